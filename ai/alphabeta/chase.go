package alphabeta

import "tablier/ai"

// asksHunt says whether a search leaves a part of its limits for a hunt. One with a handicap proves nothing.
func asksHunt(game any, handicap ai.Handicap, limits ai.Limits) bool {
	_, ok := game.(interface{ HuntFrom() int32 })
	return ok && handicap.Overlook == 0 && limits.Lines <= 1 && (limits.Nodes > 0 || limits.Millis > 0)
}

// beforeHunt returns the limits of the search proper, after so many positions of the game: a half, and ever less, to a
// quarter, where a long game has shown that it does not bring a win on.
func beforeHunt(limits ai.Limits, occurred int) ai.Limits {
	share := min(2+occurred/8, 4)
	limits.Nodes -= limits.Nodes / uint64(share) * uint64(share-1)
	limits.Millis -= limits.Millis / int64(share) * int64(share-1)
	return limits
}

// chase comes after a search proper that its limits have ended. It hunts for a win. Where none is proved, it looks for
// a move that promises one or sets a swindle; and where the search does not think well of its root, it looks whether
// the other side can win after the chosen move.
func (d *deepening[S, M]) chase(depth int, end ai.End, deepest int) (int, ai.End) {
	limits, likes, hunted := d.limits, d.lines[0].score >= any(d.game).(Hunter[S]).HuntFrom(), false
	if !likes {
		limits = spare(limits, guardShare)
	}
	if d.meter.Extend(spare(limits, d.share)) {
		d.stopped, hunted = false, d.value == ai.Unknown
		if !d.hunt() && d.meter.End() == "" {
			depth, end = d.deepen(depth, deepest)
		}
	}
	if d.value != ai.Unknown {
		return depth, end
	}
	if !(likes && hunted && d.favour(depth, limits)) {
		d.swindle(depth, limits)
	}
	if !likes {
		d.guard(depth)
	}
	return depth, end
}

// favour puts the move first that promises most to the hunt that was made, of those that do not bring back a position
// of the game, if it is hardly worse than the best of the search. It says whether the first move is such a one now.
// Among many moves that keep a win, the search does not see which brings it nearer.
func (d *deepening[S, M]) favour(depth int, limits ai.Limits) bool {
	const (
		hardly    = 1_000
		shallower = 2 // plies by which both moves are searched less deep
	)
	first := d.lines[0].pv[0]
	chosen, effort := first, uint32(never)
	for _, m := range d.moves {
		to := d.quest.move(d.root, m)
		i := d.quest.places.get(to.word)
		if i != nobody && d.quest.prey[i].effort < effort && !d.occurred[to.word] {
			chosen, effort = m, d.quest.prey[i].effort
		}
	}
	if effort == never || chosen == first || !d.meter.Extend(limits) {
		return effort < never && chosen == first
	}
	d.stopped = false
	depth = max(depth-shallower, 1)
	least, _ := d.child(&d.ply[0], first, 0, depth, 0, -infinite, infinite)
	score, t := d.child(&d.ply[0], chosen, 0, depth, 0, -infinite, infinite)
	if d.stopped || score < least-hardly {
		return false
	}
	d.lines[0] = d.found(chosen, score, t)
	return true
}

// hunt hunts for a win at a root that nothing is proved of, and puts it first. It says whether it has found one.
func (d *deepening[S, M]) hunt() bool {
	if d.value != ai.Unknown {
		return false
	}
	h := d.hunter()
	// A win that is found only once may be a long way round, and play that finds another such one in every turn goes on
	// for ever. So the hunt goes on for shorter ones.
	for most := huntPlies; h.run(d.root, most); most = int(h.prey[0].plies) - 2 {
		d.lines[0] = line[M]{pv: h.line(), score: won - int32(h.prey[0].plies), most: true}
		d.value = ai.Win
	}
	return d.value == ai.Win
}

// hunter returns a hunt in the game of the search.
func (d *deepening[S, M]) hunter() *hunt[S, M] {
	h := &d.quest
	h.game, h.hunter, h.drawn, h.meter = d.game, any(d.game).(Hunter[S]), &d.drawn, d.meter
	return h
}
