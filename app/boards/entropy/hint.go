package entropy

import (
	"tablier/ai/plan"
	"tablier/rules"
)

// hintWords are the sentences on the purpose of a hint; they follow the move.
type hintWords struct {
	open, spread func(n int) string
	lock         string
}

// Plan implements board.Words.
func (w *words) Plan(m rules.Move, p plan.Plan) string {
	why := ""
	switch h := &w.hints; p.Aim {
	case plan.Open:
		why = h.open(p.Moves)
	case plan.Spread:
		why = h.spread(p.Points)
	case plan.Lock:
		why = h.lock
	default:
		return ""
	}
	return w.Move(m) + why
}
