package hyle

import (
	"math/bits"
	"slices"

	"tablier/rules/hyle"
)

const (
	most     = hyle.Most
	cellBits = hyle.CellBits
)

// A board is a position of the search, which changes it in place. Lines and cells are those of hyle.State: the
// columns from 0 on, the rows from most on, and cell N·file + rank.
type board struct {
	Lines [2 * most]hyle.Line
	Taken [2 * most]uint8
	Bag   [most + 1]uint8 // without the pawn in hand
	N     int
	Empty int
}

// newBoard returns the board of a state in the search's form.
func newBoard(s *hyle.State) board {
	return board{Lines: s.Lines, Taken: s.Taken, Bag: s.Bag, N: int(s.N), Empty: int(s.Empty)}
}

// at returns the colour on a cell, 0 when it is empty.
func (b *board) at(cell int) uint8 { return b.Lines[cell/b.N].At(cell % b.N) }

// flip puts a pawn on an empty cell, or takes it off.
func (b *board) flip(cell int, colour uint8) {
	file, rank := cell/b.N, cell%b.N
	b.Lines[file] ^= hyle.Line(colour) << (cellBits * rank)
	b.Lines[most+rank] ^= hyle.Line(colour) << (cellBits * file)
	b.Taken[file] ^= 1 << rank
	b.Taken[most+rank] ^= 1 << file
}

// place puts a pawn that has been drawn on an empty cell.
func (b *board) place(cell int, colour uint8) {
	b.flip(cell, colour)
	b.Empty--
}

// unplace takes a pawn off the cell where place has put it.
func (b *board) unplace(cell int, colour uint8) {
	b.flip(cell, colour)
	b.Empty++
}

// slide moves a pawn; taken back by a slide the other way. Nothing moves when from is to.
func (b *board) slide(from, to int) {
	colour := b.at(from)
	b.flip(from, colour)
	b.flip(to, colour)
}

// A choice is a placement or a slide with the expected value of the board after it. From is To for a placement; both
// are -1 when Order declines.
type choice struct {
	From, To int8
	Gain     int16 // the points that a slide earns at once, where they are asked for
	Worth    float32
}

// step returns the choice in the form of package hyle.
func (c choice) step() hyle.Step {
	if c.From < 0 {
		return hyle.Decline
	}
	return hyle.Slide(int(c.From), int(c.To))
}

// points returns the points that Order has with the board as it stands.
func (b *board) points() (points int) {
	for i := range b.N {
		points += hyle.Worth(b.Lines[i], b.N) + hyle.Worth(b.Lines[most+i], b.N)
	}
	return points
}

// lines returns the expected points of each line, and of all together.
func (b *board) lines(w *worths) (each [2 * most]float32, sum float32) {
	for i := range b.N {
		each[i] = w.of(b.Lines[i])
		each[most+i] = w.of(b.Lines[most+i])
		sum += each[i] + each[most+i]
	}
	return each, sum
}

// placements appends the placements of a colour with the expected value of the board after each.
func (b *board) placements(buf []choice, w *worths, colour uint8) []choice {
	each, sum := b.lines(w)
	all := uint8(1)<<b.N - 1
	for file := range b.N {
		for free := all &^ b.Taken[file]; free != 0; free &= free - 1 {
			rank := bits.TrailingZeros8(free)
			column := b.Lines[file] | hyle.Line(colour)<<(cellBits*rank)
			row := b.Lines[most+rank] | hyle.Line(colour)<<(cellBits*file)
			worth := sum - each[file] - each[most+rank] + w.of(column) + w.of(row)
			cell := int8(b.N*file + rank)
			buf = append(buf, choice{From: cell, To: cell, Worth: worth})
		}
	}
	return buf
}

// slides appends Order's slides, without the decline, with the expected value of the board after each and, if gains is
// set, the points that each earns at once. It also returns the expected value of the board as it is.
func (b *board) slides(buf []choice, w *worths, gains bool) (list []choice, sum float32) {
	each, sum := b.lines(w)
	buf = slices.Grow(buf, hyle.MostMoves)
	for _, base := range [2]int{0, most} {
		for i := range b.N {
			list = b.slidesAlong(buf, w, &each, sum, base, i, gains)
			if w.answer() {
				list = b.slidesAlong(buf, w, &each, sum, base, i, gains)
			}
			buf = list
		}
	}
	return buf, sum
}

// slidesAlong appends the slides along a column (base 0) or a row (base most); there must be room. Their values are
// right unless the worth of some lines turns out not to be known: see worths.answer. A loop without calls is much
// faster in WebAssembly.
func (b *board) slidesAlong(buf []choice, w *worths, each *[2 * most]float32, sum float32, base, i int,
	gains bool) []choice {
	taken, all := b.Taken[base+i], uint8(1)<<b.N-1
	if taken == 0 || taken == all {
		return buf
	}
	stride, step := b.N, 1
	if base == most {
		stride, step = 1, b.N
	}
	cross, line := most-base, b.Lines[base+i]
	for pawns := taken; pawns != 0; pawns &= pawns - 1 {
		at := bits.TrailingZeros8(pawns)
		free := hyle.Reach(taken, at) & all
		if free == 0 {
			continue
		}
		colour := line >> (cellBits * at) & 7
		lifted := line &^ (7 << (cellBits * at))
		left := b.Lines[cross+at] &^ (7 << (cellBits * i))
		rest := sum - each[base+i] - each[cross+at] + w.ask(left)
		lost := int16(0)
		if gains {
			lost = w.now(line) + w.now(b.Lines[cross+at]) - w.now(left)
		}
		from := int8(stride*i + step*at)
		for ; free != 0; free &= free - 1 {
			to := bits.TrailingZeros8(free)
			before := b.Lines[cross+to]
			along, across := lifted|colour<<(cellBits*to), before|colour<<(cellBits*i)
			c := choice{From: from, To: int8(stride*i + step*to)}
			c.Worth = rest + w.ask(along) - each[cross+to] + w.ask(across)
			if gains {
				c.Gain = w.now(along) + w.now(across) - w.now(before) - lost
			}
			buf = buf[:len(buf)+1]
			buf[len(buf)-1] = c
		}
	}
	return buf
}
