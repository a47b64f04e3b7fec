package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
)

// A game opened from the room where it was drawn has two people at its table, and the settings show that. Chosen there,
// they stay for the next match, by a click and by the keyboard.
func TestTwoPeopleAtADrawnGame(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	const machines = `[0, 1].filter((seat) => document.getElementById('seat-' + seat).value !== '0').length`
	for _, choose := range []func(){
		p.TwoPeople,
		func() {
			p.OpenPanel("setup")
			p.Run(`document.getElementById('mode-two').focus()`)
			p.Press(" ")
			p.Settle()
			p.ClosePanel()
			p.Restart()
		},
	} {
		p.Start(s.Address("/"))
		p.Run(`localStorage.clear()`)
		inRoom(p, s, ladder)
		p.Run(`document.getElementById('tr-play').click()`)
		p.Wait(`document.querySelector('main.play')`)
		p.Ready()
		choose()
		wantTitle(p, "L’échelle <b>d’Arles")
		p.OpenPanel("setup")
		if n := driver.Eval[int](p, machines); n > 0 || !driver.Eval[bool](p, `document.getElementById('mode-two').checked`) {
			t.Errorf("%d machines sit at the table of two people", n)
		}
		p.ClosePanel()
	}
}
