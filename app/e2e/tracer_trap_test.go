package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
)

// What a drawn game comes to has an example of a trap: a small board, named for a screen reader, and how many moves
// lose. It fits beside the figures on every screen.
func TestATrapOfADrawnGame(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		inRoom(p, s, agadir)
		if p.Device.Touch {
			p.Hit("#act-tab-verdict")
		}
		p.Wait(`document.querySelector('.tr-trap').checkVisibility() && document.querySelector('.tr-trap svg.board')`)
		p.Wait(`/^\d+ coups, un seul sauve : [a-g]\d\.$/.test(document.querySelector('.tr-trap p').textContent)`)
		p.Wait(`document.querySelector('.tr-trap [role=img]').ariaLabel.startsWith('Premier : ')`)
		p.Run(`document.querySelector('.tr-trap').scrollIntoView()`)
		p.Settle()
		p.FitsWidth()
		p.Shot("trap")
	})
}
