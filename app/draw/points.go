package draw

import (
	"slices"

	"tablier/rules/morris"
)

// Touch is a touch of a place of the plate with the tool in use.
func (s *Session) Touch(p morris.Place) {
	if s.received || !morris.IsOn(s.sketch.Grid, p) {
		return
	}
	s.notice = NoNotice
	at := s.At(p)
	switch s.tool {
	case Pointer:
		s.AddPoint(p)
	case Liner:
		s.draw(p, at)
	case Mover:
		s.lift(p, at)
	case Eraser:
		if at >= 0 {
			s.RemovePoint(p)
		}
	}
}

// IsTouch says whether what began at one place and ended at another is a touch and no drag: a finger is never quite
// still.
func (s *Session) IsTouch(from, to morris.Place) bool {
	const still = 3
	return from == to || s.sketch.Grid == morris.Free && distance(from, to) <= still*still
}

// Drag is a drag from one place of the plate to another: a stroke at once, or a point that is moved.
func (s *Session) Drag(from, to morris.Place) {
	if s.received || !morris.IsOn(s.sketch.Grid, from) || !morris.IsOn(s.sketch.Grid, to) {
		return
	}
	if s.IsTouch(from, to) {
		s.Touch(from)
		return
	}
	switch s.tool {
	case Liner:
		s.finish()
		s.Touch(from)
		s.Touch(to)
		s.finish()
	case Mover:
		s.picked = nil
		if s.At(from) >= 0 {
			s.move(s.At(from), to)
		}
	}
}

// Escape ends a stroke in the making, and lets go of a point.
func (s *Session) Escape() {
	s.finish()
	s.picked = nil
}

// AddPoint adds a point at a place, and what the symmetry makes of it.
func (s *Session) AddPoint(p morris.Place) {
	s.change(func() {
		for _, image := range s.symmetry.images(s.sketch.Grid, []morris.Place{p}) {
			if !s.add(image[0]) {
				return
			}
		}
	})
}

// add adds a point, and has the strokes go through it that it lies on; false where that cannot be.
func (s *plate) add(p morris.Place) bool {
	k := &s.sketch
	switch {
	case s.At(p) >= 0:
		return true
	case len(k.Places) >= morris.MaxPoints:
		s.notice = Full
		return false
	case s.isNear(p, -1):
		s.notice = TooNear
		return false
	}
	n := len(k.Places)
	k.Places = append(k.Places, p)
	if k.Start != "" {
		k.Start += "."
	}
	for _, kind := range []Stroke{Line, Path, Win} {
		list := *strokes(k, kind)
		for i, stroke := range list {
			list[i] = s.through(stroke, n)
		}
	}
	return true
}

// isNear says whether a place is too near a point, but for one of them.
func (s *plate) isNear(p morris.Place, but int) bool {
	for i, q := range s.sketch.Places {
		if i != but && morris.TooNearOn(s.sketch.Grid, p, q) {
			return true
		}
	}
	return false
}

// through returns a stroke with a point between those of its points between which it lies.
func (s *plate) through(stroke []int, n int) []int {
	places := s.sketch.Places
	for i := 1; i < len(stroke); i++ {
		if isBetween(s.sketch.Grid, places[stroke[i-1]], places[n], places[stroke[i]]) {
			return slices.Insert(slices.Clone(stroke), i, n)
		}
	}
	return stroke
}

// RemovePoint removes the point at a place, and what the symmetry makes of it.
func (s *Session) RemovePoint(p morris.Place) {
	s.picked = nil
	s.change(func() {
		for _, image := range s.symmetry.images(s.sketch.Grid, []morris.Place{p}) {
			if at := s.At(image[0]); at >= 0 {
				s.remove(at)
			}
		}
	})
}

// remove removes a point, from the strokes too. A stroke of which one point is left goes with it.
func (s *plate) remove(n int) {
	k := &s.sketch
	k.Places = slices.Delete(k.Places, n, n+1)
	if k.Start != "" {
		k.Start = k.Start[:n] + k.Start[n+1:]
	}
	k.Barred, k.First = without(k.Barred, n), without(k.First, n)
	for _, kind := range []Stroke{Line, Path, Win} {
		list := strokes(k, kind)
		var left [][]int
		for _, stroke := range *list {
			if stroke = without(stroke, n); len(slices.Compact(stroke)) > 1 {
				left = append(left, slices.Compact(stroke))
			}
		}
		*list = left
	}
}

// without returns numbers of points without one, those after it moved up.
func without(points []int, n int) (left []int) {
	for _, p := range points {
		switch {
		case p < n:
			left = append(left, p)
		case p > n:
			left = append(left, p-1)
		}
	}
	return left
}

// lift picks the point that is to be moved, or moves it.
func (s *Session) lift(p morris.Place, at int) {
	switch {
	case len(s.picked) == 0 && at >= 0:
		s.picked = []int{at}
	case len(s.picked) > 0:
		from := s.picked[0]
		s.picked = nil
		s.move(from, p)
	}
}

// move moves a point, and those that the symmetry makes of it; or the pawn that is in place there.
func (s *Session) move(n int, to morris.Place) {
	k := &s.sketch
	if at := s.At(to); at >= 0 && k.Start != "" {
		s.change(func() { s.swapPawns(n, at) })
		return
	}
	from := k.Places[n]
	s.change(func() {
		before := clone(*k)
		grid := k.Grid
		ends := s.symmetry.images(grid, []morris.Place{to})
		moved := map[int]bool{-1: true} // a point on an axis is its own image, and goes where it is led
		for i, image := range s.symmetry.images(grid, []morris.Place{from}) {
			at := slices.Index(before.Places, image[0])
			if !moved[at] && !s.put(at, ends[i][0]) {
				*k = before
				return
			}
			moved[at] = true
		}
	})
}

// put puts a point at another place; false where that cannot be.
func (s *plate) put(n int, to morris.Place) bool {
	if at := s.At(to); at >= 0 && at != n {
		s.notice = Collide
		return false
	}
	if s.isNear(to, n) {
		s.notice = TooNear
		return false
	}
	s.sketch.Places[n] = to
	return true
}

// swapPawns exchanges what stands on two points in the start.
func (s *plate) swapPawns(a, b int) {
	start := []byte(s.sketch.Start)
	start[a], start[b] = start[b], start[a]
	s.sketch.Start = string(start)
}

// SetGrid puts the points on another grid, each at the place that is next to its own.
func (s *Session) SetGrid(grid string) {
	s.Escape()
	s.change(func() {
		var places []morris.Place
		for _, p := range s.sketch.Places {
			to := nearest(s.sketch.Grid, p, grid)
			if slices.Contains(places, to) {
				s.notice = Collide
				return
			}
			places = append(places, to)
		}
		s.sketch.Grid, s.sketch.Places = grid, places
	})
}
