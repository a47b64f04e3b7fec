// Package hyle makes puzzles of Hyle: positions of both sides in which the choice matters, with the average cost of
// every legal move against the best. The averages are exact: on nine cells at any time, by the solved board of
// package exact, and on the larger boards where few cells are left, by following every move and every draw to the
// end.
//
// A position becomes a puzzle when one move is best alone, hardly another is nearly as good, and bad ones are worse by
// points. In most of the puzzles the move that looks best at once is not good enough, and for a third each one must
// look at the position, at the replies, and further. No two are alike up to the symmetries of the board and the names
// of colours.
package hyle

import (
	"math/rand/v2"
	"slices"

	"tablier/ai/hyle/exact"
	"tablier/ai/puzzle"
	prover "tablier/ai/puzzle/prove/hyle"
	"tablier/rules/hyle"
)

// A share is how many puzzles of a board are made for each side, and where.
type share struct {
	variant     string
	side        int    // cells a side
	each        int    // puzzles for each side and of each depth
	least, most [2]int // cells that are empty, for Chaos and for Order
}

// shares returns how many puzzles of which kind each board yields.
func shares() []share {
	return []share{
		{"3", 3, 8, [2]int{4, 3}, [2]int{8, 8}},
		{"4", 4, 8, [2]int{4, 2}, [2]int{5, 4}},
		{"5", 5, 10, [2]int{4, 2}, [2]int{5, 4}},
		{"7", 7, 4, [2]int{4, 2}, [2]int{4, 3}},
	}
}

// Make makes the puzzles of all boards, those that a seed chooses.
func Make(seed uint64) ([]puzzle.Puzzle, error) {
	var list []puzzle.Puzzle
	for _, s := range shares() {
		list = append(list, s.make(rand.New(rand.NewPCG(seed, uint64(s.side))))...)
	}
	return list, nil
}

// make makes the puzzles of a board, as many of each depth. They are misleading, but for most of the shallow ones.
func (s share) make(rng *rand.Rand) (list []puzzle.Puzzle) {
	judge, sounder, seen := newJudge(s.side), newSounder(), map[string]bool{}
	for role, phase := range [2]hyle.Phase{hyle.Placing, hyle.Sliding} {
		missing := [depths]int{s.each, s.each, s.each}
		for missing != [depths]int{} {
			state := reach(rng, s.side, s.least[role]+rng.IntN(s.most[role]-s.least[role]+1), phase)
			if seen[prover.Alike(&state)] {
				continue
			}
			seen[prover.Alike(&state)] = true
			costs, _, ok := judge.Costs(&state)
			if !ok || !matters(costs) {
				continue
			}
			how, ok := sounder.sound(&state, costs)
			if !ok || missing[how] == 0 || !fits(&state, costs, how, missing[how]) {
				continue
			}
			missing[how]--
			list = append(list, puzzle.Puzzle{
				Kind: puzzle.Points, Variant: s.variant, Position: hyle.Position{State: state}.String(),
				Costs: costs, Rank: liked(&state, costs),
			})
		}
	}
	return list
}

// newJudge returns the judge of a board with so many cells a side; that of nine cells is solved first.
func newJudge(side int) *prover.Judge {
	j := prover.NewJudge()
	if side == 3 {
		j.Table = exact.Solve[float64](side, nil)
	}
	return j
}

// The choice matters where, in hundredths of a point, the second best move costs at least apart, one move at most
// beside the best costs less than solved, and the worst costs at least wide.
const (
	apart  = 20
	solved = 50
	wide   = 200
	fewest = 3 // moves to choose from
)

// matters says whether the choice between moves of such costs matters.
func matters(costs []int) bool {
	worst := slices.Max(costs)
	return len(costs) >= fewest && worst >= wide && cheaper(costs, apart) == 1 && cheaper(costs, solved) <= 2
}

// cheaper counts the moves that cost less than so much.
func cheaper(costs []int, most int) (n int) {
	for _, cost := range costs {
		if cost < most {
			n++
		}
	}
	return n
}

// fits says whether a puzzle is what a puzzle of its depth should be: two of three that are shallow are solved by what
// looks best at once, and often a second move will do; all others mislead, and one move alone will do.
func fits(s *hyle.State, costs []int, how depth, missing int) bool {
	misleads := misleads(s, costs)
	if how == shallow {
		return misleads == (missing%3 == 0) && (cheaper(costs, solved) == 2) == (missing%2 == 0)
	}
	return misleads && cheaper(costs, solved) == 1
}

// misleads says whether a move that looks best at once is not good enough.
func misleads(s *hyle.State, costs []int) bool {
	looks := looks(s)
	best := slices.Max(looks)
	for i, look := range looks {
		if look == best && costs[i] >= solved {
			return true
		}
	}
	return false
}

// liked counts the tempting mistakes: moves whose points at once are no fewer than the best move's, but which cost too
// much later.
func liked(s *hyle.State, costs []int) (n int) {
	looks, best := looks(s), slices.Index(costs, 0)
	for i, look := range looks {
		if look >= looks[best] && costs[i] >= solved {
			n++
		}
	}
	return n
}

// looks returns how each move looks to a player who counts the points as they stand after it.
func looks(s *hyle.State) (list []int) {
	sign := 1
	if s.Phase == hyle.Placing {
		sign = -1
	}
	for _, m := range s.AppendMoves(nil) {
		list = append(list, sign*s.After(m))
	}
	return list
}
