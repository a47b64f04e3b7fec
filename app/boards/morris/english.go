package morris

import (
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/morris"
)

var english = catalogue{
	name:   "Tapatan",
	family: "the other boards",
	blurb:  "Line up three balls. First you place them, then you slide them from hole to hole.",
	description: "Tapatan, a traditional three-in-a-row game of the Philippines: three balls each, against a perfect " +
		"machine or two on a screen, offline too.",
	source: "after a text by a French computer science teacher, in homage to a family game (a plexiglass board, " +
		"balls of orange and red resin). The game is traditional in the Philippines and known under other names " +
		"almost everywhere. Where the text is silent, the rules page says what we chose.",
	seats:  [2]string{"Orange", "Red"},
	or:     "or",
	empty:  func(point string) string { return point + ", free" },
	owned:  func(point, owner string) string { return point + ", ball (" + owner + ")" },
	inHand: "to place",
	levels: englishLevels,
	placed: func(who, point string) string {
		return i18n.English.Does(who, "places", "place") + " on " + point + "."
	},
	moved: [3]func(who, from, to string) string{
		func(who, from, to string) string {
			return i18n.English.Does(who, "slides", "slide") + " from " + from + " to " + to + "."
		},
		func(who, from, to string) string {
			return i18n.English.Does(who, "jumps", "jump") + " from " + from + " to " + to + "."
		},
		func(who, from, to string) string {
			return i18n.English.Does(who, "moves", "move") + " a ball from " + from + " to " + to + "."
		},
	},
	passed: func(who string) string {
		return i18n.English.Does(who, "passes", "pass") + ": none of " + i18n.Verb(who, "their", "your") + " balls can move."
	},
	pass:      "pass",
	doPass:    "Pass",
	deedPlace: "place a ball", deedPass: "pass",
	deedMove: [3]string{"slide a ball", "slide or jump", "move a ball"},
	askPass:  "None of your balls can move.",
	askPlace: "Touch a free point.",
	askMove: [3]string{
		"Choose one of your balls, then a free point linked to its own.",
		"Choose one of your balls, then a free point linked to its own, or the free point right behind a ball beside " +
			"it.",
		"Choose one of your balls, then any free point.",
	},
	chosen: func(from, targets string) string { return from + " may go to " + targets + "." },
	faults: map[rules.Fault]func(c []string) string{
		morris.Occupied: func(c []string) string { return "Point " + c[0] + " is taken." },
		morris.NoPawn: func(c []string) string {
			return "There is no ball on " + c[0] + ": choose one of yours first."
		},
		morris.NotYours: func(c []string) string { return "The ball on " + c[0] + " is your opponent’s." },
		morris.NotLinked: func(c []string) string {
			return "No line joins " + c[0] + " to " + c[1] + ": a ball slides to the next point on a line."
		},
		morris.NoJump: func(c []string) string { return "There is no ball on " + c[2] + " to jump over." },
		morris.Barred: func(c []string) string {
			return "Nothing is placed on " + c[0] + ": balls may only move " +
				"there later."
		},
		morris.MustPass: func([]string) string { return "None of your balls can move: you have to pass." },
		rules.NoPass:    func([]string) string { return "One passes only when no ball can move." },
		Stuck:           func(c []string) string { return "The ball on " + c[0] + " has no free point to go to." },
	},
	reasons: map[rules.Reason]func(cells string) string{
		morris.Line:   func(cells string) string { return "Three balls in line: " + cells + "." },
		rules.Blocked: func(string) string { return "The opponent can move no ball." },
	},
	brief: brief(
		"Line up your three balls: on an edge, a middle line or a diagonal.",
		"First place them, one each turn, on a free point.",
		"Then slide one each turn to a free point linked to its own.",
	),
	variants: map[string]string{
		"tapatan": "Tapatan", "achi": "Achi", "neuf-trous": "Nine Holes", "pendus": "Les Pendus", "tant-fant": "Tant " +
			"Fant",
		"shisima": "Shisima", "rota": "Rota", "tsoro": "Tsoro Yematatu", "picaria": "Picaria",
		"picaria-13": "Picaria on 13 points",
	},
	differs: i18n.Table[string, string]{
		{Key: "achi", Say: "As in Tapatan, but with four balls each; whoever cannot move passes."},
		{Key: "neuf-trous", Say: "As in Tapatan, but diagonals do not count, and a ball goes to any free point."},
		{Key: "pendus", Say: "As in Tapatan, but a ball goes to any free point."},
		{Key: "tant-fant", Say: "As in Tapatan, but the balls are in place already, and the row you start from " +
			"does not win."},
		{Key: "shisima", Say: "As in Tapatan, but on a wheel: the balls are in place already, and a line runs " +
			"through the centre."},
		{Key: "rota", Say: "As in Tapatan, but on a wheel: a line always runs through the centre."},
		{Key: "tsoro", Say: "As in Tapatan, but on a triangle of seven points, and a ball may jump over another."},
		{Key: "picaria", Say: "As in Tapatan, but a ball also slides between the middles of two neighbouring edges."},
		{Key: "picaria-13", Say: "As in Tapatan, but on thirteen points, where three in a row win; no ball is " +
			"placed in the centre."},
	},
	names: englishNames,
}
