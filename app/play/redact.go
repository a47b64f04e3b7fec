package play

import "tablier/rules"

// A Memory is the setting whether the screen goes on showing pieces that have once been revealed.
type Memory string

// The memories.
const (
	UsualMemory Memory = ""    // against the machine only
	Remember    Memory = "on"  // always
	Forget      Memory = "off" // never, except by the last move
)

// Remembers says whether the screen goes on showing pieces that have once been revealed.
func (s *screen) Remembers() bool {
	if s.settings.Memory != UsualMemory {
		return s.settings.Memory == Remember
	}
	return s.people() < 2 && !s.anySeat(Seat.away)
}

// forgets says whether the screen hides what has been revealed before.
func (s *screen) forgets() bool {
	return s.own.CanForget() && !s.Remembers() && !s.Result().Over() && s.Viewer() != rules.Chance
}

// shownView returns the view that a player of the position after ply moves has of it, as the screen shows it.
func (s *screen) shownView(v rules.View, ply int, role rules.Player) rules.View {
	if !s.forgets() {
		return v
	}
	last := rules.Move("")
	if ply > 0 && ply == s.match.Ply() {
		last = s.Redacted(ply)
	}
	return s.own.ForgetView(v, role, last)
}

// Redacted returns the move that led to ply as the screen may show it.
func (s *screen) Redacted(ply int) rules.Move { return s.redacted(ply, s.Viewer(), s.secretSince()) }

// Moves returns the moves of the whole line as the screen may show them. The caller owns the slice.
func (s *screen) Moves() []rules.Move {
	moves := s.match.Moves()
	if viewer, since := s.Viewer(), s.secretSince(); viewer != rules.Chance {
		for i := range moves {
			moves[i] = s.redacted(i+1, viewer, since)
		}
	}
	return moves
}

// secretSince returns the first round that is not shown in full: those that have ended are, except to a person who
// looks at a match as a seat knew it.
func (s *screen) secretSince() int {
	if s.SeenAs() >= 0 {
		return 0
	}
	return s.match.Round()
}

// redacted returns the move that led to ply without what the viewer may not know of it; moves of rounds before since
// are whole.
func (s *screen) redacted(ply int, viewer rules.Player, since int) rules.Move {
	m := s.match.Move(ply)
	if viewer == rules.Chance || s.match.RoundAt(ply-1) < since {
		return m
	}
	m = s.match.At(ply-1).(rules.Redacter).Redact(m, s.match.RoleAt(ply-1, viewer))
	if s.forgets() && ply != s.match.Ply() {
		return s.own.ForgetMove(m)
	}
	return m
}

// Record returns the record as it may leave this screen.
func (s *screen) Record() rules.Record { return s.match.RecordFor(s.outwardViewer()) }
