package exact

import "math/bits"

// A move is the permutation of a pattern's colours when pawns have changed places, or the board has been turned: four
// pawns at a time.
type move [maxCells / 4][256]pattern

// play returns the pattern with its pawns in the order after a move.
func (m *move) play(p pattern) pattern {
	return m[0][p&255] | m[1][p>>8&255] | m[2][p>>16&255] | m[3][p>>24]
}

// A transition leads from the boards of one mask to those of another.
type transition struct {
	move
	place int // the index of the other mask among the least images
	added int // the index in the pattern of the placed pawn
}

// set makes w the transition from one mask by a slide from a cell to another one; or, where both are the same, by a
// pawn that is placed there.
func (w *transition) set(c *cells, m mask, from, to int) {
	after := m&^(1<<from) | 1<<to
	turn := &c.turns[c.to[after]]
	least := c.turn(after, int(c.to[after]))
	at := func(cell int) int {
		before := least & (1<<turn[cell] - 1)
		return bits.OnesCount16(uint16(before))
	}
	w.place, w.added = int(c.place[after]), at(to)
	for i := 0; m != 0; i, m = i+1, m&(m-1) {
		cell := bits.TrailingZeros16(uint16(m))
		if cell == from {
			cell = to
		}
		w.take(i, at(cell))
	}
}

// take enters in the tables that the colour in one place of the pattern before is the one in another place of that
// after. It is called for the places before in their order: a table serves four of them, all whose codes it holds.
func (w *transition) take(from, to int) {
	table, low := &w.move[from/4], 1<<(2*(from%4))
	for code := range 4 * low {
		table[code] = table[code%low] | pattern(code/low)<<(2*to)
	}
	if from%4 == 0 {
		for code := range table {
			table[code] = pattern(code&3) << (2 * to)
		}
	}
}
