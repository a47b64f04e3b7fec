package hyle

import (
	"tablier/ai"
	"tablier/rules"
	"tablier/rules/hyle"
)

// Lesson returns what Hyle gives to search as it is taught: its values are the points of Order. What is expected with
// perfect play is known on nine cells, and elsewhere where every move and draw to the end can be tried.
func Lesson() *ai.Lesson {
	t := truths{known: map[hyle.State]float64{}}
	return &ai.Lesson{
		Evaluations: []ai.Evaluation{{Name: "points", Of: points}},
		Max:         hyle.Order, Points: points, Uncertain: true, Truth: t.truth,
	}
}

// points are those of the board as it stands.
func points(p rules.Position) float64 { return float64(p.(hyle.Position).State.Points) }

// truths finds out what Order can expect.
type truths struct {
	memory memory
	known  map[hyle.State]float64
}

// mostTruths is how many values are kept before all are forgotten.
const mostTruths = 1 << 17

func (t *truths) truth(p rules.Position, tick func() bool) (ai.Truth, bool) {
	s := p.(hyle.Position).State
	if s.N == smallSide {
		value := t.memory.solved().Value(&s)
		return ai.Truth{Points: &value}, true
	}
	if len(t.known) > mostTruths {
		clear(t.known)
	}
	const nodes = 20_000
	left := nodes
	value, known := t.expect(s, func() bool { left--; return left > 0 && tick() })
	return ai.Truth{Points: &value}, known
}

// expect tries everything to the end.
func (t *truths) expect(s hyle.State, tick func() bool) (value float64, known bool) {
	if s.Phase == hyle.Ended {
		return float64(s.Points), true
	}
	if value, known = t.known[s]; known {
		return value, true
	}
	if !tick() {
		return 0, false
	}
	moves := s.AppendMoves(nil)
	for i, m := range moves {
		next, known := t.expect(s.Play(m), tick)
		switch {
		case !known:
			return 0, false
		case s.Phase == hyle.Drawing:
			value += float64(s.Bag[m.Colour()]) / float64(s.Left()) * next
		case i == 0:
			value = next
		case s.Phase == hyle.Placing:
			value = min(value, next)
		default:
			value = max(value, next)
		}
	}
	t.known[s] = value
	return value, true
}
