package analysis

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
func (a *Analysis) AskingMistakes() bool { return len(a.mistakes.asks) > 0 }

// askMistakes asks about the next moves that may have been mistakes, and keeps the mistakes once all are judged.
func (a *Analysis) askMistakes() {
	w, t := &a.mistakes, a.env.Table()
	line := t.ID() + " " + strconv.Itoa(t.Match().Ply())
	if !a.mistakesOwned() || w.kept == line || a.review.on || !a.review.Begun() || !a.review.Complete() {
		return
	}
	for ply := t.Match().Ply(); ply > 0 && len(w.asks) < max(1, a.workers); ply-- {
		if a.ofPerson(ply) && a.review.Doubtful(ply) && !w.asked(ply) {
			query := a.bestQuery(ply - 1)
			query.Idle, query.Lines = true, protocol.MaxLines
			w.asks = append(w.asks, inquiry{a.env.Ask(query), ply})
		}
	}
	if len(w.asks) == 0 {
		w.kept = line
		if list := a.mistakeEntries(); len(list) > 0 {
			a.env.Remember(list)
		}
	}
}

// mistakesOwned says whether mistakes of the match can be said to be a person's here: it was played on this device,
// to its end. Of a match between two people that was reopened that is not known, for it may have come as a link.
func (a *Analysis) mistakesOwned() bool {
	t := a.env.Table()
	played := t.Counted() || t.Filed() && t.AgainstMachine()
	return t.Result().Over() && played && !a.env.Elsewhere() && a.Reviewable()
}

// ofPerson says whether a person here made the move to ply: of two people at one screen, either.
func (a *Analysis) ofPerson(ply int) bool {
	seat := a.env.Table().SeatOf(a.env.Table().Match().MoverAt(ply - 1))
	return seat >= 0 && a.env.Table().Seats()[seat].Here()
}

// asked says whether the machine is asked about the move to ply.
func (w *mistakes) asked(ply int) bool {
	return slices.ContainsFunc(w.asks, func(q inquiry) bool { return q.ply == ply })
}

// cancelMistakes cancels the questions about moves of another line than the one on the table.
func (a *Analysis) cancelMistakes(common int) {
	w := &a.mistakes
	w.asks = slices.DeleteFunc(w.asks, func(q inquiry) bool {
		if q.ply > common {
			a.env.Cancel(q.id)
		}
		return q.ply > common
	})
}

// hearMistake takes the machine's answer about a possible mistake; false when the answer is about something else.
func (a *Analysis) hearMistake(answer Answer) bool {
	w := &a.mistakes
	at := slices.IndexFunc(w.asks, func(q inquiry) bool { return q.id == answer.ID })
	if at < 0 {
		return false
	}
	ply := w.asks[at].ply
	w.asks = slices.Delete(w.asks, at, at+1)
	if answer.Err != nil {
		a.env.Log(answer.Err)
	}
	choice, _ := study.Compare(answer.Found.Lines, a.env.Table().Match().Move(ply), func(l protocol.Line) study.Value {
		return a.ValueOf(ply-1, protocol.Progress{Best: l.Move, Value: l.Value, Plies: l.Plies, Score: l.Score})
	})
	choice.Has.Plies = max(0, choice.Has.Plies-1) // the move itself is made
	a.review.Judge(ply, choice)                   // of a move that nothing is known of: no mistake
	a.askMistakes()
	return true
}

// maxMistakes is how many mistakes of one match are kept: the worst.
const maxMistakes = 50

// mistakeEntries returns the mistakes of persons, as entries to be kept.
func (a *Analysis) mistakeEntries() (list []recall.Entry) {
	for _, m := range a.review.Mistakes() {
		if a.ofPerson(m.Ply) {
			list = append(list, a.mistakeEntry(m))
		}
	}
	if m, ok := a.earliestLoss(); ok && !slices.ContainsFunc(list, func(e recall.Entry) bool { return e.Seat == m.Seat }) {
		list = append(list, a.mistakeEntry(m))
	}
	slices.SortStableFunc(list, func(a, b recall.Entry) int { return b.Loss.Weight - a.Loss.Weight })
	return list[:min(len(list), maxMistakes)]
}

// earliestLoss returns the move without which a person who has lost would have held out longest.
func (a *Analysis) earliestLoss() (m study.Mistake, ok bool) {
	t := a.env.Table()
	loser := 1 - t.SeatOf(t.Result().Winner)
	if loser > 1 || !t.Seats()[loser].Here() {
		return m, false
	}
	return a.review.EarliestLoss(loser)
}

// mistakeEntry returns a mistake as an entry to be kept.
func (a *Analysis) mistakeEntry(m study.Mistake) recall.Entry {
	t := a.env.Table()
	e := recall.At(t.Match(), m.Ply-1)
	e.Seat, e.Number, e.Best, e.Match = m.Seat, a.movesOf(m), m.Best, t.ID()
	e.Loss = recall.Loss{
		Had: worthOf(m.Had, m.Seat), Has: worthOf(m.Has, m.Seat),
		Weight: int(math.Round(1000 * min(2, m.Lead()))),
	}
	if !e.Loss.Had.Proved || !e.Loss.Has.Proved {
		e.Loss.Points = int(math.Round(10 * min(1000, m.Points(a.game.Gauge != nil))))
	}
	return e
}

// movesOf counts the moves of who made a mistake in its round, up to it, without those of the set-up phase.
func (a *Analysis) movesOf(m study.Mistake) (n int) {
	match := a.env.Table().Match()
	mover, round := match.MoverAt(m.Ply-1), match.RoundAt(m.Ply-1)
	for ply := a.env.Table().SetUp(); ply < m.Ply; ply++ {
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
