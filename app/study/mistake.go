package study

import (
	"math"

	"tablier/rules"
)

// A Mistake is a move that has lost value, judged by what its player could know: Had is the value before it, and Has
// the value after it.
type Mistake struct {
	Choice
	Ply  int // of the position after the move
	Seat int // who made it
	Best rules.Move
}

// Lead is that of the Choice for who made the move.
func (m Mistake) Lead() float64 { return m.Choice.Lead(m.Seat) }

// A Choice is the value of a move beside the best one, by one search of the position. Chance and what the other side
// hides are in both alike, so that the difference is the player's own.
type Choice struct{ Had, Has Value }

// What a move must lose to be a mistake, where that is estimated: slip of what could be expected, see Turned, or so
// many points on average in a game whose scores are points. One that loses at most goodPoints of them, or goodShare of
// what could be expected, is as good as the best.
const (
	slipPoints = 2
	goodPoints = 0.5
	goodShare  = 0.2
)

// Lead returns how much less a seat may expect after the move, from 0 to 2.
func (c Choice) Lead(seat int) float64 { return forSeat(seat, c.Had.Lead-c.Has.Lead) }

// Points returns how many points the move has lost on average, 0 in a game without points.
func (c Choice) Points(points bool) float64 {
	if !points {
		return 0
	}
	return math.Abs(c.Had.Score - c.Has.Score)
}

// Kept says whether a move of a seat has kept the value.
func (c Choice) Kept(seat int, points bool) bool {
	switch {
	case c.Had.LostFor(seat) && c.Has.LostFor(seat):
		return c.Has.Plies == 0 || c.Had.Plies > 0 && c.Has.Plies >= c.Had.Plies // nothing is left to keep but time
	case c.Had.Exact && c.Has.Exact:
		return c.Lead(seat) <= 0
	case points:
		return c.Points(points) < goodPoints
	}
	return c.Lead(seat) < goodShare
}

// lost says whether a move of a seat was a mistake.
func (c Choice) lost(seat int, points bool) bool {
	switch {
	case c.Had.Exact && c.Has.Exact:
		return c.Lead(seat) > 0
	case points:
		return c.Lead(seat) > 0 && c.Points(points) >= slipPoints
	}
	return c.Lead(seat) >= slip
}

// forSeat turns a lead of seat 0 into that of a seat.
func forSeat(seat int, lead float64) float64 {
	if seat == 1 {
		return -lead
	}
	return lead
}

// inPoints says whether the machine's scores are points.
func (s *Study) inPoints() bool { return s.table.Game.Gauge != nil }

// Doubtful says whether the move to ply may be a mistake that only a [Choice] can confirm: its outcome is estimated,
// or chance or a secret of somebody else has a share in it. What has not fallen is in no doubt, even where a player
// owes that to chance.
func (s *Study) Doubtful(ply int) bool {
	c, ok := s.change(ply)
	if !ok || s.conclusive(ply) {
		return false
	}
	if _, judged := s.judged[ply]; judged {
		return false
	}
	seat := s.points[ply-1].Seat
	if s.inPoints() {
		return c.Lead(seat) > 0
	}
	return c.Lead(seat) >= slip/2
}

// change returns the values before and after the move to ply; false where nobody chose it.
func (s *Study) change(ply int) (c Choice, ok bool) {
	if ply < 1 || ply >= len(s.points) {
		return c, false
	}
	before, after := s.points[ply-1], s.sequel(ply)
	if !before.needsMachine() || !before.Known || before.Best == "" || s.moves[ply-1] == before.Best || after.NewRound {
		return c, false
	}
	return Choice{before.Value, after.Value}, after.Known
}

// conclusive says whether the values before and after a move decide about it: both are proved, and nothing else lies
// between.
func (s *Study) conclusive(ply int) bool {
	before, after := s.points[ply-1], s.points[ply]
	return !s.secret() && before.Exact && after.Exact && !after.Lucky
}

// Judge takes the machine's comparison of the move to ply with the best one.
func (s *Study) Judge(ply int, c Choice) {
	if s.judged == nil {
		s.judged = map[int]Choice{}
	}
	s.judged[ply] = c
}

// Mistakes returns the moves known to have lost value, in the order in which they were made.
func (s *Study) Mistakes() (list []Mistake) {
	for ply := 1; ply < len(s.points); ply++ {
		c, judged := s.judged[ply]
		if !judged {
			var ok bool
			if c, ok = s.change(ply); !ok || !s.conclusive(ply) {
				continue
			}
		}
		if before := s.points[ply-1]; c.lost(before.Seat, s.inPoints()) {
			list = append(list, Mistake{c, ply, before.Seat, before.Best})
		}
	}
	return list
}

// EarliestLoss returns the move by which a seat, in a lost position, has shortened its resistance by the most plies
// or, where there is none, the one that has lost the most expectation, though too little for a mistake; false where
// it held out as long as it could.
func (s *Study) EarliestLoss(seat int) (cut Mistake, ok bool) {
	most := 0.0
	for ply := 1; ply < len(s.points); ply++ {
		c, judged := s.judged[ply]
		if !judged {
			if c, ok = s.change(ply); !ok || s.secret() || s.points[ply].Lucky {
				continue
			}
		}
		before := s.points[ply-1]
		if before.Seat != seat {
			continue
		}
		size := min(1, c.Lead(seat)) / 2
		if c.Had.LostFor(seat) && c.Has.LostFor(seat) && c.Had.Plies > 0 && c.Has.Plies > 0 {
			size = float64(c.Had.Plies - 1 - c.Has.Plies)
		}
		if size > most {
			cut, most = Mistake{c, ply, seat, before.Best}, size
		}
	}
	return cut, most > 0
}
