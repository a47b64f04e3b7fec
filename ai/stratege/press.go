package stratege

import (
	"cmp"
	"slices"

	"tablier/rules"
	"tablier/rules/stratege"
)

// What it is worth, in hundredths, to the player who asks for a hint, that pawns come nearer to the enemy's back row:
// the evaluation is learnt from players who wait for each other. Six pawns count, one for each of the places on which
// they end the game, strong ones rather than near ones: they take what is in their way. These numbers were found by
// matches against level 1: see ai/README.md.
const (
	pressStep   = 900                           // a move nearer
	pressStrong = 1200                          // for each strength
	pressHome   = 1200                          // a pawn that has arrived, besides
	pressTake   = 2400                          // a pawn that is taken
	pressRisk   = 5 * pressStep                 // the moves that are lost with a pawn
	pressFar    = advances + stratege.Columns/2 // moves from which on none is nearer
	pressMost   = aims*(pressFar*pressStep+pressStrong*stratege.Most+pressHome) + stratege.Pawns*pressTake

	pressMargin = 3000 // is margin of such a search
)

// aims is how many places there are on which pawns count.
const aims = stratege.Columns/2 + 1

// A runner is a pawn that may still arrive: its row as it advances, and its column.
type runner struct{ row, column, strength int }

func (r runner) worth() int32 { return int32(r.row)*pressStep + int32(r.strength)*pressStrong }

// spare is how many runners are looked at besides one for each place.
const spare = 3

// pushed returns what the advance of the pawns of who asks is worth to them: the pawn and the place that are worth most
// together are put together first.
func (n *node) pushed() int32 {
	side := int(n.viewer)
	sum, places, left := n.arrived(side)
	open := places[:left]
	pawns, count := n.runners(side)
	runners := pawns[:min(count, left+spare)]
	var g ground
	g.fill(n, side)
	var room [aims + spare][stratege.Columns]int32
	worth := room[:len(runners)]
	for i, r := range runners {
		ways := g.ways(r)
		for _, column := range open {
			worth[i][column] = pressFar*pressStep + int32(r.strength)*pressStrong - ways[column]
		}
	}
	for range open {
		most, who, where := int32(0), 0, 0
		for i := range worth {
			for _, column := range open {
				if worth[i][column] > most {
					most, who, where = worth[i][column], i, column
				}
			}
		}
		if most == 0 {
			break
		}
		sum += most
		clear(worth[who][:])
		for i := range worth {
			worth[i][where] = 0
		}
	}
	return sum - pressTake*int32(n.Side[side^1].Len())
}

// arrived returns what the pawns that count already are worth, and the columns of the places that are left.
func (n *node) arrived(side int) (sum int32, open [aims]int, left int) {
	last := lastRow(side)
	for column := 0; column < stratege.Columns; column += 2 {
		if pawn := n.At[last+column]; pawn != 0 && pawn.Side() == side {
			sum += pressFar*pressStep + pressHome + pressStrong*int32(pawn.Strength())
			continue
		}
		open[left] = column
		left++
	}
	return sum, open, left
}

// lastRow is the first place of the row in which a side's pawns arrive.
func lastRow(side int) int {
	if side == 1 {
		return 0
	}
	return stratege.Cells - stratege.Columns
}

// runners returns the pawns of a side that may still arrive, those of most worth first.
func (n *node) runners(side int) (runners [stratege.Pawns]runner, count int) {
	for it := (places{n.Side[side].Without(stratege.Goal(side))}); it.more(); {
		cell := it.next()
		runners[count] = runner{advanced(cell, side), cell % stratege.Columns, n.At[cell].Strength()}
		count++
	}
	slices.SortFunc(runners[:count], func(a, b runner) int { return cmp.Compare(b.worth(), a.worth()) })
	return runners, count
}

// press prepares the moves of a player who wants to get on. One after which all his pawns are where they have been
// together before is left out, as long as there is another. Each of the others counts for what it brings on at once: a
// search of some plies takes it for as good to get on later, and at the next move again.
func (r *root) press(past []rules.View) {
	n, kept := &r.node, r.moves[:0:0]
	side := int(n.Turn)
	stood := map[stratege.Set]bool{}
	for _, each := range past {
		if view, ok := each.(stratege.View); ok && !view.State.SettingUp() {
			stood[view.State.Side[side]] = true
		}
	}
	before := n.pushed()
	for _, c := range r.moves {
		switch {
		case c.step == stratege.PassStep:
		case n.attacks(c.step):
			c.push = (pressStep + pressTake) * n.odds(c.step) / certain
		default:
			next := *n
			next.do(c.step)
			if stood[next.Side[side]] {
				continue
			}
			c.push = next.pushed() - before
		}
		kept = append(kept, c)
	}
	if len(kept) > 0 {
		r.moves = kept
	}
}
