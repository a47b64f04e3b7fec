package page

import (
	"cmp"

	"tablier/ai/puzzle"
	"tablier/app/ui"
)

// name says what the puzzle is called.
func (w *wording) name() string {
	if w.own != nil {
		return w.number()
	}
	return w.messages().Problems.Word + " " + w.number()
}

// number says the number of the puzzle in its set, or what its author calls it.
func (w *wording) number() string {
	m := w.messages().Problems
	if w.own != nil {
		return cmp.Or(w.own.Title, m.Own)
	}
	n := w.shelf.Number(w.attempt.puzzle)
	if n == 0 {
		return m.Retired
	}
	return m.Number(n, m.Band[w.shelf.Set.Band(w.attempt.puzzle)])
}

// asked says the question, in the words of the puzzle's author if there are any.
func (w *wording) asked() string {
	if w.own != nil {
		return cmp.Or(w.own.Question, w.task())
	}
	return w.task()
}

// proved says what is known of the answer, and by which options of the rules one plays. It is never the author's to
// word: beside an author's question stands what the page asks.
func (w *wording) proved() string {
	task := w.task()
	said := []string{ui.When(task != w.asked(), task), w.goal()}
	for _, option := range w.attempt.puzzle.Options {
		said = append(said, w.messages().Problems.By(w.words().Option(option)))
	}
	return ui.Join(" ", said...)
}

// source says where the puzzle comes from.
func (w *wording) source() string {
	m := w.messages().Problems
	switch {
	case w.own != nil && w.attempt.puzzle.Kind.Moves():
		if w.own.Worded() {
			return m.SourceOwn
		}
		return m.SourceMade // by an author without words, or by the machine for a set
	case w.attempt.puzzle.Kind.Exact():
		return m.SourceExact(w.attempt.session.Counts())
	case w.attempt.puzzle.Kind == puzzle.Points:
		return m.SourcePoints
	}
	return m.SourceKnown
}
