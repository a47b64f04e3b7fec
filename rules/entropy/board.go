// Package entropy is Augustine Carreño's Entropy (rules/README.md §3): seven pawns a side on 5×5 cells, which slide
// apart until none touches a friend and each touches an enemy.
//
// The typed core ([State], [Step], the sets of cells) serves the search and the solver and allocates nothing;
// [Position] is the thin adapter that gives it the text interface of package rules.
//
// A [Set] of cells is a word with a bit a cell, file by file:
//
//	5 │  4   9  14  19  24
//	4 │  3   8  13  18  23
//	3 │  2   7  12  17  22
//	2 │  1   6  11  16  21
//	1 │  0   5  10  15  20
//	  └───────────────────
//	     a   b   c   d   e
//
// so that cells and moves come out of a set in the order of their names, and a step upwards or to the right is a shift.
//
// # Passes
//
// A player who has no slide passes, and two passes in a row are a draw. rules/README.md §3 has a position's text end in
// " p" when the turn before was a pass; after the second pass, of which it says nothing, it ends in " pp" here, for a
// text must say that the game is over. A pass, as any move, makes a position that counts for the third occurrence, and
// there the passes before make no difference.
package entropy

// Size is the number of files and of ranks; Cells that of the cells; Pawns that of a side's pawns.
const (
	Size  = 5
	Cells = Size * Size
	Pawns = 7
)

// A Set is a set of cells: bit Size·file+rank is a cell.
type Set = uint32

// All is every cell, firstRank and lastRank two of the edges.
const (
	All       Set = 1<<Cells - 1
	firstRank Set = 0x0108421
	lastRank      = firstRank << (Size - 1)
)

// Around returns the cells that touch at least one cell of the set, by a side or a corner. A cell of the set is among
// them only when it touches another.
func Around(x Set) Set {
	beside := (x&^lastRank)<<1 | (x&^firstRank)>>1
	row := x | beside
	return (beside | row<<Size | row>>Size) & All
}

// A line is one of the four lines through a cell: the product of its cells and mult has a bit for each of them, in
// order, from bit lineShift on.
type line struct {
	mask Set
	mult uint64
}

const lineShift = 24

// gather brings the five cells of a rank side by side, spread those of a diagonal.
const (
	gather = 1<<20 | 1<<16 | 1<<12 | 1<<8 | 1<<4
	spread = 1<<20 | 1<<15 | 1<<10 | 1<<5 | 1
)

var (
	lines   = makeLines()
	targets = makeTargets()
)

// makeLines returns the file, the rank and the two diagonals of each cell.
func makeLines() (table [Cells][4]line) {
	for cell := range table {
		file, rank := cell/Size, cell%Size
		table[cell][0] = line{31 << (Size * file), 1 << (lineShift - Size*file)}
		table[cell][1] = line{firstRank << rank, gather << (lineShift - 20 - rank)}
		for i, slope := range []int{1, -1} {
			l := line{mult: spread << (lineShift - 20)}
			for f := range Size {
				if r := rank + slope*(f-file); r >= 0 && r < Size {
					l.mask |= 1 << (Size*f + r)
				}
			}
			table[cell][2+i] = l
		}
	}
	return table
}

// makeTargets returns where a pawn may slide from each cell along each line, by what stands on the line.
func makeTargets() (table [Cells][4][1 << Size]Set) {
	steps := [4]int{1, Size, Size + 1, Size - 1}
	for cell := range table {
		for k, step := range steps {
			l := lines[cell][k]
			for sub := l.mask; ; sub = (sub - 1) & l.mask { // each subset of the line
				table[cell][k][l.index(sub)] = walk(cell, step, l.mask, sub) | walk(cell, -step, l.mask, sub)
				if sub == 0 {
					break
				}
			}
		}
	}
	return table
}

// walk returns the cells of a line from a cell on, in one direction, up to the first that is taken.
func walk(cell, step int, mask, taken Set) (way Set) {
	for at := cell + step; at >= 0 && at < Cells; at += step {
		bit := Set(1) << at
		if mask&bit == 0 || taken&bit != 0 {
			break
		}
		way |= bit
	}
	return way
}

func (l *line) index(taken Set) uint64 { return uint64(taken&l.mask) * l.mult >> lineShift & 31 }

// Slides returns the cells to which a pawn may slide from a cell when the cells of a set are taken.
func Slides(cell int, taken Set) Set {
	l, t := &lines[cell], &targets[cell]
	return t[0][l[0].index(taken)] | t[1][l[1].index(taken)] | t[2][l[2].index(taken)] | t[3][l[3].index(taken)]
}
