// Package stratege has players of Le Stratège that are simple enough for anybody to write again from a line of text,
// so that figures measured against them can be compared. They know no limit and are not part of the machine.
package stratege

import (
	"math/rand/v2"

	"tablier/rules"
	"tablier/rules/stratege"
)

// Greedy sets up at random. Then it attacks where the odds, by what counting leaves of the hidden strengths, are best
// if they are at least ½; else it advances the most advanced pawn that can; else it moves sideways; else it does
// anything. Ties are broken at random.
type Greedy struct{}

// Choose returns a player's move.
func (Greedy) Choose(view rules.View, seed uint64) rules.Move {
	s := view.(stratege.View).State
	var buf [stratege.MostMoves]stratege.Step
	moves := s.AppendMoves(buf[:0])
	best := pick(moves, seed, func(m stratege.Step) float64 { return rank(&s, m) })
	return s.Text(best)
}

// The ranks of moves, the odds of an attack or the rows advanced coming on top.
const (
	attacks  = 200
	advances = 100
	sideways = 50
)

// rank says how much Greedy likes a move.
func rank(s *stratege.State, m stratege.Step) float64 {
	if _, _, placing := m.Placement(); placing || m == stratege.PassStep {
		return 0
	}
	from, to := m.Cells()
	switch odds := odds(s, from, to); {
	case s.At[to] != 0 && odds >= 0.5:
		return attacks + odds
	case s.At[to] != 0:
		return 0
	case to/stratege.Columns == from/stratege.Columns:
		return sideways
	}
	return advances + float64(advanced(from, int(s.Turn)))
}

// odds returns how likely an own pawn is to win when it attacks another.
func odds(s *stratege.State, from, to int) float64 {
	if s.At[to] == 0 {
		return 0
	}
	attacker, defender := s.At[from].Strength(), s.At[to].Strength()
	if defender > 0 {
		if attacker >= defender {
			return 1
		}
		return 0
	}
	known := s.Known(int(s.Turn ^ 1))
	won, all := 0, 0
	for strength := 1; strength <= stratege.Most; strength++ {
		left := stratege.Each - int(known[strength])
		all += left
		if attacker >= strength {
			won += left
		}
	}
	return float64(won) / float64(all)
}

// advanced returns how many rows a pawn has advanced.
func advanced(cell, side int) int {
	row := cell / stratege.Columns
	if side == 1 {
		return stratege.Rows - 1 - row
	}
	return row
}

// pick returns the move with the highest value, any of several.
func pick(moves []stratege.Step, seed uint64, value func(stratege.Step) float64) (best stratege.Step) {
	rng := rand.New(rand.NewPCG(seed, 0))
	high, ties := 0.0, 0
	for _, m := range moves {
		switch v := value(m); {
		case ties == 0 || v > high:
			best, high, ties = m, v, 1
		case v == high:
			if ties++; rng.IntN(ties) == 0 {
				best = m
			}
		}
	}
	return best
}
