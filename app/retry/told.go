package retry

import (
	"math"

	"tablier/app/play"
	"tablier/app/recall"
	"tablier/rules"
)

// State says what can be done.
func (s *Session) State() State { return s.state }

// At says which position is shown, counted from 0, and Count how many there are.
func (s *Session) At() int    { return s.at }
func (s *Session) Count() int { return len(s.entries) }

// Solved says how many times the value has been kept.
func (s *Session) Solved() int { return s.solved }

// Entry returns the position that is shown; at the end of the session, the last one.
func (s *Session) Entry() *recall.Entry { return &s.entries[min(s.at, len(s.entries)-1)] }

// Table returns the table on which it stands, and Boards how many positions have stood there.
func (s *Session) Table() *play.Table { return s.table }
func (s *Session) Boards() int        { return s.boards }

// Before returns how many plies lead to the position.
func (s *Session) Before() int { return s.before }

// Try returns the move that was made, and Reply what the machine has answered, each empty where there is none.
func (s *Session) Try() rules.Move   { return s.try }
func (s *Session) Reply() rules.Move { return s.reply }

// Hint returns a right move while it is shown, else nothing. It waits for the machine, by which it will be judged.
func (s *Session) Hint() rules.Move {
	switch {
	case !s.shown || s.state != ToPlay:
		return ""
	case s.failed:
		return s.Entry().Best
	case s.lines == nil:
		return ""
	}
	return rules.Move(s.lines[0].Move)
}

// Searching says whether a right move has been asked for that the machine has still to find.
func (s *Session) Searching() bool {
	return s.shown && s.state == ToPlay && s.lines == nil && !s.failed
}

// A Verdict is what is known of the move that was made.
type Verdict struct {
	Worth   recall.Worth // what is left
	Points  int          // lost on average, in tenths; where scores are points and nothing is proved
	Counted bool         // that says it
}

// Verdict returns what the move that was made is worth.
func (s *Session) Verdict() Verdict {
	c, seat := s.choice, s.Entry().Seat
	switch {
	case c.Has.Exact:
		w := recall.Worth{Proved: true, Lead: int(c.Has.Lead), Plies: c.Has.Plies}
		if seat == 1 {
			w.Lead = -w.Lead
		}
		if w.Lead < 0 {
			w.Plies = max(0, w.Plies-1) // from the reply on, as it is said of the move of the match
		}
		return Verdict{Worth: w}
	case s.points():
		return Verdict{Points: int(math.Round(10 * c.Points(true))), Counted: true}
	}
	return Verdict{}
}
