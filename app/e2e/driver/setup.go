package driver

// OpenSetup opens the settings.
func (p *Tab) OpenSetup() {
	p.T.Helper()
	p.Click("#setup-toggle")
	p.Wait(`!document.querySelector('#panel-setup').hidden`)
	p.Settle()
}

// CloseSetup closes the settings.
func (p *Tab) CloseSetup() {
	p.T.Helper()
	p.Click("#setup-close")
	p.Wait(`document.querySelector('#panel-setup').hidden`)
	p.Settle()
}

// Seat opens the settings, chooses who plays, at which level the machine does in seat 1, and who opens, and begins a
// new game by that.
func (p *Tab) Seat(mode, level, opening string) {
	p.T.Helper()
	p.OpenSetup()
	p.Click("#mode-" + mode)
	p.Settle()
	if level != "" {
		p.Choose("#seat-1", level)
	}
	p.Choose("#opening", opening)
	p.Settle()
	p.CloseSetup()
	p.Click("#do-restart")
	p.Settle()
}

// TwoPeople begins a game of two people that seat 0 opens.
func (p *Tab) TwoPeople() {
	p.T.Helper()
	p.Seat("two", "", "seat0")
}

// TwoPeopleAnew seats two people for a game of which no other is remembered: the machine may have opened one before.
func (p *Tab) TwoPeopleAnew() {
	p.T.Helper()
	p.TwoPeople()
	p.Run(`(() => { try { localStorage.removeItem('tablier/.past.tapatan'); } catch { /* nothing is kept */ } })()`)
}

// TwoMachines seats two machines, opens with one of them, and sets the pace of the next game, which begins at once.
func (p *Tab) TwoMachines(levels [2]string, pace string) {
	p.T.Helper()
	p.OpenSetup()
	p.Hit("#mode-none")
	p.Choose("#seat-0", levels[0])
	p.Choose("#seat-1", levels[1])
	p.Choose("#opening", "seat0")
	p.CloseSetup()
	p.Hit("#more-toggle")
	p.Choose("#pace", pace)
	p.Hit("#more-close")
	p.Hit("#do-restart")
}

// NewVariant begins a new game of another variant.
func (p *Tab) NewVariant(name string) {
	p.T.Helper()
	p.OpenSetup()
	p.Choose("#variant", name)
	p.Settle()
	p.CloseSetup()
	p.Click("#do-restart")
	p.Settle()
}
