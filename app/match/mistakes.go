package match

import (
	"math"
	"slices"
	"strconv"

	"tablier/ai/protocol"
	"tablier/app/recall"
	"tablier/app/study"
)

// mistakes are the machine's questions about possible mistakes, once a review is complete. Where the values before
// and after a move do not say whether its player was at fault, because they are estimates, or chance or a secret has
// its share in them, the machine is asked what each move of the position was worth. Then the mistakes of persons are
// kept.
type mistakes struct {
	asks []inquiry // under way; the ply is that to which the move has led
	kept string    // the line whose mistakes are kept, or about which the machine has failed
}

// AskingMistakes says whether the machine is asked about moves that may have been mistakes.
func (c *Controller) AskingMistakes() bool { return len(c.mistakes.asks) > 0 }

// askMistakes asks about the next moves that may have been mistakes, and keeps the mistakes once all are judged.
func (c *Controller) askMistakes() {
	w, t := &c.mistakes, c.table
	line := t.ID() + " " + strconv.Itoa(t.Match().Ply())
	if !c.mistakesOwned() || w.kept == line || c.review.on || !c.review.Begun() || !c.review.Complete() {
		return
	}
	for ply := t.Match().Ply(); ply > 0 && len(w.asks) < max(1, c.reviewWorkers); ply-- {
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
		if list := c.mistakeEntries(); len(list) > 0 {
			c.do(Remember{list})
		}
	}
}

// mistakesOwned says whether mistakes of the match can be said to be a person's here: it was played on this device,
// to its end. Of a match between two people that was reopened that is not known, for it may have come as a link.
func (c *Controller) mistakesOwned() bool {
	t := c.table
	played := t.Counted() || t.Filed() && t.AgainstMachine()
	return t.Result().Over() && played && !c.saving.elsewhere && c.Reviewable()
}

// ofPerson says whether a person here made the move to ply: of two people at one screen, either.
func (c *Controller) ofPerson(ply int) bool {
	seat := c.table.SeatOf(c.table.Match().MoverAt(ply - 1))
	return seat >= 0 && c.table.Seats()[seat].Here()
}

// asked says whether the machine is asked about the move to ply.
func (w *mistakes) asked(ply int) bool {
	return slices.ContainsFunc(w.asks, func(q inquiry) bool { return q.ply == ply })
}

// cancelMistakes cancels the questions about moves of another line than the one on the table.
func (c *Controller) cancelMistakes(common int) {
	w := &c.mistakes
	w.asks = slices.DeleteFunc(w.asks, func(q inquiry) bool {
		if q.ply > common {
			c.do(Cancel{q.id})
		}
		return q.ply > common
	})
}

// hearMistake takes the machine's answer about a possible mistake; false when the answer is about something else.
func (c *Controller) hearMistake(answer Answered) bool {
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
	c.askMistakes()
	return true
}

// maxMistakes is how many mistakes of one match are kept: the worst.
const maxMistakes = 50

// mistakeEntries returns the mistakes of persons, as entries to be kept.
func (c *Controller) mistakeEntries() (list []recall.Entry) {
	for _, m := range c.review.Mistakes() {
		if c.ofPerson(m.Ply) {
			list = append(list, c.mistakeEntry(m))
		}
	}
	if m, ok := c.earliestLoss(); ok && !slices.ContainsFunc(list, func(e recall.Entry) bool { return e.Seat == m.Seat }) {
		list = append(list, c.mistakeEntry(m))
	}
	slices.SortStableFunc(list, func(a, b recall.Entry) int { return b.Loss.Weight - a.Loss.Weight })
	return list[:min(len(list), maxMistakes)]
}

// earliestLoss returns the move without which a person who has lost would have held out longest.
func (c *Controller) earliestLoss() (m study.Mistake, ok bool) {
	t := c.table
	loser := 1 - t.SeatOf(t.Result().Winner)
	if loser > 1 || !t.Seats()[loser].Here() {
		return m, false
	}
	return c.review.EarliestLoss(loser)
}

// mistakeEntry returns a mistake as an entry to be kept.
func (c *Controller) mistakeEntry(m study.Mistake) recall.Entry {
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
