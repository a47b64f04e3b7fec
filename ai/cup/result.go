package cup

import (
	"strconv"
	"unicode/utf8"

	"tablier/rules"
)

// The reasons for the end of a game that the rules do not know.
const (
	Failed  rules.Reason = "error" // the loser's program has failed
	TooLong rules.Reason = "long"  // a draw after MaxPlies
)

// A Result is how a game was played.
type Result struct {
	Moves  []rules.Move // of both and of chance
	Winner rules.Player // Nobody for a draw
	Reason rules.Reason // of the rules, or Failed or TooLong
	Fault  *Fault       // of the loser's program, where Reason is Failed
}

// A Fault is how a program has failed.
type Fault struct {
	Kind string // a word of the runner's: "program", "illegal", "calls", …
	Line int    // of the program; 0 where that is not known
	Text string // the message, in the words of Python
}

// What a fault may be at most.
const (
	maxKind = 20
	maxText = 10_000
)

// need says what is wrong with a fault, nothing when all is well.
func (f Fault) need() string {
	switch {
	case !word(f.Kind):
		return "a kind of 1 to " + strconv.Itoa(maxKind) + " letters from a to z"
	case f.Line < 0:
		return "a line from 0"
	case len(f.Text) > maxText || !utf8.ValidString(f.Text):
		return "a text of at most " + strconv.Itoa(maxText) + " bytes of UTF-8"
	}
	return ""
}

func word(kind string) bool {
	for _, r := range kind {
		if r < 'a' || r > 'z' {
			return false
		}
	}
	return kind != "" && len(kind) <= maxKind
}

// String names the winner and the reason, as errors repeat them.
func (r Result) String() string {
	s := r.Winner.String() + " by " + rules.Clip(string(r.Reason))
	if r.Fault != nil {
		s += " with a fault"
	}
	return s
}

// replay plays the moves of a result again and says what is wrong with it.
func (c *Cup) replay(p Pairing, r Result) error {
	m, err := rules.NewMatch(c.spec, c.setup(), "")
	if err != nil {
		return err
	}
	for i, move := range r.Moves {
		if err := step(m, move, p.Seed); err != nil {
			return &rules.PlyError{Ply: i + 1, Err: err}
		}
	}
	if r.Fault != nil {
		if need := c.faultNeed(m, p, *r.Fault); need != "" {
			return &FaultError{Fault: *r.Fault, Need: need}
		}
	}
	want, over := verdict(m, r.Fault)
	if !over {
		return &ResultError{Have: r.String(), Want: "more moves: the game is not over"}
	}
	if r.Winner != want.Winner || r.Reason != want.Reason {
		return &ResultError{Have: r.String(), Want: want.String()}
	}
	return nil
}

// step plays one move of a record, which chance must have drawn from the seed.
func step(m *rules.Match, move rules.Move, seed uint64) error {
	if m.Ply() >= MaxPlies {
		return &rules.Illegal{Move: move, Fault: rules.GameOver}
	}
	if m.ToMove() == rules.Chance && move != m.ChanceMove(seed) {
		return &rules.Illegal{Move: move, Fault: rules.BadDraw}
	}
	return m.Play(move)
}

// faultNeed says why a fault cannot end a match as it stands, nothing when it can.
func (c *Cup) faultNeed(m *rules.Match, p Pairing, f Fault) string {
	if need := f.need(); need != "" {
		return need
	}
	seat := m.ToMove()
	if m.Ply() >= MaxPlies || seat != rules.First && seat != rules.Second || c.players[p.player(seat)].Kind != Program {
		return "a program to move"
	}
	return ""
}

// verdict returns how a game has ended, false while it has not. A fault is that of whoever is to move.
func verdict(m *rules.Match, fault *Fault) (Result, bool) {
	r := Result{Moves: m.Moves(), Fault: fault}
	out := m.Result()
	switch {
	case out.Over():
		r.Winner, r.Reason = out.Winner, out.Reason
	case fault != nil:
		r.Winner, r.Reason = m.ToMove().Other(), Failed
	case m.Ply() >= MaxPlies:
		r.Reason = TooLong
	default:
		return Result{}, false
	}
	return r, true
}
