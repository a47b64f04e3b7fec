package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// Two people arrange at one screen, one after the other. What could be known from the page is the same whatever the other
// one has arranged.
func TestStrategeSetupKeepsSecrets(t *testing.T) {
	s := serve(t, "/")
	first := open(t, desktop)
	first.start(s.url("/stratege/"))
	first.seat("two", "", "seat0")
	save := first.stored()["tablier/.table.stratege"]
	words := []string{"#111222333444555666", "#665544332211654321", "#123456123456123456"}
	var games [][]sight
	for _, c := range [][2]int{{0, 2}, {1, 2}, {0, 1}} {
		p := open(t, desktop)
		p.kept("stratege", save)
		p.start(s.url("/stratege/"))
		games = append(games, strategeSecrets(p, words[c[0]], words[c[1]]))
	}
	for i, a := range games[0] {
		if b := games[1][i]; a.who != 0 && a.page != b.page { // White arranges another way
			t.Errorf("%s, as seat %d: White's arrangement makes a difference: %s", a.where, a.who, difference(a.page, b.page))
		}
		if b := games[2][i]; a.who != 1 && a.page != b.page { // Green does
			t.Errorf("%s, as seat %d: Green's arrangement makes a difference: %s", a.where, a.who, difference(a.page, b.page))
		}
		if b := games[1][i]; a.where == "White has arranged" && a.page == b.page {
			t.Error("no difference was seen by White: the test is blind")
		}
	}
}

// strategeSecrets has both arrange as words say, and returns what could be known on the way.
func strategeSecrets(p *tab, white, green string) []sight {
	p.t.Helper()
	var sights []sight
	see := func(who int, where string) {
		p.t.Helper()
		sights = append(sights, sight{who, where, p.known()})
		p.shot(where)
	}
	write := func(word string) {
		p.more("#written")
		p.press(word)
		p.press(kb.Enter)
		p.wait(`document.getElementById('written').value === ''`)
		p.click("#more-close")
		p.wait(`document.querySelector('#act-ready:not([aria-disabled])')`)
	}
	see(nobody, "at the start")
	p.uncover()
	write(white)
	p.keepAs("Blanc")
	p.click("#act-mirror")
	p.click("#do-undo")
	p.settle()
	see(0, "White has arranged")
	p.reload()
	p.ready()
	p.wait(covered)
	see(nobody, "White was interrupted")
	p.uncover()
	p.click("#act-ready")
	p.wait(covered)
	see(nobody, "handed over")
	p.uncover()
	see(1, "Green begins")
	if strings.Contains(strings.Join(p.names(), " "), "Blanc") {
		p.t.Error("Green is offered what White has just kept")
	}
	write(green)
	see(1, "Green has arranged")
	p.click("#act-ready")
	p.wait(covered)
	see(nobody, "both have arranged")
	p.uncover()
	see(0, "White begins")
	p.reload()
	p.ready()
	p.wait(covered)
	see(nobody, "after a reload")
	return sights
}

// While the machine arranges the page says so and shows none of it; that it places pawn after pawn costs no time.
func TestStrategeMachineSetsUp(t *testing.T) {
	p := openStratege(t, desktop, "one")
	p.do(runs(`(window.said = new Set(), new MutationObserver(() => said.add(document.querySelector('.status strong').textContent))
		.observe(document.querySelector('.panel'), { subtree: true, childList: true, characterData: true }))`))
	p.rearranged("#act-shuffle")
	p.click("#act-ready")
	started := eval[float64](p, `performance.now()`)
	p.waitFor("À vous de jouer.")
	took := eval[float64](p, `performance.now()`) - started
	t.Logf("the machine has arranged after %.0f ms", took)
	if took > 3000 {
		t.Errorf("the machine took %.0f ms to arrange", took)
	}
	if said := eval[[]string](p, `[...said]`); !slices.Contains(said, "Ordi dispose ses pions.") {
		t.Errorf("the page has said %q", said)
	}
	if got := p.stands("k10", "a8"); got != "??" {
		t.Errorf("the machine's pawns are seen as %s", got)
	}
	if got := p.why(); strings.Contains(got, "k10") || strings.Contains(got, "k8") {
		t.Errorf("the page tells a placement: %q", got)
	}
	p.click("#do-undo")
	p.wait(`document.querySelectorAll('.kind').length === 6`)
	if got := p.arranged(); strings.Contains(got, ".") {
		t.Errorf("what was arranged has become %s", got)
	}
	p.seat("one", "1", "seat1") // now the machine is first
	p.wait(`document.querySelectorAll('.kind').length === 6`)
	p.click("#act-preset-1")
	p.wait(`document.querySelector('#act-ready:not([aria-disabled])')`)
	p.shot("second")
	if got := p.stands("a1", "k3", "k10"); !strings.HasPrefix(got, "??") || strings.HasSuffix(got, "?") || len(got) != 3 {
		t.Errorf("second, two pawns of White and the own corner are seen as %s", got)
	}
	if near := p.point("a10"); near.Y < p.point("a1").Y {
		t.Error("second, one does not see one's own side below")
	}
	p.click("#act-ready")
	p.waitFor("À vous de jouer.")
	if got := p.moves(); len(got) != 3 || got[0] != "disposition" || got[1] != "disposition" {
		t.Errorf("the moves listed are %v, want both set-ups and the machine's first", got)
	}
}

// The memory is a setting of this game alone; what it forgets, the board and the list of moves do not show.
func TestStrategeMemorySetting(t *testing.T) {
	p := openStratege(t, desktop, "one")
	checked := func() bool {
		t.Helper()
		p.openSetup()
		defer p.closeSetup()
		return eval[bool](p, `document.getElementById('memory').checked`)
	}
	if !checked() {
		t.Error("against the machine the page does not remember")
	}
	p.seat("two", "", "seat0")
	if checked() {
		t.Error("between two people the page remembers")
	}
	p.openSetup()
	p.click("#memory")
	p.shot("setup")
	p.accessible()
	p.closeSetup()
	p.reload()
	p.ready()
	if !checked() {
		t.Error("the choice is forgotten")
	}
	p.visit(strings.Replace(eval[string](p, `location.href`), "stratege", "tapatan", 1))
	p.ready()
	p.openSetup()
	if eval[bool](p, `document.getElementById('memory').checkVisibility()`) {
		t.Error("a game with nothing to forget offers it")
	}
}

// The setting-up is accessible, and nothing of it is cut off, on every screen and in both themes.
func TestStrategeSetupFits(t *testing.T) {
	abreast(t)
	for _, d := range []device{desktop, phone, narrow, landscape, zoomed} {
		t.Run(d.name, func(t *testing.T) {
			p := openStratege(t, d, "one")
			for _, theme := range []string{"light", "dark"} {
				p.prefer("prefers-color-scheme", theme)
				p.click("#act-clear")
				p.settle()
				p.do(runs(`window.scrollTo(0, 0)`))
				p.shot("empty " + theme)
				p.accessible()
				p.click("#act-preset-0")
				p.click("#point-e3")
				p.wait(`document.getElementById('point-e3').ariaPressed === 'true'`)
				p.do(runs(`window.scrollTo(0, 0)`))
				p.shot("chosen " + theme)
				p.accessible()
				p.press(kb.Escape)
				small := eval[[]string](p, `[...document.querySelectorAll('.arrange button')].filter((e) => {
					const r = e.getBoundingClientRect(); return r.height < 44 || r.width < 44; }).map((e) => e.id)`)
				if len(small) > 0 {
					t.Errorf("%s: too small for a finger: %v", theme, small)
				}
				if over := eval[float64](p, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
					t.Errorf("%s: the page is %v px too wide", theme, over)
				}
				const over = `document.querySelector('.library').getBoundingClientRect().bottom - document.querySelector('.arrange').getBoundingClientRect().bottom`
				if px := eval[float64](p, over); px > 1 {
					t.Errorf("%s: the arrangements reach %v px into what follows", theme, px)
				}
				cut := eval[[]string](p, `[...document.querySelectorAll('.arrange, .arrange *')].filter((e) => e.scrollWidth > e.clientWidth + 1
					&& e.clientWidth > 0).map((e) => e.id || e.className)`)
				if len(cut) > 0 {
					t.Errorf("%s: cut off: %v", theme, cut)
				}
			}
		})
	}
}
