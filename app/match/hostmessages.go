package match

import (
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/rules"
)

// HostSaid is a message of the host page.
type HostSaid struct{ Text string }

func (e HostSaid) apply(c *Controller) step {
	m, err := embed.Read(e.Text)
	s := rest
	if err == nil {
		s, err = c.handleMessage(m)
	}
	if err != nil {
		c.frame.refuse(m.ID, err)
	}
	return s
}

// refuse answers a message that has changed nothing with the reason.
func (f *frame) refuse(id string, err error) {
	if err == ErrInterrupted {
		err = &embed.MessageError{Fault: embed.NotNow, ID: id}
	}
	refusal := embed.Refusal(err)
	refusal.Re = id
	f.tell(refusal)
}

// handleMessage does what a message of the host page says.
func (c *Controller) handleMessage(m embed.Message) (step, error) {
	t := c.table
	notNow := &embed.MessageError{Fault: embed.NotNow, ID: m.ID}
	switch m.Type {
	case embed.Load:
		return c.reload(m)
	case embed.Configure:
		return c.reconfigure(m)
	case embed.Play:
		if t.Result().Over() || t.Chance() || !c.frame.moves() {
			return rest, notNow
		}
		return c.playFor(m.Move)
	case embed.Reply:
		turn := &c.opponents.host
		if !turn.asked || m.Re != turn.name() || turn.ply != t.Match().Ply() {
			return rest, &embed.MessageError{Fault: embed.TooLate, ID: m.ID}
		}
		return c.playFor(m.Move)
	case embed.Undo:
		change := t.TakeBack() // unplayed moves do not concern the host page
		if change == board.Nothing {
			return rest, notNow
		}
		return c.changed(change), nil
	case embed.AskState:
		c.frame.answerState(m.ID)
	case embed.Suggest:
		if !c.frame.asks(c.analysis) {
			return rest, notNow
		}
		c.frame.answerMove(m.ID)
	}
	return rest, nil
}

// playFor plays a move for the player to move, where the match stands.
func (c *Controller) playFor(move string) (step, error) {
	t, word := c.table, rules.Move(move)
	if err := t.CheckMove(word, c.frame.viewer()); err != nil {
		return rest, err
	}
	t.GoTo(t.Match().Ply())
	if err := t.Play(word); err != nil {
		return rest, err
	}
	c.userActed()
	return follow, nil
}

// reload puts another position or match on the board; what cannot be read leaves the board as it is.
func (c *Controller) reload(m embed.Message) (step, error) {
	f := c.frame
	before := f.parameters
	f.parameters = m.Amend(before)
	return c.applyParameters(true, func(err error) step {
		if err != nil {
			f.parameters = before
			c.frame.refuse(m.ID, err)
			return rest
		}
		c.userActed()
		return follow
	}), nil
}

// reconfigure changes who plays and what is shown, not the match. Whoever has named the message hears that it is done.
func (c *Controller) reconfigure(m embed.Message) (step, error) {
	f := c.frame
	query := m.Amend(f.parameters)
	options, err := embed.ParseSettings(c.game.Levels, query)
	if err != nil {
		return rest, err
	}
	if options.Players != f.options.Players && c.frame.seatsFixed() {
		return rest, &embed.MessageError{Fault: embed.NotNow, ID: m.ID}
	}
	options.Match = f.options.Match
	f.parameters, f.options = query, options
	c.frame.applyAppearance()
	if m.Parameters[embed.First] != "" || m.Parameters[embed.Second] != "" {
		c.opponents.host.asked = false
		c.table.Reseat(framedSeats(options.Players))
	}
	c.userActed()
	if m.ID != "" {
		c.frame.answerState(m.ID)
	}
	return follow, nil
}
