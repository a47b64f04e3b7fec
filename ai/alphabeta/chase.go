package alphabeta

import "tablier/ai"

// asksHunt says whether a search leaves a part of its limits for a hunt. One with a handicap proves nothing.
func asksHunt(game any, handicap ai.Handicap, limits ai.Limits) bool {
	h, ok := game.(interface{ HuntLeast() uint64 })
	return ok && handicap.Overlook == 0 && limits.Lines <= 1 &&
		(limits.Nodes > 0 && limits.Nodes >= h.HuntLeast() || limits.Nodes == 0 && limits.Millis > 0)
}

// ample is a number of nodes of which a quarter is enough for a first hunt.
const ample = 100_000

// beforeHunt returns the limits of a search before it hunts: three quarters of those that it shares with the hunt, or a
// half where it thinks well of its root and there are fewer nodes than ample; and ever less, to a quarter, where a long
// game has shown that the search does not bring a win nearer.
func (d *deepening[S, M]) beforeHunt(likes bool) ai.Limits {
	limits := spare(d.limits, d.share)
	quarters := 1 + len(d.occurred)/8 // for the hunt
	if likes && limits.Nodes < ample {
		quarters++
	}
	quarters = min(quarters, 3)
	limits.Nodes -= limits.Nodes / 4 * uint64(quarters)
	limits.Millis -= limits.Millis / 4 * int64(quarters)
	return limits
}

// afterSearch uses the limits left after a search proper that its limits have ended. Where the search does not think
// well of its root it goes on at first, to three quarters. Then it hunts for a win. Where none is proved, it looks for
// a swindle; and where the search does not think well of its root, it looks whether the other side can win after the
// chosen move.
func (d *deepening[S, M]) afterSearch(depth int, end ai.End, deepest int) (int, ai.End) {
	limits := d.limits
	if !d.likes() && d.meter.Extend(d.beforeHunt(false)) {
		d.stopped = false
		if depth, end = d.deepen(depth, deepest); end == ai.Proved {
			return depth, end
		}
	}
	likes := d.likes()
	if !likes {
		limits = spare(limits, guardShare)
	}
	hunted := spare(limits, d.share)
	if likes && d.margin == 0 {
		hunted = limits // nothing comes after the hunt
	}
	if d.meter.Extend(hunted) {
		d.stopped = false
		if !d.hunt() && d.meter.End() == "" {
			depth, end = d.deepen(depth, deepest)
		}
	}
	if d.value != ai.Unknown {
		return depth, end
	}
	d.swindle(depth, limits)
	if !likes {
		d.guard(depth)
	}
	return depth, end
}

// likes says whether the search thinks well of its root.
func (d *deepening[S, M]) likes() bool { return d.lines[0].score >= any(d.game).(Hunter[S]).HuntFrom() }

// hunt hunts for a win at a root without a proved value, and puts it first. It says whether it has found one.
func (d *deepening[S, M]) hunt() bool {
	if d.value != ai.Unknown {
		return false
	}
	h := d.hunter()
	// A win that is found only once may be a long way round, and play that finds another such one in every turn goes on
	// for ever. So the hunt goes on for shorter ones.
	for most := huntPlies; h.run(d.root, most); most = int(h.nodes[0].plies) - 2 {
		d.lines[0] = line[M]{pv: h.line(), score: won - int32(h.nodes[0].plies), maybeShorter: true}
		d.value = ai.Win
	}
	return d.value == ai.Win
}

// hunter returns the hunt for the game of the search.
func (d *deepening[S, M]) hunter() *hunt[S, M] {
	h := &d.huntMemory
	h.game, h.hunter, h.drawn, h.meter, h.salt = d.game, any(d.game).(Hunter[S]), &d.drawn, d.meter, 0
	if turns := len(d.occurred); turns >= huntFresh {
		h.salt = ai.Mix(d.seed, uint64(turns))
	}
	return h
}
