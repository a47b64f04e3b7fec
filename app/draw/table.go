package draw

import (
	"slices"

	"tablier/rules/morris"
)

// A Table changes what a session draws as it stands in two tables: each point and each stroke by itself.
type Table struct{ s *Session }

// Table changes what is drawn as it stands in tables. What is picked on the plate is let go: tables do not show it.
func (s *Session) Table() Table {
	s.picked = nil
	return Table{s}
}

// SetPlace puts one point at another place, as it stands in the table.
func (t Table) SetPlace(n int, to morris.Place) {
	s := t.s
	if !morris.IsOn(s.sketch.Grid, to) {
		s.notice = BadWords
		return
	}
	s.change(func() { s.put(n, to) })
}

// AddNext adds a point at the first place that is free, for who writes its place then.
func (t Table) AddNext() {
	s := t.s
	s.change(func() {
		if len(s.sketch.Places) >= morris.MaxPoints {
			s.notice = Full
			return
		}
		for _, p := range Snaps(s.sketch.Grid) {
			if s.At(p) < 0 && !s.isNear(p, -1) {
				s.add(p)
				return
			}
		}
		s.notice = NoPlace
	})
}

// RemoveOne removes a point alone, as it stands in the table.
func (t Table) RemoveOne(n int) { t.s.change(func() { t.s.remove(n) }) }

// RemoveStroke removes one stroke, as it stands in the table.
func (t Table) RemoveStroke(kind Stroke, n int) {
	s := t.s
	s.change(func() {
		list := strokes(&s.sketch, kind)
		*list = slices.Delete(*list, n, n+1)
	})
}

// SetKind makes a stroke one of another kind.
func (t Table) SetKind(kind Stroke, n int, to Stroke) {
	s := t.s
	s.change(func() {
		list := strokes(&s.sketch, kind)
		stroke := (*list)[n]
		*list = slices.Delete(*list, n, n+1)
		*strokes(&s.sketch, to) = append(*strokes(&s.sketch, to), stroke)
	})
}

// SetStrokeOf has a stroke go through other points, by their names; a number past the last one adds a stroke.
func (t Table) SetStrokeOf(kind Stroke, n int, names []string) {
	s := t.s
	var stroke []int
	all := s.Names()
	for _, name := range names {
		at := slices.Index(all, name)
		if at < 0 {
			s.notice = BadWords
			return
		}
		stroke = append(stroke, at)
	}
	if len(stroke) < 2 {
		s.notice = BadWords
		return
	}
	s.change(func() {
		list := strokes(&s.sketch, kind)
		if n >= len(*list) {
			*list = append(*list, stroke)
			return
		}
		(*list)[n] = stroke
	})
}
