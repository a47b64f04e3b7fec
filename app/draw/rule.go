package draw

import (
	"slices"
	"strings"
	"unicode"

	"tablier/rules/morris"
)

// A Rule changes the rule of the game that a session draws.
type Rule struct{ s *Session }

// Rule changes the rule of the game.
func (s *Session) Rule() Rule { return Rule{s} }

// SetPawns sets the pawns of a side.
func (r Rule) SetPawns(n int) {
	s := r.s
	s.change(func() {
		s.sketch.Pawns = n
		s.restart()
	})
}

// SetInPlace says whether the pawns are in place at the start. They stand at both ends of the points then, until they
// are moved, and no point is closed.
func (r Rule) SetInPlace(in bool) {
	s := r.s
	s.change(func() {
		s.sketch.Start = ""
		if in {
			s.sketch.Start = strings.Repeat(".", len(s.sketch.Places))
			s.sketch.Barred, s.sketch.First = nil, nil
			s.restart()
		}
	})
	if in {
		s.SetTool(Mover)
	}
}

// restart puts the pawns that are in place at both ends of the points in their order: on the ring, on both sides of its
// first place.
func (s *plate) restart() {
	k := &s.sketch
	if k.Start == "" {
		return
	}
	order := k.Order()
	if centre := s.At(morris.Place{Y: 1}); k.Grid == morris.Ring && centre >= 0 { // it is nobody's when the game begins
		order = slices.Insert(order[1:], (len(order)-1)/2, centre)
	}
	start := []byte(strings.Repeat(".", len(order)))
	for i := range min(k.Pawns, len(order)/2) {
		start[order[i]], start[order[len(order)-1-i]] = 'o', 'r'
	}
	k.Start = string(start)
}

// SetClosed closes points: to the very first pawn alone, or to all that are placed.
func (r Rule) SetClosed(points []int, all bool) {
	s := r.s
	s.change(func() {
		s.sketch.Barred, s.sketch.First = nil, points
		if all {
			s.sketch.Barred, s.sketch.First = points, nil
		}
	})
}

// SetMotion sets how pawns move.
func (r Rule) SetMotion(m morris.Motion) { r.s.change(func() { r.s.sketch.Motion = m }) }

// SetPasses says whether who cannot move passes.
func (r Rule) SetPasses(passes bool) { r.s.change(func() { r.s.sketch.Passes = passes }) }

// SetThrice says whether the third occurrence of a position draws, and not the second.
func (r Rule) SetThrice(thrice bool) { r.s.change(func() { r.s.sketch.Thrice = thrice }) }

// SetTitle sets the title.
func (r Rule) SetTitle(text string) { r.s.change(func() { r.s.sketch.Title = plain(text) }) }

// SetAuthor sets the first name of who has drawn the game.
func (r Rule) SetAuthor(text string) { r.s.change(func() { r.s.sketch.Author = plain(text) }) }

// plain returns a text as a title can be: signs that can be printed, single spaces, so many at most.
func plain(text string) string {
	text = strings.ToValidUTF8(text, "")
	text = strings.Map(func(c rune) rune {
		switch {
		case unicode.IsSpace(c):
			return ' '
		case !unicode.IsPrint(c):
			return -1
		}
		return c
	}, text)
	signs := []rune(strings.Join(strings.Fields(text), " "))
	return strings.TrimSpace(string(signs[:min(len(signs), morris.MaxName)]))
}

// Centre returns the point that is nearest to the middle of the plate, -1 where there is no point.
func (s *plate) Centre() int {
	k, best, least := &s.sketch, -1, 0.0
	for i, p := range k.Places {
		x, y := spread(k.Grid, p)
		if far := (x-.5)*(x-.5) + (y-.5)*(y-.5); best < 0 || far < least-1e-9 {
			best, least = i, far
		}
	}
	return best
}

// Begin puts a new drawing on the plate. What was there comes back with Undo.
func (s *Session) Begin(k morris.Sketch) {
	s.leaveReceived()
	s.Escape()
	s.change(func() { s.sketch = clone(k) })
	s.tool = Pointer
	if len(k.Places) > 0 {
		s.tool = Liner
	}
}

// OnGrid returns a plate with nine points, three by three, without a stroke.
func OnGrid() morris.Sketch {
	k := Empty("3")
	k.Places = Snaps("3")
	return k
}

// OnRing returns a plate with eight points on a ring, and their centre.
func OnRing() morris.Sketch {
	k := Empty(morris.Ring)
	k.Places = Snaps(morris.Ring)
	return k
}
