package retry

import (
	"math"

	"tablier/app/play"
	"tablier/app/recall"
	"tablier/rules"
)

// State returns the state at the position shown.
func (s *Session) State() State { return s.state }

// At returns the index of the position that is shown, and Count how many there are.
func (s *Session) At() int    { return s.at }
func (s *Session) Count() int { return len(s.entries) }

// Solved returns how many positions have been solved.
func (s *Session) Solved() int { return s.solved }

// Entry returns the position that is shown; at the end of the session, the last one.
func (s *Session) Entry() *recall.Entry { return &s.entries[min(s.at, len(s.entries)-1)] }

// Table returns the table of the position, and Boards how many positions have been on it.
func (s *Session) Table() *play.Table { return s.table }
func (s *Session) Boards() int        { return s.boards }

// Before returns the ply of the position in which the mistake was made.
func (s *Session) Before() int { return s.before }

// Try returns the last move, and Reply the machine's reply to it, each empty where there is none.
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

// Searching says whether a right move has been asked for, and the answer is pending.
func (s *Session) Searching() bool {
	return s.shown && s.state == ToPlay && s.lines == nil && !s.failed
}

// A Verdict is the judgement of the last move.
type Verdict struct {
	Worth   recall.Worth // of the position after it
	Points  int          // lost on average, in tenths; where scores are points and nothing is proved
	Counted bool         // the loss is counted in points
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
	case s.inPoints():
		return Verdict{Points: int(math.Round(10 * c.Points(true))), Counted: true}
	}
	return Verdict{}
}
