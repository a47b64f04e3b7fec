package play

import (
	"tablier/app/board"
	"tablier/rules"
)

// A Piece is a piece with an identity that lasts from its arrival on the board to the end of the match, so
// that the page can move its drawing instead of drawing another.
type Piece struct {
	Glyph board.Glyph
	Point int // -1 once it has left the board
}

// Pieces follows the pieces through the positions of a match up to the current one, in order of arrival.
// It compares what stands on the points before and after each move, so it needs to know no game.
func Pieces(skin board.Skin, m *rules.Match) []Piece {
	var pieces []Piece
	standing := map[int]int{} // point to index in pieces
	for ply := range m.Ply() + 1 {
		after := m.At(ply)
		var left, arrived []int
		for point := range skin.Points() {
			now := skin.Look(after, point)
			i, was := standing[point]
			if was && pieces[i].Glyph == now {
				continue
			}
			if was {
				left = append(left, i)
				delete(standing, point)
			}
			if now != (board.Glyph{}) {
				arrived = append(arrived, point)
			}
		}
		for _, i := range left {
			pieces[i].Point = -1
		}
		for _, point := range arrived {
			glyph := skin.Look(after, point)
			i := claim(pieces, left, glyph)
			if i < 0 {
				i = len(pieces)
				pieces = append(pieces, Piece{Glyph: glyph})
			}
			pieces[i].Point = point
			standing[point] = i
		}
	}
	return pieces
}

// claim returns the first piece that has just left a point, looks the same and is not yet placed again.
func claim(pieces []Piece, left []int, glyph board.Glyph) int {
	for _, i := range left {
		if pieces[i].Point < 0 && pieces[i].Glyph == glyph {
			return i
		}
	}
	return -1
}
