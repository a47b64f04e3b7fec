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
	const lit = `document.querySelectorAll('.play > .board .runs rect').length`
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

	eachSize(p, []driver.Device{driver.Phone}, func() {
		p.Fits()
		if small := driver.Eval[float64](p, `Math.min(...[...document.querySelectorAll('.worth, .point')].map((e) =>
			e.getBoundingClientRect().width))`); small < 43.5 {
			t.Errorf("a cell or a line is %v px wide", small)
		}
		p.Tap("#spot-d")
		p.Wait(told + ` === ` + driver.Quote(said.Spot("d")))
		p.Tap("#point-e4")
		p.Wait(lit + ` === 6`)
	})
}

// nearlyFull is a board on which Chaos places the last pawn.
const nearlyFull = "abbae/abcde/abcde/cdcbd/1aeed c=c"

// At the end of a round its lines are counted one by one, unless a person skips it or wants to see no motion.
func TestHyleCount(t *testing.T) {
	const counted = `document.querySelectorAll('.worth-of text:not(.total)').length`
	p := driver.Open(t, driver.Desktop)
	p.Prefer("prefers-reduced-motion", "no-preference")
	p.Start(hyleAt(t, driver.Serve(t, "/"), "fr", nearlyFull))
	// end plays the last move once more. What happens at a number of lines happens in the page: a busy machine is too slow
	// to come in time.
	end := func(then string) []int {
		t.Helper()
		if len(p.Moves()) > 0 {
			p.Click("#do-undo")
			p.WaitStatus(driver.Turn("fr", "hyle", 0))
		}
		p.Run(`(() => { window.counts = []; window.counting?.disconnect(); counting = new MutationObserver(() => {
			const n = ` + counted + `; if (n === counts.at(-1)) return;
			counts.push(n); ` + then + ` });
			counting.observe(document.querySelector('.play'), { subtree: true, childList: true }); })()`)
		p.Click("#point-a1")
		p.WaitStatus(fr.RoundOver(1))
		p.Wait(counted + ` === 10 && ` + driver.DetailHas(" 4"))
		return driver.Eval[[]int](p, `counts`)
	}
	got := end(`if (n > 0 && n < 10) window.why ??= ` + driver.DetailText + `;`)
	if why := driver.Eval[string](p, `why`); strings.Contains(why, "Joueur") || strings.Contains(why, "Ordre 4") {
		t.Errorf("the sum is told before the count: %q", why)
	}
	if got = got[slices.Index(got, 0):]; !slices.IsSorted(got) || got[len(got)-1] != 10 || len(got) < 5 {
		t.Errorf("counted were %v lines, want them one by one as far as the machine finds the time", got)
	}
	total := boardTotal(p)
	p.Click("#walk-back")
	p.WaitStatus(fr.LookingAt(0, 1))
	p.Click("#walk-forward")
	p.WaitStatus(fr.RoundOver(1))
	if got := boardTotal(p); got != total {
		t.Errorf("to look back counts again: %s", got)
	}
	got = end(`if (n > 0 && n < 4) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x',
		bubbles: true }));`)
	if slices.Contains(got[slices.Index(got, 0):], 5) || boardTotal(p) != total {
		t.Errorf("a key does not end the count: %v", got)
	}
	p.Prefer("prefers-reduced-motion", "reduce")
	if got = end(""); slices.Contains(got, 5) || boardTotal(p) != total {
		t.Errorf("without motion the lines are counted one by one: %v", got)
	}
}
