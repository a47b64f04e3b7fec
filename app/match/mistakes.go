package match

import (
	"math"
	"slices"
	"strconv"

	"tablier/ai/protocol"
	"tablier/app/recall"
	"tablier/app/study"
)

// mistakes are what is made of a review that is complete. Where the values before and after a move do not say whether
// its player was at fault, because they are estimates, or chance or a secret has its share in them, the machine is
// asked what each move of the position was worth. Then the mistakes of persons are kept.
type mistakes struct {
	asks []inquiry // under way; the ply is that to which the move has led
	kept string    // the line of which they are kept, or the machine has failed about
}

// Weighing says whether the machine is asked about moves that may have been mistakes.
func (c *Controller) Weighing() bool { return len(c.mistakes.asks) > 0 }

// weigh asks about the next moves that may have been mistakes, and keeps the mistakes once all is known.
func (c *Controller) weigh() {
	w, t := &c.mistakes, c.table
	line := t.ID() + " " + strconv.Itoa(t.Match().Ply())
	if !c.owned() || w.kept == line || c.review.on || !c.review.Begun() || !c.review.Complete() {
		return
	}
	for ply := t.Match().Ply(); ply > 0 && len(w.asks) < max(1, c.workers); ply-- {
		if c.ofPerson(ply) && c.review.Doubtful(ply) && !w.asked(ply) {
			id := c.number()
			w.asks = append(w.asks, inquiry{id, ply})
			query := c.bestQuery(ply - 1)
			query.Idle, query.Lines = true, protocol.MaxLines
			c.do(Ask{id, query})
		}
	}
	if len(w.asks) == 0 {
		w.kept = line
		if list := c.found(); len(list) > 0 {
			c.do(Remember{list})
		}
	}
}

// owned says whether the mistakes of the match are somebody's own: it was played here, to its end. Of a match between
// two people that was reopened that is not known, for it may have come as a link.
func (c *Controller) owned() bool {
	t := c.table
	played := t.Counted() || t.Filed() && t.AgainstMachine()
	return t.Result().Over() && played && !c.saving.elsewhere && c.Reviewable()
}

// ofPerson says whether the move to ply was made by a person here: of two people at one screen, by either.
func (c *Controller) ofPerson(ply int) bool {
	seat := c.table.SeatOf(c.table.Match().MoverAt(ply - 1))
	return seat >= 0 && c.table.Seats()[seat].Here()
}

// asked says whether the machine is asked about the move to ply.
func (w *mistakes) asked(ply int) bool {
	return slices.ContainsFunc(w.asks, func(q inquiry) bool { return q.ply == ply })
}

// dropWeighing ends what is asked about moves of another line than the one on the table.
func (c *Controller) dropWeighing(common int) {
	w := &c.mistakes
	w.asks = slices.DeleteFunc(w.asks, func(q inquiry) bool {
		if q.ply > common {
			c.do(Cancel{q.id})
		}
		return q.ply > common
	})
}

// hearWeighed takes the machine's answer about a move; false when it is none.
func (c *Controller) hearWeighed(answer Answered) bool {
	w := &c.mistakes
	at := slices.IndexFunc(w.asks, func(q inquiry) bool { return q.id == answer.ID })
	if at < 0 {
		return false
	}
	ply := w.asks[at].ply
	w.asks = slices.Delete(w.asks, at, at+1)
	if answer.Err != nil {
		c.do(Log{answer.Err})
	}
	choice, _ := study.Compare(answer.Found.Lines, c.table.Match().Move(ply), func(l protocol.Line) study.Value {
		return c.ValueOf(ply-1, protocol.Progress{Best: l.Move, Value: l.Value, Plies: l.Plies, Score: l.Score})
	})
	choice.Has.Plies = max(0, choice.Has.Plies-1) // the move itself is made
	c.review.Judge(ply, choice)                   // of a move that nothing is known of: no mistake
	c.weigh()
	return true
}

// mostOfMatch is how many mistakes of one match are kept: the worst.
const mostOfMatch = 50

// found returns the mistakes of persons, as they are kept.
func (c *Controller) found() (list []recall.Entry) {
	for _, m := range c.review.Mistakes() {
		if c.ofPerson(m.Ply) {
			list = append(list, c.entry(m))
		}
	}
	if m, ok := c.cutShort(); ok && !slices.ContainsFunc(list, func(e recall.Entry) bool { return e.Seat == m.Seat }) {
		list = append(list, c.entry(m))
	}
	slices.SortStableFunc(list, func(a, b recall.Entry) int { return b.Loss.Weight - a.Loss.Weight })
	return list[:min(len(list), mostOfMatch)]
}

// cutShort returns where a person who has lost would have held out longest with another move.
func (c *Controller) cutShort() (m study.Mistake, ok bool) {
	t := c.table
	loser := 1 - t.SeatOf(t.Result().Winner)
	if loser > 1 || !t.Seats()[loser].Here() {
		return m, false
	}
	return c.review.Cut(loser)
}

// entry returns a mistake as it is kept.
func (c *Controller) entry(m study.Mistake) recall.Entry {
	t := c.table
	e := recall.At(t.Match(), m.Ply-1)
	e.Seat, e.Number, e.Best, e.Match = m.Seat, c.movesOf(m), m.Best, t.ID()
	e.Loss = recall.Loss{
		Had: worthOf(m.Had, m.Seat), Has: worthOf(m.Has, m.Seat),
		Weight: int(math.Round(1000 * min(2, m.Lead()))),
	}
	if !e.Loss.Had.Proved || !e.Loss.Has.Proved {
		e.Loss.Points = int(math.Round(10 * min(1000, m.Points(c.game.Gauge != nil))))
	}
	return e
}

// movesOf counts the moves of who made a mistake in its round, up to it, without those of the set-up phase.
func (c *Controller) movesOf(m study.Mistake) (n int) {
	match := c.table.Match()
	mover, round := match.MoverAt(m.Ply-1), match.RoundAt(m.Ply-1)
	for ply := c.table.SetUp(); ply < m.Ply; ply++ {
		if match.RoundAt(ply) == round && match.MoverAt(ply) == mover {
			n++
		}
	}
	return n
}

// worthOf returns what a value is to a seat.
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
