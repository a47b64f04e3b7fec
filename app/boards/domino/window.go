package domino

import (
	"strconv"

	"tablier/app/board"
	"tablier/rules/domino"
)

// A window is the visible part of the endless plane: the cells that the zone can still reach, from minX, minY to
// maxX, maxY. It narrows as the game goes.
type window struct{ minX, maxX, minY, maxY int }

func windowOf(s *domino.State) window {
	minX, maxX, minY, maxY := s.Reach()
	return window{minX, maxX, minY, maxY}
}

func (w window) wide() int { return w.maxX - w.minX + 1 }
func (w window) high() int { return w.maxY - w.minY + 1 }

// step returns the distance between the centres of two cells, as large as the drawing allows.
func (w window) step() int {
	const room, coarse = board.Size - 50, 2 * board.Unit // beside it stand letters and numbers
	return room / max(w.wide(), w.high()) / coarse * coarse
}

// corner returns the upper left corner of the window in the drawing.
func (w window) corner() (x, y int) {
	step := w.step()
	at := func(cells int) int { return (board.Size - cells*step) / 2 / board.Unit * board.Unit }
	return at(w.wide()), at(w.high())
}

// holds says whether a cell lies in the part of the zone that the board shows.
func (w window) holds(x, y int) bool { return x >= w.minX && x <= w.maxX && y >= w.minY && y <= w.maxY }

// number returns the number of a cell's point.
func (w window) number(c domino.Cell) int {
	x, y := c.XY()
	if !w.holds(x, y) {
		return -1
	}
	return domino.Pieces + (w.maxY-y)*w.wide() + x - w.minX
}

// cell returns the cell of the zone that a point of the board shows.
func (w window) cell(point int) domino.Cell {
	point -= domino.Pieces
	return domino.At(w.minX+point%w.wide(), w.maxY-point/w.wide())
}

// centre returns the centre of a cell in the drawing, visible or not.
func (w window) centre(c domino.Cell, turned bool) (x, y int) {
	left, top := w.corner()
	cx, cy := c.XY()
	step := w.step()
	x, y = left+(cx-w.minX)*step+step/2, top+(w.maxY-cy)*step+step/2
	if turned {
		return board.Size - x, board.Size - y
	}
	return x, y
}

// points returns the points of a window: the dominoes of the reserve, and the cells row by row.
func (w window) points(turned bool) []board.Point {
	list := make([]board.Point, 0, domino.Pieces+w.wide()*w.high())
	for a := range domino.Numbers {
		for b := a; b < domino.Numbers; b++ {
			list = append(list, board.Point{Name: pieceName(a, b), Reserve: true})
		}
	}
	for y := w.maxY; y >= w.minY; y-- {
		for x := w.minX; x <= w.maxX; x++ {
			c := domino.At(x, y)
			px, py := w.centre(c, turned)
			list = append(list, board.Point{Name: c.Name(), X: px, Y: py, R: w.step() / 2})
		}
	}
	return list
}

// pieceName names a domino, the smaller number first.
func pieceName(a, b int) string { return string([]byte{'0' + byte(a), '0' + byte(b)}) }

// pieceNumber returns the number of a domino's point.
func pieceNumber(a, b int) int { return a*domino.Numbers - a*(a-1)/2 + b - a }

// numbersOf returns the numbers of a domino's point.
func numbersOf(point int) (a, b int) {
	for a = 0; point >= domino.Numbers-a; a++ {
		point -= domino.Numbers - a
	}
	return a, a + point
}

func pair(x, y int) string { return strconv.Itoa(x) + " " + strconv.Itoa(y) }

// room says whether the laid dominoes may still become wider, and higher: then the zone may still slide that way.
func room(s *domino.State) (across, along bool) {
	n := int8(s.N)
	return s.MaxX-s.MinX+1 < n, s.MaxY-s.MinY+1 < n
}

// zoneOf returns a zone that holds the laid dominoes and, where they fit in too, further cells, with as much room on
// one side as on the other.
func zoneOf(s *domino.State, more []domino.Cell) window {
	n := int(s.N)
	w := window{int(s.MinX), int(s.MaxX), int(s.MinY), int(s.MaxY)}
	with := w
	for _, c := range more {
		x, y := c.XY()
		with = window{min(with.minX, x), max(with.maxX, x), min(with.minY, y), max(with.maxY, y)}
	}
	if with.wide() <= n && with.high() <= n {
		w = with
	}
	x, y := w.minX-(n-w.wide())/2, w.minY-(n-w.high())/2
	return window{x, x + n - 1, y, y + n - 1}
}
