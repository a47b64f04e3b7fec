package link

import "errors"

// A Fault says what is wrong with a link, as a code for the page's message catalogue.
type Fault string

// The faults.
const (
	NotALink Fault = "alien"   // it does not look like one of ours
	Version  Fault = "version" // a newer Tablier made it
	Other    Fault = "other"   // it is a letter where a turn is wanted, or a turn where a letter is
	Damaged  Fault = "damaged" // a part is missing, or not as it was written
	Unknown  Fault = "unknown" // it is of a game, a variant or an option that is not here
	Illegal  Fault = "illegal" // it is whole, yet the moves are not a game
	Long     Fault = "long"    // it has more moves or more text than a link may
)

// Error is the error of a link that cannot be read, or of a letter that cannot be written.
type Error struct {
	Fault Fault
	Err   error // what was found, nil when the Fault says it all
}

// Error says it for a programmer; the page has a sentence of its own for each Fault.
func (e *Error) Error() string {
	s := "link: " + string(e.Fault)
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns what was found.
func (e *Error) Unwrap() error { return e.Err }

func damaged(how string) error { return &Error{Fault: Damaged, Err: errors.New(how)} }
