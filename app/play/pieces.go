package play

import (
	"maps"

	"tablier/app/board"
	"tablier/rules"
)

// A Piece is a piece with an identity that lasts from its arrival on the board to the end of the match, or until
// another viewer has the screen while there are secrets, so that the page can move its drawing instead of drawing another.
type Piece struct {
	Glyph  board.Glyph
	Point  string // empty once it has left the board
	Colour int    // the seat whose colour it has, -1 for nobody's
}

// Pieces returns the pieces on the board shown, in order of arrival, those that have left included. The caller must
// not change the slice. It compares what stands on the points with a position drawn before, the one before the move if
// it can: so it needs to know no game, and looks at one position whether the match has three moves or three hundred.
func (t *Table) Pieces() []Piece {
	t.shown = t.frame(t.look, t.fresh(t.look))
	return t.shown
}

// Moved returns the points between which the last move shown has moved a piece, or the one on which it has put one;
// none where it has done neither.
func (t *Table) Moved() []string {
	if t.Opening() {
		return nil
	}
	after := t.Pieces()
	before := t.frame(t.look-1, true)
	for i, now := range after {
		switch {
		case now.Point == "":
		case i >= len(before) || before[i].Point == "":
			return []string{now.Point}
		case before[i].Point != now.Point:
			return []string{before[i].Point, now.Point}
		}
	}
	return nil
}

// frame returns the pieces of the position after ply moves, each found once for a viewer; fresh where a round has ended
// there stands for the start of the next.
func (t *Table) frame(ply int, fresh bool) []Piece {
	if viewer := t.Viewer(); viewer != t.framed || t.frames == nil {
		if t.frames == nil || !t.Result().Over() { // once all is told, nothing is given away by which piece is which
			t.shown = nil
		}
		t.frames, t.framed = map[int][]Piece{}, viewer
	}
	n := t.frameAt(ply, fresh)
	arranging := ply == t.look && t.Arranging()
	if pieces, known := t.frames[n]; known && !arranging && t.forgetter() == nil { // what forgets differs from time to time
		return pieces
	}
	near, known := t.frames[n-1]
	if !known {
		near = t.shown // after a reload, one step may be backwards
	}
	if arranging {
		near = t.shown // there is no move between one try and the next
	}
	pieces := t.drawn(ply, fresh, near)
	if !arranging {
		t.frames[n] = pieces
	}
	return pieces
}

// frameAt returns the number of a frame: each round before it has one more than moves.
func (t *Table) frameAt(ply int, fresh bool) int {
	if ply > 0 && !fresh {
		return ply + t.match.RoundAt(ply-1)
	}
	return ply + t.match.RoundAt(ply)
}

// drawn returns the pieces of a position, given those of another.
func (t *Table) drawn(ply int, fresh bool, near []Piece) []Piece {
	view := t.viewAt(ply, fresh, t.framed)
	if ply == t.look && t.Arranging() {
		view = t.View()
	} else if !fresh && ply > 0 {
		ply-- // which is in the round that has ended
	}
	pieces := follow(t.Skin(), view, near)
	for i := range pieces {
		pieces[i].Colour = t.colourAt(ply, pieces[i].Glyph.Owner)
	}
	return pieces
}

// trim forgets the frames that follow the position after ply moves.
func (t *Table) trim(ply int) {
	last := t.frameAt(ply, true)
	maps.DeleteFunc(t.frames, func(n int, _ []Piece) bool { return n > last })
}

// redraw forgets all frames.
func (t *Table) redraw() { t.frames = nil }

// follow returns where the pieces are in a view, those of another position first.
func follow(skin board.Skin, view rules.View, before []Piece) []Piece {
	pieces := append([]Piece(nil), before...)
	standing := make(map[string]int, len(pieces)) // point to index in pieces
	for i, p := range pieces {
		if p.Point != "" {
			standing[p.Point] = i
			pieces[i].Point = ""
		}
	}
	var arrived []int
	points := skin.Points(view)
	for i, point := range points {
		now := skin.Look(view, i)
		if now == (board.Glyph{}) || point.Tray {
			continue
		}
		if was, ok := standing[point.Name]; ok && same(pieces[was].Glyph, now) {
			pieces[was].Point, pieces[was].Glyph = point.Name, now
		} else {
			arrived = append(arrived, i)
		}
	}
	for _, i := range arrived {
		glyph := skin.Look(view, i)
		piece := claim(pieces, before, glyph)
		if piece < 0 {
			piece = len(pieces)
			pieces = append(pieces, Piece{})
		}
		pieces[piece].Glyph, pieces[piece].Point = glyph, points[i].Name
	}
	return pieces
}

// same says whether two glyphs can be one piece, whatever it shows.
func same(a, b board.Glyph) bool { return a.Kind == b.Kind && a.Owner == b.Owner }

// claim returns the piece that has just left a point and can be the one that arrives: one that shows the same
// before others; -1 when there is none.
func claim(pieces, before []Piece, glyph board.Glyph) int {
	found := -1
	for i, b := range before {
		if b.Point == "" || pieces[i].Point != "" || !same(b.Glyph, glyph) {
			continue
		}
		if b.Glyph.Face == glyph.Face {
			return i
		}
		if found < 0 {
			found = i
		}
	}
	return found
}
