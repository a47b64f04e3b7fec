package domino

import (
	"strconv"

	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/domino"
)

var english = catalogue{
	name:  "Astronomy Domino",
	blurb: "Lay a domino from the common reserve in turn. Who cannot lay one loses.",
	description: "Astronomy Domino, a blocking game with an ordinary set of dominoes: against a machine that " +
		"plays perfectly on five cells, or two on a screen, offline too.",
	source: "a blocking game invented for the twenty-eight ordinary dominoes. The rules, the two games " +
		"with comments and the notion of parity come from the author’s text. Its pictures being lost, the two " +
		"games have been put together again: each move does what its comment says.",
	and:   "and",
	seats: [2]string{"First", "Second"},
	levels: [6]string{
		"lays any domino that is allowed", "looks at the reply, and often forgets it", "looks a little further", "attentive",
		"seldom mistaken", "perfect as soon as it can compute the end",
	},
	variant: func(size string) string {
		if size < "5" {
			return "Zone of " + size + " × " + size + ", exercise"
		}
		return "Zone of " + size + " × " + size
	},
	free:      func(cell string) string { return cell + ", free" },
	half:      func(cell, number, domino string) string { return cell + ", " + number + " of " + domino },
	inReserve: func(domino string) string { return "domino " + domino },
	stuck:     ", fits nowhere", laid: ", laid",
	at:   func(number, cell string) string { return number + " on " + cell },
	lays: func(who, domino, where string) string { return who + " lays " + domino + ", " + where + "." },
	full: func(sides []string) string { return "No more room " + i18n.List(sides, "or") + "." },
	left: "on the left", right: "on the right", above: "above", below: "below",
	ask: "Choose a domino from the reserve.",
	chosen: func(domino string, places int) string {
		return "First lay the half " + domino[:1] + ": " + i18n.English.Count(places, "possible cell", "possible cells") + "."
	},
	preview: func(domino, where, contacts string) string {
		return domino + " may go there, " + where + ". Contacts allowed: " + contacts + "."
	},
	contact: func(part, beside string) string { return part + " and " + beside },
	clash: func(part, cell, beside, besideCell string) string {
		return "Forbidden contact: the " + part + " on " + cell + " would touch the " + beside + " on " + besideCell + "."
	},
	zeros: func(cell, besideCell string) string {
		return "Forbidden contact: two zeros would touch, on " + cell + " and on " + besideCell + "."
	},
	faults: map[rules.Fault]func(domino string, cells []string) string{
		domino.Gone: func(domino string, _ []string) string { return domino + " has been laid already." },
		domino.Taken: func(_ string, cells []string) string {
			if len(cells) > 1 {
				return "Cells " + cells[0] + " and " + cells[1] + " are covered."
			}
			return "Cell " + cells[0] + " is covered."
		},
		domino.Differ: func(_ string, cells []string) string {
			return "Forbidden contact: the number on " + cells[0] + " would touch a different one on " + cells[1] + "."
		},
		domino.NoTouch: func(domino string, _ []string) string {
			return domino + " would touch nothing: there must be a contact that is allowed."
		},
		Unchosen: func(string, []string) string { return "Choose a domino from the reserve first." },
		Nowhere:  func(domino string, _ []string) string { return domino + " fits nowhere." },
		Apart: func(domino string, _ []string) string {
			return "The halves of " + domino + " go on neighbouring cells."
		},
	},
	beyond: func(side string) string { return "The zone would be exceeded: there is no more room " + side + "." },
	reason: func(winner string) string {
		return "No domino of the reserve has a place left: " + winner + " laid the last one."
	},
	reserve: "Reserve", turn: "Turn (R)", put: "Lay", back: "Put back", dead: "Dead cells",
	remaining: func(left, usable int) string {
		return "Reserve: " + strconv.Itoa(left) + ", " + strconv.Itoa(usable) + " playable"
	},
	progress: func(played, most int) string {
		say := i18n.English.Count(played, "move played", "moves played")
		if most == 0 {
			return say + ", none left"
		}
		return say + ", at most " + strconv.Itoa(most) + " left"
	},
	rules: englishRules,
}
