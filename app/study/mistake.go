package study

import (
	"math"

	"tablier/rules"
)

// A Mistake is a move that has lost value, judged by what its player could know: Had is what the position was worth,
// and Has what was left of it.
type Mistake struct {
	Choice
	Ply  int // the move leads to the position after so many plies
	Seat int // who made it
	Best rules.Move
}

// Lead is that of the Choice for who made the move.
func (m Mistake) Lead() float64 { return m.Choice.Lead(m.Seat) }

// A Choice is what a move was worth beside the best one, by one search of the position in which it was made. Chance and
// what the other side hides are in both alike, so that the difference is the player's own.
type Choice struct{ Had, Has Value }

// What a move must lose to be a mistake, where that is estimated: slip of what could be expected, see Turned, or so
// many points on average in a game whose scores are points. One that loses at most goodPoints of them, or goodShare of
// what could be expected, is as good as the best.
const (
	slipPoints = 2
	goodPoints = 0.5
	goodShare  = 0.2
)

// Lead returns how much less a seat may expect, in what lies between a draw and a win.
func (c Choice) Lead(seat int) float64 { return gain(seat, c.Had.Lead-c.Has.Lead) }

// Points returns how many points the move has lost on average, none of a game whose scores are none.
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
		return c.Has.Plies >= c.Had.Plies // nothing is left to keep but time
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

// gain turns what is more for seat 0 into what is more for a seat.
func gain(seat int, lead float64) float64 {
	if seat == 1 {
		return -lead
	}
	return lead
}

// counts says whether the machine's scores are points.
func (s *Study) counts() bool { return s.table.Game.Gauge != nil }

// Doubtful says whether the move to ply may be a mistake, and only a [Choice] can tell: what came of it is estimated,
// or chance or what somebody else knows has its share in it. What has not fallen is in no doubt, even where a player
// owes that to chance.
func (s *Study) Doubtful(ply int) bool {
	c, ok := s.change(ply)
	if !ok || s.plain(ply) {
		return false
	}
	if _, judged := s.weighed[ply]; judged {
		return false
	}
	seat := s.points[ply-1].Seat
	if s.counts() {
		return c.Lead(seat) > 0
	}
	return c.Lead(seat) >= slip/2
}

// change returns what the position was worth before the move to ply, and what it came to; false where nobody chose.
func (s *Study) change(ply int) (c Choice, ok bool) {
	if ply < 1 || ply >= len(s.points) {
		return c, false
	}
	before, after := s.points[ply-1], s.sequel(ply)
	if !before.asked() || !before.Known || before.Best == "" || s.moves[ply-1] == before.Best || after.Apart {
		return c, false
	}
	return Choice{before.Value, after.Value}, after.Known
}

// plain says whether the values before and after a move say all: both are proved, and nothing else lies between.
func (s *Study) plain(ply int) bool {
	before, after := s.points[ply-1], s.points[ply]
	return !s.secret() && before.Exact && after.Exact && !after.Lucky
}

// Judge takes what the machine thinks of the move to ply.
func (s *Study) Judge(ply int, c Choice) {
	if s.weighed == nil {
		s.weighed = map[int]Choice{}
	}
	s.weighed[ply] = c
}

// Mistakes returns the moves known to have lost value, in the order in which they were made.
func (s *Study) Mistakes() (list []Mistake) {
	for ply := 1; ply < len(s.points); ply++ {
		c, judged := s.weighed[ply]
		if !judged {
			var ok bool
			if c, ok = s.change(ply); !ok || !s.plain(ply) {
				continue
			}
		}
		if before := s.points[ply-1]; c.lost(before.Seat, s.counts()) {
			list = append(list, Mistake{c, ply, before.Seat, before.Best})
		}
	}
	return list
}

// Cut returns the move by which a seat, in a lost position, has cut its resistance short by the most plies, or, where
// there is none, the one that has lost the most of what could be expected, though too little for a mistake; false where
// it held out as long as it could.
func (s *Study) Cut(seat int) (cut Mistake, ok bool) {
	most := 0.0
	for ply := 1; ply < len(s.points); ply++ {
		c, judged := s.weighed[ply]
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
		if c.Had.LostFor(seat) && c.Has.LostFor(seat) {
			size = float64(c.Had.Plies - 1 - c.Has.Plies)
		}
		if size > most {
			cut, most = Mistake{c, ply, seat, before.Best}, size
		}
	}
	return cut, most > 0
}
