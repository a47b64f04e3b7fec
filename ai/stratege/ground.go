package stratege

import "tablier/rules/stratege"

// A ground is the cost for the pawns of a side, by strength, of entering each place, by row as they advance and by
// column: besides the move, in hundredths.
type ground [stratege.Most + 1][stratege.Rows][stratege.Columns]int32

// fill computes what entering each place costs a side's pawns. A place of its own costs a move, in which that pawn goes
// on, and one of a stronger pawn, or one that may be stronger, as many as are lost with a pawn.
func (g *ground) fill(n *node, side int) {
	for it := (places{n.Side[side]}); it.more(); {
		cell := it.next()
		for v := range g {
			g[v][advanced(cell, side)][cell%stratege.Columns] = pressStep
		}
	}
	risks := n.risks()
	for it := (places{n.Side[side^1]}); it.more(); {
		cell := it.next()
		pawn := n.At[cell]
		for v := range g {
			risk := risks[kindOf(pawn)][v]
			switch strength := pawn.Strength(); {
			case strength > v:
				risk = pressRisk
			case strength > 0:
				risk = 0
			}
			g[v][advanced(cell, side)][cell%stratege.Columns] = risk
		}
	}
}

// risks returns the danger of each kind of hidden pawn for each strength: the chance that it is stronger.
func (n *node) risks() (risks [kinds][stratege.Most + 1]int32) {
	for kind := range risks {
		var upTo [stratege.Most + 1]int32
		for v := 1; v <= stratege.Most; v++ {
			upTo[v] = upTo[v-1] + n.pool.weight(kind, v)
		}
		if all := upTo[stratege.Most]; all > 0 {
			for v := range upTo {
				risks[kind][v] = pressRisk * (all - upTo[v]) / all
			}
		}
	}
	return risks
}

// costs returns the cost for a pawn of reaching each place of the last row, by column, on the cheapest path: along
// its row and forward from black places. It goes through the rows one after the other, for nobody goes back.
func (g *ground) costs(r runner) (cost [stratege.Columns]int32) {
	enter := &g[r.strength]
	for c := range cost {
		cost[c] = infinite
	}
	cost[r.column] = 0
	along(&cost, &enter[r.row])
	for at := r.row + 1; at < stratege.Rows; at++ {
		row := &enter[at]
		for c := range cost {
			if c%2 == 0 {
				cost[c] += row[c] + pressStep
			} else {
				cost[c] = infinite
			}
		}
		if at < advances { // nobody moves there
			along(&cost, row)
		}
	}
	return cost
}

// along lowers the costs of a row's places to those along the row from any of them.
func along(cost, row *[stratege.Columns]int32) {
	for c := 1; c < stratege.Columns; c++ {
		cost[c] = min(cost[c], cost[c-1]+row[c]+pressStep)
	}
	for c := stratege.Columns - 2; c >= 0; c-- {
		cost[c] = min(cost[c], cost[c+1]+row[c]+pressStep)
	}
}
