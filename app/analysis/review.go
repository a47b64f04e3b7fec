package analysis

import (
	"tablier/ai/protocol"
	"tablier/app/study"
)

// review is a study of the match and the machine's questions for it, which go on while a person looks around, plays
// on or is elsewhere on the page. The machine is asked about each position once, the newest first, about several at a
// time where it has several workers. What it says follows from the position and the moves before it alone: every
// question has the same seed, and the best level's nodes to use up.
type review struct {
	study.Study
	on     bool // until every position is judged, or a person stops it
	failed bool // the machine did not answer
}

// Review returns the study of the match on the table.
func (a *Analysis) Review() *study.Study { return &a.review.Study }

// Reviewing says whether the review is under way, and ReviewFailed whether the machine did not answer it.
func (a *Analysis) Reviewing() bool    { return a.review.on }
func (a *Analysis) ReviewFailed() bool { return a.review.failed }

// ShareReview has the review ask about up to workers positions at a time; without it, about one.
func (a *Analysis) ShareReview(workers int) { a.workers = workers }

// StartReview starts the review of the line on the table.
func (a *Analysis) StartReview() {
	a.FollowLine()
	a.review.on, a.review.failed = a.Reviewable(), false
}

// StopReview stops the review and cancels its questions.
func (a *Analysis) StopReview() {
	a.review.on = false
	a.questions.cancelAll(forReview)
}

// FollowLine makes the review one of the line on the table: it cancels the questions about another line or match.
func (a *Analysis) FollowLine() {
	r := &a.review
	common := r.Follow(a.env.Table())
	if common < 0 {
		r.on = false // the review of another match was asked for
	}
	other := func(ply int) bool { return ply > common }
	a.questions.cancel(forReview, other)
	a.questions.cancel(forMistake, other)
}

// continueReview follows the line on the table, and asks about the next positions while the review is on.
func (a *Analysis) continueReview() {
	a.FollowLine()
	r := &a.review
	if r.on && (!a.Reviewable() || a.env.Elsewhere()) {
		a.StopReview()
	}
	if r.on {
		r.UseOffers()
	}
	for r.on && len(a.questions.plies(forReview)) < max(1, a.workers) {
		ply, ok := r.Next(a.pendingPlies()...)
		if !ok {
			break
		}
		query := a.bestQuery(ply)
		query.Idle = true
		a.questions.ask(forReview, ply, query)
	}
	if r.on && r.Complete() {
		r.on = false
		a.env.ReviewDone()
	}
	a.askMistakes()
}

// pendingPlies returns the plies of which the answer to a pending question gives the review the value.
func (a *Analysis) pendingPlies() []int {
	plies := a.questions.plies(forReview)
	if a.evaluation.shared {
		plies = append(plies, a.questions.plies(forEvaluation)...)
	}
	return plies
}

// hearReview takes the machine's answer to the review's question about the position after ply moves.
func (a *Analysis) hearReview(ply int, answer Answer) {
	r := &a.review
	if answer.Err != nil {
		a.env.Log(answer.Err)
		a.StopReview()
		r.failed = true
		return
	}
	r.Learn(ply, a.ValueOf(ply, answer.Found.Progress))
	a.learnMoveValues(ply, answer.Found.Lines)
	a.continueReview()
}

// reuseAnswer gives the review the answer to another question, if it is the one that the review would have got: the
// clock has not cut it short.
func (a *Analysis) reuseAnswer(ply int, found protocol.Found) {
	if found.End != protocol.EndTime && found.End != protocol.EndStopped {
		a.review.Offer(ply, a.ValueOf(ply, found.Progress))
		a.learnMoveValues(ply, found.Lines)
	}
}
