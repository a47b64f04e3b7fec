package morris

import (
	"strconv"

	"tablier/app/board"
	"tablier/app/i18n"
)

// englishNames are the names of frenchNames, in the same order.
var englishNames = []board.VariantName{
	{ID: "tapatan", Variant: "tapatan", Name: "Tapatan", Where: "Philippines", Story: "The name that the source has " +
		"kept, for a plexiglass board and balls of resin."},
	{ID: "three-mens-morris", Variant: "tapatan", Name: "Three men’s morris", Where: "Great Britain", Story: "Boards " +
		"of it are cut into the stone of English cloisters."},
	{ID: "luk-tsut-ki", Variant: "tapatan", Name: "Luk tsut k’i", Where: "China", Story: "The name means six-man " +
		"chess: three for each player."},
	{ID: "fanoron-telo", Variant: "tapatan", Name: "Fanoron-telo", Where: "Madagascar", Story: "The smallest board " +
		"of fanorona; telo means three."},
	{ID: "kurna", Variant: "tapatan", Name: "Kurna", Where: "Egypt", Story: "The board is cut into the slabs of the " +
		"temple at Kurna; nobody knows when."},
	{ID: "hema", Variant: "tapatan", Name: "Hema", Where: "Côte d’Ivoire", Story: "We have found no text of its " +
		"rules. We assume that they are those of Tapatan."},
	{ID: "achi", Variant: "achi", Name: "Achi", Where: "Ghana", Story: "Children draw it on the ground. With four " +
		"pawns each there is only one hole left."},
	{ID: "nine-holes", Variant: "neuf-trous", Name: "Nine Holes", Where: "Great Britain", Story: "There are no " +
		"diagonals: only rows and columns win."},
	{ID: "dris-at-talata", Variant: "neuf-trous", Name: "Dris at-Talata", Where: "Egypt", Story: "The same nine " +
		"holes; talata means three."},
	{ID: "tsoro-square", Variant: "pendus", Name: "Tsoro Yemutatu, square", Where: "Zimbabwe", Story: "Tapatan’s " +
		"board, on which a pawn is carried to any free point."},
	{ID: "pendus", Variant: "pendus", Name: "Les Pendus", Where: "France", Story: "“The hanged”: Maurice Kraitchik " +
		"describes the game in 1948 among mathematical recreations."},
	{ID: "tant-fant", Variant: "tant-fant", Name: "Tant Fant", Where: "India", Story: "The pawns are in place " +
		"already: each side begins on the row before it."},
	{ID: "nira", Variant: "tant-fant", Name: "Nira", Where: "India", Story: "The source says only that the pawns are " +
		"in place already. We assume the rules of Tant Fant."},
	{ID: "shisima", Variant: "shisima", Name: "Shisima", Where: "Kenya", Story: "Shisima means a body of water; the " +
		"pawns are insects that run to the middle of it."},
	{ID: "rota", Variant: "rota", Name: "Rota", Where: "Rome", Story: "Wheels with eight spokes are cut into Roman " +
		"pavements. The name, “the wheel”, and the rules are a reconstruction."},
	{ID: "tsoro", Variant: "tsoro", Name: "Tsoro Yematatu", Where: "Zimbabwe", Story: "On a triangle of seven points " +
		"only one is free: one jumps to get out."},
	{ID: "picaria", Variant: "picaria", Name: "Picaria", Where: "New Mexico", Story: "Played by the Zuñi. One also " +
		"goes between the middles of two neighbouring edges."},
	{ID: "pitarilla", Variant: "picaria", Name: "Pitarilla", Where: "Americas", Story: "The name that the source " +
		"gives to the game of the Native Americans."},
	{ID: "picaria-13", Variant: "picaria-13", Name: "Picaria on 13 points", Where: "New Mexico", Story: "The same " +
		"game, played in the middles of the four cells too."},
}

// englishBoardText describes a board by its data.
var englishBoardText = boardText{
	names:  "Its names in the world",
	toPlay: func(who string) string { return who + " to play." },
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
