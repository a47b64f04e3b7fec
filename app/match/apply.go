package match

import (
	"tablier/app/board"
)

// apply changes the state by an event, and returns the step that is left to do.
func (c *Controller) apply(e Event) step {
	switch e.(type) {
	case Configured, SatDown, Renamed, ScoreReset, RoundBegun, LineChosen:
		if !c.Can() {
			return rest // it would not be kept
		}
	}
	switch e := e.(type) {
	case Loaded, Stored, Saved, Filed, Suspending, PlayHerePressed:
		return c.applyStorage(e)
	case Heard, Answered, Elapsed, Reminded:
		return c.applyAnswer(e)
	case Framed, HostListens, HostFloods, HostSaid, AskHostAgain:
		return c.applyHost(e)
	case Prepared:
		return c.applyPrepared(e)
	case Progressed:
	case Welcomed:
		return c.beginFirst()
	case Mounted:
		c.live = true
	case Entered:
		c.shown = true
		return proceed
	case Left:
		c.shown = false
		c.table.Own().Left()
		c.interlude.end(c.core)
		return proceed
	case Visible:
		c.hidden = !e.Yes
		if c.shown {
			return proceed
		}
	case Skipped:
		return c.interlude.skip(c.core, e.At)
	case HintAsked, EvaluationSwitched, MoveValuesSwitched, PausePressed, StepPressed, PlayNowPressed, AnywayPressed,
		TryAgainPressed, ReviewStarted, ReviewStopped:
		return c.applyHelp(e)
	case Restarted, RoundBegun, ResignPressed, Arrived, UnfinishedArchived, KeepAsked, VariantAsked, Reopened,
		CorrespondenceBegun, Joined, Posted:
		return c.applyMatch(e)
	case Configured, Rearranged, SatDown, Renamed, ScoreReset, SawAs, Uncovered:
		return c.applySettings(e)
	default:
		return c.applyGesture(e)
	}
	return rest
}

// applySettings applies a person's choices about the match and the screen.
func (c *Controller) applySettings(e Event) step {
	switch e := e.(type) {
	case Configured:
		c.table.Configure(e.Settings)
		c.userActed()
		return follow
	case Rearranged:
		return c.configure(e.Settings)
	case SatDown:
		c.table.Sit(e.Seats)
		// A match that both seats have become the machine's in waits until a person says so, unless it has not begun.
		c.paused = c.table.MachinesOnly() && c.table.Match().Ply() > 0
		c.userActed()
		return follow
	case Renamed:
		c.table.Rename(e.Seat, e.Name)
	case ScoreReset:
		c.table.ResetScore()
	case SawAs:
		c.table.SeeAs(e.Seat)
		return rest
	case Uncovered:
		c.table.Uncover()
		return follow
	}
	return keep
}

// applyGesture applies a person's input at the board and in the list of moves.
func (c *Controller) applyGesture(e Event) step {
	t := c.table
	switch e := e.(type) {
	case Gestured:
		return c.touched(e.Gesture)
	case TouchedEarly:
		c.early = e.Point
		return proceed
	case Wrote:
		c.reply = board.Reply{Mine: true}
		if c.Can() {
			c.reply.Change = t.Write(e.Text)
		}
		return c.changed(c.reply.Change)
	case Cancelled:
		t.Cancel()
	case WentTo:
		before := t.Shown()
		if t.GoTo(e.Ply); t.Shown() != before {
			c.note = NoNote // the notice is not repeated
		}
		c.interlude.end(c.core)
		if c.saving.forgetful {
			c.save() // storage may have room by now
		}
		return proceed
	case UndoPressed:
		if c.Can() {
			return c.undo(t.UndoBarred(), t.UndoMarks(), t.Undo)
		}
	case RedoPressed:
		if c.Can() {
			return c.changed(t.Redo())
		}
	case LineChosen:
		return c.undo(t.SwitchBarred(e.Line), t.SwitchMarks(e.Line), func() board.Change { return t.Switch(e.Line) })
	}
	return rest
}
