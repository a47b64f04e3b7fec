//go:build !js

package hyle

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

var englishRules = []board.RuleSection{
	{Section: i18n.Section{Title: "What you need", Paragraphs: []string{
		"A board of five cells by five, empty to begin with, and a bag of twenty-five pawns: five of each colour. Each " +
			"colour has a mark of its own, too: a red diamond, two grey bars, a green triangle, a blue circle, an " +
			"orange cross.",
	}}},
	{Section: i18n.Section{Title: "Chaos and Order", Paragraphs: []string{
		"Chaos places the pawns that the bag gives. Order slides them into palindromes, runs that read the same both " +
			"ways, in a row or in a column: red-red, or red-green-red.",
		"Only Order scores; Chaos tries to keep that score as low as possible.",
	}}},
	{Section: i18n.Section{Title: "A turn", Paragraphs: []string{
		"The bag gives a pawn at random. Chaos places it on any free cell, and may not pass.",
		"Then Order may slide a pawn, any of them, along its row or its column, as far as the cells are free: there " +
			"is no jumping and no turning. Order may also keep the board as it is.",
	}}, Demo: playing(
		"The board is empty, the bag is full.",
		"The bag gives a green pawn.",
		"Chaos places it on c3, in the middle.",
		"Order keeps the board as it is.",
		"The bag gives green again.",
		"Chaos places it on d5, far from the first.",
		"Order slides it from d5 to d3. The two green pawns touch: 2 points.",
		"The bag gives a red pawn.",
		"Chaos places it on c1.",
		"Order slides that pawn from c1 to a1, to prepare what follows.",
	)},
	{Section: i18n.Section{Title: "Palindromes", Paragraphs: []string{
		"At the end, each palindrome of two pawns or more is worth its length. If it holds others, all of them count. " +
			"The number at the end of each row and column says what it is worth already.",
	}}, Demo: growing(
		"Order would like to fill row 3.",
		"c5 slides to c3. Red, nothing, green, nothing, red: no points yet.",
		"The bag gives an orange pawn.",
		"Chaos places it on b5.",
		"b2 slides to b3 all the same. Still no points.",
		"The bag gives a blue pawn.",
		"Chaos places it on e1 and lets d2 through. On d3 it would have been in the way.",
		"d2 slides to d3. Red-grey-green-grey-red is worth 5, grey-green-grey is worth 3: 8 points at a stroke.",
	)},
	{Section: i18n.Section{Title: "Three alike, five alike", Paragraphs: []string{
		"Pawns of one colour in a row make many palindromes: each pair, each run of three, and so on.",
	}}, Demo: repeating(
		"Three reds: two pairs and a run of three. 2 + 2 + 3 =\u00a07 points.",
		"d1 slides to d3. Five reds: four pairs make 8, three runs of three 9, two runs of four 8, the whole row 5. "+
			"30 points, the most that a row is worth.",
	)},
	{Section: i18n.Section{Title: "An empty cell cuts the line", Paragraphs: []string{
		"An empty cell belongs to no palindrome, not even in the middle.",
	}}, Demo: filling(
		"Red, grey, nothing, grey, red: nothing counts.",
		"c1 slides to c3. Red-grey-red-grey-red: 5 for the row, and three runs of three. 5 + 3 + 3 + 3 =\u00a014 "+
			"points.",
	)},
	{Section: i18n.Section{Title: "In a row and in a column", Paragraphs: []string{
		"The same pawn counts in every palindrome that it is part of, in its row and in its column.",
	}}, Demo: crossing(
		"A single pawn is missing from row 3 and from column c.",
		"e3 slides to c3: 3 points in the row, 3 points in the column.",
	)},
	{Section: i18n.Section{Title: "The end of a round", Paragraphs: []string{
		"The twenty-fifth pawn fills the board, and the points are counted: rows, then columns.",
	}}, Demo: ending(
		"A single cell is free. Order has 35 points.",
		"e2 slides to e3: row 3 becomes grey-orange-grey-orange-grey and goes from 6 to 14. 43 points.",
		"The bag gives its last pawn, a blue one.",
		"Chaos has no choice left and places it on e2. The rows are worth 37, the columns 11: 48 points.",
	)},
	{Section: i18n.Section{Title: "Two rounds", Paragraphs: []string{
		"There are two rounds, in which each player is Chaos once and Order once. Whoever has made more points as " +
			"Order wins; if they are equal, the game is a draw.",
		"An option in the settings gives the same colours in the same order in both rounds: then luck is the same for " +
			"both.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "The bag", Paragraphs: []string{
		"Anybody may count what is left in the bag; the page shows it. Nobody knows what will come out of it, not even " +
			"the machine. The luck of a round comes from a number drawn at its start. That number joins the game, or a " +
			"link to it, only when the round is over: then all of it can be replayed and checked.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "What the source leaves open", Paragraphs: []string{
		"The source first says that Order moves the pawn that Chaos has just placed, then that he slides any pawn on " +
			"the board. We follow the second sentence: Order may choose any of them.",
		"It says nothing of empty cells: we count only pawns that follow one another.",
		"It stops the round when all pawns have been placed: so Order has no last move, and on a full board nothing " +
			"could slide.",
		"It does not say who is Chaos in the first round: we let chance choose, and then it is the loser, unless the " +
			"settings say otherwise. Nor does it speak of equal scores: to us the game is a draw.",
		"Drawing the same colours in both rounds is our addition.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "The machine", Paragraphs: []string{
		"It plays both roles. For each move it asks how many points Order may hope for in the end, on average, each " +
			"colour weighing as much as the bag holds of it. Far from the end it looks some moves ahead, and then " +
			"adds up what the lines are worth: it has learnt that from tens of thousands of rounds against itself, " +
			"by the pattern of a line and what is left in the bag. When few cells are left it counts everything, " +
			"and its average is exact. Before that, as Chaos, it reckons one time in five with an Order who takes " +
			"what pays most at once.",
		"At its first levels it sees only points that have been made, and overlooks moves. Then it knows what " +
			"unfinished lines are worth, and overlooks fewer and fewer. At the last ones it overlooks nothing and " +
			"thinks of the other’s answer; at its best it looks as far ahead as a second allows.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "Its names", Paragraphs: []string{
		"Eric Solomon, a British mathematician and computer scientist, invented this game in 1977. Skirrid " +
			"International published it in 1979 as Entropy, Selchow & Righter in the United States in 1981 as " +
			"Vis-à-Vis, Franjos in Germany as Hyle (1990) and Hyle7 (2000). We say Hyle, because another game of " +
			"this site is called Entropy.",
		"In physics, entropy measures the disorder of a system: the better Chaos does, the less Order scores.",
		"The board of seven by seven was chosen by the Mind Sports Olympiad, held in the United Kingdom every year " +
			"since 1997. In 2023 it was the board of CodeCup, a contest of programs, of which seventy-five took part.",
	}}},
	{Part: board.Related, Section: i18n.Section{Title: "Seven by seven", Paragraphs: []string{
		"Hyle7 has the same rules on forty-nine cells: seven colours, seven pawns of each, with a violet upright cross " +
			"and a black square.",
	}}},
	{Part: board.Related, Section: i18n.Section{Title: "Small boards to learn on", Paragraphs: []string{
		"On nine or sixteen cells, with three colours of three pawns or four of four, the rules are the same. " +
			"No source knows them: we have added them for learning, because on them chance can be reckoned to the " +
			"end. If both play perfectly, Order may hope for 14.2 points on nine cells, and for 28.3 on sixteen.",
		"On nine cells the machine knows the exact value of each move from the first pawn on. At its best level it " +
			"never goes wrong: only the bag can make it lose.",
	}}},
}
