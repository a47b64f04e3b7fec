package wording

// A Fault is the reason why a game from elsewhere is not opened, where none of the errors of links, records and
// positions says it.
type Fault string

// The faults.
const (
	EmptyText   Fault = "empty"    // there is no text
	LongText    Fault = "long"     // the text is longer than any game
	NotAGame    Fault = "no game"  // the text cannot be opened; the error says what it lacks to be a position
	BadRecord   Fault = "record"   // the text is not the JSON of a record
	EndedMatch  Fault = "ended"    // the match by links is over on both sides
	BrokenMatch Fault = "unusable" // the match by links cannot be continued here
)

// An Error is the error of a game from elsewhere that is not opened.
type Error struct {
	Fault Fault
	Err   error // what is behind it, nil for nothing
}

// Error implements error.
func (e *Error) Error() string {
	if e.Err != nil {
		return string(e.Fault) + ": " + e.Err.Error()
	}
	return string(e.Fault)
}
