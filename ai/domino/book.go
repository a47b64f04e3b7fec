package domino

import (
	"slices"

	"tablier/ai"
)

// bookSize is the zone that the book is of. There the second player wins, and the book holds the keys, in order, of
// positions that are lost for the side to move. (Go source, because package embed would bring package time and others
// to the program in the browser.)
const bookSize = 5

// inBook says whether a position is in the book.
func inBook(key uint64) bool {
	_, found := slices.BinarySearch(book, key)
	return found
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
