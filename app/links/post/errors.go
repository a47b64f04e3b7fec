package post

// A Fault is the reason why a link is refused, as a code for the page's message catalogue.
type Fault string

// The faults.
const (
	Mine     Fault = "mine"     // this side has made it itself, here or on another device, or it is for the other side
	Known    Fault = "known"    // it has been taken before
	Missing  Fault = "missing"  // one before it has not come
	Forked   Fault = "forked"   // another has been taken in its place or before it
	Unsigned Fault = "unsigned" // the other side has not signed it
	Taken    Fault = "taken"    // another guest has answered the invitation before
	Forged   Fault = "forged"   // it is in the name of this side, which has not signed it
	Stranger Fault = "stranger" // it is of another match
	Illegal  Fault = "illegal"  // its moves break the rules, or are not a turn
	BadDraw  Fault = "draw"     // its disclosure for a draw does not fit its sender's commitment
	BadPiece Fault = "piece"    // a piece that it opens is not the one that was set up
	BadSetup Fault = "set-up"   // a set-up that the rules forbid
	Withheld Fault = "withheld" // it lacks a disclosure that is due
	Early    Fault = "early"    // it discloses something that is not due
	BadCode  Fault = "code"     // a recovery code that is malformed, or of another match, or missing
)

// Error is the error of a refused link. The match is as it was.
type Error struct {
	Fault Fault
	Err   error // the cause, nil when the Fault says it all
}

// Error returns a text for a programmer; the page has a sentence of its own for each Fault.
func (e *Error) Error() string {
	s := "post: " + string(e.Fault)
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

func fault(f Fault) error { return &Error{Fault: f} }
