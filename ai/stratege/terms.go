package stratege

import "tablier/rules/stratege"

// Terms calls add, for a view of the side to move in a running game without quiet turns, with each weight that counts
// in its evaluation, and how many times, in hundredths: the sum of the products is the evaluation. Learning needs
// that; a search has the sum alone.
func Terms(v stratege.View, w *Weights, add func(weight *int16, times int32)) {
	side := int(v.State.Turn)
	n := nodeOf(&v.State, side^1, w)
	var a ahead
	a.fill(&n)
	var sides [2]tally
	for i := range sides {
		times := int32(100 - 200*i)
		n.terms(&sides[i], side^i, &a, func(weight *int16, part int32) { add(weight, times*part/100) })
	}
	lead, stage := sides[0].points-sides[1].points, phase(sides[0].pawns+sides[1].pawns)
	if l := leading(lead); l >= 0 {
		add(&w.Lead[l][stage], 100)
	}
	if l := leading(-lead); l >= 0 {
		add(&w.Lead[l][stage], -100)
	}
	add(&w.Tempo, 100)
}

// terms calls add with the weights that count for a side, and how many times, in hundredths. It counts points and
// pawns only.
func (n *node) terms(t *tally, side int, a *ahead, add func(weight *int16, times int32)) {
	w, mover := n.weights, 0
	if side == int(n.Turn) {
		mover = 1
	}
	for it := (places{n.Side[side]}); it.more(); {
		cell := it.next()
		pawn, row, column := n.At[cell], advanced(cell, side), cell%stratege.Columns
		v, mean := pawn.Strength(), n.pool.mean[kindOf(pawn)]
		if row == advances {
			n.goal(t, v, mean, column, add)
			continue
		}
		t.pawns++
		block := a[side][zoneOf[column]][cell/stratege.Columns]
		if v > 0 {
			add(&w.Pawn[v-1][row][blocked(block, v)], 100)
			if !pawn.Shown() {
				add(&w.Secret[v-1][row], 100)
			}
			if n.threatened(cell, side) {
				add(&w.Threat[mover][v-1], 100)
			}
		} else {
			b := blocked(block, whole(mean))
			add(&w.Hidden[row][b], 100)
			add(&w.Mean[row][b], mean)
		}
		if column%2 == 1 {
			add(&w.White[row], 100)
		}
		add(&w.File[row][edge(column)], 100)
	}
}

// goal is terms for a pawn on the enemy's back row.
func (n *node) goal(t *tally, v int, mean int32, column int, add func(weight *int16, times int32)) {
	switch {
	case column%2 == 1:
		add(&n.weights.Dead, 100)
	case v > 0:
		add(&n.weights.Goal[v-1], 100)
		t.points += int32(100 * v)
	default:
		add(&n.weights.GoalMean, mean)
		t.points += mean
	}
}
