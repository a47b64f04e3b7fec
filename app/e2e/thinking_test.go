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
		{driver.Desktop, (*driver.Tab).Click}, {driver.Phone, (*driver.Tab).Tap}, {driver.Narrow, (*driver.Tab).Tap},
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
			if driver.Eval[bool](p, `getComputedStyle(document.querySelector('#play-now')).visibility !== 'hidden'`) {
				t.Error("the machine can be cut short before it has thought for a moment")
			}
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
			p.Accessible()
			c.press(p, "#play-now")
			p.Wait(`document.querySelectorAll('.move').length === 2`)
			p.WaitStatus(fr.YourTurn)
			if at := driver.Eval[string](p, `document.activeElement.id`); !strings.HasPrefix(at, "point-") {
				t.Errorf("the keyboard is on %q, want a point of the board", at)
			}
		})
	}
}

// While the machine thinks a person may walk through the moves, take back, leave the page and come back.
func TestAroundWhileTheMachineThinks(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(driver.SlowEngine)
	p.Start(s.Address("/tapatan/"))
	p.Seat("one", driver.Best, "seat0")
	p.Play(driver.ByMouse, p.FreePoint())
	p.WaitStatus(fr.YourTurn)
	p.Slow(60_000)
	free := p.FreePoint()
	p.Play(driver.ByMouse, free)
	p.Wait(thinking)

	p.Click("#walk-first")
	p.WaitStatus(fr.LookingAt(0, 0))
	p.Click("#walk-forward")
	p.WaitStatus(fr.LookingAt(1, 3))
	p.Click("#walk-last")
	p.WaitStatus(fr.Thinking(fr.Machine))
	p.Wait(thinking)

	p.Click(".brand")
	p.Wait(`document.querySelector('.shelf')`)
	p.Click(".game .go")
	p.WaitStatus(fr.Thinking(fr.Machine))
	p.Wait(thinking)
	p.Click("#play-now")
	p.Wait(`document.querySelectorAll('.move').length === 4`)
	p.WaitStatus(fr.YourTurn)

	p.Play(driver.ByMouse, p.FreePoint())
	p.Wait(thinking)
	p.Click("#do-undo")
	p.WaitStatus(fr.YourTurn)
	p.Wait(`document.querySelectorAll('.move:not(.undone)').length === 4`)
	p.Slow(0)
	p.Settle()
	if got := len(p.Moves()); got != 4 {
		t.Errorf("%d moves: the machine has answered a move that was taken back", got)
	}
	p.Play(driver.ByMouse, p.FreePoint())
	p.Wait(`document.querySelectorAll('.move:not(.undone)').length === 6`)
}

// The evaluation is off until asked for. Then it follows the game and the position looked at; what is proved is told
// apart from an estimate by words and by the bar's form.
func TestEvaluationFollowsThePositionShown(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(driver.SlowEngine)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	p.Play(driver.ByMouse, turned[:4]...)
	if driver.Eval[bool](p, `document.querySelector('.evaluation.on') !== null`) {
		t.Error("the evaluation is shown unasked")
	}
	value := func(want string) {
		t.Helper()
		p.Wait(driver.EvaluationText + ` === ` + driver.Quote(want))
	}
	p.Click("#exact")
	value(fr.ValueWin(orange, 1))
	if driver.Eval[bool](p, `document.querySelector('.bar').classList.contains('guess')`) {
		t.Error("a proved value looks like an estimate")
	}
	p.Shot("exact")
	p.Click("#walk-back")
	value(fr.ValueWin(red, 5))
	p.Click("#walk-first")
	value(fr.ValueWin(orange, 9))
	p.Click("#walk-forward")
	value(fr.ValueDraw)
	p.Click("#walk-last")
	value(fr.ValueWin(orange, 1))
	p.Play(driver.ByMouse, "c1")
	value(fr.ValueOver)

	p.Run(`slow.estimate = true`)
	p.Click("#walk-back")
	value(fr.Estimate(orange, 90))
	if !driver.Eval[bool](p, `document.querySelector('.bar').classList.contains('guess')`) {
		t.Error("an estimate looks like what is proved")
	}
	p.Shot("estimate")
	p.Accessible()
	p.Click(".tools button:first-child")
	value(en.Estimate(driver.Side("en", "tapatan", 0), 90))

	p.Reload()
	p.Ready()
	if driver.Eval[bool](p, `document.querySelector('.evaluation.on') !== null ||
		document.querySelector('.marks .hint circle') !== null`) {
		t.Error("after a reload the evaluation is shown unasked")
	}
}

// Against the machine the evaluation does not wait for its move; a worker that dies over it is replaced.
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
}

// A hint is the best move, with its value and what is expected after it.
func TestHintSaysWhy(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(driver.SlowEngine)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	p.Slow(1500)
	p.Click("#do-hint")
	p.Wait(driver.DetailHas(fr.Searching))
	p.Wait(driver.DetailHas(fr.HintIs("b2", fr.ValueWin(orange, 9))))
	p.Wait(`document.querySelectorAll('.marks .hint circle').length === 1`)
	p.Slow(0)
	p.Play(driver.ByMouse, "a1", "a3")
	if driver.Eval[bool](p, `document.querySelector('.marks .hint circle') !== null`) {
		t.Error("the hint is still on the board after a move")
	}
	p.Click("#do-hint")
	p.Wait(`document.querySelectorAll('.marks .hint circle').length === 1`)
	p.Click("#walk-back")
	p.Click("#walk-last")
	p.Settle()
	if why := p.Detail(); strings.Contains(why, fr.Hint) || strings.Contains(why, fr.Searching) {
		t.Errorf("after a look elsewhere the page says %q", why)
	}
}
