package alphabeta

import "tablier/ai"

// A Tempter is a Game in which good players nearly always draw. As a game of it goes on, the search prefers, among moves
// that are hardly worse than the best, the one after which the other side has the most to get wrong, which takes an
// eighth of the nodes or time; and it does not go back to where the game has been.
type Tempter interface {
	// Margin returns how much less than the best a move may promise, in the unit of Eval, after so many positions of
	// the game: 0 to play the best move.
	Margin(stood int) int32
}

const (
	spared = 8 // the share of its limits that a search leaves for temptations
	nearer = 3 // plies by which they are searched less deep than the best move
)

// tempting returns the margin of a search that looks for temptations, and 0 for others: it is for a player who sees
// everything and is asked for one move.
func tempting(game any, sight Sight, limits ai.Limits, stood int) int32 {
	t, ok := game.(Tempter)
	if !ok || sight.Overlook > 0 || limits.Lines > 1 {
		return 0
	}
	return t.Margin(stood)
}

// spare returns the limits of the search proper.
func spare(limits ai.Limits, margin int32) ai.Limits {
	if margin > 0 {
		limits.Nodes -= limits.Nodes / spared
		limits.Millis -= limits.Millis / spared
	}
	return limits
}

// fresh returns what a move of the root that has just been searched is worth: one back to a position that has stood on
// the board promises nothing that it did not promise then, unless it is a win.
func (d *deepening[S, M]) fresh(score int32) int32 {
	if d.margin > 0 && score > 0 && score < proven && d.stood[d.path[1]] {
		return 0
	}
	return score
}

// tempt puts the good move with the best temptations first, after a search that its limits have ended at some depth: as
// they look from close by, then a ply farther off. It leaves what was found as it is where nothing is open, or where too
// little is left to compare.
func (d *deepening[S, M]) tempt(depth int) {
	best := d.lines[0]
	if d.margin == 0 || depth <= nearer+1 || abs(best.score) >= proven || !d.meter.Extend(d.limits) {
		return
	}
	d.stopped = false
	good := d.good(depth - nearer)
	for reach := 1; reach <= 2 && !d.stopped; reach++ {
		chosen, most := best, int64(-1)
		for _, l := range good {
			if worth := d.worth(l, reach); worth > most {
				chosen, most = l, worth
			}
		}
		if !d.stopped {
			d.confirm(chosen, depth, best)
		}
	}
}

// confirm puts a move first if it is still a good one when it is searched as deep as the best.
func (d *deepening[S, M]) confirm(chosen line[M], depth int, best line[M]) {
	if chosen.pv[0] == d.lines[0].pv[0] {
		return
	}
	least := d.least(best.score)
	score, t := d.child(&d.ply[0], chosen.pv[0], 0, depth, 0, least-1, infinite)
	if score = d.fresh(score); !d.stopped && score >= least {
		d.lines[0] = line[M]{append([]M{chosen.pv[0]}, d.ply[1].pv...), score, score == 0 && !t.estimate}
	}
}

// least returns how little a move may promise that is still a good one beside the best: not a position that is worse than
// even where one need not be had.
func (d *deepening[S, M]) least(best int32) int32 {
	return max(best-d.margin, min(best, 0), -infinite+1)
}

// good returns the moves that are hardly worse than the best of them; none when the search is stopped.
func (d *deepening[S, M]) good(depth int) (good []line[M]) {
	best := int32(-infinite)
	var all []line[M]
	for _, m := range d.moves { // the best of the search comes first
		score, _ := d.child(&d.ply[0], m, 0, depth, 0, d.least(best)-1, infinite)
		if d.stopped {
			return nil
		}
		score = d.fresh(score)
		best = max(best, score)
		all = append(all, line[M]{pv: []M{m}, score: score})
	}
	for _, l := range all {
		if l.score >= d.least(best) {
			good = append(good, l)
		}
	}
	return good
}

// worth returns what a move promises against replies made at random: the mean of what each leaves, searched so many plies
// deep. A single reply, in which there is nothing to get wrong, promises nothing.
func (d *deepening[S, M]) worth(l line[M], reach int) int64 {
	d.child(&d.ply[0], l.pv[0], 0, 1, 0, -infinite, infinite) // sets the position up
	here := &d.ply[1]
	d.list(here, d.path[1], 0)
	replies := append([]M(nil), here.moves...)
	if len(replies) == 1 && l.score > 0 {
		return infinite
	}
	sum := int64(0)
	for _, m := range replies {
		score, _ := d.child(here, m, 0, reach, 1, -infinite, infinite)
		sum += int64(max(min(-score, Most+1), -Most-1))
	}
	return infinite + sum/int64(len(replies))
}
