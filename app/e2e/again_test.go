package e2e

import (
	"slices"
	"testing"

	"tablier/app/e2e/driver"
)

// outOfOrder has the browser refuse what a program needs to draw: it ends at the next text.
const outOfOrder = `(window.broken = true,
	document.createTextNode = () => { throw new Error('out of order'); })`

// A program that ends starts again by itself with the match as it was, also with the search that went on. If it ends
// again the page leaves that to the person, and begins anew with whoever loads it.
func TestProgramStartsAgain(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Expect("the program ended")
	p.Expect("Go program has already exited")
	p.Inject(driver.SlowEngine)
	p.Start(s.Address("/tapatan/?lang=fr"))
	p.Seat("one", driver.Best, "seat0")
	p.Slow(60_000)
	startsAgain := func() {
		p.T.Helper()
		p.Run(outOfOrder)
		p.Click("#tab-setup")
		p.Wait(`!window.broken && document.documentElement.dataset.ready === '1'`)
		p.Settle()
	}
	driver.ByMouse(p, "b2")
	p.Wait(thinking)
	startsAgain()
	p.Wait(`slow.searches === 1`)
	p.WaitMoves(2)
	if got := p.Moves(); got[0] != "b2" {
		t.Errorf("the match goes on as %v", got)
	}
	moves := p.Moves()
	p.Run(outOfOrder)
	p.Click("#tab-setup")
	p.Wait(`document.documentElement.dataset.failed === 'failed' &&
		document.getElementById('boot-status').textContent !== ''`)
	p.Click("#tab-share") // what a person does meanwhile goes nowhere
	p.Reload()
	p.Wait(`!window.broken && document.documentElement.dataset.ready === '1'`)
	startsAgain()
	if got := p.Moves(); !slices.Equal(got, moves) {
		t.Errorf("after two starts the moves are %v, before %v", got, moves)
	}
}
