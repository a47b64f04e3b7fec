package draw

import (
	"slices"

	"tablier/rules/morris"
)

// maxPast is how many changes can be undone.
const maxPast = 200

// change makes a change of the drawing, which can be undone; one that comes to nothing is no change.
func (s *Session) change(do func()) {
	if s.received {
		return
	}
	before := clone(s.sketch)
	s.notice = NoNotice
	do()
	if equal(before, s.sketch) {
		return
	}
	s.past = append(s.past, before)
	if len(s.past) > maxPast {
		s.past = s.past[1:]
	}
	s.future = nil
	s.keep()
	s.judge()
}

// CanUndo says whether there is something to undo, CanRedo whether something was undone.
func (s *Session) CanUndo() bool { return !s.received && (len(s.past) > 0 || s.making()) }

// CanRedo says whether there is something to do again.
func (s *Session) CanRedo() bool { return !s.received && len(s.future) > 0 }

// making says whether a stroke is in the making.
func (s *Session) making() bool { return s.tool == Liner && len(s.picked) > 0 }

// Undo undoes the last change; of a stroke in the making, the last point.
func (s *Session) Undo() {
	if s.making() {
		s.picked = s.picked[:len(s.picked)-1]
		return
	}
	s.swap(&s.past, &s.future)
}

// Redo does again what was undone.
func (s *Session) Redo() {
	s.picked = nil
	s.swap(&s.future, &s.past)
}

// swap takes the drawing from the end of one list, and puts the present one at the end of another.
func (s *Session) swap(from, to *[]morris.Sketch) {
	n := len(*from)
	if n == 0 || s.received {
		return
	}
	*to = append(*to, s.sketch)
	s.sketch = (*from)[n-1]
	*from = (*from)[:n-1]
	s.picked, s.notice = nil, NoNotice
	s.keep()
	s.judge()
}

// clone returns a copy that shares nothing.
func clone(k morris.Sketch) morris.Sketch {
	k.Places, k.Barred, k.First = slices.Clone(k.Places), slices.Clone(k.Barred), slices.Clone(k.First)
	for _, kind := range []Stroke{Line, Path, Win} {
		list := strokes(&k, kind)
		*list = slices.Clone(*list)
		for i, stroke := range *list {
			(*list)[i] = slices.Clone(stroke)
		}
	}
	return k
}

// equal says whether two drawings are the same.
func equal(a, b morris.Sketch) bool {
	same := func(kind Stroke) bool { return slices.EqualFunc(*strokes(&a, kind), *strokes(&b, kind), slices.Equal) }
	return a.Grid == b.Grid && slices.Equal(a.Places, b.Places) && same(Line) && same(Path) && same(Win) &&
		slices.Equal(a.Barred, b.Barred) && slices.Equal(a.First, b.First) && a.Pawns == b.Pawns &&
		a.Start == b.Start && a.Motion == b.Motion && a.Passes == b.Passes && a.Thrice == b.Thrice &&
		a.Title == b.Title && a.Author == b.Author
}
