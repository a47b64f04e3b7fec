package match

import (
	"time"

	"tablier/app/board"
	"tablier/app/play"
)

// The effects on the clock.
type (
	// Wait asks for an Elapsed after a while.
	Wait struct {
		ID  int
		For time.Duration
	}
	// Remind asks for a Reminded after a while. Nothing goes on with it: browsers lose timers, and it may be lost.
	Remind struct {
		ID  int
		For time.Duration
	}
)

func (e Wait) carryOut(s *Session) {
	s.runtime.Clock.After(e.For, func() { s.Dispatch(Elapsed{e.ID}) })
}

func (e Remind) carryOut(s *Session) {
	s.runtime.Clock.After(e.For, func() { s.Dispatch(Reminded{e.ID}) })
}

// A timer is a step that follows by itself after a pause.
type timer struct {
	id int
	do func(*play.Table) board.Change
}

// wait does something after a pause, unless the match changes before. What waits already goes on waiting.
func (c *Controller) wait(d time.Duration, do func(*play.Table) board.Change) {
	if c.timer.id == 0 {
		c.timer = timer{c.number(), do}
		c.do(Wait{c.timer.id, d})
	}
}

// The pauses of a match, so that each move can be seen.
const (
	movePause   = 400 * time.Millisecond  // the least time that an answer to a person takes
	chancePause = 300 * time.Millisecond  // before a draw: short, for it comes at every turn of some games
	calmPause   = 1500 * time.Millisecond // between two moves of machines
	steadyPause = 600 * time.Millisecond
	briskPause  = 60 * time.Millisecond
	// longPause is the time before a person can cut the machine short and sees its progress: with less, these would
	// only flash by.
	longPause = 400 * time.Millisecond
)

// pause returns the least time between two moves.
func (c *core) pause() time.Duration {
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

// drawPause returns the pause before chance draws: none where a match between machines is to be over soon.
func (c *core) drawPause() time.Duration {
	switch {
	case !c.table.MachinesOnly():
		return chancePause
	case c.table.Settings().Pace == play.Brisk:
		return 0
	}
	return c.pause()
}
