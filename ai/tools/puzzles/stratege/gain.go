package stratege

import (
	"slices"

	"tablier/ai"
	"tablier/ai/puzzle"
	prover "tablier/ai/puzzle/prove/stratege"
	"tablier/rules"
	"tablier/rules/stratege"
)

// balance returns what a side has gained: the strengths that the other side has lost less its own, and the points as
// they stand, those of the other side taken off.
func balance(s *stratege.State, side int) int {
	sum := s.Score(side) - s.Score(side^1)
	for strength := range s.Lost[side] {
		sum += strength * int(s.Lost[side^1][strength]-s.Lost[side][strength])
	}
	return sum
}

// gains returns the balance after a move of a side, and after the reply that leaves the least of it. Nothing is hidden:
// the other side replies as well as if it saw all strengths.
func gains(s *stratege.State, m stratege.Step) (once, replied int) {
	side, after := int(s.Turn), s.Play(m)
	once = balance(&after, side)
	var buf [stratege.MostMoves]stratege.Step
	for i, reply := range after.AppendMoves(buf[:0]) {
		end := after.Play(reply)
		if sum := balance(&end, side); i == 0 || sum < replied {
			replied = sum
		}
	}
	if after.End != stratege.Running {
		replied = once
	}
	return once, replied
}

// What a puzzle of gains has. Costs are in hundredths of a point.
const (
	manyTried = 3_000 // deals, each of which is played through, at most
	apart     = 20    // the least cost of the second best move
	wide      = 150   // the least cost of the worst move
	solved    = 50    // less is good enough
	manyMoves = 26
	fewMoves  = 6
	fewCosts  = 4 // different ones
	manyGood  = 4 // moves that are good enough, where it is to be easy
)

// lonely asks which move gains most where no other is good enough.
func (m *maker) lonely(s *stratege.State) (p puzzle.Puzzle, ok bool) {
	p, good, ok := points(s)
	return p, ok && good == 1 && m.agrees(s, p.Costs, ai.Limits{Nodes: 20_000})
}

// easy asks the same where a few others are good enough, and looking a little further or much further leads to one of
// these.
func (m *maker) easy(s *stratege.State) (p puzzle.Puzzle, ok bool) {
	p, good, ok := points(s)
	if !ok || good < 2 || good > manyGood {
		return p, false
	}
	for _, limits := range []ai.Limits{{Depth: 1}, {Depth: 2}, {Nodes: 400}, {Nodes: 10_000}, {Nodes: 200_000}} {
		if !m.agrees(s, p.Costs, limits) {
			return p, false
		}
	}
	return p, true
}

// points asks which move gains most on average over all deals, the reply to it included, where several attacks are
// possible. Good is how many moves are good enough.
func points(s *stratege.State) (p puzzle.Puzzle, good int, ok bool) {
	pool, moves := prover.PoolOf(s), s.Choices()
	if len(pool.Cells) < 2 || pool.Deals() > manyTried || moves < fewMoves || moves > manyMoves || !fights(s) {
		return p, 0, false
	}
	costs, liked, exact := costs(s, &pool, stratege.Position{State: *s}.Moves())
	best, different := 0, map[int]bool{}
	for _, cost := range costs {
		different[cost] = true
		if cost < apart {
			best++
		}
		if cost < solved {
			good++
		}
	}
	ok = exact && best == 1 && len(different) >= fewCosts && slices.Max(costs) >= wide
	return puzzle.Puzzle{
		Kind: puzzle.Points, Variant: stratege.Spec().Variants[0], Position: text(s), Costs: costs, Rank: liked,
	}, good, ok
}

// fights says whether the side to move has several attacks, one on a hidden pawn at least.
func fights(s *stratege.State) bool {
	attacks, blind := 0, 0
	for _, m := range s.AppendMoves(nil) {
		if m == stratege.PassStep {
			continue
		}
		_, to := m.Cells()
		if s.At[to] != 0 {
			attacks++
			if s.At[to].Strength() == 0 {
				blind++
			}
		}
	}
	return attacks > 1 && blind > 0
}

// costs returns the cost of each move, and how many moves that are not good enough look no worse than the best before
// the reply; exact is false when the cost of a move that is not the best is rounded to nothing.
func costs(s *stratege.State, pool *prover.Pool, moves []rules.Move) (list []int, liked int, exact bool) {
	steps := make([]stratege.Step, len(moves))
	for i, m := range moves {
		w, err := stratege.Read(m)
		if err != nil {
			panic(err) // a move that the rules list
		}
		steps[i] = w.Step
	}
	sums, looks, deals := make([]int, len(moves)), make([]int, len(moves)), 0
	pool.Each(s, func(dealt *stratege.State) {
		deals++
		for i, m := range steps {
			once, replied := gains(dealt, m)
			looks[i] += once
			sums[i] += replied
		}
	})
	best := slices.Index(sums, slices.Max(sums))
	exact = true
	for i, sum := range sums {
		lost := sums[best] - sum
		cost := (200*lost + deals) / (2 * deals)
		list = append(list, cost)
		exact = exact && (cost > 0 || lost == 0)
		if cost >= solved && looks[i] >= looks[best] {
			liked++
		}
	}
	return list, liked, exact
}

// agrees says whether a search by the machine, which looks further and at what comes of it, chooses a move that is good
// enough.
func (m *maker) agrees(s *stratege.State, costs []int, limits ai.Limits) bool {
	return costs[m.search(stratege.Position{State: *s}, limits, 1)] < solved
}
