package board

import "tablier/rules"

// A Scored skin is of a game in which the lines of the board are worth points as it goes: the page writes each line's
// worth at its end and the total in a corner, lights what makes it, and counts it out line by line at the end.
type Scored interface {
	// Tally returns the lines of the board in the order of a count.
	Tally(v rules.View) []Line
	// Scorer returns the player of a round whose points they are.
	Scorer() rules.Player
	// Total returns the middle of where the sum of all lines is written, with as much room as a line's worth has.
	Total() (x, y int)
	// Gain returns what a legal move of the player to move adds to the sum at once; false where that is no
	// question, as when the move is another player's way to do harm.
	Gain(v rules.View, m rules.Move) (points int, told bool)
}

// A Line is a line of a board that is worth points. It can be touched where its worth is written, as a Point can: X-R,
// Y-R and 2R are multiples of Unit.
type Line struct {
	Name    string  // in the game's own way, for Words; unlike that of any other line
	X, Y, R int     // the middle of where its worth is written, and half of the room there
	Runs    [][]int // the points of each thing in it that counts, neighbour by neighbour; longest thing first
	Points  int
}

// A Stocked skin is of a game that draws from a stock which everybody may count.
type Stocked interface {
	// Stock returns what is left in it, by kind of piece: those of which nothing is left too, always in the same order.
	Stock(v rules.View) []Stock
	// Hand returns the piece that has been drawn and waits to be played; the zero Glyph when there is none.
	Hand(v rules.View) Glyph
}

// A Stock is a number of pieces that are alike.
type Stock struct {
	Glyph Glyph
	Left  int
	Of    int // how many there are in the game
}

// ScoreWords are what the words of a game with a Scored or a Stocked skin say beside.
type ScoreWords interface {
	// Line tells what a line is worth and how that comes: "Ligne 4, 14 points : 5 + 3 + 3 + 3."
	Line(l Line) string
	// Stock names the stock and how much is left in it: "Dans le sac : 9 pions sur 25".
	Stock(left, of int) string
	// Kind names a kind of piece of the stock: "rouge".
	Kind(g Glyph) string
	// Hope says what the engine's score of a position means, rounded: "Ordre peut espérer 46 points".
	Hope(points int) string
}
