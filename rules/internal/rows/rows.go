// Package rows writes and reads boards of cells as text, the way several games do: the ranks from the top, separated by
// "/", a byte for each piece and a digit for a run of empty cells. A [Reader] goes on to what follows the board.
package rows

import (
	"strings"

	"tablier/rules"
)

// Write writes a board of n files and ranks, 9 at most; at returns the byte of what stands on a cell, 0 for nothing.
func Write(b *strings.Builder, n int, at func(file, rank int) byte) {
	for rank := n - 1; rank >= 0; rank-- {
		empty := byte(0)
		flush := func() {
			if empty > 0 {
				b.WriteByte('0' + empty)
			}
			empty = 0
		}
		for file := range n {
			piece := at(file, rank)
			if piece == 0 {
				empty++
				continue
			}
			flush()
			b.WriteByte(piece)
		}
		if flush(); rank > 0 {
			b.WriteByte('/')
		}
	}
}

// A Reader parses a text from left to right until something does not fit.
type Reader struct {
	Text string
	At   int
	Need string // the expected text at the offset; empty for no error
}

// Fail stops the reader for good, the first time it is called.
func (r *Reader) Fail(need string) {
	if r.Need == "" {
		r.Need = need
	}
}

// Next returns the next byte, 0 at the end.
func (r *Reader) Next() byte {
	if r.At == len(r.Text) {
		return 0
	}
	return r.Text[r.At]
}

// Take steps over a byte that must come next.
func (r *Reader) Take(c byte, need string) {
	if r.Next() != c {
		r.Fail(need)
	}
	if r.Need == "" {
		r.At++
	}
}

// Err returns the *rules.SyntaxError of a position that the reader has stopped in, nil while all is well.
func (r *Reader) Err() error {
	if r.Need == "" {
		return nil
	}
	return &rules.SyntaxError{What: "position", Text: r.Text, Offset: r.At, Need: r.Need}
}

// Board reads what Write writes. Put places the piece of a byte on a cell; it returns false for a byte that stands for
// none, and may Fail. Cells and slash say what should stand where neither a piece nor a run does, and after a rank.
func (r *Reader) Board(n int, cells, slash string, put func(file, rank int, piece byte) bool) {
	for rank := n - 1; rank >= 0 && r.Need == ""; rank-- {
		r.rank(n, cells, func(file int, piece byte) bool { return put(file, rank, piece) })
		if rank > 0 {
			r.Take('/', slash)
		}
	}
}

// rank reads the cells of a rank.
func (r *Reader) rank(n int, cells string, put func(file int, piece byte) bool) {
	run := false // a number stands before: two in a row are one
	for file := 0; file < n && r.Need == ""; {
		c := r.Next()
		if empty := int(c) - '0'; put(file, c) {
			file, run = file+1, false
		} else if empty >= 1 && empty <= n-file && !run {
			file, run = file+empty, true
		} else {
			r.Fail(cells)
		}
		if r.Need == "" {
			r.At++
		}
	}
}
