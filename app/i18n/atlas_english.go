package i18n

import "strconv"

var englishAtlas = Atlas{
	Map: func(board string, positions int) string {
		return "Map of the " + English.Grouped(positions) + " positions of " + board + ". Arrow keys: go to a neighbour on " +
			"the same ring or on the next one. Enter: search it in Watch. Plus and minus: closer, farther."
	},
	Label:     "The map",
	Positions: func(n int) string { return English.Grouped(n) + " positions" },
	Lead:      "The centre is the end. Each ring is one move farther; the draws are outside.",
	Loading:   "The map is being computed.",
	Held:      "Last time, the page stopped while this map was coming.",
	HeldWhy:   "It is asked for again only if you want it.",
	Anyway:    "Show it anyway",
	Failed:    "The map has not come. Reload the page to try again.",

	Waves: "Waves, beginning at the end",
	Wave: func(n int, course bool) string {
		if course {
			return attractor(n)
		}
		return "Wave " + strconv.Itoa(n)
	},
	WaveOf: func(wave string, last int) string { return wave + " of " + strconv.Itoa(last) },
	All:    "All is known",
	AllTold: func(draws int) string {
		if draws == 0 {
			return "No position is drawn: one of the two can always force the end."
		}
		return "The " + English.Grouped(draws) + " positions that are left are drawn: nobody can force the end there."
	},
	WaveTold: func(n, positions int, value string, course bool) string {
		many := English.Grouped(positions)
		switch {
		case n == 0:
			return many + " positions are lost for who is to move: the game is over there."
		case value == "win" && course:
			return many + " more positions: who is to move has a move into " + attractor(n-1) + "."
		case value == "win":
			return many + " more positions are won: one of their moves leads to a position lost for the other side."
		case course:
			return many + " more positions: all moves of who is to move lead into " + attractor(n-1) + "."
		}
		return many + " more positions are lost: all their moves lead to a position won for the other side."
	},
	Attractor: func(n int, who string, positions int) string {
		return attractor(n) + "(" + who + ", F): " + English.Grouped(positions) + " positions, F being its won games."
	},
	Back: "Previous wave", Onward: "Next wave", Run: "Run the wave", Pause: "Stop the wave",
	Known: Table[string, string]{
		{"win", "won"},
		{"loss", "lost"},
		{"draw", "drawn"},
	},
	Unknown: "not yet known",

	Position: "Position",
	Value: func(value string, plies int) string {
		switch {
		case value == "draw":
			return "Drawn"
		case value == "win":
			return "Won in\u00a0" + strconv.Itoa(plies)
		case plies == 0:
			return "Lost, over"
		}
		return "Lost in\u00a0" + strconv.Itoa(plies)
	},
	NotYet: "Not yet known", NotYetWhy: "The wave has not reached it yet.",
	ToMove: func(who string) string { return who + " is to move." },
	Ended:  func(winner string) string { return "The game is over: " + winner + " has won." },
	Moves: func(value, other string, good, all, left int) string {
		switch {
		case value == "draw" && good == all:
			return "All its moves keep the draw."
		case value == "draw":
			return englishSome(good, all) + " " + englishVerb(good, "keeps", "keep") + " the draw; the others lose."
		case value == "win":
			return englishSome(good, all) + " " + englishVerb(good, "leads", "lead") + " to a position lost for " + other + "."
		}
		end := strconv.Itoa(left) + "."
		if all == 1 {
			return "Its only move leads to a win for " + other + ", in\u00a0" + end
		}
		return "Its " + englishNumber(all) + " moves lead to a win for " + other + ", in at most\u00a0" + end
	},
	Example:  func(wave int) string { return "Example of wave " + strconv.Itoa(wave) + ":" },
	Standing: func(who, points string) string { return who + ": " + points + "." },
	NoPoints: "no piece",
	Search:   "Search in Watch", Another: "Another example",
	Next:     func(other string) string { return "What follows, as " + other + " sees it" },
	Before:   func(other string) string { return "Where it comes from, as " + other + " sees it" },
	NoNext:   "Nothing: the game is over.",
	NoBefore: "Nowhere: it is the beginning.", Looking: "They are being looked for.",
	More:   func(n int) string { return "and " + strconv.Itoa(n) + " more" },
	Counts: "How many, how far from the end",
	Row: func(value string, plies int) string {
		switch {
		case value == "draw":
			return "drawn"
		case value == "win":
			return "won in " + strconv.Itoa(plies)
		case plies == 0:
			return "lost, over"
		}
		return "lost in " + strconv.Itoa(plies)
	},
	RowTold: "Show an example", RowUnknown: "not yet known",

	Menu: "More", Board: "Board", Course: "Words of a course",
	Trail: "Path of a game", NoTrail: "None",
	OnTable:    func(plies int) string { return "On the table, " + English.Count(plies, "move", "moves") },
	Kept:       func(day string, plies int) string { return day + ", " + English.Count(plies, "move", "moves") },
	Pasted:     func(plies int) string { return "Pasted, " + English.Count(plies, "move", "moves") },
	Paste:      "Paste a game: its link, or itself as JSON",
	Alien:      "There is no game in this text on a board that has a map.",
	TrailMoves: "The positions of the game",
	Closer:     "Closer", Farther: "Farther", Fit: "See the whole map",
	Save: "Save as SVG", Print: "Print",
}

// englishSome says how many of all moves, as the beginning of a sentence.
func englishSome(good, all int) string {
	switch {
	case all == 1:
		return "Its only move"
	case good == all:
		return "Its " + englishNumber(all) + " moves"
	}
	return capital(englishNumber(good)) + " of its " + englishNumber(all) + " moves"
}

func englishVerb(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}
