package stratege

import "tablier/rules/stratege"

// What it is worth, in hundredths, to the player who asks for a hint, that pawns come nearer to the enemy's back row:
// the evaluation is learnt from players who wait for each other. Six pawns count, one for each of the places on which
// they end the game, strong ones rather than near ones: they take what is in their way.
const (
	pressStep   = 300                           // a move nearer
	pressStrong = 300                           // for each strength
	pressHome   = 400                           // a pawn that has arrived, besides
	pressFar    = advances + stratege.Columns/2 // moves from which on none is nearer
	stopped     = 4                             // so many moves farther is a place that a stronger pawn holds
	pressMost   = 6 * (pressFar*pressStep + pressStrong*stratege.Most + pressHome)
)

// A runner is a pawn that may still arrive.
type runner struct{ row, column, strength int32 }

// pushed returns what the advance of the pawns of who asks is worth to them: each place takes the pawn of most worth.
func (n *node) pushed() (sum int32) {
	side := int(n.viewer)
	var pawns [stratege.Pawns]runner
	count := 0
	for it := (places{n.Side[side].Without(stratege.Goal(side))}); it.more(); {
		cell := it.next()
		pawns[count] = runner{int32(advanced(cell, side)), int32(cell % stratege.Columns), int32(n.At[cell].Strength())}
		count++
	}
	goals := n.goals(side)
	var open [stratege.Columns]int32
	left := 0
	for column := int32(0); column < stratege.Columns; column += 2 {
		if goals[column] < 0 {
			sum += pressFar*pressStep + pressHome - pressStrong*goals[column]
			continue
		}
		open[left] = column
		left++
	}
	for left > 0 && count > 0 {
		most, who, where := int32(-1), 0, 0
		for i := range pawns[:count] {
			p := &pawns[i]
			base := (pressFar-advances+p.row)*pressStep + p.strength*pressStrong
			for k, column := range open[:left] {
				worth := base - max(column-p.column, p.column-column)*pressStep
				if goals[column] > p.strength {
					worth -= stopped * pressStep
				}
				if worth > most {
					most, who, where = worth, i, k
				}
			}
		}
		sum += max(most, 0)
		count, left = count-1, left-1
		pawns[who], open[where] = pawns[count], open[left]
	}
	return sum
}

// goals returns, by column, the strength of the pawn where a side's pawns arrive: 0 for none, below 0 for one of the
// side's own.
func (n *node) goals(side int) (goals [stratege.Columns]int32) {
	row := stratege.Cells - stratege.Columns
	if side == 1 {
		row = 0
	}
	for column := range goals {
		switch pawn := n.At[row+column]; {
		case pawn == 0:
		case pawn.Side() == side:
			goals[column] = -int32(pawn.Strength())
		case pawn.Strength() > 0:
			goals[column] = int32(pawn.Strength())
		default:
			goals[column] = int32(whole(n.pool.mean[kindOf(pawn)]))
		}
	}
	return goals
}
