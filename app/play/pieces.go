package play

import (
	"maps"

	"tablier/app/board"
	"tablier/rules"
)

// A Piece is a piece with an identity that lasts from its arrival on the board to the end of the match, or until
// another viewer has the screen while there are secrets, so that the page can move its drawing instead of drawing
// another.
type Piece struct {
	Glyph  board.Glyph
	Point  string // empty once it has left the board
	Colour int    // the seat whose colour it has, -1 for nobody's
}

// frames is a cache of the pieces of the positions that have been drawn.
type frames struct {
	byNumber map[int][]Piece // by [history.frameNumber]; nil when they must be found again
	shown    []Piece         // the last result of Pieces
	viewer   rules.Player    // whose view they show
}

// Pieces returns the pieces on the board shown, in order of arrival, those that have left included. The caller must
// not change the slice. It compares what stands on the points with a position drawn before, the one before the move if
// it can: so it needs to know no game, and looks at one position whether the match has three moves or three hundred.
func (s *screen) Pieces() []Piece {
	return s.frames.show(s)
}

// Moved returns the points between which the last move shown has moved a piece, or the one on which it has put one;
// none for other moves.
func (s *screen) Moved() []string { return s.frames.moved(s) }

// show returns the pieces that the screen shows.
func (f *frames) show(s *screen) []Piece {
	f.shown = f.frame(s, s.shown, s.roundStart(s.shown))
	return f.shown
}

// moved returns the points between which the last move shown has moved a piece, for [Table.Moved].
func (f *frames) moved(s *screen) []string {
	if s.AtRoundStart() {
		return nil
	}
	after := f.show(s)
	before := f.frame(s, s.shown-1, true)
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

// frame returns the pieces of the position after ply moves, from the cache; fresh where a round has ended there
// stands for the start of the next.
func (f *frames) frame(s *screen, ply int, fresh bool) []Piece {
	if viewer := s.Viewer(); viewer != f.viewer || f.byNumber == nil {
		if f.byNumber == nil || !s.Result().Over() { // once all is told, nothing is given away by which piece is which
			f.shown = nil
		}
		f.byNumber, f.viewer = map[int][]Piece{}, viewer
	}
	n := s.frameNumber(ply, fresh)
	trying := ply == s.shown && s.Trying()
	// What the screen forgets differs from time to time.
	if pieces, known := f.byNumber[n]; known && !trying && !s.forgets() {
		return pieces
	}
	near, known := f.byNumber[n-1]
	if !known {
		near = f.shown // after a reload, one step may be backwards
	}
	if trying {
		near = f.shown // there is no move between one try and the next
	}
	pieces := f.find(s, ply, fresh, near)
	if !trying {
		f.byNumber[n] = pieces
	}
	return pieces
}

// find returns the pieces of a position, given those of another.
func (f *frames) find(s *screen, ply int, fresh bool, near []Piece) []Piece {
	view := s.viewAt(ply, fresh, f.viewer)
	if ply == s.shown && s.Trying() {
		view = s.View()
	} else if !fresh && ply > 0 {
		ply-- // the ply before is in the round that has ended
	}
	pieces := trackPieces(s.Skin(), view, near)
	for i := range pieces {
		pieces[i].Colour = s.colourAt(ply, pieces[i].Glyph.Owner)
	}
	return pieces
}

// dropAfter removes the frames after one, whose moves are no longer played.
func (f *frames) dropAfter(last int) {
	maps.DeleteFunc(f.byNumber, func(n int, _ []Piece) bool { return n > last })
}

// clear removes all frames: those of another match follow.
func (f *frames) clear() { f.byNumber = nil }

// trackPieces returns the pieces of a view, matched with those of another position, which come first.
func trackPieces(skin board.Skin, view rules.View, before []Piece) []Piece {
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
		now := skin.PieceAt(view, i)
		if now == (board.Glyph{}) || point.Reserve {
			continue
		}
		if was, ok := standing[point.Name]; ok && sameGlyph(pieces[was].Glyph, now) {
			pieces[was].Point, pieces[was].Glyph = point.Name, now
		} else {
			arrived = append(arrived, i)
		}
	}
	for _, i := range arrived {
		glyph := skin.PieceAt(view, i)
		piece := matchPiece(pieces, before, glyph)
		if piece < 0 {
			piece = len(pieces)
			pieces = append(pieces, Piece{})
		}
		pieces[piece].Glyph, pieces[piece].Point = glyph, points[i].Name
	}
	return pieces
}

// sameGlyph says whether two glyphs can be one piece, whatever it shows.
func sameGlyph(a, b board.Glyph) bool { return a.Kind == b.Kind && a.Owner == b.Owner }

// matchPiece returns the piece that has just left a point and can be the one that arrives, rather one that shows the
// same; -1 when there is none.
func matchPiece(pieces, before []Piece, glyph board.Glyph) int {
	found := -1
	for i, b := range before {
		if b.Point == "" || pieces[i].Point != "" || !sameGlyph(b.Glyph, glyph) {
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
