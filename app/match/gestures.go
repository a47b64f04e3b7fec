package match

import "tablier/app/board"

// undo takes back moves by do. Where that marks the match it says so the first time it is asked, and does it the
// second time; where it is barred it says why.
func (c *Controller) undo(barred, marks bool, do func() board.Change) step {
	switch {
	case barred:
		c.say(BarredNote)
		return rest
	case marks && c.Note() != MarksNote:
		c.say(MarksNote)
		return rest
	}
	return c.changed(do())
}

// gesture does what a gesture means, as far as the match can be changed here.
func (c *Controller) gesture(g board.Gesture) board.Change {
	c.reply = board.Reply{}
	if g.Kind.Looks() || c.Can() {
		c.reply = c.table.Gesture(g)
	}
	return c.reply.Change
}

// touched applies a gesture at the board. A newcomer's first touch begins their match; where that is for the other
// side to open, it is no more than that. While they set up, touches are about that.
func (c *Controller) touched(g board.Gesture) step {
	greets := c.Phase() == Greeting
	if (g.Kind == board.Touch || g.Kind == board.Pick) && !c.table.SettingUp() {
		c.newcomer = false
	}
	if greets && !c.newcomer {
		return proceed
	}
	return c.changed(c.gesture(g))
}
