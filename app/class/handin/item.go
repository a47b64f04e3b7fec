package handin

import (
	"strings"

	"tablier/app/class/form"
)

// A Result is what became of an item.
type Result int

// The results.
const (
	NotDone Result = iota
	Solved         // at the try that Tries says
	Shown          // with the solution
	Tried          // without having been solved
	Read           // of an item that is only to be read
)

// An Item is what a pupil has done at an item. Of a puzzle or a lesson an answer is a move, or the text of a choice; of
// a question of Watch the number of the choice, from 0; of an exercise in Python a [Run]; of a match a [Played].
type Item struct {
	Result  Result
	Tries   int // the right answer among them
	Hints   int
	Seconds int      // in view, and touched
	Answers []string // the first ones
	Program string   // in Python, as it stands
}

// Answer adds an answer, and says whether it was right. Of many answers the first ones are told and all are counted; of
// a long one its beginning is told.
func (i *Item) Answer(text string, right bool) {
	if i.Result == Solved || i.Tries == maxTries {
		return
	}
	i.Tries++
	if len(i.Answers) < MaxAnswers {
		i.Answers = append(i.Answers, cut(form.Tidy(text), MaxAnswer))
	}
	switch {
	case right && i.Result != Shown:
		i.Result = Solved
	case i.Result == NotDone:
		i.Result = Tried
	}
}

// Write keeps the program of an item as it stands now; false where it is longer than programs are.
func (i *Item) Write(program string) bool {
	program = form.Tidy(program)
	if len(program) > MaxProgram {
		return false
	}
	i.Program = program
	return true
}

// Sign puts the name that a pupil has typed under a submission, and the time at which it is handed in.
func (s *Submission) Sign(name string, at int) {
	name = cut(strings.Join(strings.Fields(form.Tidy(name)), " "), MaxName)
	s.Name, s.At = strings.TrimSpace(name), at
}

// cut returns the beginning of a text, of so many characters at most.
func cut(text string, limit int) string {
	for i := range text {
		if limit == 0 {
			return text[:i]
		}
		limit--
	}
	return text
}

// AtFirst says whether the item was solved at the first try.
func (i *Item) AtFirst() bool { return i.Result == Solved && i.Tries == 1 }

// Wrong returns the answers told that were wrong. With the solution none counts as right.
func (i *Item) Wrong() []string {
	if i.Result == Solved && len(i.Answers) == i.Tries {
		return i.Answers[:len(i.Answers)-1]
	}
	return i.Answers
}
