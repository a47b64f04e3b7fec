//go:build !js

package entropy

import (
	"strconv"

	"tablier/app/board"
	"tablier/app/i18n"
)

var englishRules = []board.RuleSection{
	{Section: i18n.Section{Title: "What you need", Paragraphs: []string{
		"A board of five cells by five. Each player has seven pawns, white or black: to begin with, five on the rank " +
			"at their own edge and two at the ends of the next one.",
	}}},
	{Section: i18n.Section{Title: "The aim", Paragraphs: []string{
		"Scatter your seven pawns: none touches a friend any more, and each touches at least one enemy. Two pawns " +
			"touch when their cells share a side or a corner.",
	}}},
	{Section: i18n.Section{Title: "Key", Paragraphs: []string{
		"Each pawn bears the mark of its state. Two linked rings: it touches a friend and may slide. A diamond: it " +
			"touches an enemy and no friend, and counts for the win. A dashed circle: it touches no pawn at all.",
	}}, Marks: marks(englishStates)},
	{Section: i18n.Section{Title: "Sliding", Paragraphs: []string{
		"In your turn you slide one of your pawns, one that touches a friend as it sets out. It goes in a straight " +
			"line, in any of the eight directions, over as many free cells as you like. There is no capturing and no " +
			"jumping.",
	}}, Demo: sliding(
		"To begin with, every pawn touches a friend.",
		"White slides from a2 to b3, one cell diagonally.",
		"Black slides from e4 to c2, two cells diagonally.",
	)},
	{Section: i18n.Section{Title: "Isolation", Paragraphs: []string{
		"At the start of a turn a player looks for an isolated pawn of their own, one that touches no pawn, friend " +
			"or enemy. If there is one, another pawn has to slide next to it; no other move is allowed.",
		"Here c5 is isolated, and White has only thirteen moves.",
	}}, Demo: joining(
		"White’s pawn on c5 is isolated. a3, a4, d3 and e4 can join it.",
		"a4 slides to c4: c5 has a neighbour again.",
	)},
	{Section: i18n.Section{Title: "When only one pawn can help", Paragraphs: []string{
		"That pawn must touch a friend and see a cell beside the isolated one. Sometimes there is only one.",
	}}, Demo: joiningAlone(
		"e1 is isolated. Only d4 can reach it, on d1 or on d2.",
		"d4 slides to d1: e1 is isolated no more.",
	)},
	{Section: i18n.Section{Title: "Winning at the start of a turn", Paragraphs: []string{
		"You win if all seven of your pawns are scattered at the start of your turn. After the move that scatters " +
			"them your opponent thus plays once more, and may undo it all.",
		"Here Black threatens d2–e1, which would scatter all seven pawns. Only b2–b4 and b2–b5 prevent it: they take " +
			"from Black’s pawn on c2 its last white neighbour.",
	}}, Demo: threatening(
		"White to play. Black threatens d2–e1.",
		"White does not notice, and slides from a2 to b1.",
		"Black slides from d2 to e1: all seven pawns are scattered.",
		"It is too late for b2–b4. At the start of the next turn Black has won.",
	)},
	{Section: i18n.Section{Title: "Passing", Paragraphs: []string{
		"A player passes when there is no legal move: one of their pawns is isolated and no other can join it, or " +
			"none of their pawns that touch a friend has a free cell. Nobody passes by choice.",
		"You may even win by your opponent’s move: what counts is how your pawns stand at the start of your turn.",
	}}, Demo: passing(
		"No black pawn touches a friend, but e5 is isolated: Black has not won, and nothing can slide.",
		"Black passes.",
		"White slides from d3 to d5, next to e5. All seven black pawns are scattered: Black wins.",
	)},
	{Section: i18n.Section{Title: "Draws", Paragraphs: []string{
		"The game is a draw when a position stands for the third time with the same player to move, or when both " +
			"players pass, one after the other.",
	}}},
	{Section: i18n.Section{Title: "Ending at once", Paragraphs: []string{
		"This is an option in the settings: the game stops as soon as all seven pawns of a side are scattered, without " +
			"waiting for the next turn. If a move scatters both sides at once, the player who made it wins.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "What the sources leave open", Paragraphs: []string{
		"The figures on isolation and on winning are the author’s, the others those of a course sheet. It is the " +
			"author’s text that stops the game at once.",
		"Several isolated pawns at a time: joining one of them is enough. The move that does so may isolate another, " +
			"of either side.",
		"The sheet knows no draw: both rules above are ours.",
		"Nothing says who begins: we let chance choose first, then the loser, unless the settings say otherwise. " +
			"Whoever begins has White, on ranks 1 and 2.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "What computation says", Paragraphs: []string{
		"The game is completely solved: we have computed the exact value of its 15,297,796,800 positions. The start " +
			"is a draw, and stays one after each of the 35 first moves.",
		"Of all positions, the player to move wins 3.73 %, draws 95.43 % and loses 0.84 %. The longest win takes 142 " +
			"moves, counting those of both players.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "The machine", Paragraphs: []string{
		"It does not carry that table along, which is far too big. It looks some moves ahead and judges the " +
			"positions where it stops by what the table has taught. At the first levels it looks only a few moves " +
			"ahead and overlooks some; at the last ones it overlooks nothing, and they differ only in how many " +
			"positions they look at.",
		"The table has judged it, on 328 positions, won or drawn, in which at least one move throws the result away. " +
			"The first level errs in 35 of a hundred, those that overlook nothing in fewer than one. On 10,000 " +
			"positions chosen to be harder, when it studies 200,000 positions a move, it still errs four times in " +
			"a thousand. And of what is won, but not in fewer than 12 plies, it wins half.",
	}}},
}

var englishPuzzles = puzzleText{
	about: i18n.Section{Title: "Puzzles", Paragraphs: []string{
		"In each of these positions, found by computation, only one first move wins. What counts is the moves of the " +
			"side to play, against the longest defence; the win is noticed at the start of the turn after the last " +
			"one.",
		"Step forward to see the solution, or play the position against the machine.",
	}},
	name: func(number int) string { return "Puzzle " + strconv.Itoa(number) },
	toWin: func(who string, moves int) string {
		return who + " plays and wins in " + strconv.Itoa(moves) + " moves."
	},
}
