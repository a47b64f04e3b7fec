package hyle

import (
	"math"

	"tablier/ai/hyle/exact"
	"tablier/rules/hyle"
)

// A judge knows what Order can expect of states of a board, if both sides play perfectly from there: as a whole number,
// the expected points times the factorial of the cells that are empty when a pawn is drawn next. Each draw divides by
// as many pawns as there are empty cells, so that nothing is rounded.
type judge struct {
	table *exact.Table[float64] // of the board that is solved; else nil
	known map[hyle.State]int64
}

// keeps is how many values a judge remembers at most: it starts anew with the next position then.
const keeps = 1 << 20

// newJudge returns the judge of a board with so many cells a side.
func newJudge(side int) *judge {
	j := &judge{known: map[hyle.State]int64{}}
	if side == 3 {
		j.table = exact.Solve[float64](side, nil)
	}
	return j
}

// costs returns what each move costs against the best, in hundredths of a point; exact is false when the cost of a move
// that is not the best is so small that it is rounded to nothing.
func (j *judge) costs(s *hyle.State) (costs []int, exact bool) {
	if len(j.known) > keeps {
		clear(j.known)
	}
	moves, sign, left := s.AppendMoves(nil), int64(1), int(s.Empty)
	if s.Phase == hyle.Placing {
		sign, left = -1, left-1
	}
	best := int64(math.MinInt64)
	var values []int64
	for _, m := range moves {
		value := sign * j.value(s.Play(m), left)
		best = max(best, value)
		values = append(values, value)
	}
	exact = true
	for _, value := range values {
		lost, unit := best-value, factorial(left)
		cost := int((200*lost + unit) / (2 * unit))
		costs = append(costs, cost)
		exact = exact && (cost > 0 || lost == 0)
	}
	return costs, exact
}

// value returns what Order can expect of a state with so many pawns still to be drawn, times the factorial of those.
func (j *judge) value(s hyle.State, left int) int64 {
	if s.Phase == hyle.Ended {
		return int64(s.Points)
	}
	if j.table != nil {
		return int64(math.Round(j.table.Value(&s) * float64(factorial(left))))
	}
	if value, ok := j.known[s]; ok {
		return value
	}
	var buf [hyle.MostMoves]hyle.Step
	value := int64(0)
	for i, m := range s.AppendMoves(buf[:0]) {
		switch next := s.Play(m); {
		case s.Phase == hyle.Drawing:
			value += int64(s.Bag[m.Colour()]) * j.value(next, left-1)
		case i == 0:
			value = j.value(next, left)
		case s.Phase == hyle.Placing:
			value = min(value, j.value(next, left))
		default:
			value = max(value, j.value(next, left))
		}
	}
	j.known[s] = value
	return value
}

func factorial(n int) int64 {
	product := int64(1)
	for i := range n {
		product *= int64(i + 1)
	}
	return product
}
