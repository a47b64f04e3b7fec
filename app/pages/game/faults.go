package game

// A fault is the reason why a game from elsewhere is not opened, where none of the errors of links, records and
// positions says it.
type fault string

// The faults.
const (
	emptyText   fault = "empty"    // there is no text
	longText    fault = "long"     // the text is longer than any game
	notAGame    fault = "no game"  // the text cannot be opened; the error says what it lacks to be a position
	badRecord   fault = "record"   // the text is not the JSON of a record
	endedMatch  fault = "ended"    // the match by links is over on both sides
	brokenMatch fault = "unusable" // the match by links cannot be continued here
)

// A faultError is the error of a game from elsewhere that is not opened.
type faultError struct {
	Fault fault
	Err   error // what is behind it, nil for nothing
}

// Error implements error.
func (e *faultError) Error() string {
	if e.Err != nil {
		return string(e.Fault) + ": " + e.Err.Error()
	}
	return string(e.Fault)
}
