package driver

import (
	"fmt"
	"testing"
)

// Conditions: the hand-over screen covers the board, or does not.
const (
	Covered   = `document.querySelector('.cover:not([hidden]) #uncover')`
	Uncovered = `document.querySelector('.cover').hidden`
)

// OpenBag opens the test game for two people, of whom seat 0 opens, with the hand-over screen before it.
func OpenBag(t *testing.T, d Device) *Tab {
	t.Helper()
	p := Open(t, d)
	p.Start(ServeTestGame(t).Address("/bag/"))
	p.TwoPeople()
	p.Wait(Covered)
	return p
}

// Uncover says that the screen is with whom it waits for.
func (p *Tab) Uncover() {
	p.T.Helper()
	p.Wait(Covered)
	p.Click("#uncover")
	p.Wait(Uncovered)
	p.Settle()
}

// PressMove presses the button of a move of the test game, once it can be pressed.
func (p *Tab) PressMove(m string) {
	p.T.Helper()
	button := fmt.Sprintf(`.choices [data-point=%q]`, m)
	p.Wait(fmt.Sprintf(`document.querySelector(%s)?.ariaDisabled === null`, Quote(button)))
	p.Click(button)
	p.Settle()
}
