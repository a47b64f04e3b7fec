package form

import "strconv"

// A Fault is the reason why something cannot be read or written, as a code for a page's catalogue.
type Fault string

// The faults.
const (
	Alien   Fault = "alien"   // it does not look like anything of a class
	Other   Fault = "other"   // it is a submission instead of a set, or a set instead of a submission
	Newer   Fault = "version" // a later Tablier made it
	Cut     Fault = "cut"     // it ends before its end
	Damaged Fault = "damaged" // a part is missing, or not as it was written
	Long    Fault = "long"    // it has more, or longer texts, than there may be
	Illegal Fault = "illegal" // it is whole, yet says what cannot be
	Missing Fault = "missing" // this edition does not have what it names
)

// An Error is the error of a code or a file, with the place of the fault as far as it has one.
type Error struct {
	Fault Fault
	Item  int    // the number of the item concerned, from 1; 0 for none
	Field string // the name of the field, empty for none
	Line  int    // of a file, from 1; 0 for none
	Err   error  // the cause, nil when the rest says it all
}

// Error returns a text for a programmer; pages have a sentence of their own for each Fault.
func (e *Error) Error() string {
	s := "class: " + string(e.Fault)
	if e.Item > 0 {
		s += ": item " + strconv.Itoa(e.Item)
	}
	if e.Line > 0 {
		s += ": line " + strconv.Itoa(e.Line)
	}
	if e.Field != "" {
		s += ": " + e.Field
	}
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }
