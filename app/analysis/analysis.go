// Package analysis is what the machine is asked about a match beside its own moves: the value of the position shown, a
// hint, a review of all positions, and whether doubtful moves of a person were mistakes. An answer to one of these
// questions is reused for the others where it says the same. It knows no browser and no worker: an [Environment] takes
// the questions, and the answers come by [Analysis.Hear].
package analysis

import (
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/machine"
	"tablier/app/play"
	"tablier/app/recall"
)

// An Environment is what an analysis needs of the match and of the machine.
type Environment interface {
	// Table returns the table; another one may take its place.
	Table() *play.Table
	// Can says whether the match can be changed here, and Elsewhere whether another tab plays it on.
	Can() bool
	Elsewhere() bool
	// Failed says whether the machine is out of order, and SetFailed says that it is, or that it is tried again.
	Failed() bool
	SetFailed(failed bool)
	// Query returns the question about the position after ply moves, with what the player to move may know.
	Query(ply, level int) machine.Query
	// Ask asks the machine, and returns the number by which the answer comes; Cancel cancels a question.
	Ask(q machine.Query) (id int)
	Cancel(id int)
	// Remember keeps mistakes of a person for a second look.
	Remember(list []recall.Entry)
	// ReviewDone says that the review is complete: its control is about to go.
	ReviewDone()
	Log(err error)
}

// An Analysis is the questions about one table, and what is known from their answers.
type Analysis struct {
	subject
	workers    int // how many positions the review asks about at a time: see ShareReview
	questions  questions
	evaluation evaluation
	hint       hint
	review     review
	mistakes   mistakes
}

// New returns an analysis that has asked nothing.
func New(game *board.Game, env Environment) *Analysis {
	return &Analysis{subject: subject{game, env}, questions: questions{env: env}}
}

// Renewed returns an analysis for another table of the game. Nothing is asked, and what is shown of values of positions
// stays so.
func (a *Analysis) Renewed() *Analysis {
	another := New(a.game, a.env)
	another.workers, another.evaluation.shown = a.workers, a.evaluation.shown
	return another
}

// An Answer is the machine's answer to the question with a number, or why there is none.
type Answer struct {
	ID    int
	Found protocol.Found
	Err   error
}

// Hear takes an answer; false when it is to none of these questions.
func (a *Analysis) Hear(answer Answer) bool {
	asked, ok := a.questions.take(answer.ID)
	if !ok {
		return false
	}
	switch asked.purpose {
	case forEvaluation:
		a.hearEvaluation(answer)
	case forHint:
		a.hearHint(answer)
	case forReview:
		a.hearReview(asked.ply, answer)
	case forMistake:
		a.hearMistake(asked.ply, answer)
	}
	return true
}

// Proceed asks what is to be asked about the position shown, and goes on with the review.
func (a *Analysis) Proceed() {
	a.updateEvaluation()
	a.continueReview()
}

// Drop cancels the review and the questions about mistakes: another table takes the place of this one.
func (a *Analysis) Drop() {
	a.StopReview()
	a.questions.cancelAll(forMistake)
}

// ReviewsItself says whether the match is to be reviewed without being asked: it takes no time to speak of, and nobody
// else is told of a person's mistakes.
func (a *Analysis) ReviewsItself() bool {
	return a.Solved() && a.mistakesOwned() && a.env.Table().AgainstMachine()
}
