package exact

import (
	"math/bits"

	"tablier/rules/hyle"
)

// New returns a table of a board with that many cells a side whose Values are to be filled in.
func New[F Number](side int) *Table[F] {
	t := empty[F](side)
	for pawns := range t.values {
		t.values[pawns] = t.layer(pawns)
	}
	return t
}

// Values returns all stored values, by the number of pawns on the board.
func (t *Table[F]) Values() [][]F { return t.values }

// Value returns Order's expected points in a state of the solved board, if both play perfectly from there.
func (t *Table[F]) Value(s *hyle.State) float64 {
	if s.Phase == hyle.Drawing || s.Phase == hyle.Ended {
		return t.drawn(s)
	}
	var buf [hyle.MostMoves]hyle.Step
	moves := s.AppendMoves(buf[:0])
	best, chaos, after := 0.0, s.Phase == hyle.Placing, *s
	for i, m := range moves {
		after.Do(m)
		value := t.Value(&after)
		after.Undo(m)
		if i == 0 || value != best && (value < best) == chaos {
			best = value
		}
	}
	return best
}

// drawn is Value where nobody is to move.
func (t *Table[F]) drawn(s *hyle.State) float64 {
	side := t.cells.side
	var m mask
	for cell := range side * side {
		if s.At(cell) != 0 {
			m |= 1 << cell
		}
	}
	turn := &t.cells.turns[t.cells.to[m]]
	var colours [maxCells]uint8 // by the cells after the turn
	least := mask(0)
	for cell := range side * side {
		if colour := s.At(cell); colour != 0 {
			colours[turn[cell]] = colour - 1
			least |= 1 << turn[cell]
		}
	}
	var p pattern
	pawns := 0
	for ; least != 0; least &= least - 1 {
		p |= pattern(colours[bits.TrailingZeros16(uint16(least))]) << (2 * pawns)
		pawns++
	}
	o := t.orders[pawns]
	return float64(t.values[pawns][int(t.cells.place[m])*len(o.patterns)+int(o.number(p))])
}

// Side returns how many cells a side of the board has.
func (t *Table[F]) Side() int { return t.cells.side }
