package analysis

import (
	"slices"

	"tablier/ai/protocol"
	"tablier/app/study"
)

// review is a study of the match and the machine's questions for it, which go on while a person looks around, plays
// on or is elsewhere on the page. The machine is asked about each position once, the newest first, about several at a
// time where it has several workers. What it says follows from the position and the moves before it alone: every
// question has the same seed, and the best level's nodes to use up.
type review struct {
	study.Study
	asks   []inquiry // under way
	on     bool      // until every position is judged, or a person stops it
	failed bool      // the machine did not answer
}

// An inquiry is a pending question of the review: its number, and the ply that it is about.
type inquiry struct{ id, ply int }

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
	a.cancelInquiries(func(inquiry) bool { return true })
}

// cancelInquiries cancels the questions of the review that which holds for.
func (a *Analysis) cancelInquiries(which func(inquiry) bool) {
	a.review.asks = slices.DeleteFunc(a.review.asks, func(q inquiry) bool {
		back := which(q)
		if back {
			a.env.Cancel(q.id)
		}
		return back
	})
}

// FollowLine makes the review one of the line on the table: it cancels the questions about another line or match.
func (a *Analysis) FollowLine() {
	r := &a.review
	common := r.Follow(a.env.Table())
	if common < 0 {
		r.on = false // the review of another match was asked for
	}
	a.cancelInquiries(func(q inquiry) bool { return q.ply > common })
	a.cancelMistakes(common)
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
	for r.on && len(r.asks) < max(1, a.workers) {
		ply, ok := r.Next(a.pendingPlies()...)
		if !ok {
			break
		}
		query := a.bestQuery(ply)
		query.Idle = true
		r.asks = append(r.asks, inquiry{a.env.Ask(query), ply})
	}
	if r.on && r.Complete() {
		r.on = false
		a.env.ReviewDone()
	}
	a.askMistakes()
}

// pendingPlies returns the plies that the machine is asked about.
func (a *Analysis) pendingPlies() (plies []int) {
	for _, q := range a.review.asks {
		plies = append(plies, q.ply)
	}
	if h := &a.evaluation; h.ask != 0 && h.shared {
		plies = append(plies, h.ply)
	}
	return plies
}

// learn takes the machine's answer to a question of the review; false when the answer is to something else.
func (a *Analysis) learn(answer Answer) bool {
	r := &a.review
	at := slices.IndexFunc(r.asks, func(q inquiry) bool { return q.id == answer.ID })
	if at < 0 {
		return false
	}
	ply := r.asks[at].ply
	r.asks = slices.Delete(r.asks, at, at+1)
	if answer.Err != nil {
		a.env.Log(answer.Err)
		a.StopReview()
		r.failed = true
		return true
	}
	r.Learn(ply, a.ValueOf(ply, answer.Found.Progress))
	a.learnMoveValues(ply, answer.Found.Lines)
	a.continueReview()
	return true
}

// reuseAnswer gives the review the answer to another question, if it is the one that the review would have got: the
// clock has not cut it short.
func (a *Analysis) reuseAnswer(ply int, found protocol.Found) {
	if found.End != protocol.EndTime && found.End != protocol.EndStopped {
		a.review.Offer(ply, a.ValueOf(ply, found.Progress))
		a.learnMoveValues(ply, found.Lines)
	}
}
