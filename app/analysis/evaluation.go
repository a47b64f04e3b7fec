package analysis

import "tablier/ai/protocol"

// An evaluation is the question for the value of the position shown, and of each of its moves.
type evaluation struct {
	ply    int             // the ply that the question or the answer is about
	shared bool            // the review would ask the same question
	found  *protocol.Found // the answer
	shown  bool            // the value of each position is shown
	moves  bool            // the value of each move is shown
}

// Evaluates says whether the value of the position is shown, and ValuesMoves whether that of each move is.
func (a *Analysis) Evaluates() bool   { return a.evaluation.shown }
func (a *Analysis) ValuesMoves() bool { return a.evaluation.moves && a.MarksMoves() }

// Found returns the machine's answer about the position shown, nil while there is none.
func (a *Analysis) Found() *protocol.Found {
	if a.evaluation.ply != a.env.Table().Shown() {
		return nil
	}
	return a.evaluation.found
}

// Cancel cancels the questions of a person about a match that has changed. Those of the review go on: see FollowLine.
func (a *Analysis) Cancel() {
	h := &a.evaluation
	a.questions.cancelAll(forEvaluation)
	*h = evaluation{shown: h.shown, moves: h.moves, ply: h.ply}
	a.cancelHint()
}

// SwitchEvaluation shows or hides the value of each position, and SwitchMoveValues that of each move.
func (a *Analysis) SwitchEvaluation() { a.evaluation.shown = !a.evaluation.shown }
func (a *Analysis) SwitchMoveValues() {
	h := &a.evaluation
	if h.moves = !h.moves; h.shared && a.ValuesMoves() {
		a.forgetAnswer()
	}
}

// forgetAnswer drops the question and the answer about the position shown, which did not tell the moves apart.
func (a *Analysis) forgetAnswer() {
	a.questions.cancelAll(forEvaluation)
	a.evaluation.found, a.evaluation.shared = nil, false
}

// updateEvaluation asks for the value of the position shown while a person wants to see it. A hint was for the
// position where the game stands: it is over when a person looks elsewhere.
func (a *Analysis) updateEvaluation() {
	h, ply := &a.evaluation, a.env.Table().Shown()
	if !a.env.Table().Live() {
		a.cancelHint()
	}
	if (h.shown || a.ValuesMoves()) && a.env.Can() && !a.env.Failed() && a.Askable(ply) && !a.answered(ply) &&
		(h.ply != ply || !a.questions.pending(forEvaluation)) {
		a.askEvaluation(ply)
	}
}

// answered says whether all that is to be shown about the position after ply moves is known.
func (a *Analysis) answered(ply int) bool {
	h := &a.evaluation
	return a.Opinion(ply).Known && (!a.game.Winners && !a.ValuesMoves() || h.found != nil && h.ply == ply)
}

// askEvaluation asks the machine at its best about the position after ply moves. What the review has asked about it
// is taken back: somebody waits now, and the answer serves both.
func (a *Analysis) askEvaluation(ply int) {
	h := &a.evaluation
	a.questions.cancelAll(forEvaluation)
	a.env.SetFailed(false)
	query := a.bestQuery(ply)
	// The review asks the same, but where it is satisfied with one line.
	if h.shared = !a.game.Winners && (a.Solved() || !a.ValuesMoves()); h.shared {
		a.questions.cancel(forReview, func(other int) bool { return other == ply })
	} else {
		query.Lines = protocol.MaxLines
	}
	h.ply, h.found = ply, nil
	a.questions.ask(forEvaluation, ply, query)
}

// hearEvaluation takes the answer to askEvaluation, or its error. The review may have waited for it.
func (a *Analysis) hearEvaluation(answer Answer) {
	h := &a.evaluation
	if answer.Err != nil {
		a.env.Log(answer.Err)
		a.env.SetFailed(true)
	} else {
		h.found = &answer.Found
		if h.shared {
			a.reuseAnswer(h.ply, answer.Found)
		}
	}
	a.continueReview()
}
