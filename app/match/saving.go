package match

import (
	"errors"
	"strings"

	"tablier/app/play"
	"tablier/app/sift"
	"tablier/app/steps"
)

// SaveKey returns the key under which a game's table is kept.
func SaveKey(game string) string { return "table." + game }

// saving is the state of the saved table, and what other tabs have done with it.
type saving struct {
	text       string // the table as this tab last read or saved it, also where storage refused it
	unreadable bool   // the saved table could not be read
	forgetful  bool   // the last save failed
	newer      bool   // a later version has saved it
}

// SavedText returns the table as this tab last read or saved it.
func (c *Controller) SavedText() string { return c.saving.text }

// Unreadable says whether the saved table could not be read, and Forgetful whether the last save failed.
func (c *Controller) Unreadable() bool { return c.saving.unreadable }
func (c *Controller) Forgetful() bool  { return c.saving.forgetful }

// The events of storage.
type (
	// Loaded is the text of the game in storage, when the page began or another tab has written it: the match on the
	// table is given up for it. Seed is what a new table comes from where there is nothing.
	Loaded struct {
		Text string
		OK   bool // there is a text
		Seed uint64
		Left bool // the page has gone while the machine searched for it, and not as pages go: see package begun
	}
	// Stored is the text in storage after another tab has written.
	Stored struct {
		Text string
		OK   bool
		Seed uint64
	}
	// Saved is the outcome of a Save: not OK when only this page holds the text.
	Saved struct{ OK bool }
	// Suspending is the last chance to save which position is shown: the page may get no later turn.
	Suspending struct{}
	// PlayHerePressed takes the match back from another tab; Loaded has come before.
	PlayHerePressed struct{}
)

func (e Loaded) apply(c *Controller) step { return c.load(e) }

func (e Stored) apply(c *Controller) step {
	switch {
	case !c.shown:
		return c.load(Loaded{Text: e.Text, OK: e.OK, Seed: e.Seed})
	case !e.OK || !sameGame(e.Text, c.saving.text):
		c.leave() // also when all has been erased there: this tab must not bring it back
	default:
		c.saving.text = e.Text
	}
	return rest
}

func (e Saved) apply(c *Controller) step {
	c.saving.forgetful = !e.OK
	return rest
}

func (Suspending) apply(c *Controller) step {
	c.saveShown()
	return rest
}

func (PlayHerePressed) apply(c *Controller) step {
	c.claim()
	return proceed
}

// load takes the table from storage, in the place of the one here.
func (c *Controller) load(e Loaded) step {
	c.cancelPending()
	c.analysis.Drop()
	if !e.OK {
		return c.take(e, nil, nil)
	}
	r := play.BeginRestore(c.game, c.game.Levels, e.Text)
	done, err := r.Step(steps.Plies)
	if done || err != nil {
		return c.take(e, r.Table(), err)
	}
	c.prepare(r, false, func(err error) step { return c.take(e, r.Table(), err) })
	return rest
}

// take puts the loaded table in place, or a new one where there is none that can be read.
func (c *Controller) take(e Loaded, table *play.Table, err error) step {
	c.waits, c.elsewhere, c.failed = nil, false, false
	*c = Controller{
		core: c.core, shown: c.shown, hidden: c.hidden, frame: c.frame, analysis: c.analysis.Renewed(),
		opponents: opponents{host: c.opponents.host},
	}
	switch {
	case !e.OK:
		c.newcomer = true
	case err == nil:
		c.saving.text, c.held = e.Text, e.Left
		c.paused = true // a match between machines goes on when a person says so
		c.replace(table)
		return c.begun()
	case errors.Is(err, sift.ErrNewer):
		c.saving.newer, c.elsewhere = true, true
	default:
		c.do(Log{err}, SetAside{})
		c.saving.unreadable = true
	}
	c.replace(firstTable(c.game, e.Seed))
	return c.begun()
}

// begun goes on with a table from storage, once it is seen: a match that nobody has opened does not begin.
func (c *Controller) begun() step {
	if c.shown {
		return proceed
	}
	return rest
}

// leave stops a match that goes on elsewhere.
func (c *Controller) leave() {
	c.cancelPending()
	c.elsewhere = true
}

// save keeps the table.
func (c *Controller) save() { c.write(Save{Text: c.table.Save()}) }

// write saves the table, unless another tab plays the match on.
func (c *Controller) write(s Save) {
	if c.elsewhere {
		return // the other tab's match is the one that is kept
	}
	s.Known = c.saving.text
	c.do(s)
	c.saving.text = s.Text
}

// claim saves the match again as it is, so that other tabs give it up: browsers tell them of a text only when it
// differs, and a space at its end makes it differ.
func (c *Controller) claim() {
	text := c.table.Save()
	if text == c.saving.text {
		text += " "
	}
	c.write(Save{Text: text})
}

// saveShown saves which position is shown. It comes late, when the screen is left, and changes nothing else: to look
// about must neither take the match from another tab nor cost a save at each step.
func (c *Controller) saveShown() {
	known := c.saving.text
	if known == "" {
		return
	}
	text := c.table.Save()
	text += known[len(strings.TrimRight(known, " ")):] // see claim
	if text != known && sameGame(text, known) {
		c.write(Save{Text: text})
	}
}

// sameGame says whether two saved tables differ at most in the position that is shown. They may be long: no text is
// made.
func sameGame(a, b string) bool {
	a1, a2 := aroundShown(a)
	b1, b2 := aroundShown(b)
	return a1 == b1 && a2 == b2
}

// aroundShown returns the texts before and after the shown ply in a saved table.
func aroundShown(text string) (before, after string) {
	before, after, _ = strings.Cut(text, `"look":`)
	return before, strings.TrimLeft(after, "0123456789")
}
