package link

import "errors"

// A Fault is the reason why a link cannot be read, as a code for the page's message catalogue.
type Fault string

// The faults.
const (
	NotALink Fault = "alien"   // it does not look like a link of Tablier
	Version  Fault = "version" // a newer Tablier made it
	Other    Fault = "other"   // it is a letter instead of a turn, or a turn instead of a letter
	Damaged  Fault = "damaged" // a part is missing, or not as it was written
	Unknown  Fault = "unknown" // it is of a game, a variant or an option that is not here
	Illegal  Fault = "illegal" // it is whole, yet the moves are not a game
	Long     Fault = "long"    // it has more moves or more text than a link may
)

// Error is the error of a link that cannot be read, or of a letter that cannot be written.
type Error struct {
	Fault Fault
	Err   error // the cause, nil when the Fault says it all
}

// Error returns a text for a programmer; the page has a sentence of its own for each Fault.
func (e *Error) Error() string {
	s := "link: " + string(e.Fault)
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

// damaged returns the error of a damaged link.
func damaged(how string) error { return &Error{Fault: Damaged, Err: errors.New(how)} }
