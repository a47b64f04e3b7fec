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
	kept string // the line whose mistakes are kept, or about which the machine has failed
}

// AskingMistakes says whether the machine is asked about moves that may have been mistakes.
func (a *Analysis) AskingMistakes() bool { return a.questions.pending(forMistake) }

// askMistakes asks about the next moves that may have been mistakes, and keeps the mistakes once all are judged.
func (a *Analysis) askMistakes() {
	w, t := &a.mistakes, a.env.Table()
	line := t.ID() + " " + strconv.Itoa(t.Match().Ply())
	if !a.mistakesOwned() || w.kept == line || a.review.on || !a.review.Begun() || !a.review.Complete() {
		return
	}
	asked := a.questions.plies(forMistake)
	for ply := t.Match().Ply(); ply > 0 && len(asked) < max(1, a.workers); ply-- {
		if a.ofPerson(ply) && a.review.Doubtful(ply) && !slices.Contains(asked, ply) {
			query := a.bestQuery(ply - 1)
			query.Idle, query.Lines = true, protocol.MaxLines
			a.questions.ask(forMistake, ply, query)
			asked = append(asked, ply)
		}
	}
	if len(asked) == 0 {
		w.kept = line
		if list := (keeper{&a.subject, &a.review.Study}).entries(); len(list) > 0 {
			a.env.Remember(list)
		}
	}
}

// hearMistake takes the machine's answer about the move to a ply, which may have been a mistake.
func (a *Analysis) hearMistake(ply int, answer Answer) {
	if answer.Err != nil {
		a.env.Log(answer.Err)
	}
	choice, _ := study.Compare(answer.Found.Lines, a.env.Table().Match().Move(ply), func(l protocol.Line) study.Value {
		return a.ValueOf(ply-1, protocol.Progress{Best: l.Move, Value: l.Value, Plies: l.Plies, Score: l.Score})
	})
	choice.Has.Plies = max(0, choice.Has.Plies-1) // the move itself is made
	a.review.Judge(ply, choice)                   // of a move that nothing is known of: no mistake
	a.askMistakes()
}
