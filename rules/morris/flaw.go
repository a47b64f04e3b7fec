package morris

import (
	"strconv"
	"strings"
)

// A Flaw is what keeps a board from being played, as a code.
type Flaw string

// The flaws.
const (
	ManyPoints   Flaw = "many-points"   // more than MaxPoints
	BadPoint     Flaw = "bad-point"     // a point without a usable name; points: its name
	SamePoint    Flaw = "same-point"    // two points of one name; points: the name
	TooNear      Flaw = "too-near"      // two free points less than MinDistance from each other; points: both
	NoSuchPoint  Flaw = "no-such-point" // what names a point that is not there; points: the name
	ShortLine    Flaw = "short-line"    // a line that wins has less than three points; points: its points
	ShortPath    Flaw = "short-path"    // a path has less than two points; points: its points
	PointTwice   Flaw = "point-twice"   // a line or path goes through a point twice; points: its points
	NoLine       Flaw = "no-line"       // no line wins for one of the sides
	Unlinked     Flaw = "unlinked"      // nothing leads to a point, and pawns move along lines; points: the point
	PawnCount    Flaw = "pawn-count"    // no pawns, or more than MaxPawns
	NoRoom       Flaw = "no-room"       // fewer points to place pawns on than there are pawns
	BadStart     Flaw = "bad-start"     // the start is no text of the points
	StartCount   Flaw = "start-count"   // the start has another number of pawns of a side
	ClosedInSet  Flaw = "closed-in-set" // points are closed, but nothing is placed
	NowhereToGo  Flaw = "nowhere"       // who begins can place or move nothing
	UnknownField Flaw = "unknown-field" // of a text: a field that version 1 does not have, or one that is there twice
	BadField     Flaw = "bad-field"     // of a text: a field that does not say what it should
	LongText     Flaw = "long-text"     // a text of more than MaxText characters
)

// A Fault is a flaw of a board and where it is.
type Fault struct {
	Flaw   Flaw
	Field  string   // of the board, as in "Lines", or of its text, as in "l"; empty for the board as a whole
	Number int      // of the line of that field, from 0
	Points []string // whose flaw it is
	Offset int      // of the text, in bytes; 0 for the board
}

// Error implements error.
func (f *Fault) Error() string {
	text := "board: " + string(f.Flaw)
	if f.Field != "" {
		text += " in " + f.Field
	}
	if len(f.Points) > 0 {
		text += ": " + strings.Join(f.Points, " ")
	}
	if f.Offset > 0 {
		text += " at byte " + strconv.Itoa(f.Offset)
	}
	return text
}

// Faults are all that keep a board from being played.
type Faults []*Fault

// Error implements error.
func (f Faults) Error() string {
	texts := make([]string, len(f))
	for i, fault := range f {
		texts[i] = fault.Error()
	}
	return strings.Join(texts, "; ")
}
