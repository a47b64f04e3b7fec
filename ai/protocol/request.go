package protocol

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strconv"

	"github.com/go-json-experiment/json/jsontext"

	"tablier/rules"
)

// What a request may ask for at most.
const (
	MaxLine   = 1 << 20 // bytes of a line, without its end
	MaxMoves  = 10_000
	MaxDepth  = 100 // plies
	MaxMillis = 3_600_000
	MaxLines  = 100
)

// An Op is what a request asks for.
type Op string

// The ops.
const (
	OpGames  Op = "games"
	OpMoves  Op = "moves"
	OpPerft  Op = "perft"
	OpSearch Op = "search"
	OpStop   Op = "stop"
)

// ops lists the ops in the order in which errors name them.
func ops() []string {
	return []string{string(OpGames), string(OpMoves), string(OpPerft), string(OpSearch), string(OpStop)}
}

// A Request is one question to the machine. Fields that its op does not have are zero.
type Request struct {
	ID ID
	Op Op
	rules.Record
	Level  int // of a search; 0 when it is limited otherwise
	Millis int64
	Nodes  uint64
	Depth  int // of a perft, or of a search when not 0
	Lines  int // 0 counts as 1
	Seed   uint64
	Target ID // of a stop
}

// Decode reads a request from a line. When the error, an *[Error], concerns more than the line's syntax,
// the request still has its ID and, if it is known, its Op.
func Decode(line []byte) (Request, error) {
	var r Request
	members, err := split(line)
	if err != nil {
		return r, err
	}
	if r.ID, err = readID(members, "id"); err != nil {
		return r, &Error{Code: CodeID, Message: err.Error()}
	}
	d := decoder{members: members}
	op := d.text("op", true)
	if d.err != nil {
		return r, d.err
	}
	if !slices.Contains(ops(), op) {
		err := rules.UnknownError{What: "op", Name: op, Known: ops()}
		return r, &Error{Code: CodeOp, Message: err.Error()}
	}
	r.Op = Op(op)
	d.request(&r)
	return r, d.err
}

// split reads a JSON object into its members, still as text.
func split(line []byte) (map[string]jsontext.Value, error) {
	dec := jsontext.NewDecoder(bytes.NewReader(line))
	if dec.PeekKind() != '{' {
		if err := skip(dec); err != nil {
			return nil, err
		}
		return nil, &Error{Code: CodeSyntax, Message: "want a JSON object"}
	}
	if _, err := dec.ReadToken(); err != nil {
		return nil, syntax(err)
	}
	members := map[string]jsontext.Value{}
	for dec.PeekKind() != '}' {
		name, err := dec.ReadToken()
		if err != nil {
			return nil, syntax(err)
		}
		key := name.String() // before the next read invalidates the token
		value, err := dec.ReadValue()
		if err != nil {
			return nil, syntax(err)
		}
		members[key] = value.Clone()
	}
	if _, err := dec.ReadToken(); err != nil {
		return nil, syntax(err)
	}
	if _, err := dec.ReadToken(); !errors.Is(err, io.EOF) {
		return nil, &Error{Code: CodeSyntax, Message: "want one JSON object a line, found more"}
	}
	return members, nil
}

func skip(dec *jsontext.Decoder) error {
	if err := dec.SkipValue(); err != nil {
		return syntax(err)
	}
	return nil
}

// syntax says where JSON stops making sense.
func syntax(err error) *Error {
	var s *jsontext.SyntacticError
	switch {
	case errors.As(err, &s):
		return &Error{Code: CodeSyntax, Message: "at byte " + strconv.FormatInt(s.ByteOffset, 10) + ": " + s.Err.Error()}
	case errors.Is(err, io.EOF):
		return &Error{Code: CodeSyntax, Message: "the line is empty"}
	}
	return &Error{Code: CodeSyntax, Message: err.Error()}
}
