package play

import (
	"slices"

	"tablier/app/board"
	"tablier/rules"
)

// GoTo shows the position after ply moves, as near to it as the match has one; the game itself stays where it is.
func (s *screen) GoTo(ply int) {
	s.show(ply)
	s.Cancel()
}

// Uncover gives the screen to the person to move.
func (s *screen) Uncover() {
	s.holder = s.Turn()
	s.Cancel()
}

// SeeAs shows a finished match as a seat knew it while it was played, or with everything for -1.
func (s *screen) SeeAs(seat int) {
	s.seenAs = seat
	s.Cancel()
}

// Cancel drops the points touched so far, so that the gesture begins anew.
func (s *screen) Cancel() {
	s.clear()
	s.own.Cancel()
}

// stepTried undoes or redoes a step of the unplayed move.
func (s *screen) stepTried(step func() bool) board.Change {
	stepped := step()
	s.Cancel()
	if !stepped {
		return board.Nothing
	}
	return board.Tried
}

// Targets returns the points that can be touched next, sorted.
func (s *screen) Targets() []int {
	if points, mine := s.own.Targets(); mine {
		return points
	}
	return s.following(s)
}

// Leads returns the move that touching a point now would play, empty for none.
func (s *screen) Leads(point int) rules.Move {
	m, _ := s.spelled(s, append(slices.Clone(s.touch.points), point))
	return m
}
