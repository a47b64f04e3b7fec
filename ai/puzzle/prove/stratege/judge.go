package stratege

import (
	"tablier/ai"
	"tablier/rules"
	"tablier/rules/stratege"
)

// Value implements craft.Judge.
func (e *Endings) Value(p rules.Position) (value ai.Value, plies int) {
	s := p.(stratege.Position).State
	if s.End != stratege.Running {
		return valueOf(final(&s))
	}
	quiet := s.Quiet
	s.Quiet = 0
	at, ok := e.known[s]
	if !ok {
		panic("prove: an ending that has not been solved: " + p.String())
	}
	return valueOf(at.group.values[quiet][at.index])
}

// Appeal implements craft.Judge: the points as they stand.
func (e *Endings) Appeal(p rules.Position) float64 {
	s := p.(stratege.Position).State
	mover := int(s.Turn ^ 1)
	return float64(s.Score(mover) - s.Score(mover^1))
}

// Plain implements craft.Judge: most moves win.
func (e *Endings) Plain(p rules.Position) bool {
	moves, winning := p.Moves(), 0
	for _, m := range moves {
		after, err := p.Play(m)
		if err != nil {
			panic(err) // a move that the rules list
		}
		if value, _ := e.Value(after); value == ai.Loss {
			winning++
		}
	}
	return 2*winning > len(moves)
}
