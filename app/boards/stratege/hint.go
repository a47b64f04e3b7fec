package stratege

import (
	"strconv"

	"tablier/ai/plan"
	"tablier/rules"
	"tablier/rules/stratege"
)

// hintWords are the sentences on the purpose of a hint; they follow "Indice : ".
type hintWords struct {
	arrive, advance    func(from, to string, strength, moves int) string
	take               func(from, to, strength string) string // the strength is empty where it is hidden
	dare, leave, aside func(from, to string, strength int) string
}

// Plan implements board.Words.
func (w *words) Plan(m rules.Move, p plan.Plan) string {
	word, err := stratege.Read(m)
	if err != nil || word.Kind != stratege.Moving && word.Kind != stratege.Attacking || m == rules.Pass {
		return ""
	}
	a, b := word.Step.Cells()
	from, to := stratege.Name(a), stratege.Name(b)
	switch h := &w.hints; p.Aim {
	case plan.Arrive:
		return h.arrive(from, to, p.Points, 1)
	case plan.Advance:
		return h.advance(from, to, p.Points, p.Moves-1)
	case plan.Take:
		strength := ""
		if p.Points > 0 {
			strength = strconv.Itoa(p.Points)
		}
		return h.take(from, to, strength)
	case plan.Dare:
		return h.dare(from, to, p.Points)
	case plan.Leave:
		return h.leave(from, to, p.Points)
	case plan.Aside:
		return h.aside(from, to, p.Points)
	}
	return ""
}
