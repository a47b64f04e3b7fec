package hyle

import (
	"math"

	"tablier/rules/hyle"
)

// A Judge knows what Order can expect of states of a board, if both sides play perfectly from there: as a whole number,
// the expected points times the factorial of the cells that are empty when a pawn is drawn next. Each draw divides by
// as many pawns as there are empty cells, so that nothing is rounded.
type Judge struct {
	// Table has the values of all states, of a board that is solved; else nil.
	Table interface{ Value(s *hyle.State) float64 }
	known map[hyle.State]int64
	tick  func() bool // counts a state; nil for no limit
	spent bool
}

// keeps is how many values a judge remembers from one position to the next: beyond it, it starts anew.
const keeps = 1 << 20

// NewJudge returns a judge of a board that takes as long as it takes.
func NewJudge() *Judge { return &Judge{known: map[hyle.State]int64{}} }

// Costs returns what each move costs against the best, in hundredths of a point; exact is false when the cost of a move
// that is not the best is so small that it would be rounded to nothing. Mean is what the best move brings its side on
// average.
func (j *Judge) Costs(s *hyle.State) (costs []int, mean int, exact bool) {
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
		if cost == 0 && lost > 0 {
			cost, exact = 1, false
		}
		costs = append(costs, cost)
	}
	return costs, int(math.Round(float64(100*best) / float64(factorial(left)))), exact
}

// value returns what Order can expect of a state with so many pawns still to be drawn, times the factorial of those.
func (j *Judge) value(s hyle.State, left int) int64 {
	if s.Phase == hyle.Ended {
		return int64(s.Points)
	}
	if j.Table != nil {
		return int64(math.Round(j.Table.Value(&s) * float64(factorial(left))))
	}
	if value, ok := j.known[s]; ok {
		return value
	}
	var buf [hyle.MostMoves]hyle.Step
	if j.spent = j.spent || j.tick != nil && !j.tick(); j.spent {
		return 0
	}
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
	if !j.spent {
		j.known[s] = value
	}
	return value
}

func factorial(n int) int64 {
	product := int64(1)
	for i := range n {
		product *= int64(i + 1)
	}
	return product
}
