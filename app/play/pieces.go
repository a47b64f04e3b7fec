package play

import (
	"tablier/app/board"
	"tablier/rules"
)

// A Piece is a piece with an identity that lasts from its arrival on the board to the end of the match, so
// that the page can move its drawing instead of drawing another.
type Piece struct {
	Glyph  board.Glyph
	Point  string // empty once it has left the board
	Colour int    // the seat whose colour it has, -1 for nobody's
}

// A frame is the pieces of one position shown: after a move, and again at the start of each later round.
type frame struct {
	ply    int
	fresh  bool // the start of a round, where one has just ended
	pieces []Piece
}

// Pieces returns the pieces on the board shown, in order of arrival, those that have left included. The caller must
// not change the slice. It compares what stands on the points before and after each move, so it needs to know no
// game; each position is looked at once, so that a step costs the same in the three-hundredth move.
func (t *Table) Pieces() []Piece {
	if viewer := t.Viewer(); viewer != t.framed {
		t.frames, t.framed = nil, viewer
	}
	last := t.frameAt(t.look, t.fresh(t.look))
	for len(t.frames) <= last {
		t.frames = append(t.frames, t.nextFrame())
	}
	return t.frames[last].pieces
}

// Moved returns the points between which the last move shown has moved a piece, or the one on which it has put one;
// none where it has done neither.
func (t *Table) Moved() []string {
	if t.Opening() {
		return nil
	}
	after := t.Pieces()
	before := t.frames[t.frameAt(t.look, t.fresh(t.look))-1].pieces
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

// frameAt returns the number of a frame: each round before it has one more than moves.
func (t *Table) frameAt(ply int, fresh bool) int {
	if ply > 0 && !fresh {
		return ply + t.match.RoundAt(ply-1)
	}
	return ply + t.match.RoundAt(ply)
}

func (t *Table) nextFrame() frame {
	if len(t.frames) == 0 {
		return t.draw(frame{fresh: true}, nil)
	}
	last := t.frames[len(t.frames)-1]
	next := frame{ply: last.ply + 1}
	if !last.fresh && t.frameAt(last.ply, true) > len(t.frames)-1 {
		next = frame{ply: last.ply, fresh: true}
	}
	return t.draw(next, last.pieces)
}

// draw fills a frame.
func (t *Table) draw(f frame, before []Piece) frame {
	view, round := t.match.LandedView(f.ply, t.framed), f.ply
	if f.fresh {
		view = t.match.View(f.ply, t.framed)
	} else {
		round--
	}
	f.pieces = follow(t.Skin(), view, before)
	for i := range f.pieces {
		f.pieces[i].Colour = t.colourAt(round, f.pieces[i].Glyph.Owner)
	}
	return f
}

// trim forgets the frames that follow the position after ply moves.
func (t *Table) trim(ply int) {
	t.frames = t.frames[:min(len(t.frames), t.frameAt(ply, true)+1)]
}

// redraw forgets all frames.
func (t *Table) redraw() { t.frames = nil }

// follow returns where the pieces are in a view, those of the position before it first.
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
		if now == (board.Glyph{}) {
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
