package match

import (
	"net/url"
	"slices"

	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/play"
	"tablier/app/steps"
	"tablier/rules"
)

// A frame is the match's side of a host page that embeds it: the parameters of the frame, and what the host page has
// been told.
type frame struct {
	*core
	parameters url.Values
	options    embed.Options
	requested  []rules.Move // the moves of the match that the parameters give
	problem    error        // why the parameters could not be applied
	listens    bool         // it can be told things
	muted      bool         // it has said too much at once, and is not heard any more
	reported   reported
	task       task
	suggest    map[int]suggestion // by the number of the question
}

// reported is the part of the match that the host page has been told.
type reported struct {
	id    string // of the match
	moves []rules.Move
	over  bool
}

// Problem returns why the parameters of a frame could not be applied, nil when they were.
func (c *Controller) Problem() error {
	if c.frame == nil {
		return nil
	}
	return c.frame.problem
}

// HostMuted says whether messages of the host page are ignored, because there were too many at once.
func (c *Controller) HostMuted() bool { return c.frame != nil && c.frame.muted }

// Offers says whether a control is shown: all are, unless the page is in a frame that asks for some only.
func (c *Controller) Offers(control string) bool {
	return c.frame == nil || slices.Contains(c.frame.options.Controls, control)
}

// InFrame says whether the match is shown within another page.
func (c *Controller) InFrame() bool { return c.frame != nil }

// ByCorrespondence says whether the match goes by links; in a frame who is elsewhere is the page around it.
func (c *Controller) ByCorrespondence() bool { return c.frame == nil && c.table.Corresponding() }

// applyHost applies an event of the host page.
func (c *Controller) applyHost(e Event) step {
	switch e := e.(type) {
	case Framed:
		c.frame = &frame{core: c.core, parameters: e.Query, suggest: map[int]suggestion{}}
		return c.applyParameters(false, func(err error) step {
			c.frame.problem = err
			return rest
		})
	case HostListens:
		f := c.frame
		f.listens = true
		notice := c.frame.state()
		notice.Type = embed.Ready
		c.frame.tell(notice)
		if f.problem != nil {
			c.frame.tell(embed.Refusal(f.problem))
		}
		f.reported = reported{}
		f.reported.follow(c.table)
		f.reported.over = false // the result is told apart
		return follow
	case HostFloods:
		c.frame.muted = true
	case HostSaid:
		return c.hearHost(e.Text)
	case AskHostAgain:
		c.opponents.host.asked, c.opponents.host.silent = false, false
		return follow
	}
	return rest
}

// applyParameters puts the match of the frame's parameters on the table, and then calls then: with an error where
// they are wrong, and the table stays as it was. A long game takes a while, which is theirs where a person may give
// it up.
func (c *Controller) applyParameters(theirs bool, then func(error) step) step {
	p, err := embed.Begin(c.game, c.frame.parameters)
	done := false
	if err == nil {
		done, err = p.Step(steps.Plies)
	}
	if !done && err == nil {
		c.prepare(p, theirs, func(err error) step { return then(c.putParsed(p, err)) })
		return rest
	}
	return then(c.putParsed(p, err))
}

// putParsed puts the match of the parameters on the table, once it is read.
func (c *Controller) putParsed(p *embed.Parsing, err error) error {
	if err != nil {
		return err
	}
	f := c.frame
	options := p.Options()
	f.options, f.problem = options, nil
	c.opponents.host.asked = false
	f.requested, f.task = options.Match.Moves(), task{ply: options.Match.Ply()}
	c.table.Open(options.Match, framedSeats(options.Players), 0)
	c.paused = false
	c.frame.applyAppearance()
	return nil
}

// framedSeats returns the seats of players; the host page plays from elsewhere.
func framedSeats(players [2]embed.Player) (seats [2]play.Seat) {
	for i, p := range players {
		seats[i] = play.Seat{Level: p.Level(), Away: p == embed.Host}
	}
	return seats
}

// applyAppearance gives the page the side, the language and the theme that the parameters name.
func (f *frame) applyAppearance() {
	o := &f.options
	settings := f.table.Settings()
	settings.Turned = o.Turned
	f.table.Configure(settings)
	if o.Theme != "" || o.Lang != "" {
		f.do(ApplyAppearance{o.Lang, o.Theme})
	}
}

// tell posts a notice to the host page.
func (f *frame) tell(n embed.Notice) { f.do(Tell{n}) }

// hearHost handles a message of the host page.
func (c *Controller) hearHost(text string) step {
	m, err := embed.Read(text)
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
