package draw

import (
	"slices"

	"tablier/rules/morris"
)

// draw goes on with a stroke to a place. A point that is not there yet is added; the last one again ends the stroke.
func (s *Session) draw(p morris.Place, at int) {
	if at < 0 {
		s.AddPoint(p)
		if at = s.At(p); at < 0 {
			return
		}
	}
	n := len(s.picked)
	switch {
	case n == 0:
		s.picked = []int{at}
	case at == s.picked[n-1]:
		s.finish()
	case at == s.picked[0] && s.stroke == Path && n > 2:
		s.picked = append(s.picked, at)
		s.finish()
	case slices.Contains(s.picked, at):
		s.notice = OnItBefore
	default:
		s.picked = append(s.picked, s.way(s.picked[n-1], at)...)
	}
}

// way returns the points on the straight way from one point to another, the last one too.
func (s *Session) way(from, to int) []int {
	places := s.sketch.Places
	var on []int
	for p := range places {
		if isBetween(s.sketch.Grid, places[from], places[p], places[to]) && !slices.Contains(s.picked, p) {
			on = append(on, p)
		}
	}
	slices.SortFunc(on, func(a, b int) int {
		return distance(places[from], places[a]) - distance(places[from], places[b])
	})
	return append(on, to)
}

// finish ends the stroke in the making, if there is one: it is drawn, and what the symmetry makes of it.
func (s *Session) finish() {
	stroke := s.picked
	if s.tool != Liner || len(stroke) == 0 {
		return
	}
	s.picked = nil
	if len(stroke) < 2 {
		return
	}
	var places []morris.Place
	for _, p := range stroke {
		places = append(places, s.sketch.Places[p])
	}
	s.change(func() {
		for _, image := range s.symmetry.images(s.sketch.Grid, places) {
			s.stroked(s.stroke, image)
		}
	})
}

// stroked draws a stroke through places, with points where there are none, unless it is there already.
func (s *plate) stroked(kind Stroke, places []morris.Place) {
	var stroke []int
	for _, p := range places {
		if !s.add(p) {
			return
		}
		stroke = append(stroke, s.At(p))
	}
	list := strokes(&s.sketch, kind)
	join := s.join
	if kind == Path {
		join = chained
	}
	stroke = joined(list, stroke, join)
	if !slices.ContainsFunc(*list, func(other []int) bool { return same(other, stroke) }) {
		*list = append(*list, stroke)
	}
}

// same says whether two strokes go through the same points, from one end or the other.
func same(a, b []int) bool {
	back := slices.Clone(b)
	slices.Reverse(back)
	return slices.Equal(a, b) || slices.Equal(a, back)
}

// joined returns a stroke with those that it makes one with, which are taken out of the list: a game is the same in
// however many strokes it is drawn.
func joined(list *[][]int, stroke []int, join func(a, b []int) (one []int, ok bool)) []int {
	for again := true; again; {
		again = false
		for i, other := range *list {
			if longer, ok := join(stroke, other); ok {
				stroke, again = longer, true
				*list = slices.Delete(*list, i, i+1)
				break
			}
		}
	}
	return stroke
}

// join returns two strokes as one, where both lie on one straight way and have a point in common.
func (s *plate) join(a, b []int) (one []int, ok bool) {
	if !slices.ContainsFunc(a, func(p int) bool { return slices.Contains(b, p) }) || same(a, b) {
		return nil, false
	}
	all := slices.Concat(a, b)
	slices.Sort(all)
	all = slices.Compact(all)
	places := s.sketch.Places
	from, to := all[0], all[1]
	for _, p := range all { // the two that are the farthest from each other
		for _, q := range all {
			if distance(places[p], places[q]) > distance(places[from], places[to]) {
				from, to = p, q
			}
		}
	}
	for _, p := range all {
		if p != from && p != to && !isBetween(s.sketch.Grid, places[from], places[p], places[to]) {
			return nil, false
		}
	}
	slices.SortFunc(all, func(p, q int) int {
		return distance(places[from], places[p]) - distance(places[from], places[q])
	})
	return all, true
}

// chained returns two paths as one, where one ends at an end of the other.
func chained(a, b []int) (one []int, ok bool) {
	a, b = slices.Clone(a), slices.Clone(b)
	if b[0] == a[0] || b[len(b)-1] == a[0] {
		slices.Reverse(a)
	}
	if b[len(b)-1] == a[len(a)-1] {
		slices.Reverse(b)
	}
	if same(a, b) || b[0] != a[len(a)-1] || a[0] == a[len(a)-1] {
		return nil, false
	}
	one = append(a, b[1:]...)
	for i, p := range one[1:] {
		if slices.Contains(one[i+2:], p) || p == one[0] && i+2 < len(one) {
			return nil, false
		}
	}
	return one, true
}

// EraseStroke removes a stroke, and those that the symmetry makes of it.
func (s *Session) EraseStroke(kind Stroke, n int) {
	var places []morris.Place
	for _, p := range s.Strokes(kind)[n] {
		places = append(places, s.sketch.Places[p])
	}
	s.change(func() {
		list := strokes(&s.sketch, kind)
		for _, image := range s.symmetry.images(s.sketch.Grid, places) {
			var stroke []int
			for _, p := range image {
				stroke = append(stroke, s.At(p))
			}
			*list = slices.DeleteFunc(*list, func(other []int) bool { return same(other, stroke) })
		}
	})
}
