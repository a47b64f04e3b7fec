//go:build !js

package morris

import (
	"strconv"

	"tablier/app/board"
	"tablier/app/i18n"
)

var englishRules = []board.RuleSection{
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
}

// englishBoardText describes a board by its data.
var englishBoardText = boardText{
	rules:  englishRules,
	names:  "Its names in the world",
	toPlay: func(who string) string { return i18n.English.Request(who, "play") },
	and:    "and",
	name:   func(name, where, story string) string { return name + " (" + where + "). " + story },
	plate: func(points, pawns int) string {
		return "The board has " + strconv.Itoa(points) + " points, each player " + strconv.Itoa(pawns) + " balls."
	},
	placing: "First they are placed in turn, each on a free point.",
	barred: func(points string) string {
		return "Nothing is placed on " + points + ", but balls may slide there later."
	},
	set: func(first, second string) string {
		return "They are in place already: the first player’s on " + first + ", the second’s on " + second + "."
	},
	motion: [3]string{
		"Once all balls are on the board, each turn slides one of them to a free point that a line links to its own.",
		"Once all balls are on the board, each turn moves one of them: to a free point that a line links to its own " +
			"or, jumping over a ball beside it, of either colour, to the free point right behind that one on the " +
			"same line. Nothing is captured.",
		"Once all balls are on the board, each turn carries one of them to any free point.",
	},
	lines: func(lines []string) string {
		return "Whoever fills one of these lines wins at once: " + i18n.List(lines, "or") + "."
	},
	many: func(lines int) string {
		return "Whoever has three balls on three points that follow each other on a line wins at once: there are " +
			strconv.Itoa(lines) + " ways."
	},
	ownRow: "Your own starting row does not win.",
	blocked: [2]string{
		"A player who cannot move any more has lost.",
		"A player who cannot move passes.",
	},
	again: "When a position in which every ball has been placed comes back with the same player to move, the game is " +
		"a draw.",
	worth: func(w worth) string {
		if len(w.by) == 0 {
			return "Computation says that the game is a draw when nobody errs."
		}
		return "Computation says that whoever begins wins in " + strconv.Itoa(w.plies) + " moves at most, and only " +
			"by beginning on " + i18n.List(w.by, "or") + "."
	},
}
