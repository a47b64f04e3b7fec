package domino

import (
	"slices"

	"tablier/ai"
)

// bookSize is the size of the zone that the book is for. There Second wins, and the book holds the sorted keys of
// positions that are lost for the side to move. (It is Go source because package embed would bring package time and
// others to the program in the browser.)
const bookSize = 5

// inBook says whether a position is in the book.
func inBook(key uint64) bool {
	_, found := slices.BinarySearch(book, key)
	return found
}

// openBook marks the moves that win by the book, or all moves as losing when the position itself is in the book. It
// says whether it marked any.
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
