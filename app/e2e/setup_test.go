package e2e

import (
	"fmt"
	"strconv"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// In the background a game between machines waits: the machine is asked nothing. It goes on when somebody looks.
func TestBackgroundTabPauses(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(`let shown = 'visible';
		Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown });
		Object.defineProperty(document, 'hidden', { configurable: true, get: () => shown === 'hidden' });
		window.show = (state) => { shown = state; document.dispatchEvent(new Event('visibilitychange')); };`)
	p.Inject(driver.SlowEngine)
	p.Start(s.Address("/tapatan/"))
	p.TwoPeople()
	p.Run(`(slow.searches = 0, show('hidden'))`)
	p.TwoMachines([2]string{driver.Best, driver.Best}, "steady")
	if asked, moves := driver.Eval[int](p, `slow.searches`), p.Moves(); asked > 0 || len(moves) > 0 {
		t.Errorf("in the background the machine is asked %d times, and has made %v", asked, moves)
	}
	p.Run(`show('visible')`)
	p.WaitMoves(1)
	if driver.Eval[int](p, `slow.searches`) == 0 {
		t.Error("the machine has moved unasked: the test is blind")
	}
}

// However many levels there are, one gesture chooses: by the keyboard, and by a finger on the slider. Nothing moves
// from level to level.
func TestLevelSlider(t *testing.T) {
	s := driver.Serve(t, "/")
	game := driver.Game("entropy")
	levels := driver.Words("fr", "entropy").Levels("")
	p := driver.Open(t, driver.Narrow)
	p.Start(s.Address("/entropy/"))
	p.Seat("one", "", "seat0")
	p.OpenPanel("setup")
	height := `document.querySelector('.field.level').getBoundingClientRect().height`
	before := driver.Eval[float64](p, height)
	want := func(level int) {
		t.Helper()
		p.Wait(fmt.Sprintf(`document.querySelector('#seat-1').value === '%d'`, level))
		p.Wait(`document.querySelector('.field.level .how').textContent === ` + driver.Quote(levels[level-1]))
		p.Wait(`document.querySelector('.field.level b').textContent === ` +
			driver.Quote(fr.Retry.AtOf(level, game.Levels)))
		if got := driver.Eval[float64](p, height); got != before {
			t.Errorf("at level %d it is %v pixels high, at another %v", level, got, before)
		}
	}
	want(game.UsualLevel())
	p.Run(`document.getElementById('level').focus()`)
	p.Press(kb.End)
	want(game.Levels)
	p.Shot("best")
	p.Press(kb.ArrowLeft)
	want(game.Levels - 1)
	for level := range levels {
		p.Run(fmt.Sprintf(`(() => { const s = document.getElementById('level'); s.value = %d;
					s.dispatchEvent(new Event('input', { bubbles: true })); })()`, level+1))
		p.Wait(`document.querySelector('.field.level .how').textContent === ` + driver.Quote(levels[level]))
		chosen := driver.Eval[string](p, `document.querySelector('#seat-1').value`)
		if chosen != strconv.Itoa(game.Levels-1) {
			t.Errorf("while the slider is drawn, level %s is chosen", chosen)
		}
		if got := driver.Eval[float64](p, height); got != before {
			t.Errorf("at level %d it is %v pixels high, at another %v", level+1, got, before)
		}
	}
	p.Run(`document.getElementById('level').dispatchEvent(new Event('change', { bubbles: true }))`)
	want(game.Levels)
	p.Fits()
}
