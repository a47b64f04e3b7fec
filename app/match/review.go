package match

import "tablier/app/study"

// review is a study of the match and the machine's work at it, which goes on while a person looks around, plays on or
// is elsewhere on the page.
type review struct {
	study.Study
	ask    int  // the number of the question under way, 0 for none
	asked  int  // the ply that it is about
	on     bool // until all is known, or a person stops it
	failed bool // the machine did not answer
}

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

func (c *Controller) startReview() {
	c.review.Follow(c.table)
	c.review.on, c.review.failed = c.Reviewable(), false
}

func (c *Controller) stopReview() {
	c.review.on = false
	c.cancelReview()
}

func (c *Controller) cancelReview() {
	if c.review.ask != 0 {
		c.do(Cancel{c.review.ask})
		c.review.ask = 0
	}
}

// pursue follows the line on the board, and asks about the next position while a person wants that.
func (c *Controller) pursue() {
	r := &c.review
	common := r.Follow(c.table)
	if r.ask != 0 && r.asked > common {
		c.cancelReview()
	}
	if common < 0 {
		r.on = false // what was asked for is the review of another match
	}
	if r.on = r.on && c.Reviewable() && !c.saving.elsewhere; !r.on || r.ask != 0 {
		return
	}
	ply := r.Next()
	if ply == r.Positions() {
		r.on = false
		c.do(Retire{ReviewControl})
		return
	}
	query := c.query(ply, c.game.Levels)
	query.Seed = 0 // among equals the same move in every review of a match
	r.ask, r.asked = c.number(), ply
	c.do(Ask{r.ask, query})
}

// learn takes the machine's answer to the question under way.
func (c *Controller) learn(answer Answered) {
	r := &c.review
	r.ask = 0
	if answer.Err != nil {
		c.do(Log{answer.Err})
		r.on, r.failed = false, true
		return
	}
	r.Learn(r.asked, c.ValueOf(r.asked, answer.Found.Progress))
	c.pursue()
}
