package link

import (
	"encoding/binary"
	"math/bits"
	"slices"

	"tablier/rules"
)

// A digit is a move as a number: its index among the legal ones, and their number for a move that is told.
type digit struct{ index, legal int }

// digits returns what the moves of r, which replays to m, take in a link: a digit for each that the seeds
// do not say, and the text of those that are told.
func digits(m *rules.Match, r rules.Record) (list []digit, told []rules.Move) {
	for ply, move := range r.Moves {
		if m.At(ply).ToMove() == rules.Chance && m.RoundAt(ply) < len(r.Seeds) {
			continue
		}
		legal := m.At(ply).Moves()
		i, found := slices.BinarySearch(legal, move)
		if !found {
			i, told = len(legal), append(told, move)
		}
		list = append(list, digit{i, len(legal)})
	}
	return list, told
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

// pack appends the digits as words to b.
func pack(b []byte, list []digit, told bool) []byte {
	word, size := uint64(0), uint64(1)
	for _, d := range list {
		radix := radix(d.legal, told)
		grown, fits := grow(size, radix)
		if !fits {
			b = binary.LittleEndian.AppendUint64(b, word)
			word, size, grown = 0, 1, radix
		}
		word += uint64(d.index) * size
		size = grown
	}
	for ; word > 0; word >>= 8 {
		b = append(b, byte(word))
	}
	return b
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
