package match

import (
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/rules"
)

// A hint is the machine's proposal for the person to move, where the game stands.
type hint struct {
	ask   int             // the number of the question, 0 for none
	found *protocol.Found // the answer
	shown bool            // it is shown, or the answer is pending
}

// Hinted says whether a hint is shown or pending; found is nil until its answer has come.
func (c *Controller) Hinted() (found *protocol.Found, hinted bool) {
	return c.hint.found, c.hint.shown
}

// CanHint says whether a hint can be asked for: a person moves where the game stands, and the machine knows the game.
func (c *Controller) CanHint() bool {
	t := c.table
	return t.PersonTurn() && t.Live() && !t.Covered() && c.game.Levels > 0 && !t.SettingUp()
}

// askHint asks for a hint, unless it is known.
func (c *Controller) askHint() {
	h := &c.hint
	if !c.CanHint() || h.ask != 0 || h.found != nil {
		return
	}
	c.table.Cancel()
	c.failed = false
	*h = hint{ask: c.number(), shown: true}
	query := c.query(c.table.Shown(), 0)
	query.Hint, query.Seed = true, 0 // the same one whenever it is asked for
	c.do(Ask{h.ask, query})
}

// cancelHint ends a hint: it was for the position where the game stands.
func (c *Controller) cancelHint() {
	if c.hint.ask != 0 {
		c.do(Cancel{c.hint.ask})
	}
	c.hint = hint{}
}

// hearHint takes the answer to a hint, or its error.
func (c *Controller) hearHint(answer Answered) {
	h := &c.hint
	h.ask = 0
	if answer.Err != nil {
		c.do(Log{answer.Err})
		c.failed = true
		return
	}
	h.found = &answer.Found
	if own, ok := c.table.Own().(board.Adviser); ok && len(c.table.Selected()) == 0 {
		own.Advise(rules.Move(h.found.Best))
	}
}
