package hyle

import "sync"

// A Line is a column, from rank 1 up, or a row, from file a on: three bits a cell, the first cell lowest, 0 for an
// empty cell and 1 to 7 for the colours a to g.
type Line uint32

// CellBits is how many bits of a Line a cell takes.
const CellBits = 3

// At returns the colour of a cell, 0 when it is empty.
func (l Line) At(i int) uint8 { return uint8(l>>(CellBits*i)) & 7 }

// with returns the line with another colour at an empty cell.
func (l Line) with(i int, colour uint8) Line { return l | Line(colour)<<(CellBits*i) }

// without returns the line with a cell emptied.
func (l Line) without(i int) Line { return l &^ (7 << (CellBits * i)) }

// Palindrome says whether the n cells from the i-th on hold pawns that read the same both ways.
func (l Line) Palindrome(i, n int) bool {
	for j := i + n - 1; i <= j; i, j = i+1, j-1 {
		if c := l.At(i); c == 0 || c != l.At(j) {
			return false
		}
	}
	return true
}

// Worth returns the points of a line of n cells, n being a side of one of the boards: 3, 4, 5 or 7.
func Worth(l Line, n int) int {
	prepare(n)
	return int(worth(l, uint8(n)))
}

// The tables of what lines of five and of six cells are worth: what a State looks up, made by prepare. That for five
// serves shorter lines too, as if the cells beyond them were empty. A line of seven has no table here, for two million
// bytes do not stay in a cache.
var (
	worth5 [1 << (5 * CellBits)]uint8
	worth6 [1 << (6 * CellBits)]uint8
)

var (
	prepare5 = sync.OnceFunc(func() { extend(worth5[:], shorter(4), shorter(3), 5) })
	prepare7 = sync.OnceFunc(func() { prepare5(); extend(worth6[:], worth5[:], shorter(4), 6) })
)

// prepare makes the tables that worth looks up for lines of n cells, the first time. Whoever has a State need not call
// it: Start has.
func prepare(n int) {
	if n <= 5 {
		prepare5()
	} else {
		prepare7()
	}
}

// worth returns the points of a line of n cells.
func worth(l Line, n uint8) uint16 { return change(0, l, n) }

// change returns the difference of the points of a line of n cells and an old one: of seven by the rule of extend. It
// is one function because calls take long in a browser.
func change(old, l Line, n uint8) uint16 {
	const five, six = 1<<(5*CellBits) - 1, 1<<(6*CellBits) - 1
	if n <= 5 {
		return uint16(worth5[l&five]) - uint16(worth5[old&five])
	}
	more := uint16(worth6[l&six]) + uint16(worth6[l>>CellBits&six]) - uint16(worth5[l>>CellBits&five])
	more -= uint16(worth6[old&six]) + uint16(worth6[old>>CellBits&six]) - uint16(worth5[old>>CellBits&five])
	if l>>18 != 0 && l>>18 == l&7 && l.Palindrome(0, Most) {
		more += Most
	}
	if old>>18 != 0 && old>>18 == old&7 && old.Palindrome(0, Most) {
		more -= Most
	}
	return more
}

// shorter returns the table for lines of k cells, fewer than five.
func shorter(k int) []uint8 {
	table := make([]uint8, 1<<(CellBits*k))
	if k >= 2 {
		extend(table, shorter(k-1), shorter(k-2), k)
	}
	return table
}

// extend makes the table for lines of k cells from those for one cell less and two. The palindromes of a line are those
// of all its cells but the last, those of all but the first, less those of both, and the line itself if it is one.
func extend(table, shorter, shortest []uint8, k int) {
	last := CellBits * (k - 1)
	for i := range table {
		l := Line(i)
		inner := l >> CellBits
		score := shorter[l&(1<<last-1)] + shorter[inner] - shortest[inner&(1<<(last-CellBits)-1)]
		if l&7 == l>>last && l.Palindrome(0, k) {
			score += uint8(k)
		}
		table[i] = score
	}
}
