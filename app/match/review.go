package match

import (
	"slices"

	"tablier/ai/protocol"
	"tablier/app/machine"
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
func (c *Controller) Review() *study.Study { return &c.review.Study }

// Reviewing says whether the review is under way, and ReviewFailed whether the machine did not answer it.
func (c *Controller) Reviewing() bool    { return c.review.on }
func (c *Controller) ReviewFailed() bool { return c.review.failed }

// Reviewable says whether the match can be reviewed: the machine knows the game, and nothing in it is secret any more.
// While it runs, the value of a position would tell what its player knows.
func (c *Controller) Reviewable() bool {
	t := c.table
	return c.game.Levels > 0 && t.Match().Ply() > 0 && (!c.game.Spec.Secret || t.Result().Over())
}

// ShareReview has the review ask about up to workers positions at a time; without it, about one.
func (c *Controller) ShareReview(workers int) { c.reviewWorkers = workers }

// startReview starts the review of the line on the table.
func (c *Controller) startReview() {
	c.followLine()
	c.review.on, c.review.failed = c.Reviewable(), false
}

// stopReview stops the review and cancels its questions.
func (c *Controller) stopReview() {
	c.review.on = false
	c.cancelInquiries(func(inquiry) bool { return true })
}

// cancelInquiries cancels the questions of the review that which holds for.
func (c *Controller) cancelInquiries(which func(inquiry) bool) {
	c.review.asks = slices.DeleteFunc(c.review.asks, func(q inquiry) bool {
		back := which(q)
		if back {
			c.do(Cancel{q.id})
		}
		return back
	})
}

// followLine makes the review one of the line on the table: it cancels the questions about another line or match.
func (c *Controller) followLine() {
	r := &c.review
	common := r.Follow(c.table)
	if common < 0 {
		r.on = false // the review of another match was asked for
	}
	c.cancelInquiries(func(q inquiry) bool { return q.ply > common })
	c.cancelMistakes(common)
}

// continueReview follows the line on the table, and asks about the next positions while the review is on.
func (c *Controller) continueReview() {
	c.followLine()
	r := &c.review
	if r.on && (!c.Reviewable() || c.saving.elsewhere) {
		c.stopReview()
	}
	if r.on {
		r.UseOffers()
	}
	for r.on && len(r.asks) < max(1, c.reviewWorkers) {
		ply, ok := r.Next(c.pendingPlies()...)
		if !ok {
			break
		}
		id := c.number()
		r.asks = append(r.asks, inquiry{id, ply})
		query := c.bestQuery(ply)
		query.Idle = true
		c.do(Ask{id, query})
	}
	if r.on && r.Complete() {
		r.on = false
		c.do(MoveFocusFrom{ReviewControl})
	}
	c.askMistakes()
}

// pendingPlies returns the plies that the machine is asked about.
func (c *Controller) pendingPlies() (plies []int) {
	for _, q := range c.review.asks {
		plies = append(plies, q.ply)
	}
	if h := &c.help; h.ask != 0 && h.shared {
		plies = append(plies, h.ply)
	}
	return plies
}

// bestQuery returns the question to the machine at its best about the position after ply moves. Among equals it
// prefers the same move whenever it is asked.
func (c *Controller) bestQuery(ply int) machine.Query {
	query := c.query(ply, c.game.Levels)
	query.Seed = 0
	if c.Solved() {
		query.Lines = protocol.MaxLines // the machine looks them up
	}
	return query
}

// learn takes the machine's answer to a question of the review; false when the answer is to something else.
func (c *Controller) learn(answer Answered) bool {
	r := &c.review
	at := slices.IndexFunc(r.asks, func(q inquiry) bool { return q.id == answer.ID })
	if at < 0 {
		return false
	}
	ply := r.asks[at].ply
	r.asks = slices.Delete(r.asks, at, at+1)
	if answer.Err != nil {
		c.do(Log{answer.Err})
		c.stopReview()
		r.failed = true
		return true
	}
	r.Learn(ply, c.ValueOf(ply, answer.Found.Progress))
	c.learnMoveValues(ply, answer.Found.Lines)
	c.continueReview()
	return true
}

// reuseAnswer gives the review the answer to another question, if it is the one that the review would have got: the
// clock has not cut it short.
func (c *Controller) reuseAnswer(ply int, found protocol.Found) {
	if found.End != protocol.EndTime && found.End != protocol.EndStopped {
		c.review.Offer(ply, c.ValueOf(ply, found.Progress))
		c.learnMoveValues(ply, found.Lines)
	}
}
