package draw

import (
	"slices"

	"tablier/rules/morris"
)

// A Table changes what a session draws as it stands in two tables: each point and each stroke by itself.
type Table struct{ *Session }

// Table changes what is drawn as it stands in tables.
func (s *Session) Table() Table { return Table{s} }

// SetPlace puts one point at another place, as it stands in the table.
func (s Table) SetPlace(n int, to morris.Place) {
	if !slices.Contains(Snaps(s.sketch.Grid), to) && s.sketch.Grid != morris.Free {
		s.notice = BadWords
		return
	}
	s.change(func() { s.put(n, to) })
}

// AddNext adds a point at the first place that is free, for who writes its place then.
func (s Table) AddNext() {
	s.change(func() {
		for _, p := range Snaps(s.sketch.Grid) {
			if s.At(p) < 0 && !s.isNear(p, -1) {
				s.add(p)
				return
			}
		}
		s.notice = Full
	})
}

// RemoveOne removes a point alone, as it stands in the table.
func (s Table) RemoveOne(n int) { s.change(func() { s.remove(n) }) }

// RemoveStroke removes one stroke, as it stands in the table.
func (s Table) RemoveStroke(kind Stroke, n int) {
	s.change(func() {
		list := strokes(&s.sketch, kind)
		*list = slices.Delete(*list, n, n+1)
	})
}

// SetKind makes a stroke one of another kind.
func (s Table) SetKind(kind Stroke, n int, to Stroke) {
	s.change(func() {
		list := strokes(&s.sketch, kind)
		stroke := (*list)[n]
		*list = slices.Delete(*list, n, n+1)
		*strokes(&s.sketch, to) = append(*strokes(&s.sketch, to), stroke)
	})
}

// SetStrokeOf has a stroke go through other points, by their names; a number past the last one adds a stroke.
func (s Table) SetStrokeOf(kind Stroke, n int, names []string) {
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
