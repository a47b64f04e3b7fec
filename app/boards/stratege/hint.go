package stratege

import (
	"strconv"

	"tablier/ai/plan"
	"tablier/app/i18n"
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

// frenchHints are those in French.
var frenchHints = hintWords{
	arrive: func(from, _ string, strength, _ int) string {
		return "avancez " + from + " au fond : " + i18n.French.Count(strength, "point", "points")
	},
	advance: func(from, to string, strength, moves int) string {
		return "menez " + from + " en " + to + " : ce " + strconv.Itoa(strength) + " sera à " +
			i18n.French.Count(moves, "pas", "pas") + " du fond"
	},
	take: func(from, to, strength string) string {
		if strength == "" {
			return "attaquez " + to + " depuis " + from + " : rien ne peut y résister"
		}
		return "attaquez " + to + " depuis " + from + " : ce " + strength + " est pris à coup sûr"
	},
	dare: func(from, to string, strength int) string {
		return "attaquez " + to + " depuis " + from + " : seul un plus fort que " + strconv.Itoa(strength) +
			" peut l’emporter"
	},
	leave: func(from, to string, _ int) string {
		return "allez de " + from + " en " + to + " : un plus fort vous menace"
	},
	aside: func(from, to string, _ int) string {
		return "allez de " + from + " en " + to + ", pour contourner ou faire place"
	},
}

// englishHints are those in English.
var englishHints = hintWords{
	arrive: func(from, _ string, strength, _ int) string {
		return "take " + from + " to the back row: " + i18n.English.Count(strength, "point", "points")
	},
	advance: func(from, to string, strength, moves int) string {
		return "move " + from + " to " + to + ": this " + strconv.Itoa(strength) + " will be " +
			i18n.English.Count(moves, "step", "steps") + " from the back row"
	},
	take: func(from, to, strength string) string {
		if strength == "" {
			return "attack " + to + " from " + from + ": nothing there can hold"
		}
		return "attack " + to + " from " + from + ": this " + strength + " is sure to fall"
	},
	dare: func(from, to string, strength int) string {
		return "attack " + to + " from " + from + ": only more than " + strconv.Itoa(strength) + " can win there"
	},
	leave: func(from, to string, _ int) string {
		return "move " + from + " to " + to + ": a stronger pawn threatens it"
	},
	aside: func(from, to string, _ int) string {
		return "move " + from + " to " + to + ", to go round or to make room"
	},
}
