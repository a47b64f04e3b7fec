// Package morris is the Tapatan family, three-in-a-row games in which pawns are placed and then slide: one
// engine over boards that are data. Nothing in it is special to one board; a board is a [Board] value.
//
// The typed core ([Game], [State], [Step]) serves the search and allocates nothing; [Position] is the thin
// adapter that gives it the text interface of package rules.
package morris

import "strings"

// A Board is one game of the family as data.
type Board struct {
	ID     string
	Points string // the names of the points in the order of a position's text, separated by spaces
	// Lines are the drawn lines: points in order, separated by spaces, lines by commas. Neighbours on a
	// line are linked, and a line full of one's own pawns wins.
	Lines string
	Pawns int // a side, placed in turn before any slides
}

// Boards returns the family, the default board first: add one here and it is playable everywhere.
func Boards() []Board {
	return []Board{
		{
			ID:     "tapatan",
			Points: "a1 b1 c1 a2 b2 c2 a3 b3 c3",
			Lines:  "a1 b1 c1, a2 b2 c2, a3 b3 c3, a1 a2 a3, b1 b2 b3, c1 c2 c3, a1 b2 c3, c1 b2 a3",
			Pawns:  3,
		},
	}
}

// lines returns the board's lines as lists of point names.
func (b Board) lines() [][]string {
	var lines [][]string
	for line := range strings.SplitSeq(b.Lines, ",") {
		lines = append(lines, strings.Fields(line))
	}
	return lines
}
