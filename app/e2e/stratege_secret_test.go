package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// Two people arrange at one screen, one after the other. What could be known from the page is the same whatever the
// other one has arranged.
func TestStrategeSetupKeepsSecrets(t *testing.T) {
	s := driver.Serve(t, "/")
	first := driver.Open(t, driver.Desktop)
	first.Start(s.Address("/stratege/"))
	first.Seat("two", "", "seat0")
	save := first.Stored()["tablier/.table.stratege"]
	words := []string{"#111222333444555666", "#665544332211654321", "#123456123456123456"}
	var games [][]sight
	for _, c := range [][2]int{{0, 2}, {1, 2}, {0, 1}} {
		p := driver.Open(t, driver.Desktop)
		p.Keep("stratege", save)
		p.Start(s.Address("/stratege/"))
		games = append(games, strategeSecrets(p, words[c[0]], words[c[1]]))
	}
	for i, a := range games[0] {
		if b := games[1][i]; a.who != 0 && a.page != b.page { // White arranges another way
			t.Errorf("%s, as seat %d: White's arrangement makes a difference: %s", a.where, a.who,
				driver.Difference(a.page, b.page))
		}
		if b := games[2][i]; a.who != 1 && a.page != b.page { // Green does
			t.Errorf("%s, as seat %d: Green's arrangement makes a difference: %s", a.where, a.who,
				driver.Difference(a.page, b.page))
		}
		if b := games[1][i]; a.where == "White has arranged" && a.page == b.page {
			t.Error("no difference was seen by White: the test is blind")
		}
	}
}

// strategeSecrets has both arrange as words say, and returns what could be known on the way.
func strategeSecrets(p *driver.Tab, white, green string) []sight {
	p.T.Helper()
	var sights []sight
	const kept = "Blanc" // the name of an arrangement
	see := func(who int, where string) {
		p.T.Helper()
		sights = append(sights, sight{who, where, p.Known()})
		p.Shot(where)
	}
	write := func(word string) {
		p.OpenWriting()
		p.Press(word)
		p.Press(kb.Enter)
		p.Wait(`document.getElementById('written').value === ''`)
		p.ClosePanel()
		p.Wait(`document.querySelector('#act-ready:not([aria-disabled])')`)
	}
	see(nobody, "at the start")
	p.Uncover()
	write(white)
	keepAs(p, kept)
	p.Click("#act-mirror")
	p.Click("#do-undo")
	p.Settle()
	see(0, "White has arranged")
	p.Reload()
	p.Ready()
	p.Wait(driver.Covered)
	see(nobody, "White was interrupted")
	p.Uncover()
	p.Click("#act-ready")
	p.Wait(driver.Covered)
	see(nobody, "handed over")
	p.Uncover()
	see(1, "Green begins")
	if strings.Contains(strings.Join(arrangementNames(p), " "), kept) {
		p.T.Error("Green is offered what White has just kept")
	}
	write(green)
	see(1, "Green has arranged")
	p.Click("#act-ready")
	p.Wait(driver.Covered)
	see(nobody, "both have arranged")
	p.Uncover()
	see(0, "White begins")
	p.Reload()
	p.Ready()
	p.Wait(driver.Covered)
	see(nobody, "after a reload")
	return sights
}

// While the machine arranges the page says so and shows none of it; that it places pawn after pawn costs no time.
func TestStrategeMachineSetsUp(t *testing.T) {
	p := openStratege(t, driver.Desktop, "one")
	p.Run(`(window.said = new Set(), new MutationObserver(() =>
		said.add(document.querySelector('.status h2').textContent))
		.observe(document.querySelector('.panel'), { subtree: true, childList: true, characterData: true }))`)
	rearranged(p, "#act-shuffle")
	p.Click("#act-ready")
	started := driver.Eval[float64](p, `performance.now()`)
	p.WaitStatus(fr.YourTurn)
	took := driver.Eval[float64](p, `performance.now()`) - started
	t.Logf("the machine has arranged after %.0f ms", took)
	if took > 3000 {
		t.Errorf("the machine took %.0f ms to arrange", took)
	}
	if said := driver.Eval[[]string](p, `[...said]`); !slices.Contains(said, fr.SetUp.Other(fr.Machine)) {
		t.Errorf("the page has said %q", said)
	}
	if got := stands(p, "k10", "a8"); got != "??" {
		t.Errorf("the machine's pawns are seen as %s", got)
	}
	if got := p.Detail(); strings.Contains(got, "k10") || strings.Contains(got, "k8") {
		t.Errorf("the page tells a placement: %q", got)
	}
	p.Click("#do-undo")
	p.Wait(`document.querySelectorAll('.kind').length === 6`)
	if got := arrangedHomes(p); strings.Contains(got, ".") {
		t.Errorf("what was arranged has become %s", got)
	}
	p.Seat("one", "1", "seat1") // now the machine is first
	p.Wait(`document.querySelectorAll('.kind').length === 6`)
	p.Click("#act-preset-1")
	p.Wait(`document.querySelector('#act-ready:not([aria-disabled])')`)
	p.Shot("second")
	if got := stands(p, "a1", "k3", "k10"); !strings.HasPrefix(got, "??") || strings.HasSuffix(got, "?") || len(got) != 3 {
		t.Errorf("second, two pawns of White and the own corner are seen as %s", got)
	}
	if near := p.Point("a10"); near.Y < p.Point("a1").Y {
		t.Error("second, one does not see one's own side below")
	}
	p.Click("#act-ready")
	p.WaitStatus(fr.YourTurn)
	if got := p.Moves(); len(got) != 3 || got[0] != "disposition" || got[1] != "disposition" {
		t.Errorf("the moves listed are %v, want both set-ups and the machine's first", got)
	}
}

// The memory is a setting of this game alone; what it forgets, the board and the list of moves do not show.
func TestStrategeMemorySetting(t *testing.T) {
	p := openStratege(t, driver.Desktop, "one")
	checked := func() bool {
		t.Helper()
		p.OpenPanel("setup")
		defer p.ClosePanel()
		return driver.Eval[bool](p, `document.getElementById('memory').checked`)
	}
	if !checked() {
		t.Error("against the machine the page does not remember")
	}
	p.Seat("two", "", "seat0")
	if checked() {
		t.Error("between two people the page remembers")
	}
	p.OpenPanel("setup")
	p.Click("#memory")
	p.Shot("setup")
	p.Accessible()
	p.ClosePanel()
	p.Reload()
	p.Ready()
	if !checked() {
		t.Error("the choice is forgotten")
	}
	p.Visit(strings.Replace(driver.Eval[string](p, `location.href`), "stratege", "tapatan", 1))
	p.Ready()
	p.OpenPanel("setup")
	if driver.Eval[bool](p, `!!document.getElementById('memory')?.checkVisibility()`) {
		t.Error("a game with nothing to forget offers it")
	}
}

// The setting-up is accessible, and nothing of it is cut off, on every screen and in both themes.
func TestStrategeSetupFits(t *testing.T) {
	driver.Parallel(t)
	for _, d := range []driver.Device{driver.Desktop, driver.Phone, driver.Narrow, driver.Landscape, driver.Zoomed} {
		t.Run(d.Name, func(t *testing.T) {
			p := openStratege(t, d, "one")
			p.BothThemes()
			p.Click("#act-clear")
			p.Settle()
			p.Run(`window.scrollTo(0, 0)`)
			p.Shot("empty")
			p.Accessible()
			p.Click("#act-preset-0")
			p.Settle() // the board comes into view
			p.Click("#point-e3")
			p.Wait(`document.getElementById('point-e3').ariaPressed === 'true'`)
			p.Run(`window.scrollTo(0, 0)`)
			p.Shot("chosen")
			p.Accessible()
			p.Press(kb.Escape)
			small := driver.Eval[[]string](p, `[...document.querySelectorAll('.arrange button')].filter((e) => {
				const r = e.getBoundingClientRect(); return r.height < 44 || r.width < 44; }).map((e) => e.id)`)
			if len(small) > 0 {
				t.Errorf("too small for a finger: %v", small)
			}
			p.FitsWidth()
			const over = `document.querySelector('.library').getBoundingClientRect().bottom -
				document.querySelector('.arrange').getBoundingClientRect().bottom`
			if px := driver.Eval[float64](p, over); px > 1 {
				t.Errorf("the arrangements reach %v px into what follows", px)
			}
			cut := driver.Eval[[]string](p, `[...document.querySelectorAll('.arrange, .arrange *')].filter((e) =>
				e.scrollWidth > e.clientWidth + 1
				&& e.clientWidth > 0).map((e) => e.id || e.className)`)
			if len(cut) > 0 {
				t.Errorf("cut off: %v", cut)
			}
		})
	}
}
