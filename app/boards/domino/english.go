package domino

import (
	"strconv"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/domino"
)

var englishBrief = brief(
	"Lay the last domino: whoever cannot lay one has lost.",
	"In your turn, lay a domino against a number equal to its own, or against a zero.",
	"All of it must fit in a square of five cells: the frame can still slide where it is dashed.",
)

var english = catalogue{
	name:  "Astronomy Domino",
	blurb: "Twenty-eight dominoes, a narrow zone. Whoever lays the last one wins.",
	description: "Astronomy Domino, a blocking game with an ordinary set of dominoes: against a machine that " +
		"plays perfectly on five cells, or two on a screen, offline too.",
	source: "a blocking game invented for the twenty-eight ordinary dominoes. The rules, the two games " +
		"with comments and the notion of parity come from the author’s text. Its pictures being lost, the two " +
		"games have been put together again: each move does what its comment says.",
	and:    "and",
	seats:  [2]string{"First player", "Second player"},
	levels: englishLevels,
	variant: func(size string) string {
		if size < "5" {
			return "Zone of " + size + " × " + size + ", exercise"
		}
		return "Zone of " + size + " × " + size
	},
	differs: func(size string) string {
		return "As on 5 × 5, but everything must fit into a square of " + size + " by " + size + " cells."
	},
	free:      func(cell string) string { return cell + ", free" },
	half:      func(cell, number, domino string) string { return cell + ", " + number + " of " + domino },
	inReserve: func(domino string) string { return "domino " + domino },
	stuck:     ", fits nowhere", laid: ", laid",
	at:   func(number, cell string) string { return number + " on " + cell },
	part: func(number int, domino string) string { return "the " + digit(number) + " of " + domino },
	double: func(number int) string {
		if number == 0 {
			return "the double zero"
		}
		return "the double " + digit(number)
	},
	lays: func(who, domino, against, cells string) string {
		return i18n.English.Does(who, "lays", "lay") + " " + domino + " against " + against + ", on " + cells + "."
	},
	wide: "No more room on the left or right.", high: "No more room above or below.",
	deed: "lay a domino", ask: "Choose a domino from the reserve.",
	coming: func(most int) string {
		return "At most " + i18n.English.Count(most, "move", "moves") + " to come."
	},
	places: func(n int, domino string) string {
		if n == 1 {
			return "There is one place for " + domino + ": touch it."
		}
		return "There are " + strconv.Itoa(n) + " places for " + domino + ": touch a cell."
	},
	here:    func(touches string) string { return "T" + touches[1:] + ": allowed." },
	again:   "Touch again to lay it.",
	touches: func(number int, beside string) string { return "the " + digit(number) + " touches " + beside },
	some: func(times, number int) string {
		if times == 1 {
			return "a " + digit(number)
		}
		return [...]string{2: "two", "three", "four", "five", "six"}[times] + " " + digit(number) + "s"
	},
	lies: func(domino, where string, allowed bool) string {
		if allowed {
			return domino + ": " + where + ", allowed"
		}
		return domino + ": " + where + ", forbidden"
	},
	clash: func(number int, beside string) string {
		return "Forbidden contact: the " + digit(number) + " would touch " + beside + "."
	},
	zeros:   "Forbidden contact: two zeros would touch.",
	tooWide: "That would be too wide for the zone.", tooHigh: "That would be too high for the zone.",
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
	reason: func(winner string) string {
		if winner == "" {
			winner = "you"
		}
		return "No domino of the reserve has a place left: " + winner + " laid the last one."
	},
	reserve: "Reserve", inHand: " in hand", turn: "Turn", put: "Lay", back: "Put back", dead: "Dead cells",
	remaining: func(left, usable int) string {
		return "Reserve: " + strconv.Itoa(left) + ", " + strconv.Itoa(usable) + " playable"
	},
	brief:     englishBrief,
	shortcuts: []board.Shortcut{{Keys: "R", Does: "Turn the domino chosen"}},
	rules:     englishRules,
}
