package driver

import "fmt"

// Best stands for the machine's best level where a level is chosen.
const Best = "best"

// chooseLevel chooses the machine's level at a seat, a number or Best, in the settings that are open.
func (p *Tab) chooseLevel(seat int, level string) {
	p.T.Helper()
	field := fmt.Sprintf("#seat-%d", seat)
	if level == Best {
		level = Eval[string](p, fmt.Sprintf(`document.querySelector(%s).lastElementChild.value`, Quote(field)))
	}
	p.Choose(field, level)
}

// Seat opens the settings, chooses who plays, at which level the machine does in seat 1, and who opens, and begins a
// new game by that.
func (p *Tab) Seat(mode, level, opening string) {
	p.T.Helper()
	p.OpenPanel("setup")
	p.Click("#mode-" + mode)
	p.Settle()
	if level != "" {
		p.chooseLevel(1, level)
	}
	p.Choose("#opening", opening)
	p.Settle()
	p.ClosePanel()
	p.Restart()
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
	p.OpenPanel("setup")
	p.Hit("#mode-none")
	p.chooseLevel(0, levels[0])
	p.chooseLevel(1, levels[1])
	p.Choose("#opening", "seat0")
	p.Choose("#pace", pace)
	p.ClosePanel()
	p.Restart()
}

// ChooseVariant chooses a variant, or one of the names of one, in the settings that are open.
func (p *Tab) ChooseVariant(id string) {
	p.T.Helper()
	p.Hit("#variant-" + id)
	p.Wait(fmt.Sprintf(`document.getElementById('variant-%s').checked`, id))
}

// NewVariant begins a new game of another variant.
func (p *Tab) NewVariant(id string) {
	p.T.Helper()
	p.OpenPanel("setup")
	p.ChooseVariant(id)
	p.ClosePanel()
	p.Restart()
}
