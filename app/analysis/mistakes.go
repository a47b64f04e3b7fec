package analysis

import (
	"slices"
	"strconv"

	"tablier/ai/protocol"
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
		if list := (keeper{&a.subject, &a.review.Study}).entries(); len(list) > 0 {
			a.env.Remember(list)
		}
	}
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
