package stratege

import "tablier/rules/stratege"

// The weights of the evaluation, in hundredths of a point. The first matters most; ai/README.md has the measurements.
const (
	onBoard = 80    // of each strength of a pawn that has not arrived
	each    = 10    // of such a pawn
	row     = 3     // of each row that it has advanced
	secret  = 3     // of the other side's not knowing its strength
	won     = 10000 // of a game won, besides the points
)

// run is, row by row, how much of a pawn's strength may be counted on as points, in hundredths, if nobody is in its
// way.
var run = [stratege.Rows - 1]int32{15, 18, 22, 26, 32, 40, 50, 62, 76}

// blocker is how much a stronger pawn in the way counts; as many together halve a run.
const blocker = 16

// lane returns where in a word the blockers of pawns of a strength are counted, in ten bits: 18 stronger ones fit.
func lane(strength int) int { return 10 * (strength - 1) }

const laneMask = 1<<10 - 1

// blockOf is how much a pawn of a strength is in the way of those of each strength: of its equals half as much, for of
// those who attacks wins.
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

// ahead is the pawns that are in the way of each side's, by zone and row.
type ahead [2][zones][stratege.Rows]uint64

// fill finds them: those of the other side in the same row or further on, for pawns never go back.
func (a *ahead) fill(n *node) {
	for side := range n.Side {
		for it := (places{n.Side[side]}); it.more(); {
			cell := it.next()
			block := n.pool.block
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

// worth returns what a running game is worth to the side to move.
func (n *node) worth() int32 {
	var a ahead
	a.fill(n)
	v := n.sum(int(n.Turn), &a) - n.sum(int(n.Turn^1), &a)
	if n.Quiet >= lateQuiet {
		v += n.final() * int32(n.Quiet-lateQuiet) / (4 * stratege.QuietTurns)
	}
	return v
}

// sum returns what a side's pawns are worth.
func (n *node) sum(side int, a *ahead) (sum int32) {
	for it := (places{n.Side[side]}); it.more(); {
		cell := it.next()
		v, strength := n.strength(cell)
		rank, column := cell/stratege.Columns, cell%stratege.Columns
		advanced := rank
		if side == 1 {
			advanced = stratege.Rows - 1 - rank
		}
		if advanced == stratege.Rows-1 {
			if column%2 == 0 {
				sum += v
			}
			continue
		}
		blocks := int32(a[side][zoneOf[column]][rank] >> lane(strength) & laneMask)
		sum += each + int32(row*advanced) + onBoard*v/100 + run[advanced]*v/100*blocker/(blocker+blocks)
		if !n.At[cell].Shown() {
			sum += secret
		}
	}
	return sum
}

// strength returns a pawn's strength in hundredths, and as a whole number: of a hidden one the average.
func (n *node) strength(cell int) (hundredths int32, whole int) {
	if v := n.At[cell].Strength(); v > 0 {
		return int32(100 * v), v
	}
	return n.pool.mean, int(n.pool.mean+50) / 100
}

// lateQuiet is how many quiet turns begin to make the points as they stand count.
const lateQuiet = 50

// final returns what the game is worth to the side to move if it ends as it stands.
func (n *node) final() int32 {
	lead := n.points(int(n.Turn)) - n.points(int(n.Turn^1))
	switch {
	case lead > 0:
		return won + lead
	case lead < 0:
		return lead - won
	}
	return 0
}

// points returns the points of a side in hundredths.
func (n *node) points(side int) (sum int32) {
	for it := (places{n.Side[side].And(stratege.Goal(side)).And(stratege.Black)}); it.more(); {
		v, _ := n.strength(it.next())
		sum += v
	}
	return sum
}
