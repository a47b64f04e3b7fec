package alphabeta

import "tablier/ai"

// A Swindler is a Game in which good players nearly always draw. The search then looks for a swindle: among the moves
// that are hardly worse than the best, it plays the one after which random replies lose the most. That takes an
// eighth of the nodes or time. It also avoids positions that have occurred in the game.
type Swindler interface {
	// SwindleMargin returns how much less than the best move, in the unit of Eval, a swindle may be worth after that
	// many positions of the game; 0 for none.
	SwindleMargin(occurred int) int32
}

const (
	swindleShare     = 8 // 1 in swindleShare of its limits is left for swindles
	rootContempt     = 3 // the factor of the contempt for a move of the root that repeats a position
	swindleShallower = 3 // by how many plies swindles are searched less deep than the best move
)

// swindleMargin returns the margin of a search that looks for swindles, and 0 for others: those with a handicap, and
// those with several lines.
func swindleMargin(game any, handicap ai.Handicap, limits ai.Limits, occurred int) int32 {
	t, ok := game.(Swindler)
	if !ok || handicap.Overlook > 0 || limits.Lines > 1 {
		return 0
	}
	return t.SwindleMargin(occurred)
}

// spare returns the limits of a search that leaves 1 in share of them, 0 for nothing, for what comes after it.
func spare(limits ai.Limits, share uint64) ai.Limits {
	if share > 0 {
		limits.Nodes -= limits.Nodes / share
		limits.Millis -= limits.Millis / int64(share)
	}
	return limits
}

// unrepeated returns the score of a move of the root that has just been searched, lowered if the move repeats a
// position. A move back to a position that has occurred in the game scores no more than a draw unless it wins: play
// has made no progress.
func (d *deepening[S, M]) unrepeated(score int32) int32 {
	if least := -rootContempt * d.contempt; (d.margin > 0 || d.contempt > 0) && score > least && score < proven &&
		d.occurred[d.path[1]] {
		return least
	}
	return score
}

// swindle puts the best swindle first, within limits, after a search that has reached a depth. It judges the replies
// at one ply, then at two. It changes nothing where a value is proved, where the search has not used its limits up, or
// where too few nodes or too little time are left.
func (d *deepening[S, M]) swindle(depth int, limits ai.Limits) {
	best := d.lines[0]
	if d.margin == 0 || depth <= swindleShallower+1 || abs(best.score) >= proven || d.meter.End() == "" ||
		!d.meter.Extend(limits) {
		return
	}
	d.stopped = false
	good := d.good(depth - swindleShallower)
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
	least := d.minGood(best.score)
	score, t := d.child(&d.ply[0], chosen.pv[0], 0, depth, 0, least-1, infinite)
	if score = d.unrepeated(score); !d.stopped && score >= least {
		d.lines[0] = d.found(chosen.pv[0], score, t)
	}
}

// minGood returns the lowest score of a good move beside the best: never below even, unless the best is.
func (d *deepening[S, M]) minGood(best int32) int32 {
	return max(best-d.margin, min(best, -d.contempt/2), -infinite+1)
}

// good returns the moves that are hardly worse than the best of them; none when the search is stopped.
func (d *deepening[S, M]) good(depth int) (good []line[M]) {
	best := int32(-infinite)
	var all []line[M]
	for _, m := range d.moves { // the best of the search comes first
		score, _ := d.child(&d.ply[0], m, 0, depth, 0, d.minGood(best)-1, infinite)
		if d.stopped {
			return nil
		}
		score = d.unrepeated(score)
		best = max(best, score)
		all = append(all, line[M]{pv: []M{m}, score: score})
	}
	for _, l := range all {
		if l.score >= d.minGood(best) {
			good = append(good, l)
		}
	}
	return good
}

// worth returns the value of a move against random replies: the mean of the score after each, searched reach plies
// deep. A forced reply gives no chance to go wrong, so it counts as even when the move is good.
func (d *deepening[S, M]) worth(l line[M], reach int) int64 {
	d.child(&d.ply[0], l.pv[0], 0, 1, 0, -infinite, infinite) // sets the position up
	here := &d.ply[1]
	d.list(here, 1, d.path[1], 0)
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
