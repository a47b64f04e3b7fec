package domino

import "tablier/ai"

// The book is for one size of the zone. It holds the first keyBytes bytes of the keys of positions that are lost for
// the side to move, sorted: see [Book]. (It is Go source because package embed would bring package time and others to
// the program in the browser.)
const (
	bookSize = 5
	keyBytes = 5
)

// inBook says whether a position is in the book.
func inBook(key uint64) bool {
	low, high := 0, len(book)/keyBytes
	for low < high {
		middle := (low + high) / 2
		switch at := bookKey(middle); {
		case at == key>>(64-8*keyBytes):
			return true
		case at < key>>(64-8*keyBytes):
			low = middle + 1
		default:
			high = middle
		}
	}
	return false
}

// bookKey returns the key of the i-th position in the book.
func bookKey(i int) (key uint64) {
	for _, b := range []byte(book[i*keyBytes : (i+1)*keyBytes]) {
		key = key<<8 | uint64(b)
	}
	return key
}

// openBook marks the winning moves of the book, or all moves as losing when the position itself is in the book. It
// says whether all lose, or one wins that is not overlooked.
func (r *root) openBook() bool {
	if r.node.n != bookSize {
		return false
	}
	known, lost := false, inBook(r.node.key())
	for i := range r.classes {
		if c := &r.classes[i]; lost {
			c.value = ai.Loss
		} else if inBook(c.key) {
			c.value, known = ai.Win, known || !c.unseen
		}
	}
	return known || lost
}
