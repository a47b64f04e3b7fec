package pupil

import (
	"encoding/json"

	"tablier/app/class/handin"
)

// Resume goes on from what [Record.Resume] has returned for the set that is open, on another device perhaps. False
// where that is of another set, or nothing of the kind; the set then begins anew. What is kept here counts more than
// what comes from elsewhere.
func (s *Session) Resume(text string) bool {
	var from resumed
	if s.given == nil || s.record != nil || len(text) > MaxResume || json.Unmarshal([]byte(text), &from) != nil ||
		from.Version != version || from.Set != s.id || len(from.Items) != len(s.given.Items) {
		return false
	}
	work := &handin.Submission{Set: from.Set, Attempt: from.Attempt}
	for _, t := range from.Items {
		d := t.Done
		work.Items = append(work.Items, handin.Item{
			Result: handin.Result(d[0]), Tries: d[1], Hints: d[2], Seconds: d[3], Answers: t.Answers, Program: t.Program,
		})
	}
	if _, err := handin.Encode(work); err != nil { // nothing that no pupil can have done
		return false
	}
	r, err := s.begun()
	if err != nil {
		return false
	}
	r.Attempt, r.At = from.Attempt, min(max(from.At, 0), len(from.Items))
	for i := range work.Items {
		r.Places[i].Done, r.Places[i].Begun = work.Items[i], from.Items[i].Done[4] == 1
	}
	s.record = r
	r.keep(s.environment.Store) // at once with what was done: the page around a frame hears of nothing else
	return true
}
