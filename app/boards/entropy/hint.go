package entropy

import (
	"tablier/ai/plan"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/entropy"
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

// frenchHints are those in French.
var frenchHints = hintWords{
	open: func(n int) string {
		if n == 1 {
			return " : l’autre camp rejoue ; tant qu’il passe, il n’y a pas de gain"
		}
		return " : tant que l’autre camp passe, il n’y a pas de gain ; faites-le rejouer, en " +
			i18n.French.Count(n, "coup", "coups")
	},
	spread: func(n int) string {
		return " : " + i18n.French.Count(n, "pion dispersé", "pions dispersés") + " sur " + i18n.French.Big(entropy.Pawns)
	},
	lock: " : l’autre camp ne pourra que passer",
}

// englishHints are those in English.
var englishHints = hintWords{
	open: func(n int) string {
		if n == 1 {
			return ": the other side moves again; while it passes, there is no win"
		}
		return ": while the other side passes, there is no win; have it move again, in " +
			i18n.English.Count(n, "move", "moves")
	},
	spread: func(n int) string {
		return ": " + i18n.English.Count(n, "pawn scattered", "pawns scattered") + " of " + i18n.English.Big(entropy.Pawns)
	},
	lock: ": the other side will have to pass",
}
