package morris

import (
	"tablier/app/board"
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
	inHand: "left",
	levels: englishLevels,
	placed: func(who, point string) string { return who + " places on " + point + "." },
	moved: [3]func(who, from, to string) string{
		func(who, from, to string) string { return who + " slides from " + from + " to " + to + "." },
		func(who, from, to string) string { return who + " jumps from " + from + " to " + to + "." },
		func(who, from, to string) string { return who + " moves a ball from " + from + " to " + to + "." },
	},
	passed:    func(who string) string { return who + " passes: none of their balls can move." },
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
	rules: []board.RuleSection{
		{Section: i18n.Section{Title: "What you need", Paragraphs: []string{
			"A board of nine points, three rows of three. Eight lines join them: the four edges, the two middle " +
				"lines and the two diagonals. Each player has three balls, orange or red.",
			"Two points are linked only when they are neighbours on a line: b1 and a2 are not.",
		}}},
		{Section: i18n.Section{Title: "Placing", Paragraphs: []string{
			"In turn, each places a ball on a free point. Three balls of a colour on one line win at once, even " +
				"while placing.",
		}}, Demo: placing(
			"The board is empty.", "The first player places on a1.", "The second answers on c3.", "The first takes "+
				"the centre.",
			"The second places on a3 and threatens b3.", "The first does not notice and places on c1.", "The second "+
				"completes a3, b3, c3 and wins while placing.",
		)},
		{Section: i18n.Section{Title: "Sliding", Paragraphs: []string{
			"Once all six balls are placed, each turn slides one of them to a free point linked to its own. There is " +
				"no jumping and no capturing.",
			"Three balls in line win.",
		}}, Demo: sliding(
			"The first player (orange) is to slide.",
			"b2 slides to a2. a1, a2, a3: the column is complete and wins.",
		)},
		{Section: i18n.Section{Title: "Draws", Paragraphs: []string{
			"When a position stands on the board a second time with the same player to move, the game is a draw. The " +
				"position after the sixth placement is the first that counts. The page notices by itself, which a " +
				"wooden board cannot.",
		}}, Demo: returning(
			"Every ball is placed: this position counts.", "Orange steps aside.", "So does Red.", "Orange comes back.",
			"Red comes back: the first position stands here for the second time. A draw.",
		)},
		{Section: i18n.Section{Title: "The score", Paragraphs: []string{
			"A win is worth 2 points, a draw 1 point to each. The score runs from game to game until you reset it.",
			"Who begins? Chance in the first game, then the loser of the last one. You may also have the same player " +
				"always begin, or always leave it to chance.",
		}}},
		{Part: board.Notes, Section: i18n.Section{Title: "What the source leaves open", Paragraphs: []string{
			"After a draw the source does not say who begins: we let the player begin who did not.",
			"A player who cannot slide would lose. In Tapatan that never happens: we checked all 5,390 positions.",
		}}},
		{Part: board.Notes, Section: i18n.Section{Title: "What computation says", Paragraphs: []string{
			"The game is completely solved: whoever begins wins in 9 moves at most, and only by placing in the " +
				"centre. Beginning in a corner leads to a draw, beginning in the middle of an edge loses.",
		}}},
	},
	variants: map[string]string{
		"tapatan": "Tapatan", "achi": "Achi", "neuf-trous": "Nine Holes", "pendus": "Les Pendus", "tant-fant": "Tant " +
			"Fant",
		"shisima": "Shisima", "rota": "Rota", "tsoro": "Tsoro Yematatu", "picaria": "Picaria",
		"picaria-13": "Picaria on 13 points",
	},
	names: englishNames,
	text:  englishBoardText,
}
