package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// A line's worth tells its palindromes to who points at it, touches it or comes to it by the arrows, and lights just these.
func TestHyleLines(t *testing.T) {
	s := serve(t, "/")
	const told, lit = `document.querySelector('.stock .told').textContent`, `document.querySelectorAll('.runs rect').length`
	p := open(t, desktop)
	p.start(hyleAt(t, s, "fr", sewn))
	p.do(runs(`document.getElementById('point-d5').focus()`))
	all := eval[int](p, lit)
	if stock := eval[string](p, told); all != 6 || stock != "Dans le sac : 9 pions sur 25" {
		t.Errorf("%d palindromes are lit, and the page says %q", all, stock)
	}
	p.press(kb.ArrowUp)
	p.wait(told + ` === 'Colonne d, 14 points : 5 + 3 + 3 + 3.'`)
	if got := eval[int](p, lit); got != 4 {
		t.Errorf("in a line %d palindromes are lit, want 4", got)
	}
	if got := eval[string](p, `document.activeElement.ariaLabel`); got != "Colonne d, 14 points : 5 + 3 + 3 + 3." {
		t.Errorf("the keyboard is on %q", got)
	}
	p.shot("line")
	p.accessible()
	p.press(kb.ArrowRight)
	p.wait(told + `.startsWith('Colonne e, 2 points')`)
	p.press(kb.ArrowRight)
	p.wait(told + `.startsWith('Ligne 5, 2 points')`)
	p.press(kb.ArrowLeft)
	p.wait(lit + ` === 6 && document.activeElement.id === 'point-e5'`)
	p.do(runs(`document.getElementById('worth-4').dispatchEvent(new MouseEvent('mouseenter'))`))
	p.wait(told + `.startsWith('Ligne 4, 3 points')`)
	p.do(runs(`document.getElementById('worth-4').dispatchEvent(new MouseEvent('mouseleave'))`))
	p.wait(lit + ` === 6`)

	q := open(t, phone)
	q.start(hyleAt(t, s, "en", sewn))
	q.tap("#worth-d")
	q.wait(told + ` === 'Column d, 14 points: 5 + 3 + 3 + 3.'`)
	q.fits()
	if small := eval[float64](q, `Math.min(...[...document.querySelectorAll('.worth, .point')].map((e) => e.getBoundingClientRect().width))`); small < 43.5 {
		t.Errorf("a cell or a line is %v px wide", small)
	}
	q.tap("#point-e4")
	q.wait(lit + ` === 6`)
}

// nearlyFull is a board on which Chaos places the last pawn.
const nearlyFull = "abbae/abcde/abcde/cdcbd/1aeed c=c"

// At the end of a round its lines are counted one by one, unless a person wants to see no motion or skips it.
func TestHyleCount(t *testing.T) {
	s := serve(t, "/")
	counted := `document.querySelectorAll('.worth-of text:not(.total)').length`
	// What happens at a number of lines happens in the page: a busy machine is too slow to come in time.
	end := func(t *testing.T, motion, then string) *tab {
		p := open(t, desktop)
		p.prefer("prefers-reduced-motion", motion)
		p.start(hyleAt(t, s, "fr", nearlyFull))
		p.do(runs(`(() => { window.counts = []; new MutationObserver(() => { const n = ` + counted + `; if (n === counts.at(-1)) return;
			counts.push(n); ` + then + ` })
			.observe(document.querySelector('.play'), { subtree: true, childList: true }); })()`))
		p.click("#point-a1")
		p.waitFor("Fin de la manche 1.")
		return p
	}
	p := end(t, "no-preference", `if (n > 0 && n < 10) window.why ??= document.querySelector('.status [role=status] span').textContent;`)
	p.wait(counted + ` >= 3`)
	p.shot("counting")
	p.wait(`window.why`)
	if got := eval[string](p, `why`); strings.Contains(got, "Joueur") || strings.Contains(got, "Ordre 4") {
		t.Errorf("the sum is told before the count: %q", got)
	}
	p.wait(`document.querySelector('.status [role=status] span').textContent.includes(' 4')`)
	got := eval[[]int](p, `counts`)
	if got = got[slices.Index(got, 0):]; !slices.IsSorted(got) || got[len(got)-1] != 10 || len(got) < 5 {
		t.Errorf("counted were %v lines, want them one by one as far as the machine finds the time", got)
	}
	total := p.total()
	p.click("#walk-back")
	p.settle()
	p.click("#walk-forward")
	p.settle()
	if got := p.total(); got != total {
		t.Errorf("to look back counts again: %s", got)
	}

	p = end(t, "no-preference", `if (n > 0 && n < 4) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));`)
	p.wait(counted + ` === 10`)
	if got := eval[[]int](p, `counts`); slices.Contains(got[1:], 5) || p.total() != total {
		t.Errorf("a key does not end the count: %v", got)
	}

	p = end(t, "reduce", "")
	p.settle()
	if got := eval[int](p, counted); got != 10 || p.total() != total {
		t.Errorf("without motion %d lines are counted", got)
	}
}
