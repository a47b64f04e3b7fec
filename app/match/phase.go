package match

import (
	"time"

	"tablier/app/board"
	"tablier/app/play"
)

// A Phase is what a match on a page is doing: whose turn it is, and what it waits for.
type Phase int

// The phases. Beside each stands what ends it; a person can always do something else, such as take back, begin another
// match or choose who plays, after which the match is in whatever phase it has come to.
const (
	Loading       Phase = iota // no program runs yet: Mounted
	SavedByNewer               // a later version has saved the match: an update of the program
	Elsewhere                  // another tab plays on: PlayHerePressed
	Failed                     // the machine is out of order: TryAgainPressed
	Covered                    // the screen is handed over: Uncovered
	Interlude                  // what the last move leads to is shown: its last Elapsed, or Skipped
	Over                       // there is a result: Restarted
	Watched                    // nobody plays it here
	Resting                    // a match between machines is paused, or nobody looks at it: PausePressed, Visible, Entered
	BetweenRounds              // a round has ended: RoundBegun, or Elapsed in a match between machines
	ChanceActs                 // chance is to act: Elapsed
	OpponentMoves              // somebody moves who is no person here: what its opponent waits for
	PersonMoves                // a person here moves: Gestured
)

// Phase returns the phase that the match is in.
func (c *Controller) Phase() Phase {
	t := c.table
	switch {
	case !c.live:
		return Loading
	case c.saving.newer:
		return SavedByNewer
	case c.saving.elsewhere:
		return Elsewhere
	case c.failed:
		return Failed
	case t.Covered():
		return Covered
	case c.interlude.on:
		return Interlude
	case t.Result().Over():
		return Over
	case c.watched():
		return Watched
	case c.resting():
		return Resting
	case t.Between():
		return BetweenRounds
	case t.Chance():
		return ChanceActs
	case c.opponent() != nil:
		return OpponentMoves
	}
	return PersonMoves
}

// watched says whether a match can only be looked at; in a frame who is elsewhere is the page around it.
func (c *Controller) watched() bool { return c.frame == nil && c.table.Watched() }

// resting says whether a match between machines waits: a person has paused it, or nobody looks.
func (c *Controller) resting() bool {
	return c.table.MachinesOnly() && (c.paused || c.hidden || !c.shown)
}

// proceed begins what comes next by itself.
func (c *Controller) proceed() {
	t := c.table
	switch c.Phase() {
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
		switch c.changed(c.gesture(board.Gesture{Kind: board.Touch, Point: point})) {
		case keep:
			c.save()
		case follow:
			c.follow()
		}
	}
	c.proceed()
}

// A timer is what comes next by itself after a pause.
type timer struct {
	id int
	do func(*play.Table) board.Change
}

// wait has something happen after a pause, unless the match changes before. What waits already goes on waiting.
func (c *Controller) wait(d time.Duration, do func(*play.Table) board.Change) {
	if c.timer.id == 0 {
		c.timer = timer{c.number(), do}
		c.do(Wait{c.timer.id, d})
	}
}

// applyAnswer applies what the machine or a clock says.
func (c *Controller) applyAnswer(e Event) step {
	if done, s := c.hearHelp(e); done {
		return s
	}
	if elapsed, ok := e.(Elapsed); ok {
		switch elapsed.ID {
		case c.timer.id:
			do := c.timer.do
			c.timer = timer{}
			if c.Phase() == Elsewhere || do(c.table) == board.Nothing {
				return rest
			}
			return follow
		case c.interlude.timer:
			return c.stepInterlude()
		}
	}
	return c.hearOpponent(e)
}

// The pauses of a match, so that each move can be seen.
const (
	movePause     = 400 * time.Millisecond  // the least time that an answer to a person takes
	chancePause   = 300 * time.Millisecond  // before a draw: short, for it comes at every turn of some games
	calmPause     = 1500 * time.Millisecond // between two moves of machines
	steadyPause   = 600 * time.Millisecond
	briskPause    = 60 * time.Millisecond
	progressPause = 400 * time.Millisecond // before it is told how far the machine has come: less would only flash by
)

// pause is the least time between two moves.
func (c *Controller) pause() time.Duration {
	if c.table.SettingUp() {
		return 0 // nothing of it is to be seen
	}
	if !c.table.MachinesOnly() {
		return movePause
	}
	switch c.table.Settings().Pace {
	case play.Calm:
		return calmPause
	case play.Brisk:
		return briskPause
	}
	return steadyPause
}

// drawPause is the pause before chance draws: none where a match between machines is to be over soon.
func (c *Controller) drawPause() time.Duration {
	switch {
	case !c.table.MachinesOnly():
		return chancePause
	case c.table.Settings().Pace == play.Brisk:
		return 0
	}
	return c.pause()
}
