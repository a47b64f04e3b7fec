package match

import (
	"net/url"
	"slices"

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

// The events of the host page but for its messages.
type (
	// Framed puts what the parameters of a frame ask for on the table.
	Framed struct{ Query url.Values }
	// HostListens says that the host page can be told things from now on.
	HostListens struct{}
	// HostFloods says that the host page has said too much at once, and is not heard any more.
	HostFloods struct{}
	// AskHostAgain asks a host page that has not answered once more.
	AskHostAgain struct{}
)

func (e Framed) apply(c *Controller) step {
	c.frame = &frame{core: c.core, parameters: e.Query, suggest: map[int]suggestion{}}
	return c.applyParameters(false, func(err error) step {
		c.frame.problem = err
		return rest
	})
}

func (HostListens) apply(c *Controller) step {
	f := c.frame
	f.listens = true
	notice := f.state()
	notice.Type = embed.Ready
	f.tell(notice)
	if f.problem != nil {
		f.tell(embed.Refusal(f.problem))
	}
	f.reported = reported{}
	f.reported.follow(c.table)
	f.reported.over = false // the result is told apart
	return follow
}

func (HostFloods) apply(c *Controller) step {
	c.frame.muted = true
	return rest
}

func (AskHostAgain) apply(c *Controller) step {
	c.opponents.host.asked, c.opponents.host.silent = false, false
	return follow
}

// applyParameters puts the match of the frame's parameters on the table, and then calls then: with an error where
// they are wrong, and the table stays as it was. A long game takes a while, which a person may interrupt
// or not.
func (c *Controller) applyParameters(interruptible bool, then func(error) step) step {
	p, err := embed.Begin(c.game, c.frame.parameters)
	done := false
	if err == nil {
		done, err = p.Step(steps.Plies)
	}
	if !done && err == nil {
		c.prepare(p, interruptible, func(err error) step { return then(c.putParsed(p, err)) })
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
