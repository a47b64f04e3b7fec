package link

import (
	"encoding/binary"
	"math/bits"
	"slices"

	"tablier/rules"
)

// digits is what the moves of a record take in a link.
type digits struct {
	list []digit
	told []string
}

// A digit is a move as a number: its index among the legal ones, and their number for a move that is told.
type digit struct{ index, legal int }

// seeded says whether one of so many seeds says the move of the current position: chance draws it.
func seeded(m *rules.Match, seeds int) bool {
	return m.Position().ToMove() == rules.Chance && m.Round() < seeds
}

// add adds a move that is played where these are legal.
func (d *digits) add(legal []rules.Move, move rules.Move) {
	i, found := slices.BinarySearch(legal, move)
	if !found {
		i = len(legal)
		d.told = append(d.told, string(move))
	}
	d.list = append(d.list, digit{i, len(legal)})
}

// pack appends the digits as words to b.
func (d digits) pack(b []byte) []byte {
	word, size := uint64(0), uint64(1)
	for _, digit := range d.list {
		radix := radix(digit.legal, len(d.told) > 0)
		grown, fits := grow(size, radix)
		if !fits {
			b = binary.LittleEndian.AppendUint64(b, word)
			word, size, grown = 0, 1, radix
		}
		word += uint64(digit.index) * size
		size = grown
	}
	for ; word > 0; word >>= 8 {
		b = append(b, byte(word))
	}
	return b
}

// radix returns how many values a digit has.
func radix(legal int, told bool) uint64 {
	if told {
		legal++
	}
	return uint64(legal)
}

// grow returns the number of values of a word of that many with one digit more, if it fits.
func grow(size, radix uint64) (grown uint64, fits bool) {
	high, low := bits.Mul64(size, radix)
	return low, high == 0
}

// words reads what pack has appended.
type words struct {
	rest []byte
	word uint64 // what is left of the current word
	size uint64 // how many values it has as far as it has been read
}

func newWords(b []byte) words {
	w := words{rest: b}
	w.next()
	return w
}

// next starts a word; where bytes are missing they are the high zero ones.
func (w *words) next() {
	var word [8]byte
	n := copy(word[:], w.rest)
	w.rest = w.rest[n:]
	w.word, w.size = binary.LittleEndian.Uint64(word[:]), 1
}

// take returns the next digit; the radix is at least 1.
func (w *words) take(radix uint64) int {
	grown, fits := grow(w.size, radix)
	if !fits {
		w.next()
		grown = radix
	}
	i := w.word % radix
	w.word /= radix
	w.size = grown
	return int(i)
}
