package cup

import (
	"strconv"
	"strings"

	"tablier/rules"
)

// The reasons for the end of a game that the rules do not know.
const (
	Failed  rules.Reason = "error" // the loser's program has failed
	TooLong rules.Reason = "long"  // a draw after as many plies as the configuration allows
)

// A Result is the moves and the end of a game.
type Result struct {
	Moves  []rules.Move // of the opening, of both players and of chance
	Winner rules.Player // Nobody for a draw
	Reason rules.Reason // of the rules, or Failed or TooLong
	Fault  *Fault       // of the loser's program, where Reason is Failed
}

// A Fault is an error of a program.
type Fault struct {
	Kind string `json:"kind"`           // a word of the runner's: "program", "move", "calls", …
	Type string `json:"type,omitempty"` // of the exception, by Python's name
	Line int    `json:"line,omitempty"` // of the program; 0 where that is not known
	Text string `json:"text,omitempty"` // the message, in the words of Python
}

// String returns the fault in one line, as a command prints it.
func (f Fault) String() string {
	s := f.Kind
	if f.Line > 0 {
		s = "line " + strconv.Itoa(f.Line) + ": " + s
	}
	if f.Text != "" {
		s += ": " + strings.Join(strings.Fields(f.Text), " ")
	}
	return s
}

// What a fault may be at most.
const (
	maxKind = 20
	maxType = 100
	maxText = 10_000
)

// need returns what is wrong with a fault, nothing for a valid one.
func (f Fault) need() string {
	switch {
	case !word(f.Kind):
		return "a kind of 1 to " + strconv.Itoa(maxKind) + " letters from a to z"
	case f.Line < 0:
		return "a line from 0"
	}
	return ""
}

// cut returns the longest prefix of a text that is UTF-8 of up to most bytes.
func cut(text string, most int) string {
	return strings.ToValidUTF8(text[:min(len(text), most)], "")
}

func word(kind string) bool {
	for _, r := range kind {
		if r < 'a' || r > 'z' {
			return false
		}
	}
	return kind != "" && len(kind) <= maxKind
}

// String names the winner and the reason, for errors.
func (r Result) String() string {
	s := r.Winner.String() + " by " + rules.Clip(string(r.Reason))
	if r.Fault != nil {
		s += " with a fault"
	}
	return s
}

// replay replays a result: it returns the result in canonical form, or an error.
func (c *Cup) replay(p Pairing, r Result) (Result, error) {
	g, err := c.begin(p)
	if err != nil {
		return Result{}, err
	}
	for i, move := range r.Moves {
		switch {
		case i >= g.match.Ply():
			err = g.Play(move)
		case move != g.match.Move(i+1): // the opening and chance have played these already
			err = &rules.Illegal{Move: move, Fault: rules.BadDraw}
		}
		if err != nil {
			return Result{}, &rules.PlyError{Ply: i + 1, Err: err}
		}
	}
	if len(r.Moves) < g.match.Ply() {
		return Result{}, &ResultError{Have: r.String(), Want: "more moves: what chance draws is missing"}
	}
	if r.Fault != nil {
		if err := g.Fail(*r.Fault); err != nil {
			return Result{}, err
		}
	}
	want, over := g.Result()
	if !over {
		return Result{}, &ResultError{Have: r.String(), Want: "more moves: the game is not over"}
	}
	if r.Winner != want.Winner || r.Reason != want.Reason {
		return Result{}, &ResultError{Have: r.String(), Want: want.String()}
	}
	return want, nil
}
