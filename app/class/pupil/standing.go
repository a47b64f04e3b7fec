package pupil

import (
	"tablier/app/class/handin"
	"tablier/app/class/set"
)

// A Status is how far a pupil has come with a set, in the words of SCORM.
type Status string

// The statuses.
const (
	Incomplete Status = "incomplete" // something is left to do
	Completed  Status = "completed"  // nothing is, but not all has been solved: solutions have been shown
	Passed     Status = "passed"     // all has been solved
)

// A Standing is how a pupil stands with a set, as a host page is told.
type Standing struct {
	Solved, Of int // items to be read do not count
	Seconds    int // at all items, in view and touched
	Status     Status
}

// Standing says how the pupil stands. An item that this edition does not have keeps a set from being passed, but not
// from being completed.
func (r *Record) Standing() Standing {
	s := Standing{Status: Completed}
	for _, p := range r.Places {
		s.Seconds += p.Done.Seconds
		if p.Kind != set.OfWords {
			s.Of++
		}
		switch p.Done.Result {
		case handin.Solved:
			s.Solved++
		case handin.Shown, handin.Read:
		default:
			if !p.Absent {
				s.Status = Incomplete
			}
		}
	}
	if s.Status == Completed && s.Solved == s.Of {
		s.Status = Passed
	}
	return s
}
