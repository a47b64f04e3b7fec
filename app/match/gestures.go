package match

import "tablier/app/board"

// The events of a person's input at the board and in the list of moves.
type (
	// Gestured is a gesture at the board, or at a control of the game's own.
	Gestured struct {
		atBoard
		Gesture board.Gesture
	}
	// TouchedEarly is a point that was touched before the program ran: it is played as soon as it can be.
	TouchedEarly struct{ Point string }
	// Wrote is a move in the game's notation.
	Wrote struct {
		atBoard
		Text string
	}
	// Cancelled forgets the points touched of a move.
	Cancelled struct{}
	// WentTo shows the position after a number of plies.
	WentTo struct{ Ply int }
	// UndoPressed and RedoPressed step through the match, or through what is tried.
	UndoPressed struct{ atBoard }
	RedoPressed struct{ atBoard }
	// LineChosen goes back to a line that was left for another.
	LineChosen struct{ Line int }
)

// atBoard is embedded by the events that are a person's input at the board.
type atBoard struct{}

func (atBoard) isBoardInput() {}

// A boardInput is an event that embeds atBoard: it is dropped while a job is under way.
type boardInput interface{ isBoardInput() }

func (e Gestured) apply(c *Controller) step { return c.touched(e.Gesture) }

func (e TouchedEarly) apply(c *Controller) step {
	c.early = e.Point
	return proceed
}

func (e Wrote) apply(c *Controller) step {
	reply := &c.outcome.Reply
	reply.Mine = true
	if c.Can() {
		reply.Change = c.table.Write(e.Text)
	}
	return c.changed(reply.Change)
}

func (Cancelled) apply(c *Controller) step {
	c.table.Cancel()
	return rest
}

func (e WentTo) apply(c *Controller) step {
	t := c.table
	before := t.Shown()
	if t.GoTo(e.Ply); t.Shown() != before {
		c.note = NoNote // the notice is not repeated
	}
	c.interlude.end(c.core)
	if c.saving.forgetful {
		c.save() // storage may have room by now
	}
	return proceed
}

func (UndoPressed) apply(c *Controller) step {
	t := c.table
	if !c.Can() {
		return rest
	}
	return c.undo(t.UndoBarred(), t.UndoMarks(), t.Undo)
}

func (RedoPressed) apply(c *Controller) step {
	if !c.Can() {
		return rest
	}
	return c.changed(c.table.Redo())
}

func (e LineChosen) apply(c *Controller) step {
	t := c.table
	if !c.Can() {
		return rest
	}
	return c.undo(t.SwitchBarred(e.Line), t.SwitchMarks(e.Line), func() board.Change { return t.Switch(e.Line) })
}

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
	if g.Kind.Looks() || c.Can() {
		c.outcome.Reply = c.table.Gesture(g)
	}
	return c.outcome.Reply.Change
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
