package stratege

import (
	"cmp"

	"tablier/rules"
	"tablier/rules/short"
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
	pressFar    = advances + stratege.Columns/2 // the distance in moves from which on a pawn counts for nothing
	pressMost   = aims*(pressFar*pressStep+pressStrong*stratege.Most+pressHome) + stratege.Pawns*pressTake

	pressMargin = 3000 // the margin of such a search
)

// aims is how many places there are on which pawns count.
const aims = stratege.Columns/2 + 1

// A runner is a pawn that may still arrive: its row as it advances, and its column.
type runner struct{ row, column, strength int }

func (r runner) worth() int32 { return int32(r.row)*pressStep + int32(r.strength)*pressStrong }

// spare is how many runners are considered besides one for each place.
const spare = 3

// advanceBonus returns the bonus for the advance of the asking player's pawns.
func (n *node) advanceBonus() int32 {
	side := int(n.viewer)
	var g ground
	g.fill(n, side)
	sum, places, left := n.arrived(side, &g)
	open := places[:left]
	pawns, count := n.runners(side)
	runners := pawns[:min(count, left+spare)]
	var worth pairs
	for i, r := range runners {
		ways := g.costs(r)
		for _, column := range open {
			worth[i][column] = max(0, pressFar*pressStep+int32(r.strength)*pressStrong-ways[column])
		}
	}
	for range open {
		sum += worth.best(len(runners), open)
	}
	return sum - pressTake*int32(n.Side[side^1].Len())
}

// A pairs is the worth of each runner on each place, by column.
type pairs [aims + spare][stratege.Columns]int32

// best removes the pair of most worth among the first runners and the open places, with all others of that runner and
// that place, and returns its worth.
func (p *pairs) best(runners int, open []int) (most int32) {
	who, where := 0, 0
	for i := range p[:runners] {
		for _, column := range open {
			if p[i][column] > most {
				most, who, where = p[i][column], i, column
			}
		}
	}
	p[who] = [stratege.Columns]int32{}
	for i := range p[:runners] {
		p[i][where] = 0
	}
	return most
}

// arrived returns the worth of the pawns that count already, and the columns of the places that are left.
func (n *node) arrived(side int, g *ground) (sum int32, open [aims]int, left int) {
	last := lastRow(side)
	for column := 0; column < stratege.Columns; column += 2 {
		if pawn := n.At[last+column]; pawn != 0 && pawn.Side() == side {
			sum += pressFar*pressStep + pressHome + pressStrong*int32(pawn.Strength())
			sum -= n.danger(side, column, pawn.Strength(), g)
			continue
		}
		open[left] = column
		left++
	}
	return sum, open, left
}

// danger returns the danger, for a pawn that has arrived in a column, from the enemies in the two last rows: they
// come along their row, and win against their equals, while it can do nothing.
func (n *node) danger(side, column, strength int, g *ground) (sum int32) {
	for it := (places{n.Side[side^1]}); it.more(); {
		cell := it.next()
		if row, c := advanced(cell, side), cell%stratege.Columns; row >= advances-1 {
			sum += g[strength-1][row][c] / int32(1+max(c-column, column-c))
		}
	}
	return 2 * sum
}

// lastRow returns the first place of the row in which a side's pawns arrive.
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
	short.Sort(runners[:count], func(a, b runner) int { return cmp.Compare(b.worth(), a.worth()) })
	return runners, count
}

// press adds the bonus for advances to the root's moves, for a hint. One after which all his pawns are where they
// have been together before is left out, as long as there is another. Each of the others counts for what it brings on
// at once: a search of some plies takes it for as good to get on later, and at the next move again.
func (r *root) press(past []rules.View) {
	n, kept := &r.node, r.moves[:0:0]
	side := int(n.Turn)
	stood := map[stratege.Set]bool{}
	for _, each := range past {
		if view, ok := each.(stratege.View); ok && !view.State.SettingUp() {
			stood[view.State.Side[side]] = true
		}
	}
	before := n.advanceBonus()
	for _, c := range r.moves {
		switch {
		case c.step == stratege.PassStep:
		case n.attacks(c.step):
			c.bonus = (pressStep + pressTake) * n.odds(c.step) / certain
		default:
			next := *n
			next.do(c.step)
			if stood[next.Side[side]] {
				continue
			}
			c.bonus = next.advanceBonus() - before
		}
		kept = append(kept, c)
	}
	if len(kept) > 0 {
		r.moves = kept
	}
}
