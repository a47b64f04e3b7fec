package e2e

import (
	"strings"
	"testing"

	"tablier/app/e2e/driver"
)

// thinking waits until the status tells how far the machine has come.
const thinking = `document.querySelector('.thought')?.textContent`

// noteShifts starts to note how much the page jumps, and what the live region says.
const noteShifts = `(() => {
	window.jumps = [];
	window.said = [];
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) jumps.push(entry.value);
	}).observe({ type: 'layout-shift' });
	for (const region of document.querySelectorAll('.status [role=status]')) {
		new MutationObserver(() => said.push(region.innerText)).observe(region, { childList: true, characterData: true,
			subtree: true, attributes: true });
	}
})()`

// While the machine thinks, depth, positions and time are shown as they grow. Nothing jumps, and a screen reader hears
// nothing of it. The machine can be cut short.
func TestThinkingIsShownAndCutShort(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, c := range []struct {
		device driver.Device
		press  func(p *driver.Tab, selector string)
	}{
		{driver.Narrow, (*driver.Tab).Tap},
		{driver.Desktop, func(p *driver.Tab, selector string) {
			p.Run(`document.querySelector(` + driver.Quote(selector) + `).focus()`)
			p.Press("\r")
		}},
	} {
		t.Run(c.device.Name, func(t *testing.T) {
			p := driver.Open(t, c.device)
			p.Inject(driver.SlowEngine)
			p.Start(s.Address("/tapatan/"))
			p.Seat("one", driver.Best, "seat0")
			p.Slow(60_000)
			p.Play(driver.ByMouse, "a1")
			p.WaitStatus(fr.Thinking(fr.Machine))
			p.Settle()
			p.Run(noteShifts)
			p.Wait(thinking)
			first := p.Text(".thought")
			p.Wait(`document.querySelector('.thought').textContent !== ` + driver.Quote(first))
			p.Shot("thinking")
			if jumps := driver.Eval[[]float64](p, `jumps`); len(jumps) > 0 {
				t.Errorf("the page jumps by %v as the machine goes on", jumps)
			}
			if said := driver.Eval[[]string](p, `said`); len(said) > 0 {
				t.Errorf("a screen reader would hear %q", said)
			}
			if !driver.Eval[bool](p, `document.querySelector('.thought').ariaHidden === 'true'`) {
				t.Error("the progress is not hidden from screen readers")
			}
			c.press(p, "#play-now")
			p.Wait(`document.querySelectorAll('.move').length === 2`)
			p.WaitStatus(fr.YourTurn)
			if at := driver.Eval[string](p, `document.activeElement.id`); !strings.HasPrefix(at, "point-") {
				t.Errorf("the keyboard is on %q, want a point of the board", at)
			}
		})
	}
}

// Against the machine the evaluation does not wait for its move; a worker that dies over it is replaced. A hint comes
// from the same worker.
func TestEvaluationWhileTheMachinePlays(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Inject(driver.Sabotage(1, driver.Loudly))
	p.Start(s.Address("/tapatan/"))
	p.Seat("one", driver.Best, "seat0")
	p.HitInMoves("#exact")
	p.Wait(driver.EvaluationHas(fr.ValueYouWin(9)))
	p.Run(`window.armed = true`)
	p.Play(driver.ByTouch, "b2")
	p.WaitStatus(fr.YourTurn)
	p.Wait(driver.EvaluationHas(fr.ValueYouWin(7)))
	p.Click("#do-hint")
	p.Wait(driver.DetailHas(fr.ValueYouWin(7)))
	p.Wait(`document.querySelectorAll('.marks .hint circle').length > 0`)
}
