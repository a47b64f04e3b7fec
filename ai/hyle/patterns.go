package hyle

import (
	"sync"

	"tablier/rules/hyle"
)

// Patterns are the lines of a board that differ in more than the names of their colours and the direction in which they
// are read: 117 of 5 cells, 2,152 of 7. What a line is worth depends on nothing else.
type Patterns struct {
	Of     []uint16  // the pattern of a hyle.Line
	Points []float32 // what a pattern is worth as it stands
}

// Count returns how many patterns there are.
func (p *Patterns) Count() int { return len(p.Points) }

// PatternsOf returns the patterns of lines of n cells, 5 or 7. The caller must not change them.
func PatternsOf(n int) *Patterns {
	if n == 5 {
		return patterns5()
	}
	return patterns7()
}

var (
	patterns5 = sync.OnceValue(func() *Patterns { return newPatterns(5) })
	patterns7 = sync.OnceValue(func() *Patterns { return newPatterns(7) })
)

// newPatterns numbers the patterns as it meets them. A line is built cell by cell, and beside it the same with its
// colours named in the order in which they come: that one has been met before, unless it is the line itself.
func newPatterns(n int) *Patterns {
	p := &Patterns{Of: make([]uint16, 1<<(cellBits*n))}
	scores := hyle.Scores(n)
	met := make([]bool, len(p.Of))
	var grow func(at int, line, named hyle.Line, names *[8]uint8, used uint8)
	grow = func(at int, line, named hyle.Line, names *[8]uint8, used uint8) {
		if at == n {
			if line != named {
				p.Of[line] = p.Of[named]
				return
			}
			met[line] = true
			if turned := rename(reverse(line, n), n); turned != line && met[turned] {
				p.Of[line] = p.Of[turned]
				return
			}
			p.Of[line] = uint16(len(p.Points))
			p.Points = append(p.Points, float32(scores[line]))
			return
		}
		grow(at+1, line, named, names, used)
		for c := uint8(1); c < 8; c++ {
			fresh := names[c] == 0
			if fresh {
				used++
				names[c] = used
			}
			shift := cellBits * at
			grow(at+1, line|hyle.Line(c)<<shift, named|hyle.Line(names[c])<<shift, names, used)
			if fresh {
				used--
				names[c] = 0
			}
		}
	}
	grow(0, 0, 0, new([8]uint8), 0)
	return p
}

// reverse returns a line of n cells read from its other end.
func reverse(l hyle.Line, n int) (turned hyle.Line) {
	for i := range n {
		turned |= hyle.Line(l.At(i)) << (cellBits * (n - 1 - i))
	}
	return turned
}

// rename returns a line with its colours called 1, 2 and so on in the order in which they come.
func rename(l hyle.Line, n int) (named hyle.Line) {
	var names [8]uint8
	used := uint8(0)
	for i := range n {
		c := l.At(i)
		if c == 0 {
			continue
		}
		if names[c] == 0 {
			used++
			names[c] = used
		}
		named |= hyle.Line(names[c]) << (cellBits * i)
	}
	return named
}
