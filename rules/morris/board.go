// Package morris is the Tapatan family, three-in-a-row games in which pawns are placed and then move: one
// engine over boards that are data. Nothing in it is special to one board; a board is a [Board] value.
//
// The typed core ([Game], [State], [Step]) serves the search and allocates nothing; [Position] is the thin
// adapter that gives it the text interface of package rules.
package morris

import "strings"

// A Motion is the way in which pawns move once all have been placed.
type Motion uint8

// The motions.
const (
	Slide Motion = iota // to a free point linked to one's own
	Jump                // the same, or in a line over one pawn, of either side, to the free point behind it
	Fly                 // to any free point
)

// A Board is one game of the family as data. A field that is left out says: no, or none.
type Board struct {
	ID     string
	Points string // the names of the points in the order of a position's text, separated by spaces
	// Lines are drawn lines: points in order, separated by spaces, lines by commas. Neighbours on a line are
	// linked, and three in succession full of one's own pawns win; but for those that they fill in a set start.
	Lines string
	Paths string // further drawn lines, that link but do not win; one that ends where it began is closed
	Wins  string // further lines that win, but are not drawn and do not link
	Pawns int    // a side
	// Start is the pawns' places when the game begins, as in a position's text: "ooo...rrr". Empty when they are
	// placed in turn before any moves.
	Start  string
	Barred string // points on which no pawn may be placed, separated by spaces; pawns may move there
	First  string // points on which the very first pawn may not be placed
	Motion Motion
	Passes bool // a player who cannot move passes; otherwise that player loses
	Thrice bool // the third occurrence of a position is a draw; otherwise the second is
}

// The limits of a board.
const (
	MaxPoints = 16
	MaxPawns  = 9 // a side: one digit in the text of a position
)

// inRow is how many pawns in succession on a line win.
const inRow = 3

// linesOf returns lines as lists of point names.
func linesOf(text string) [][]string {
	var lines [][]string
	if text == "" {
		return nil
	}
	for line := range strings.SplitSeq(text, ",") {
		lines = append(lines, strings.Fields(line))
	}
	return lines
}
