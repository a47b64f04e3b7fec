package link

import (
	"encoding/binary"
	"math/bits"
	"slices"

	"tablier/rules"
)

// digits are the moves of a record in the form of a link.
type digits struct {
	list []digit
	// moves that are not among the listed ones, as texts
	spelledOut []string
}

// A digit is a move as a number: its index among the legal ones, and their number for a move that is spelled out.
type digit struct{ index, legal int }

// seeded says whether one of the first seeds seeds determines the move of the current position: chance draws it.
func seeded(m *rules.Match, seeds int) bool {
	return m.Position().ToMove() == rules.Chance && m.Round() < seeds
}

// add appends a move, played where these are legal.
func (d *digits) add(legal []rules.Move, move rules.Move) {
	i, found := slices.BinarySearch(legal, move)
	if !found {
		i = len(legal)
		d.spelledOut = append(d.spelledOut, string(move))
	}
	d.list = append(d.list, digit{i, len(legal)})
}

// pack appends the digits as words to b.
func (d digits) pack(b []byte) []byte {
	word, size := uint64(0), uint64(1)
	for _, digit := range d.list {
		radix := radix(digit.legal, len(d.spelledOut) > 0)
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
func radix(legal int, spelledOut bool) uint64 {
	if spelledOut {
		legal++
	}
	return uint64(legal)
}

// grow returns the number of values of a word of that many with one digit more, if it fits.
func grow(size, radix uint64) (grown uint64, fits bool) {
	high, low := bits.Mul64(size, radix)
	return low, high == 0
}

// words is a reader of the words that pack has appended.
type words struct {
	rest []byte
	word uint64 // the rest of the current word
	size uint64 // how many values that rest may have
}

func newWords(b []byte) words {
	w := words{rest: b}
	w.next()
	return w
}

// next begins a word; missing bytes are its high zero ones.
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
