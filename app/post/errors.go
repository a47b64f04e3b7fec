package post

// A Fault says why a link is not taken, as a code for the page's message catalogue.
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
	BadDraw  Fault = "draw"     // what it shows for a draw does not fit what its sender is bound to
	BadPiece Fault = "piece"    // a piece that it opens is not the one that was set up
	BadSetup Fault = "set-up"   // a set-up that no side may have
	Withheld Fault = "withheld" // it does not show what it has to
	Early    Fault = "early"    // it shows what it has not to
	BadCode  Fault = "code"     // a recovery code that is none, or of another match, or one is wanted
)

// Error is the error of a link that is not taken. The match is as it was.
type Error struct {
	Fault Fault
	Err   error // what was found, nil when the Fault says it all
}

// Error says it for a programmer; the page has a sentence of its own for each Fault.
func (e *Error) Error() string {
	s := "post: " + string(e.Fault)
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns what was found.
func (e *Error) Unwrap() error { return e.Err }

func fault(f Fault) error { return &Error{Fault: f} }
