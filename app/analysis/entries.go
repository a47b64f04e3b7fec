package analysis

import (
	"math"
	"slices"

	"tablier/app/recall"
	"tablier/app/study"
)

// maxMistakes is how many mistakes of one match are kept: the worst.
const maxMistakes = 50

// A keeper makes entries of the mistakes of persons in a match that has been reviewed.
type keeper struct {
	*subject
	study *study.Study
}

// entries returns the mistakes of persons, the worst first.
func (k keeper) entries() (list []recall.Entry) {
	for _, m := range k.study.Mistakes() {
		if k.ofPerson(m.Ply) {
			list = append(list, k.entry(m))
		}
	}
	if m, ok := k.earliestLoss(); ok && !slices.ContainsFunc(list, func(e recall.Entry) bool { return e.Seat == m.Seat }) {
		list = append(list, k.entry(m))
	}
	slices.SortStableFunc(list, func(a, b recall.Entry) int { return b.Loss.Weight - a.Loss.Weight })
	return list[:min(len(list), maxMistakes)]
}

// earliestLoss returns the move without which a person who has lost would have held out longest.
func (k keeper) earliestLoss() (m study.Mistake, ok bool) {
	t := k.env.Table()
	loser := 1 - t.SeatOf(t.Result().Winner)
	if loser > 1 || !t.Seats()[loser].Here() {
		return m, false
	}
	return k.study.EarliestLoss(loser)
}

// entry returns a mistake as an entry to be kept.
func (k keeper) entry(m study.Mistake) recall.Entry {
	t := k.env.Table()
	e := recall.At(t.Match(), m.Ply-1)
	e.Seat, e.Number, e.Best, e.Match = m.Seat, k.movesOf(m), m.Best, t.ID()
	e.Loss = recall.Loss{
		Had: worthOf(m.Had, m.Seat), Has: worthOf(m.Has, m.Seat),
		Weight: int(math.Round(1000 * min(2, m.Lead()))),
	}
	if !e.Loss.Had.Proved || !e.Loss.Has.Proved {
		e.Loss.Points = int(math.Round(10 * min(1000, m.Points(k.game.Gauge != nil))))
	}
	return e
}

// movesOf counts the moves of who made a mistake in its round, up to it, without those of the set-up phase.
func (k keeper) movesOf(m study.Mistake) (n int) {
	match := k.env.Table().Match()
	mover, round := match.MoverAt(m.Ply-1), match.RoundAt(m.Ply-1)
	for ply := k.env.Table().SetUp(); ply < m.Ply; ply++ {
		if match.RoundAt(ply) == round && match.MoverAt(ply) == mover {
			n++
		}
	}
	return n
}

// worthOf returns the worth of a value to a seat.
func worthOf(v study.Value, seat int) recall.Worth {
	if !v.Exact {
		return recall.Worth{}
	}
	lead := int(v.Lead)
	if seat == 1 {
		lead = -lead
	}
	return recall.Worth{Proved: true, Lead: lead, Plies: v.Plies}
}
