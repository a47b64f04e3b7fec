package stratege

import "tablier/rules/stratege"

// blocker is how much a stronger blocking pawn counts.
const blocker = 16

// lane returns the bit position, in a word, of the ten-bit count of pawns that block those of a strength: 18 stronger
// ones fit.
func lane(strength int) int { return 10 * (strength - 1) }

const laneMask = 1<<10 - 1

// blockOf is how much a pawn of a strength blocks those of each strength: equals half as much, for of those the
// attacker wins.
var blockOf = func() (table [stratege.Most + 1]uint64) {
	for u := 1; u <= stratege.Most; u++ {
		for v := 1; v < u; v++ {
			table[u] |= blocker << lane(v)
		}
		table[u] |= blocker / 2 << lane(u)
	}
	return table
}()

// Pawns stop others that come up in their third of the board, those at its edge in both.
const zones = 3

var (
	zoneOf = [stratege.Columns]int{0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2}
	guards = [stratege.Columns][2]int{
		{0, 0}, {0, 0}, {0, 0}, {0, 1}, {0, 1}, {0, 2}, {1, 2}, {1, 2}, {2, 2}, {2, 2}, {2, 2},
	}
)

// An ahead is the pawns that block each side's, by zone and row.
type ahead [2][zones][stratege.Rows]uint64

// fill computes the blocking pawns: those of the other side in the same row or further on, for pawns never go back.
func (a *ahead) fill(n *node) {
	for side := range n.Side {
		for it := (places{n.Side[side]}); it.more(); {
			cell := it.next()
			block := n.pool.block[kindOf(n.At[cell])]
			if v := n.At[cell].Strength(); v > 0 {
				block = blockOf[v]
			}
			from := guards[cell%stratege.Columns]
			for z := from[0]; z <= from[1]; z++ {
				a[side^1][z][cell/stratege.Columns] += block
			}
		}
	}
	for z := range zones {
		for up := 1; up < stratege.Rows; up++ {
			down := stratege.Rows - 1 - up
			a[1][z][up] += a[1][z][up-1]
			a[0][z][down] += a[0][z][down+1]
		}
	}
}

// worth returns the evaluation of a running game for the side to move, in hundredths.
func (n *node) worth() int32 {
	var a ahead
	a.fill(n)
	near, me := n.touch(), int(n.Turn&1)
	own := tally{mover: 1}
	var other tally
	own.count(n, me, &a, near)
	other.count(n, me^1, &a, near)
	sum := own.sum - other.sum + int32(n.weights.Tempo)
	lead, stage := own.points-other.points, phase(own.pawns+other.pawns)
	if l := leading(lead); l >= 0 {
		sum += int32(n.weights.Lead[l][stage])
	}
	if l := leading(-lead); l >= 0 {
		sum -= int32(n.weights.Lead[l][stage])
	}
	sum /= inUnit
	if n.pressing {
		if me == int(n.viewer) {
			sum += n.advanceBonus()
		} else {
			sum -= n.advanceBonus()
		}
	}
	return n.blendQuiet(sum, lead)
}

// A tally is the sums of a side's pawns.
type tally struct {
	sum    int32 // of weights
	points int32 // in hundredths
	pawns  int   // that have not arrived
	mover  int   // 1 for the side to move
}

// count counts the pawns of a side; near says whether some of them may stand beside one of the other side.
func (t *tally) count(n *node, side int, a *ahead, near bool) {
	w := n.weights
	for it := (places{n.Side[side]}); it.more(); {
		cell := it.next()
		pawn, row, column := n.At[cell], advanced(cell, side), cell%stratege.Columns
		if row == advances {
			t.arrive(n, pawn, column)
			continue
		}
		t.pawns++
		block := a[side][zoneOf[column]][cell/stratege.Columns]
		if v := pawn.Strength(); v > 0 {
			t.sum += int32(w.Pawn[v-1][row][blocked(block, v)])
			if !pawn.Shown() && !n.pressing { // who gets on shows its pawns
				t.sum += int32(w.Secret[v-1][row])
			}
			if near && n.threatened(cell, side) {
				t.sum += int32(w.Threat[t.mover][v-1])
			}
		} else {
			mean := n.pool.mean[kindOf(pawn)]
			b := blocked(block, whole(mean))
			t.sum += int32(w.Hidden[row][b]) + int32(w.Mean[row][b])*mean/100
		}
		if column%2 == 1 {
			t.sum += int32(w.White[row])
		}
		t.sum += int32(w.File[row][edge(column)])
	}
}

// arrive counts a pawn on the enemy's back row.
func (t *tally) arrive(n *node, pawn stratege.Pawn, column int) {
	switch v := pawn.Strength(); {
	case column%2 == 1:
		t.sum += int32(n.weights.Dead)
	case v > 0:
		t.sum += int32(n.weights.Goal[v-1])
		t.points += int32(100 * v)
	default:
		mean := n.pool.mean[kindOf(pawn)]
		t.sum += int32(n.weights.GoalMean) * mean / 100
		t.points += mean
	}
}

// whole rounds a strength in hundredths to a whole number.
func whole(hundredths int32) int { return int(hundredths+50) / 100 }

// advanced returns how many rows a pawn of a side has advanced.
func advanced(cell, side int) int {
	if side == 1 {
		return stratege.Rows - 1 - cell/stratege.Columns
	}
	return cell / stratege.Columns
}

// threatened says whether a known pawn that is at least as strong stands beside a known pawn and may take it.
func (n *node) threatened(cell, side int) bool {
	column := cell % stratege.Columns
	return column > 0 && n.takes(cell-1, cell, side) ||
		column < stratege.Columns-1 && n.takes(cell+1, cell, side) ||
		column%2 == 0 && (cell >= stratege.Columns && n.takes(cell-stratege.Columns, cell, side) ||
			cell < stratege.Cells-stratege.Columns && n.takes(cell+stratege.Columns, cell, side))
}

// takes says whether the pawn at from, beside that of a side on cell, is one of the other side that may take it.
func (n *node) takes(from, cell, side int) bool {
	pawn := n.At[from]
	return pawn != 0 && pawn.Side() != side && pawn.Strength() >= n.At[cell].Strength() &&
		advanced(from, side^1) < advances
}
