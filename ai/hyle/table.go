package hyle

import (
	"tablier/ai"
	"tablier/rules/hyle"
)

// keys are the Zobrist keys of pawns on cells; the key of a board is their exclusive or.
var keys = func() (keys [hyle.MostCells][most + 1]uint64) {
	for cell := range keys {
		for colour := 1; colour <= most; colour++ {
			keys[cell][colour] = ai.Mix(uint64(cell), uint64(colour))
		}
	}
	return keys
}()

// hash returns the Zobrist key of a board.
func (b *board) hash() (key uint64) {
	for cell := range b.N * b.N {
		if colour := b.at(cell); colour > 0 {
			key ^= keys[cell][colour]
		}
	}
	return key
}

// A table is a transposition table with one entry for each hash.
type table []entry

// An entry is a value, the depth it was searched to and how it bounds the true value.
type entry struct {
	key   uint64
	value float64
	depth uint8 // how many plies were looked ahead, or toEnd
	kind  kind
}

// toEnd is the depth of exact values.
const toEnd = 255

// A kind is whether a value is exact or a bound.
type kind uint8

const (
	none kind = iota
	right
	atLeast // the true value is as high or higher
	atMost
)

// kindOf returns the kind of a value found between two bounds.
func kindOf(value, low, high float64) kind {
	switch {
	case value <= low:
		return atMost
	case value >= high:
		return atLeast
	}
	return right
}

// at returns the table's entry for a key, which may hold another board.
func (t *table) at(key uint64) *entry { return &(*t)[key&uint64(len(*t)-1)] }

// read returns the stored value, if it settles a search between two bounds.
func (e *entry) read(key uint64, depth uint8, low, high float64) (value float64, sure bool) {
	if e.key != key || e.depth != depth {
		return 0, false
	}
	switch e.kind {
	case right:
		return e.value, true
	case atLeast:
		return e.value, e.value >= high
	case atMost:
		return e.value, e.value <= low
	}
	return 0, false
}

func (e *entry) write(key uint64, depth uint8, value float64, kind kind) {
	*e = entry{key, value, depth, kind}
}
