package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
)

// On a phone a panel is a sheet: the system's back, Escape, its cross and a touch beside it leave it and not the page,
// and what lies behind it is out of reach until then.
func TestSheetsAreLeft(t *testing.T) {
	p := driver.Open(t, driver.Phone)
	p.StartTwoPeople("tapatan", driver.Serve(t, "/").Address("/tapatan/"))
	const open = `document.querySelector('.play').dataset.panel !== 'play'`
	const behind = `['.top', '.play > .board', '.actions'].every((s) => document.querySelector(s).inert)`
	for name, leave := range map[string]func(){
		"back":   func() { p.Run(`history.back()`) },
		"Escape": func() { p.Press("\x1b") },
		"cross":  func() { p.Tap("#panel-close") },
		"beside": func() { p.Run(`document.querySelector('.play').click()`) },
	} {
		p.Tap("#moves-toggle")
		p.Wait(open + ` && ` + behind)
		p.Tap("#tab-setup")
		p.Wait(`!document.getElementById('panel-setup').hidden && ` + behind)
		leave()
		p.Wait(`!(` + open + `) && !(` + behind + `) && location.pathname === '/tapatan/'`)
		p.Play(driver.ByTouch, map[string]string{"back": "a1", "Escape": "b2", "cross": "c3", "beside": "c1"}[name])
		if t.Failed() {
			t.Fatal(name)
		}
	}
	p.WaitMoves(4)
}
