package handin

import "tablier/app/class/set"

// A Tally is how far a pupil has come with a set. Items that are only to be read do not count.
type Tally struct {
	Solved, Shown, Tried, NotDone int
	Seconds                       int // at all items, those to be read among them
}

// Of returns how many items count.
func (t Tally) Of() int { return t.Solved + t.Shown + t.Tried + t.NotDone }

// Tally counts the results at the items of the set that the submission answers.
func (s *Submission) Tally(given *set.Set) (t Tally) {
	for place, item := range s.Items {
		t.Seconds += item.Seconds
		if place >= len(given.Items) || !set.Counts(given.Items[place].Task) {
			continue
		}
		switch item.Result {
		case Solved:
			t.Solved++
		case Shown:
			t.Shown++
		case Tried:
			t.Tried++
		default:
			t.NotDone++
		}
	}
	return t
}

// MayBeShown says whether the solution of an item can be shown now.
func (i *Item) MayBeShown(settings set.Settings) bool {
	return !settings.NoSolution && i.Result != Solved && i.Tries >= set.TriesToSolution
}

// Opens says whether the item at a place can be done now: always where the order is free, and else once every item
// before it has been read, has been solved or shown, has been tried often enough, or is absent: this edition does not
// have it.
func (s *Submission) Opens(place int, settings set.Settings, absent func(place int) bool) bool {
	if !settings.Fixed {
		return true
	}
	for other, before := range s.Items[:place] {
		ended := absent(other) || before.Result == Read || before.Result == Solved || before.Result == Shown
		if !ended && before.Tries < set.TriesToSolution {
			return false
		}
	}
	return true
}
