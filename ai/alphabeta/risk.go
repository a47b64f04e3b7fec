package alphabeta

import (
	"math"

	"tablier/ai"
)

const (
	// riskShare is the share of its limits that a search leaves for risks: 1 in riskShare.
	riskShare = 2
	// riskChunk is the node budget of the first search of a reply, before another reply has its turn; each further
	// budget is larger by as much. With a proof number that is higher by 1 it comes as much later as if it had been
	// searched for riskWeight more nodes.
	riskChunk  = 512
	riskWeight = 2048
)

// asksRisks says whether a search computes the risks of its lines: of several, so that moves can be compared, and
// within limits that it can leave a share of. A search with a handicap proves nothing.
func asksRisks(handicap ai.Handicap, limits ai.Limits) bool {
	return limits.Lines > 1 && handicap.Overlook == 0 && (limits.Nodes > 0 || limits.Millis > 0)
}

// A doubt is a reply to the move of a line, of which it is not known whether it loses.
type doubt[S any] struct {
	line   *ai.Risk
	before uint64 // the word of the position after the line's move
	word   uint64 // of the position after the reply
	state  S
	so     numbers
	effort uint64 // the nodes searched
}

// open says whether the reply is neither proved to lose nor proved not to.
func (r *doubt[S]) open() bool { return r.so.phi > 0 && r.so.delta > 0 }

// cost returns the priority of a reply, low ones first: replies that look lost, and have not been searched for long.
func (r *doubt[S]) cost() uint64 { return r.effort + riskWeight*uint64(r.so.phi) }

// risks counts the replies that are proved to lose, of each line without a proved win or loss. It comes after the
// search proper, whose table it clears, and goes on until the limits end it: most replies can be neither proved to
// lose nor not to. Which of several replies is searched is decided by nodes alone.
func (d *deepening[S, M]) risks() {
	if !asksRisks(d.handicap, d.limits) || !d.meter.Extend(d.limits) {
		return
	}
	d.stopped = false
	d.table.clear()
	doubts := d.doubts()
	for {
		var next *doubt[S]
		least := uint64(math.MaxUint64)
		for i := range doubts {
			if r := &doubts[i]; r.open() && r.cost() < least {
				next, least = r, r.cost()
			}
		}
		if next == nil {
			return
		}
		counted := d.meter.Nodes()
		d.ply[2].state, d.path[1], d.path[2] = next.state, next.before, next.word
		next.so = d.prove(2, numbers{infiniteNumber, infiniteNumber}, true, counted+riskChunk+next.effort)
		if d.stopped {
			return
		}
		next.effort += d.meter.Nodes() - counted
		if next.so.phi == 0 {
			next.line.Losing, next.line.Level = next.line.Losing+1, 1
		}
	}
}

// doubts lists the replies to the lines, with counts of 0.
func (d *deepening[S, M]) doubts() (list []doubt[S]) {
	for i := range d.lines {
		l := &d.lines[i]
		state, word, end := d.game.Play(d.root, l.pv[0])
		if abs(l.score) >= proven || end != ai.Unknown || d.drawn.has(word) {
			continue
		}
		for _, m := range d.game.Moves(nil, state) {
			r := doubt[S]{line: &l.risk, before: word}
			r.state, r.word, r.so = d.after(state, m, 1, true)
			l.risk.Replies++
			if r.so.phi == 0 {
				l.risk.Losing, l.risk.Level = l.risk.Losing+1, 1
			}
			list = append(list, r)
		}
		l.risk.AtLeast = true
	}
	return list
}
