// Package domino is how Astronomy Domino looks and what its pages say.
package domino

import (
	"strings"
	"sync"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/domino"
)

// Kinds of pieces in the tray. On the board, each half of a domino is a piece of its own kind: the domino's name, and
// a letter for the half.
const waiting = "tray"

// What a domino in the tray shows beside its numbers.
const (
	stuck = "stuck" // it fits nowhere
	laid  = "laid"
)

// A skin draws the board from one side. Its points are the dominoes of the tray and the cells of the window.
type skin struct {
	turned bool

	mutex   sync.Mutex // pages drawn side by side share it
	windows map[window][]board.Point
	of      domino.State // what fits is about
	fits    [domino.Pieces]bool
}

func newSkin(turned bool) *skin { return &skin{turned: turned, windows: map[window][]board.Point{}} }

// position returns what a view of this game is of: nothing is ever hidden.
func position(v rules.View) domino.Position { return v.(rules.Open).Position.(domino.Position) }

func (s *skin) Points(v rules.View) []board.Point {
	p := position(v)
	w := windowOf(&p.State)
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.windows[w] == nil {
		s.windows[w] = w.points(s.turned)
	}
	return s.windows[w]
}

// usable says which dominoes can be laid somewhere.
func (s *skin) usable(state *domino.State) [domino.Pieces]bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.of != *state {
		s.of, s.fits = *state, [domino.Pieces]bool{}
		for _, m := range state.AppendMoves(make([]domino.Step, 0, 1024)) {
			a, b := m.Numbers()
			s.fits[pieceNumber(a, b)] = true
		}
	}
	return s.fits
}

// Usable implements board.Layer.
func (s *skin) Usable(v rules.View, piece int) (there, fits bool) {
	p := position(v)
	a, b := numbersOf(piece)
	return p.State.Left[a]>>b&1 != 0, s.usable(&p.State)[piece]
}

func (s *skin) Look(v rules.View, point int) board.Glyph {
	if point < domino.Pieces {
		there, fits := s.Usable(v, point)
		a, b := numbersOf(point)
		face := pieceName(a, b)
		switch {
		case !there:
			face += laid
		case !fits:
			face += stuck
		}
		return board.Glyph{Kind: waiting, Face: face}
	}
	p := position(v)
	return halfOn(&p.State, windowOf(&p.State).cell(point))
}

// halfOn returns the half of a domino that lies on a cell.
func halfOn(s *domino.State, c domino.Cell) board.Glyph {
	if s.On[c] == 0 {
		return board.Glyph{}
	}
	for i, m := range s.Laid[:s.Plies] {
		if first, second := m.Cells(); first == c || second == c {
			return half(m, c == second, i == int(s.Plies)-1)
		}
	}
	return half(domino.Lay(domino.At(0, 0), 0, 0, 0), c != domino.At(0, 0), false)
}

// half returns a half of a domino as it lies: its number, where the other half is, and whether it was laid last.
func half(m domino.Step, second, last bool) board.Glyph {
	a, b := m.Numbers()
	first, other := m.Cells()
	kind, number := pieceName(a, b)+"a", a
	if second {
		kind, number, first, other = pieceName(a, b)+"b", b, other, first
	}
	face := string([]byte{'0' + byte(number), letterTo(first, other)})
	if last {
		face += "n"
	}
	return board.Glyph{Kind: kind, Face: face}
}

// letterTo returns the letter of the direction from a cell to its neighbour.
func letterTo(from, to domino.Cell) byte {
	fx, fy := from.XY()
	tx, ty := to.XY()
	switch {
	case tx > fx:
		return 'r'
	case ty > fy:
		return 'u'
	case tx < fx:
		return 'l'
	}
	return 'd'
}

func (s *skin) Path(v rules.View, m rules.Move) []int {
	step, err := domino.Read(m)
	if err != nil {
		return nil
	}
	p := position(v)
	w := windowOf(&p.State)
	a, b := step.Numbers()
	first, second := step.Cells()
	return []int{pieceNumber(a, b), w.number(first), w.number(second)}
}

// Symbol returns a half as it lies on the board, turned with it, or a domino of the tray.
func (s *skin) Symbol(g board.Glyph, seat int) string {
	switch {
	case g.Face == "":
		return [...]string{"domino-one", "domino-two"}[max(seat, 0)]
	case s.turned && g.Kind != waiting:
		return "domino-" + strings.NewReplacer("r", "l", "l", "r", "u", "d", "d", "u").Replace(g.Face)
	}
	return "domino-" + g.Face
}

// Scale implements board.Layer.
func (s *skin) Scale() int { return 50 }

// Ground implements board.Layer.
func (s *skin) Ground(v rules.View) board.Ground {
	p := position(v)
	return windowOf(&p.State).ground(&p.State, s.turned)
}

// Dead implements board.Layer.
func (s *skin) Dead(v rules.View) []int {
	p := position(v)
	w := windowOf(&p.State)
	alive := aliveIn(&p.State)
	var points []int
	for point := domino.Pieces; point < domino.Pieces+w.wide()*w.high(); point++ {
		if c := w.cell(point); p.State.On[c] == 0 && !alive[c] {
			points = append(points, point)
		}
	}
	return points
}

// Art returns the sky: it is the same in every game, and stars are fixed.
func (s *skin) Art() string { return sky }
