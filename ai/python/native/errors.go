package native

import "strconv"

// A Kind says in what way a program has failed.
type Kind string

// The kinds.
const (
	Raised   Kind = "program" // it has raised an exception, or is no Python
	Turns    Kind = "turns"   // it has gone around loops and entered functions too often
	Calls    Kind = "calls"   // it has looked at too many positions
	Memory   Kind = "memory"  // it has taken too much memory
	Clock    Kind = "clock"   // it has worked for too long without counting a turn
	Unlawful Kind = "move"    // what it has returned is no legal move
	Nothing  Kind = "nothing" // it has no function jouer or play
	Died     Kind = "died"    // its process has ended
)

// A ProgramError is the error of a program: in what way it has failed, and where.
type ProgramError struct {
	Kind    Kind   `json:"kind"`
	Type    string `json:"type"`    // of the exception, by Python's name
	Line    int    `json:"line"`    // of the program, 0 where that is not known
	Message string `json:"message"` // in Python's words; of a move what was returned
	Python  string `json:"python"`  // the whole traceback in Python's words, with the frames of the program
}

func (e *ProgramError) Error() string {
	s := string(e.Kind)
	if e.Line > 0 {
		s = "line " + strconv.Itoa(e.Line) + ": " + s
	}
	if e.Message != "" {
		s += ": " + e.Message
	}
	return s
}
