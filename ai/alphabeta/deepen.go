package alphabeta

import (
	"cmp"
	"slices"

	"tablier/ai"
	"tablier/rules/short"
)

// A deepening is one iterative deepening search from its root.
type deepening[S any, M ai.Code] struct {
	*core[S, M]
	root     S
	limits   ai.Limits
	hooks    ai.Hooks
	occurred map[uint64]bool // the positions of the game so far
	margin   int32           // of swindles, 0 for none
	share    uint64          // 1 in share of the limits is left for what comes after the search proper and the hunt
	hunts    bool            // part of the limits has been left for a hunt
	moves    []M             // of the root, without overlooked ones, the most promising first
	lines    []line[M]
	value    ai.Value // of the root, when proved
}

// A line is a result of a search of the root.
type line[M ai.Code] struct {
	pv           []M
	score        int32
	drawn        bool // the score, a draw, is proved
	maybeShorter bool // the win may be shorter than the score says
	risk         ai.Risk
}

// run searches the root ever deeper until the limits end it, then uses what is left of them, and returns the result.
func (d *deepening[S, M]) run() ai.Result {
	here := &d.ply[0]
	word := d.game.Word(d.root)
	here.state, d.path[0] = d.root, word
	d.list(here, 0, word, 0)
	d.moves = slices.Clone(here.moves)
	short.Sort(d.moves, func(a, b M) int {
		return cmp.Compare(ai.Mix(d.seed, word, uint64(a)), ai.Mix(d.seed, word, uint64(b)))
	})
	d.lines = []line[M]{{pv: d.moves[:1]}}
	deepest := maxPly - 1
	if d.limits.Depth > 0 {
		deepest = min(d.limits.Depth, deepest)
	}
	depth, end := d.deepen(0, deepest)
	if end != ai.Proved && d.hunts {
		depth, end = d.afterSearch(depth, end, deepest)
	} else if end != ai.Proved {
		d.swindle(depth, d.limits)
	}
	d.risks()
	return d.result(depth, end)
}

// deepen searches ever deeper from a depth that is done. It returns the depth that is done then, and what ended it.
func (d *deepening[S, M]) deepen(depth, deepest int) (int, ai.End) {
	for depth < deepest {
		if !d.iterate(depth + 1) {
			return depth, d.meter.End()
		}
		depth++
		if d.hooks.Report != nil {
			d.hooks.Report(d.progress(depth))
		}
		if d.settled(depth) {
			return depth, ai.Proved
		}
	}
	return depth, ai.ByDepth
}

// iterate searches the root at one depth; it returns false when the search was stopped.
func (d *deepening[S, M]) iterate(depth int) bool {
	d.horizon = 0
	if d.selective != nil {
		d.horizon = 2 * depth
	}
	wanted := min(max(d.limits.Lines, 1), len(d.moves))
	var lines []line[M]
	value := ai.Unknown
	for rank := range wanted {
		found, whole := d.best(depth, rank)
		if d.stopped {
			d.salvage(found, rank)
			return false
		}
		lines = append(lines, found)
		if rank == 0 {
			value = d.judge(found, whole)
		}
		d.rank(found.pv[0], rank)
	}
	d.lines, d.value = lines, value
	return true
}

// salvage keeps the best move of a depth whose search was stopped. It is at least as good as the best move of the depth
// before, which was searched first. A loss is not kept while there are more moves.
func (d *deepening[S, M]) salvage(found line[M], rank int) {
	if rank == 0 && len(d.lines) == 1 && found.pv != nil && found.score > -proven {
		d.lines[0] = found
		d.value = d.judge(found, basis{estimate: true})
	}
}

// best searches the root's moves from a rank on to a depth and returns the line of the best; whole is the basis of all
// their scores together. When the search is stopped it is the best so far, with an empty pv if there is none.
func (d *deepening[S, M]) best(depth, rank int) (found line[M], whole basis) {
	alpha, beta := int32(-infinite), int32(infinite)
	whole.repeats = unrepeated
	for i, m := range d.moves[rank:] {
		score, t := d.child(&d.ply[0], m, min(i, 1), depth, 0, alpha, beta) // none of the root's moves is late
		if d.stopped {
			return found, whole
		}
		whole = whole.or(t)
		score = d.unrepeated(score)
		if score > alpha {
			alpha = score
			found = d.found(m, score, t)
		}
	}
	return found, whole
}

// rank moves a move of the root up to a rank.
func (d *deepening[S, M]) rank(m M, rank int) {
	at := slices.Index(d.moves, m)
	copy(d.moves[rank+1:at+1], d.moves[rank:at])
	d.moves[rank] = m
}

// found returns the line of the root's move that has just been searched.
func (d *deepening[S, M]) found(m M, score int32, t basis) line[M] {
	return line[M]{pv: append([]M{m}, d.ply[1].pv...), score: score, drawn: score == 0 && !t.estimate}
}

// judge returns the root's value if the best line and all others prove one.
func (d *deepening[S, M]) judge(best line[M], whole basis) ai.Value {
	switch {
	case d.handicap.Overlook > 0:
		return ai.Unknown
	case best.score >= proven:
		return ai.Win
	case best.score <= -proven:
		return ai.Loss
	case best.score == 0 && !whole.estimate:
		return ai.Draw
	}
	return ai.Unknown
}

// settled says whether a deeper search could change nothing: the values of the root and of each line are proved, and
// no win can be faster.
func (d *deepening[S, M]) settled(depth int) bool {
	if d.value == ai.Unknown {
		return false
	}
	for _, l := range d.lines {
		if !l.drawn && (abs(l.score) < proven || won-abs(l.score) > int32(depth)) {
			return false
		}
	}
	return true
}

func (d *deepening[S, M]) progress(depth int) ai.Progress {
	best := d.line(d.lines[0])
	if best.Value != d.value {
		best.Value, best.Plies = d.value, 0
	}
	return d.meter.Progress(best, depth)
}

func (d *deepening[S, M]) result(depth int, end ai.End) ai.Result {
	r := ai.Result{Progress: d.progress(depth), End: end}
	for _, l := range d.lines {
		r.Lines = append(r.Lines, d.line(l))
	}
	return r
}

// line returns a line as package ai has it, with its value and, where asked for, its risk.
func (d *deepening[S, M]) line(l line[M]) ai.Line {
	out := ai.Line{Move: d.game.Text(l.pv[0]), Risk: l.risk}
	for _, m := range l.pv {
		out.PV = append(out.PV, d.game.Text(m))
	}
	perfect := d.handicap.Overlook == 0
	switch {
	case abs(l.score) >= proven:
		out.Score = 1
		if l.score < 0 {
			out.Score = -1
		}
		if perfect {
			if !l.maybeShorter {
				out.Plies = int(won - abs(l.score))
			}
			out.Value = [...]ai.Value{ai.Loss, ai.Win}[(int(out.Score)+1)/2]
		}
	default:
		out.Score = float64(l.score) / (Most + 1)
		if l.drawn && perfect {
			out.Value = ai.Draw
		}
	}
	return out
}
