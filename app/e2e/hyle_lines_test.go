package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// A line's worth tells its palindromes to who points at it, touches it or comes to it by the arrows, and lights just
// these.
func TestHyleLines(t *testing.T) {
	s := driver.Serve(t, "/")
	const told = `document.querySelector('.stock .told').textContent`
	const lit = `document.querySelectorAll('.runs rect').length`
	said := driver.Say(t, "fr", "hyle", "", sewn)
	if worth := said.Spot("d"); !strings.Contains(worth, "5 + 3 + 3 + 3") {
		t.Errorf("the palindromes of a line are told so: %q", worth)
	}
	p := driver.Open(t, driver.Desktop)
	p.Start(hyleAt(t, s, "fr", sewn))
	p.Run(`document.getElementById('point-d5').focus()`)
	all := driver.Eval[int](p, lit)
	if stock := driver.Eval[string](p, told); all != 6 || stock != said.OwnText("told")[0] {
		t.Errorf("%d palindromes are lit, and the page says %q", all, stock)
	}
	p.Press(kb.ArrowUp)
	p.Wait(told + ` === ` + driver.Quote(said.Spot("d")))
	if got := driver.Eval[int](p, lit); got != 4 {
		t.Errorf("in a line %d palindromes are lit, want 4", got)
	}
	if got := driver.Eval[string](p, `document.activeElement.ariaLabel`); got != said.Spot("d") {
		t.Errorf("the keyboard is on %q", got)
	}
	p.Shot("line")
	p.Accessible()
	p.Press(kb.ArrowRight)
	p.Wait(told + ` === ` + driver.Quote(said.Spot("e")))
	p.Press(kb.ArrowRight)
	p.Wait(told + ` === ` + driver.Quote(said.Spot("5")))
	p.Press(kb.ArrowLeft)
	p.Wait(lit + ` === 6 && document.activeElement.id === 'point-e5'`)
	p.Run(`document.getElementById('spot-4').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))`)
	p.Wait(told + ` === ` + driver.Quote(said.Spot("4")))
	p.Run(`document.getElementById('spot-4').dispatchEvent(new MouseEvent('mouseout', { bubbles: true }))`)
	p.Wait(lit + ` === 6`)

	q := driver.Open(t, driver.Phone)
	q.Start(hyleAt(t, s, "en", sewn))
	q.Tap("#spot-d")
	q.Wait(told + ` === ` + driver.Quote(driver.Say(t, "en", "hyle", "", sewn).Spot("d")))
	q.Fits()
	if small := driver.Eval[float64](q, `Math.min(...[...document.querySelectorAll('.worth, .point')].map((e) =>
		e.getBoundingClientRect().width))`); small < 43.5 {
		t.Errorf("a cell or a line is %v px wide", small)
	}
	q.Tap("#point-e4")
	q.Wait(lit + ` === 6`)
}

// nearlyFull is a board on which Chaos places the last pawn.
const nearlyFull = "abbae/abcde/abcde/cdcbd/1aeed c=c"

// At the end of a round its lines are counted one by one, unless a person wants to see no motion or skips it.
func TestHyleCount(t *testing.T) {
	s := driver.Serve(t, "/")
	counted := `document.querySelectorAll('.worth-of text:not(.total)').length`
	// What happens at a number of lines happens in the page: a busy machine is too slow to come in time.
	end := func(t *testing.T, motion, then string) *driver.Tab {
		p := driver.Open(t, driver.Desktop)
		p.Prefer("prefers-reduced-motion", motion)
		p.Start(hyleAt(t, s, "fr", nearlyFull))
		p.Run(`(() => { window.counts = []; new MutationObserver(() => { const n = ` + counted +
			`; if (n === counts.at(-1)) return;
			counts.push(n); ` + then + ` })
			.observe(document.querySelector('.play'), { subtree: true, childList: true }); })()`)
		p.Click("#point-a1")
		p.WaitStatus(fr.RoundOver(1))
		return p
	}
	p := end(t, "no-preference", `if (n > 0 && n < 10) window.why ??= `+driver.DetailText+`;`)
	p.Wait(counted + ` >= 3`)
	p.Shot("counting")
	p.Wait(`window.why`)
	if got := driver.Eval[string](p, `why`); strings.Contains(got, "Joueur") || strings.Contains(got, "Ordre 4") {
		t.Errorf("the sum is told before the count: %q", got)
	}
	p.Wait(driver.DetailHas(" 4"))
	got := driver.Eval[[]int](p, `counts`)
	if got = got[slices.Index(got, 0):]; !slices.IsSorted(got) || got[len(got)-1] != 10 || len(got) < 5 {
		t.Errorf("counted were %v lines, want them one by one as far as the machine finds the time", got)
	}
	total := boardTotal(p)
	p.Click("#walk-back")
	p.Settle()
	p.Click("#walk-forward")
	p.Settle()
	if got := boardTotal(p); got != total {
		t.Errorf("to look back counts again: %s", got)
	}

	p = end(t, "no-preference", `if (n > 0 && n < 4) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x',
		bubbles: true }));`)
	p.Wait(counted + ` === 10`)
	if got := driver.Eval[[]int](p, `counts`); slices.Contains(got[1:], 5) || boardTotal(p) != total {
		t.Errorf("a key does not end the count: %v", got)
	}

	p = end(t, "reduce", "")
	p.Settle()
	if got := driver.Eval[int](p, counted); got != 10 || boardTotal(p) != total {
		t.Errorf("without motion %d lines are counted", got)
	}
}
