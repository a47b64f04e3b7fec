package match

import (
	"tablier/app/board"
	"tablier/app/play"
)

// A Controller is one game's match on a page. It is not safe for concurrent use.
type Controller struct {
	game    *board.Game
	table   *play.Table
	now     Moment
	still   bool // a person wants no motion
	out     []Effect
	last    int // the number of the last question or timer
	workers int // how many positions the review asks about at a time: see ShareReview

	live   bool // the program runs in a browser
	shown  bool // the match's page is on the screen
	hidden bool // the browser shows another page

	saving    saving
	opponents opponents
	help      help
	hint      hint
	review    review
	mistakes  mistakes
	interlude interlude
	frame     *frame // nil unless the page is shown within another one

	refusal error // why the last link of the other side has not been taken

	prepared func(error) step // what is done once what was long to prepare is there, nil when nothing is

	newcomer bool // nothing was kept of this game, and nothing has been chosen since: see FirstVisit

	paused bool        // a match between machines waits
	held   bool        // the machine is not asked for its move before a person does something: see Held
	failed bool        // the machine is out of order until a person restarts it
	timer  timer       // what comes next by itself, after a pause
	waits  []waiting   // the timers that are set
	early  string      // the name of a point touched before it could be played
	reply  board.Reply // what the game's own part has made of the last gesture
	note   Note        // what is said once
	noted  int         // the ply that was shown when the note was made: it goes when another one is
}

// New returns the controller of a game's match. Its table is the one of a first visit until it is told
// what storage has.
func New(game *board.Game, seed uint64) *Controller {
	c := &Controller{game: game}
	c.replace(first(game, seed))
	return c
}

// replace puts another table in the place of the one there.
func (c *Controller) replace(t *play.Table) {
	c.table = t
	c.retrace()
	c.interlude.id, c.interlude.ply = t.ID(), t.Match().Ply()
}

// Game returns the game.
func (c *Controller) Game() *board.Game { return c.game }

// Table returns the table. Only the controller changes it; another one takes its place after [Loaded].
func (c *Controller) Table() *play.Table { return c.table }

// Reply returns what has been made of the last gesture by the game's own part, or of the last move that was written.
func (c *Controller) Reply() board.Reply { return c.reply }

// Live says whether the program runs in a browser.
func (c *Controller) Live() bool { return c.live }

// Can says whether the match can be changed here.
func (c *Controller) Can() bool { return c.live && !c.saving.elsewhere }

// MachineFailed says whether the machine is out of order until a person restarts it.
func (c *Controller) MachineFailed() bool { return c.failed }

// IsPaused says whether a person has paused a match between machines.
func (c *Controller) IsPaused() bool { return c.paused }

// What is left to do once an event has been applied.
type step int

const (
	rest    step = iota // nothing
	keep                // save the table
	proceed             // go on with what comes next by itself
	follow              // begin anew from the match as it is now: end what was asked about it, save, tell, and go on
)

// Update applies an event and returns what is to be done. Now is the time; still says that a person wants no motion.
func (c *Controller) Update(now Moment, still bool, e Event) []Effect {
	c.now, c.still, c.out = now, still, nil
	for _, late := range c.overdue(e) {
		c.react(late)
	}
	c.react(e)
	return c.out
}

// react applies an event, and does what that leaves to do.
func (c *Controller) react(e Event) {
	switch c.apply(e) {
	case keep:
		c.save()
	case proceed:
		c.proceed()
	case follow:
		c.follow()
		c.proceed()
	}
}

// do adds effects to those that Update returns.
func (c *Controller) do(effects ...Effect) {
	c.noteWaits(effects)
	c.out = append(c.out, effects...)
}

// number returns a number for a question or a timer, unlike that of any other.
func (c *Controller) number() int {
	c.last++
	return c.last
}
