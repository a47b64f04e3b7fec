package match

import (
	"tablier/app/analysis"
	"tablier/app/board"
	"tablier/app/play"
)

// A Controller is one game's match on a page. It is not safe for concurrent use.
type Controller struct {
	*core
	shown  bool // the match's page is on the screen
	hidden bool // the browser shows another page

	saving    saving
	opponents opponents
	analysis  *analysis.Analysis
	interlude interlude
	frame     *frame // nil unless the page is shown within another one

	afterWork func(error) step // called at the end of a Prepare, nil when none is under way

	newcomer bool // the game is opened for the first time, and nothing has been chosen since: see FirstVisit

	ended   bool    // the end of the match has been reported
	paused  bool    // a match between machines waits
	held    bool    // the machine is not asked for its move before a person does something: see Held
	timer   timer   // the next step that happens by itself, after a pause
	early   string  // the name of a point touched before it could be played
	outcome Outcome // of the event that is applied
	note    Note    // a notice to be said once
	notedAt int     // the ply that was shown when the note was made: it goes when another one is
}

// New returns the controller of a game's match. Its table is the one of a first visit until it is told
// what storage has.
func New(game *board.Game, seed uint64) *Controller {
	c := &Controller{core: &core{game: game}}
	c.analysis = analysis.New(game, inquirer{c.core})
	c.replace(firstTable(game, seed))
	return c
}

// replace puts another table in the place of the one there.
func (c *Controller) replace(t *play.Table) {
	c.table = t
	c.analysis.FollowLine()
	c.interlude.follow(t)
}

// Game returns the game.
func (c *Controller) Game() *board.Game { return c.game }

// Table returns the table. Only the controller changes it; another one takes its place after [Loaded].
func (c *Controller) Table() *play.Table { return c.table }

// Analysis returns what the machine is asked about the match beside its moves.
func (c *Controller) Analysis() *analysis.Analysis { return c.analysis }

// Live says whether the program runs in a browser.
func (c *Controller) Live() bool { return c.live }

// Can says whether the match can be changed here.
func (c *Controller) Can() bool { return c.can() }

// MachineFailed says whether the machine is out of order until a person restarts it.
func (c *Controller) MachineFailed() bool { return c.failed }

// IsPaused says whether a person has paused a match between machines.
func (c *Controller) IsPaused() bool { return c.paused }

// An Outcome is what comes of an event at once, for the caller that has dispatched it.
type Outcome struct {
	Reply   board.Reply // of the game's own part, to a gesture or a written move
	Refusal error       // why a link of the other side was refused, a *[post.Error]; nil when it was taken
}

// A step is what is left to do once an event has been applied.
type step int

const (
	rest    step = iota // nothing is left
	keep                // save the table
	proceed             // begin the next automatic action
	follow              // take over the changed match: cancel old questions, save, tell the host page, and proceed
)

// Update applies an event and returns the effects to be carried out. Now is the time; still says that a person wants
// no motion.
func (c *Controller) Update(now Moment, still bool, e Event) []Effect {
	c.now, c.still, c.out = now, still, nil
	for _, late := range c.overdue(e) {
		c.react(late)
	}
	c.outcome = Outcome{}
	c.react(e)
	return c.out
}

// react applies an event, and does the step that it leaves.
func (c *Controller) react(e Event) {
	switch e.apply(c) {
	case keep:
		c.save()
	case proceed:
		c.proceed()
	case follow:
		c.follow()
		c.proceed()
	}
}
