package block

import (
	"math/bits"

	"tablier/rules/entropy"
)

// A board is what is the same in all positions of a block.
type board struct {
	set          entropy.Set // of the player to move
	near         entropy.Set // the cells beside its pawns
	mobile, lone entropy.Set // its pawns that touch a friend, and the others
	expand       [2][1 << 9]entropy.Set
	numbers      [3][1 << 9]uint8 // sets of its pawns as seven bits
	beside       [free]uint32     // the cells beside each cell that it leaves free, by their numbers among those
	pawns        [entropy.Pawns]pawn
	movers       int // how many of pawns there are: those that touch a friend
}

// A pawn is one of a set, with the others and the cells beside them.
type pawn struct {
	cell         int
	rest, around entropy.Set
}

// enter makes b the board of a set.
func (b *board) enter(set entropy.Set) {
	b.set, b.near = set, entropy.Around(set)
	b.mobile, b.lone = set&b.near, set&^b.near
	b.movers = 0
	for m := b.mobile; m != 0; m &= m - 1 {
		rest := set &^ (m & -m)
		b.pawns[b.movers] = pawn{bits.TrailingZeros32(m), rest, entropy.Around(rest)}
		b.movers++
	}
	b.number()
	b.leave()
}

// number makes the table of the set's pawns as seven bits.
func (b *board) number() {
	bit := uint8(1)
	for cell := range entropy.Cells {
		mark := uint8(0)
		if b.set>>cell&1 != 0 {
			mark, bit = bit, bit<<1
		}
		table := &b.numbers[cell/9]
		for x := range 1 << (cell % 9) {
			table[x|1<<(cell%9)] = table[x] | mark
		}
	}
}

// leave makes the tables of the cells that the set leaves free.
func (b *board) leave() {
	var cells [free]entropy.Set
	i := 0
	for left := entropy.All &^ b.set; left != 0; left &= left - 1 {
		cells[i] = left & -left
		table := &b.expand[i/9]
		for x := range 1 << (i % 9) {
			table[x|1<<(i%9)] = table[x] | cells[i]
		}
		i++
	}
	for i := range cells {
		b.beside[i] = 0
		for k, cell := range cells {
			if entropy.Around(cells[i])&cell != 0 {
				b.beside[i] |= 1 << k
			}
		}
	}
}

// other returns the set of the player who waits, given as one of the 18 cells left free.
func (b *board) other(packed uint32) entropy.Set {
	return b.expand[0][packed&511] | b.expand[1][packed>>9]
}

// seven returns the pawns of the player to move that are in a set, as seven bits.
func (b *board) seven(x entropy.Set) uint32 {
	return uint32(b.numbers[0][x&511] | b.numbers[1][x>>9&511] | b.numbers[2][x>>18])
}
