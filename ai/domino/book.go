package domino

import (
	_ "embed"
	"sort"

	"tablier/ai"
)

// The book is of the zone of five cells, where the second player wins: keys of positions that are lost for the side to
// move, 8 bytes each, in order, the highest byte first. It is made by go run ./ai/domino/solve -n 5 -book.
//
//go:embed book.bin
var book string

// bookSize is the zone that the book is of.
const bookSize = 5

// inBook says whether a position is in the book.
func inBook(key uint64) bool {
	const width = 8
	n := len(book) / width
	word := func(i int) (w uint64) {
		for _, b := range []byte(book[width*i : width*(i+1)]) {
			w = w<<8 | uint64(b)
		}
		return w
	}
	i := sort.Search(n, func(i int) bool { return word(i) >= key })
	return i < n && word(i) == key
}

// openBook marks the moves that the book knows to win, or every move where it knows that all lose, and says whether it
// knows either.
func (r *root) openBook() bool {
	if r.node.n != bookSize {
		return false
	}
	known, lost := false, inBook(r.node.key())
	for i := range r.classes {
		if c := &r.classes[i]; lost {
			c.value = ai.Loss
		} else if inBook(c.key) {
			c.value, known = ai.Win, true
		}
	}
	return known || lost
}
