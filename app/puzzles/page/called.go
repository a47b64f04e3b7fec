package page

import (
	"cmp"

	"tablier/ai/puzzle"
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

// source says where the puzzle comes from.
func (w *wording) source() string {
	m := w.messages().Problems
	switch {
	case w.own != nil && w.attempt.puzzle.Kind.Moves():
		return m.SourceOwn
	case w.attempt.puzzle.Kind.Exact():
		return m.SourceExact(w.attempt.session.Counts())
	case w.attempt.puzzle.Kind == puzzle.Points:
		return m.SourcePoints
	}
	return m.SourceKnown
}
