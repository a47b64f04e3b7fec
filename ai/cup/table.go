package cup

import (
	"cmp"
	"math"
	"slices"

	"tablier/rules"
)

// A Score is the numbers of results of some games for a player. A game won is worth 2 points, one drawn 1.
type Score struct{ Won, Drawn, Lost int }

// Games returns how many games the score is of.
func (s Score) Games() int { return s.Won + s.Drawn + s.Lost }

// Points returns the points of a score, 2 for a win and 1 for a draw.
func (s Score) Points() int { return 2*s.Won + s.Drawn }

// Share returns the share of the possible points, 0 where nothing was played.
func (s Score) Share() float64 { return float64(s.Points()) / float64(max(2*s.Games(), 1)) }

// Margin returns the margin of error of the share: in some 95 of 100 cups the share of ever more games is nearer than
// that. Two games won and two lost are added to those that were played, as A. Agresti and B. A. Coull propose for
// shares (“Approximate is better than exact”, The American Statistician 52, 1998); of these n games, each worth 1, ½
// or 0, with the mean m and the variance v, the interval is m ± 1.96 × √(v ÷ n). The margin is how far its far end is
// from the share itself, which is not m. Games of two players who do the same whatever the seed are counted as though
// each told something new.
func (s Score) Margin() float64 {
	share := s.Share()
	s.Won, s.Lost = s.Won+2, s.Lost+2
	n, sum, squares := s.Games(), s.Points(), 4*s.Won+s.Drawn // in half points: whole numbers
	return 0.98*math.Sqrt(float64(squares*n-sum*sum)/float64(n*n*n)) + math.Abs(share-s.Share())
}

func (s *Score) add(winner, player rules.Player) {
	switch winner {
	case player:
		s.Won++
	case rules.Nobody:
		s.Drawn++
	default:
		s.Lost++
	}
}

// A Row is the results of one player.
type Row struct {
	Score          // of all games
	Player int     // by the place in the list
	Name   string  // of the player
	Faults int     // games lost by an error of the program
	Fault  *Fault  // the first of these errors, nil without one
	Aside  bool    // set aside: see the package comment
	Cells  []Score // against each player, by their place in the list; nothing against oneself
}

// A Table is the standings of a cup.
type Table struct {
	Rows  []Row // in the order of the players
	Order []int // the places of the rows, best first
}

// Table returns the standings of the cup. Order is by share; of those with the same share whoever has won more games
// is first, then the name decides: it does not hang on the order of the players.
func (c *Cup) Table() Table {
	t := Table{Rows: make([]Row, len(c.players)), Order: make([]int, len(c.players))}
	for i, p := range c.players {
		t.Order[i] = i
		t.Rows[i] = Row{Player: i, Name: p.Name, Aside: c.aside[i] > 0, Cells: make([]Score, len(c.players))}
	}
	for _, p := range c.schedule {
		if r := c.results[p.Number-1]; r != nil && !c.aside.skips(p) {
			t.Rows[p.First].count(*r, rules.First, p.Second)
			t.Rows[p.Second].count(*r, rules.Second, p.First)
		}
	}
	slices.SortFunc(t.Order, func(a, b int) int { return t.Rows[a].compare(t.Rows[b]) })
	return t
}

// count adds a game in which the row's player had a seat.
func (r *Row) count(result Result, seat rules.Player, against int) {
	r.add(result.Winner, seat)
	r.Cells[against].add(result.Winner, seat)
	if result.Fault != nil && result.Winner != seat {
		if r.Faults++; r.Fault == nil {
			fault := *result.Fault
			r.Fault = &fault
		}
	}
}

// compare orders rows, the best first. Shares are compared as fractions, which are exact.
func (r Row) compare(s Row) int {
	return cmp.Or(
		cmp.Compare(s.Points()*max(r.Games(), 1), r.Points()*max(s.Games(), 1)),
		cmp.Compare(s.Won, r.Won),
		cmp.Compare(r.Name, s.Name),
	)
}

// Tied says whether the margins of two players, by their places in the list, overlap: they cannot be told apart. Where
// only these two have met that is exact; where there are others it is careful, and never says too early who is better.
func (t Table) Tied(a, b int) bool {
	r, s := t.Rows[a], t.Rows[b]
	return math.Abs(r.Share()-s.Share()) <= r.Margin()+s.Margin()
}
