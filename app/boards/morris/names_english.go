package morris

import "tablier/app/board"

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
		"balls each there is only one hole left."},
	{ID: "nine-holes", Variant: "neuf-trous", Name: "Nine Holes", Where: "Great Britain", Story: "There are no " +
		"diagonals: only rows and columns win."},
	{ID: "dris-at-talata", Variant: "neuf-trous", Name: "Dris at-Talata", Where: "Egypt", Story: "The same nine " +
		"holes; talata means three."},
	{ID: "tsoro-square", Variant: "pendus", Name: "Tsoro Yemutatu, square", Where: "Zimbabwe", Story: "Tapatan’s " +
		"board, on which a ball is carried to any free point."},
	{ID: "pendus", Variant: "pendus", Name: "Les Pendus", Where: "France", Story: "“The hanged”: Maurice Kraitchik " +
		"describes the game in 1948 among mathematical recreations."},
	{ID: "tant-fant", Variant: "tant-fant", Name: "Tant Fant", Where: "India", Story: "The balls are in place " +
		"already: each side begins on the row before it."},
	{ID: "nira", Variant: "tant-fant", Name: "Nira", Where: "India", Story: "The source says only that the balls are " +
		"in place already. We assume the rules of Tant Fant."},
	{ID: "shisima", Variant: "shisima", Name: "Shisima", Where: "Kenya", Story: "Shisima means a body of water; the " +
		"balls are insects that run to the middle of it."},
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
