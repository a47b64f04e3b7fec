package match

import (
	"tablier/app/board"
	"tablier/app/play"
)

// follow ends what was about the match as it was, keeps it as it is, and tells of that.
func (c *Controller) follow() {
	c.drop()
	c.failed = false
	c.file()
	c.write(Save{Text: c.table.Save(), Played: true})
	c.beginInterlude()
	c.tellHost()
	if c.Solved() && c.owned() && c.table.AgainstMachine() && c.Offers("value") {
		c.startReview() // it takes no time to speak of, and nobody else is told of a person's mistakes
	}
}

// drop ends what was about the match as it was.
func (c *Controller) drop() {
	c.timer = timer{}
	c.endInterlude()
	c.stopOpponents()
	c.dropHelp()
}

// heed notes that a person has changed the match: what was said to them before, and a touch kept from before, mean
// nothing any more.
func (c *Controller) heed() {
	c.saving.unreadable, c.early, c.note, c.held = false, "", NoNote, false
}

// changed returns what is left to do after a person's change.
func (c *Controller) changed(change board.Change) step {
	switch {
	case change.Moves():
		c.newcomer = false
		c.heed()
		return follow
	case change == board.Tried:
		return keep
	}
	return rest
}

// proceed begins what comes next by itself.
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
		c.play()
	case PersonMoves:
		if c.early != "" {
			c.playEarly()
			return
		}
	}
	c.appraise()
	c.pursue()
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
