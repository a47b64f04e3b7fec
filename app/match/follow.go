package match

import (
	"tablier/app/board"
	"tablier/app/play"
)

// follow takes over a changed match: it ends the questions about the old one, saves, and tells the host page.
func (c *Controller) follow() {
	c.cancelPending()
	c.failed = false
	c.file()
	c.write(Save{Text: c.table.Save(), Played: true})
	c.interlude.begin(c.core, c.shown && !c.hidden)
	c.tellHost()
	c.reportEnd()
	if c.analysis.ReviewsItself() && c.Offers("value") {
		c.analysis.StartReview()
	}
}

// cancelPending ends the timer, the interlude and the questions about the match as it was.
func (c *Controller) cancelPending() {
	c.timer = timer{}
	c.interlude.end(c.core)
	c.opponents.machine.stop(c.core)
	c.analysis.Cancel()
}

// userActed notes that a person has changed the match: the notes to them, and a touch kept from before the start, are
// void.
func (c *Controller) userActed() {
	c.saving.unreadable, c.early, c.note, c.held = false, "", NoNote, false
}

// changed returns the step that a person's change leaves.
func (c *Controller) changed(change board.Change) step {
	switch {
	case change.Moves():
		c.newcomer = false
		c.userActed()
		return follow
	case change == board.Tried:
		return keep
	}
	return rest
}

// proceed begins the next automatic action, by the phase.
func (c *Controller) proceed() {
	t := c.table
	switch c.Phase() {
	case Greeting:
		if c.early != "" { // a touch begins
			c.early, c.newcomer = "", false
			c.proceed()
			return
		}
	case BetweenRounds:
		if t.MachinesOnly() {
			c.wait(4*c.pause(), (*play.Table).NextRound)
		}
	case ChanceActs:
		c.wait(c.drawPause(), (*play.Table).Draw)
	case OpponentMoves:
		c.opponent().play(c.core)
	case PersonMoves:
		if c.early != "" {
			c.playEarly()
			return
		}
	}
	c.analysis.Proceed()
}

// playEarly plays the point that was touched before the program ran.
func (c *Controller) playEarly() {
	point := board.PointNamed(c.table.Skin().Points(c.table.View()), c.early)
	c.early = ""
	if point >= 0 {
		switch c.touched(board.Gesture{Kind: board.Touch, Point: point}) {
		case keep:
			c.save()
		case follow:
			c.follow()
		}
	}
	c.proceed()
}
