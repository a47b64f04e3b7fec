// Package domino is the board of Astronomy Domino: its drawing, its gestures and its sentences.
package domino

import (
	"math/bits"
	"strings"
	"sync"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/domino"
)

// waiting is the kind of the pieces in the reserve. On the board, each half of a domino is a piece of its own kind:
// the domino's name, and a letter for the half.
const waiting = "reserve"

// What a domino in the reserve shows beside its numbers.
const (
	stuck = "stuck" // it fits nowhere
	laid  = "laid"
)

// A skin draws the board from one side. Its points are the dominoes of the reserve and the cells of the window.
type skin struct {
	turned bool

	mutex   sync.Mutex // pages drawn side by side share it
	windows map[window][]board.Point
	of      domino.State // the state of steps and fits
	steps   []domino.Step
	fits    tiles
}

// tiles is a set of dominoes of the reserve: a bit for each point.
type tiles uint32

func (t tiles) has(point int) bool { return t>>point&1 != 0 }
func (t tiles) count() int         { return bits.OnesCount32(uint32(t)) }

func newSkin(turned bool) *skin { return &skin{turned: turned, windows: map[window][]board.Point{}} }

// position returns the position of a view of this game, in which nothing is ever hidden.
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

// legal returns the legal moves and the dominoes that have one. The caller must not change the slice.
func (s *skin) legal(state *domino.State) (steps []domino.Step, fits tiles) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.of != *state {
		s.of, s.steps, s.fits = *state, state.AppendMoves(make([]domino.Step, 0, 1024)), 0
		for _, m := range s.steps {
			s.fits |= 1 << pieceNumber(m.Numbers())
		}
	}
	return s.steps, s.fits
}

// leftIn returns the set of the dominoes that are left in the reserve.
func leftIn(state *domino.State) (set tiles) {
	for point := range domino.Pieces {
		a, b := numbersOf(point)
		set |= tiles(state.Left[a]>>b&1) << point
	}
	return set
}

// usable says whether a domino is still in the reserve, and whether it fits anywhere now.
func (s *skin) usable(v rules.View, point int) (there, fits bool) {
	p := position(v)
	_, can := s.legal(&p.State)
	return leftIn(&p.State).has(point), can.has(point)
}

func (s *skin) PieceAt(v rules.View, point int) board.Glyph {
	if point < domino.Pieces {
		there, fits := s.usable(v, point)
		return inReserve(point, there, fits)
	}
	p := position(v)
	return halfOn(&p.State, windowOf(&p.State).cell(point))
}

// inReserve returns a domino of the reserve, which has been laid when it is not there.
func inReserve(point int, there, fits bool) board.Glyph {
	face := pieceName(numbersOf(point))
	switch {
	case !there:
		face += laid
	case !fits:
		face += stuck
	}
	return board.Glyph{Kind: waiting, Face: face}
}

// halfOn returns the half of a domino that lies on a cell.
func halfOn(s *domino.State, c domino.Cell) board.Glyph {
	if s.On[c] == 0 {
		return board.Glyph{}
	}
	m := stepOn(s, c)
	_, second := m.Cells()
	return half(m, c == second, s.Plies > 0 && m == s.Laid[s.Plies-1])
}

// half returns the glyph of a half of a domino: its number, the direction of the other half, and whether it was laid
// last.
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

// Symbol returns a half as it lies on the board, turned with it, or a domino of the reserve.
func (s *skin) Symbol(g board.Glyph, seat int) string {
	switch {
	case g.Face == "":
		return [...]string{"domino-one", "domino-two"}[max(seat, 0)]
	case s.turned && g.Kind != waiting:
		return symbol(strings.NewReplacer("r", "l", "l", "r", "u", "d", "d", "u").Replace(g.Face))
	}
	return symbol(g.Face)
}

// symbol returns the id of the drawing of a face, seen from the first player's side.
func symbol(face string) string { return "domino-" + face }

// dead returns the points of the empty cells that no domino of the reserve can ever cover.
func (s *skin) dead(state *domino.State) (points []int) {
	w, alive := windowOf(state), aliveIn(state)
	for point := domino.Pieces; point < domino.Pieces+w.wide()*w.high(); point++ {
		if c := w.cell(point); state.On[c] == 0 && !alive[c] {
			points = append(points, point)
		}
	}
	return points
}

// Art returns the sky: it is the same in every game, and stars are fixed.
func (s *skin) Art() string { return sky }
