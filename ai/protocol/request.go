package protocol

import (
	"slices"
	"strconv"
	"strings"

	"tablier/rules"
)

// What a request may ask for at most.
const (
	MaxLine   = 1 << 20 // bytes of a line, without its end
	MaxMoves  = 10_000
	MaxDepth  = 100 // plies
	MaxMillis = 3_600_000
	MaxLines  = 100
	MaxSeeds  = 100
)

// How much may wait behind the perft that runs, and as much behind the tree.
const (
	MaxWaiting = 16      // requests
	MaxBacklog = 8 << 20 // bytes of all that waits, where more than MaxWaiting requests do, natively
)

// maxSeed is the largest number that every reader of JSON keeps exactly.
const maxSeed = 1<<53 - 1

// An Op is the kind of a request.
type Op string

// The ops.
const (
	OpGames    Op = "games"
	OpMoves    Op = "moves"
	OpDraw     Op = "draw"
	OpPerft    Op = "perft"
	OpSearch   Op = "search"
	OpHint     Op = "hint"
	OpTree     Op = "tree"
	OpStop     Op = "stop"
	OpMap      Op = "map"
	OpSurvey   Op = "survey"
	OpCompose  Op = "compose"
	OpPuzzles  Op = "puzzles"
	OpSurprise Op = "surprise"
)

// ops lists the ops in the order in which errors name them.
func ops() []string {
	return []string{
		string(OpGames), string(OpMoves), string(OpDraw), string(OpPerft), string(OpSearch), string(OpHint), string(OpTree),
		string(OpStop), string(OpMap), string(OpSurvey), string(OpPuzzles), string(OpCompose),
		string(OpSurprise),
	}
}

// A Request is one question to the machine. Fields that its op does not have are zero.
type Request struct {
	ID ID
	Op Op
	rules.Record
	Level   int   // of a search; 0 when it is limited otherwise
	Millis  int64 // of a search; 0 for no limit in time
	Nodes   uint64
	Depth   int // of a perft, or of a search when not 0
	Lines   int // 0 counts as 1
	Seed    uint64
	Alone   bool // of a search: it uses no files
	Tree    TreeQuery
	Target  ID  // of a stop
	From    int // of a map: the first position wanted
	Compose ComposeQuery
}

// Decode parses the line of a request. The error is an *[Error]; when it concerns more than the line's syntax, the
// request still has its ID and, if it is known, its Op.
func Decode(line []byte) (Request, error) {
	var r Request
	if err := r.decode(string(line)); err != nil {
		return r, err
	}
	return r, nil
}

func (r *Request) decode(line string) *Error {
	members, err := split(line)
	if err != nil {
		return err
	}
	d := decoder{members: members}
	if r.ID = d.id("id"); d.err != nil {
		d.err.Code = CodeID
		return d.err
	}
	op := d.text("op", true)
	if d.err != nil {
		return d.err
	}
	if !slices.Contains(ops(), op) {
		err := rules.UnknownError{What: "op", Name: op, Known: ops()}
		return &Error{Code: CodeOp, Message: err.Error()}
	}
	r.Op = Op(op)
	d.request(r)
	return d.err
}

// split parses a JSON object into its members, as text.
func split(line string) (map[string]string, *Error) {
	members := map[string]string{}
	s := scanner{text: line}
	err := s.object(0, func(name, value string) *Error {
		if _, twice := members[name]; twice {
			return &Error{Code: CodeSyntax, Message: "the name " + strconv.Quote(clip(name)) + " stands twice"}
		}
		members[name] = value
		return nil
	})
	if err == nil {
		err = s.end()
	}
	return members, err
}

// clip shortens a message whose subject is megabytes long.
func clip(s string) string {
	const most = 80
	if len(s) <= most {
		return s
	}
	return strings.ToValidUTF8(s[:most], "") + "…"
}
