package lesson

import (
	"strconv"

	"tablier/rules"
)

// A Fault is what is wrong with a lesson, or with the text of a progress, as a code.
type Fault string

// The faults of a file.
const (
	NoKey      Fault = "key"      // the line begins with no key
	OutOfPlace Fault = "place"    // the key has no meaning where it stands
	Twice      Fault = "twice"    // the key stands there already
	Missing    Fault = "missing"  // a key that there must be
	NoValue    Fault = "value"    // the key's value is not what it needs
	OneTongue  Fault = "language" // a text is not in two languages
	TooLong    Fault = "words"    // an instruction of more than MostWords words
	SameName   Fault = "name"     // another board has that name
	Encoding   Fault = "encoding" // not UTF-8
)

// The faults that the rules find.
const (
	BadSetup  Fault = "variant"  // the game has no such variant
	BadStart  Fault = "start"    // the rules do not read the position
	NoTurn    Fault = "turn"     // a task begins where the person is not to move
	NoAnswer  Fault = "silent"   // a legal move that nothing is said of
	NoneRight Fault = "unsolved" // no legal move is right
	Unused    Fault = "unused"   // a rule that judges no legal move
	BadReply  Fault = "reply"    // no reply can be played after a move that is judged so
)

// Newer is the fault of a progress that a later version has written.
const Newer Fault = "newer"

// An Error is the error of a lesson or of the text of a progress.
type Error struct {
	Fault Fault
	Line  int    // counted from 1
	Word  string // the key, the name or the move concerned, if there is one
	Err   error  // what the rules say, if they do, or sift.ErrNewer
}

// Error returns a text for a programmer.
func (e *Error) Error() string {
	s := "line " + strconv.Itoa(e.Line) + ": " + string(e.Fault)
	if e.Word != "" {
		s += " " + strconv.Quote(rules.Clip(e.Word))
	}
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns the error that this one comes from.
func (e *Error) Unwrap() error { return e.Err }
