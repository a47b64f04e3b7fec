package stratege

import (
	"math"

	"tablier/rules"
	"tablier/rules/stratege"
)

// Cheater sees everything: it needs the view of chance, which the machine and the other players here never get. It sets
// up at random and then plays the move that is best two plies ahead, its own and the reply, by its own less the other's
// strengths on the board, and half a point for each row that a pawn has advanced, and three for each point scored; a
// game that is won is worth a thousand more. Ties are broken at random.
type Cheater struct{}

// SeesAll says that Choose must be given the view of chance.
func (Cheater) SeesAll() {}

// Choose returns the move of who is to move.
func (Cheater) Choose(view rules.View, seed uint64) rules.Move {
	s := view.(stratege.View).State
	var buf [stratege.MostMoves]stratege.Step
	moves := s.AppendMoves(buf[:0])
	high := math.Inf(-1)
	best := pick(moves, seed, func(m stratege.Step) float64 {
		if s.SettingUp() {
			return 0
		}
		next := s.Play(m)
		v := replied(&next, int(s.Turn), high)
		high = max(high, v)
		return v
	})
	return s.Text(best)
}

// replied returns the worth to a side after the best reply of the other, or anything lower than bound when it is lower.
func replied(s *stratege.State, side int, bound float64) float64 {
	if s.End != stratege.Running {
		return worth(s, side)
	}
	low := math.Inf(1)
	var buf [stratege.MostMoves]stratege.Step
	for _, m := range s.AppendMoves(buf[:0]) {
		next := s.Play(m)
		if low = min(low, worth(&next, side)); low < bound {
			break
		}
	}
	return low
}

// worth returns what Cheater thinks of a state.
func worth(s *stratege.State, side int) (sum float64) {
	sign := [2]float64{-1, -1}
	sign[side] = 1
	for cell, pawn := range s.At {
		if pawn != 0 {
			sum += sign[pawn.Side()] * (float64(pawn.Strength()) + 0.5*float64(advanced(cell, pawn.Side())))
		}
	}
	lead := s.Score(side) - s.Score(side^1)
	if s.End != stratege.Running && lead != 0 {
		sum += math.Copysign(1000, float64(lead))
	}
	return sum + 3*float64(lead)
}
