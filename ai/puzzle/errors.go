package puzzle

import "strconv"

// A Fault is what is wrong with a file of puzzles or with a puzzle.
type Fault string

// The faults.
const (
	BadHead     Fault = "head"       // the first two lines are not those of a file of puzzles
	Columns     Fault = "columns"    // a line has too few columns, or too many
	BadKind     Fault = "kind"       // no such question
	BadAnswer   Fault = "answer"     // an answer cannot be read
	BadLevel    Fault = "difficulty" // a difficulty cannot be read
	Same        Fault = "same"       // two puzzles have one ID
	BadPosition Fault = "position"   // it cannot be read, nobody is to move in it, or it tells more than is known
	BadSubject  Fault = "subject"    // what is asked about is not hidden, or no such move is legal
	Count       Fault = "count"      // there are more or fewer answers than legal moves
	BadReply    Fault = "reply"      // a reply is illegal
	NoAnswer    Fault = "no answer"  // no move is right, of exact values several are, or it is no such value
	BadLine     Fault = "line"       // the line cannot be played, or begins with a wrong move
)

// An Error is the error of a file of puzzles or of a puzzle.
type Error struct {
	Fault Fault
	Line  int    // of the file, from 1; 0 where a puzzle is held against the rules
	Word  string // the wrong word
}

func (e *Error) Error() string {
	where := ""
	if e.Line > 0 {
		where = "line " + strconv.Itoa(e.Line) + ": "
	}
	return "puzzle: " + where + string(e.Fault) + ": " + strconv.Quote(e.Word)
}
