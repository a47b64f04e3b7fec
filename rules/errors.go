package rules

import (
	"strconv"
	"strings"
)

// A Fault names the rule that a move breaks, as a code for the game's message catalogue.
type Fault string

// The faults that every game shares; a game adds its own.
const (
	BadMove      Fault = "syntax" // the text is not a move of this game's notation
	GameOver     Fault = "over"   // the game has ended
	NoPass       Fault = "pass"   // a pass while there is a move, or where the rules know none
	BadDraw      Fault = "draw"   // a move of chance that is not what the round's seed draws
	Undetermined Fault = "untold" // the result of the move depends on a fact that is unknown here: see Redacter
)

// Illegal is the error of a move that the rules refuse.
type Illegal struct {
	Move  Move
	Fault Fault
	Cells []string // the cells concerned, the one to blame first
}

// Error returns a text for a programmer; the page has sentences of its own for each Fault.
func (e *Illegal) Error() string {
	s := "illegal move " + strconv.Quote(Clip(string(e.Move))) + ": " + string(e.Fault)
	if len(e.Cells) > 0 {
		s += " at " + strings.Join(e.Cells, ", ")
	}
	return s
}

// SyntaxError is the error of a text that a parser cannot read.
type SyntaxError struct {
	What   string // the kind of the text: "position", "record"
	Offset int    // in bytes, where it stops making sense
	Need   string // the expected text
	Text   string // all that was read
}

// Error returns a text for a programmer.
func (e *SyntaxError) Error() string {
	return "bad " + e.What + " " + strconv.Quote(Clip(e.Text)) +
		" at byte " + strconv.Itoa(e.Offset) + ": want " + e.Need
}

// UnknownError is the error of a name that is not in its list.
type UnknownError struct {
	What  string // "game", "variant", "option"
	Name  string
	Known []string
}

// Error returns a text for a programmer, with the known names.
func (e *UnknownError) Error() string {
	s := "unknown " + e.What + " " + strconv.Quote(Clip(e.Name)) + ": "
	if len(e.Known) == 0 {
		return s + "there is none"
	}
	return s + "want " + strings.Join(e.Known, ", ")
}

// VariantError is the error of a variant whose rules somebody has written, around what is wrong with them.
type VariantError struct{ Err error }

// Error returns a text for a programmer.
func (e *VariantError) Error() string { return "variant: " + e.Err.Error() }

// Unwrap returns the error of the rules.
func (e *VariantError) Unwrap() error { return e.Err }

// PlyError is the error of a move list: which of its moves is wrong, and why.
type PlyError struct {
	Ply int // counted from 1
	Err error
}

// Error returns a text for a programmer.
func (e *PlyError) Error() string { return "move " + strconv.Itoa(e.Ply) + ": " + e.Err.Error() }

// Unwrap returns the error of the move itself.
func (e *PlyError) Unwrap() error { return e.Err }

// SeedError is the error of a seed that cannot be that of a round.
type SeedError struct {
	Round int // counted from 0
	Seed  uint64
	Need  string // the expected value
}

// Error returns a text for a programmer.
func (e *SeedError) Error() string {
	return "seed " + strconv.FormatUint(e.Seed, 10) + " of round " + strconv.Itoa(e.Round) + ": want " + e.Need
}

// Clip shortens a text of somebody else for errors and pages: its first 60 characters, and an ellipsis for the rest.
// The whole of it may be megabytes, which no page lays out in time.
func Clip(s string) string {
	const most = 60
	if len(s) <= most {
		return s
	}
	count := 0
	for i := range s {
		if count == most {
			return strings.ToValidUTF8(s[:i], "") + "…"
		}
		count++
	}
	return s
}
