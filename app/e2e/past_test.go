package e2e

import (
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// firstWins is a game that its opener wins.
var firstWins = []string{"a1", "a3", "b1", "b3", "c1"}

func wantLines(t *testing.T, what string, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s %q, want %q", what, got, want)
	}
}

// How the page lists games of two people: the one that the opener wins in five moves, and those left after some moves.
var peopleWon = fr.Past.Versus(orange, red) + " | " + fr.Wins(orange) + " | · " + fr.Past.Moves(5)

func peopleLeft(moves int) string {
	return fr.Past.Versus(orange, red) + " | " + fr.Past.Unfinished + " | · " + fr.Past.Moves(moves)
}

// What becomes of matches that are over, left and given up: a finished one is listed and counted once, however often it
// is taken back and ends again; what is left for another is kept and goes on from where it was; both are forgotten when
// a person wishes so.
func TestPastGame(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", driver.Serve(t, "/").Address("/tapatan/"))
	for _, part := range []struct {
		name string
		do   func(*testing.T, *driver.Tab)
	}{
		{"unfinished", unfinishedGoesOn}, {"finished", finishedIsCountedOnce}, {"forgotten", pastIsForgotten},
		{"given up", lossAgainstTheMachine},
	} {
		step(t, p, part.name, func(t *testing.T) { part.do(t, p) })
	}
}

// unfinishedGoesOn leaves a match for another, and goes on with it to its end.
func unfinishedGoesOn(t *testing.T, p *driver.Tab) {
	p.Play(driver.ByMouse, firstWins[:4]...)
	p.Restart()
	p.Wait(`document.querySelectorAll('.move').length === 0`)
	p.Play(driver.ByMouse, "b2")
	p.ToPastGames()
	wantLines(t, "games", p.PastGames(), peopleLeft(4))
	wantLines(t, "statistics", p.Statistics())
	p.Click(`[data-act^="open "]`)
	p.WaitStatus(fr.TurnOf(orange))
	p.Play(driver.ByMouse, "c1")
	p.WaitStatus(fr.Wins(orange))
	p.ToPastGames()
	wantLines(t, "games", p.PastGames(), peopleWon, peopleLeft(1))
	wantLines(t, "statistics", p.Statistics(), "Tapatan 1 0 0")
}

// finishedIsCountedOnce sees that match again from its start, and ends it once more.
func finishedIsCountedOnce(t *testing.T, p *driver.Tab) {
	p.Click(`[data-act^="open "]`)
	p.WaitStatus(fr.LookingAt(0, 0))
	if got := p.Moves(); !slices.Equal(got, firstWins) {
		t.Errorf("moves %v", got)
	}
	p.Click("#do-undo")
	p.WaitStatus(fr.TurnOf(orange))
	p.Play(driver.ByMouse, "c1")
	p.WaitStatus(fr.Wins(orange))
	p.ToPastGames()
	wantLines(t, "games", p.PastGames(), peopleWon, peopleLeft(1))
	wantLines(t, "statistics", p.Statistics(), "Tapatan 1 0 0")
}

// pastIsForgotten drops the matches and the statistics with the keyboard; each question can be declined.
func pastIsForgotten(t *testing.T, p *driver.Tab) {
	press := func(selector string) {
		p.Wait(`document.querySelector(` + driver.Quote(selector) + `)`)
		p.Run(`document.querySelector(` + driver.Quote(selector) + `).focus()`)
		p.Press(kb.Enter)
	}
	press(`[data-act^="drop "]`)
	p.Wait(`document.activeElement.id === 'answer-no'`)
	p.Press(kb.Escape)
	p.Wait(`document.activeElement.dataset.act?.startsWith('drop ')`)
	for left := 1; left >= 0; left-- {
		press(`[data-act^="drop "]`)
		press(`#answer-yes`)
		p.Wait(fmt.Sprintf(`document.querySelectorAll('.games > li').length === %d`, left))
		p.Wait(`document.activeElement.id === 'past-tapatan'`)
	}
	press(`[data-act^="reset "]`)
	press(`#answer-yes`)
	p.Wait(`document.querySelectorAll('main section:not([hidden])').length === 1`)
	p.Reload()
	p.Ready()
	p.Wait(`document.querySelector('.past .lead').textContent.startsWith(` + driver.Quote(fr.Past.None) + `)`)
}

// lossAgainstTheMachine gives a match up against the machine, which counts at its level.
func lossAgainstTheMachine(t *testing.T, p *driver.Tab) {
	goTo(p, driver.Eval[string](p, `new URL('/tapatan/', location).href`))
	p.OpenPanel("setup")
	p.Choose("#seat-1", "2")
	p.ClosePanel()
	p.Restart()
	p.Wait(`document.querySelectorAll('.move').length === 0`)
	p.Play(driver.ByMouse, "b2")
	p.WaitStatus(fr.YourTurn)
	p.Resign()
	p.WaitStatus(fr.Wins(fr.Machine))
	p.ToPastGames()
	if got := p.Statistics(); !slices.Equal(got, []string{"Tapatan, niveau 2 sur 6 0 0 1"}) {
		t.Errorf("statistics %q", got)
	}
}

// Nothing of the page of past games is cut, empty, filled and while it asks.
func TestHistoryScreen(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address("/parties/"))
		p.Wait(`document.querySelector('.past .lead').textContent.startsWith(` + driver.Quote(fr.Past.None) + `)`)
		p.Shot("empty")
		p.Run(manyGames)
		p.Reload()
		p.Ready()
		if got := len(p.PastGames()); got != 20 {
			t.Errorf("%d games are listed, want 20", got)
		}
		p.Shot("filled")
		p.Click(`[data-act^="reset "]`)
		p.Wait(`document.activeElement.id === 'answer-no'`)
		p.Shot("asking")
		p.Press(kb.Escape)
		p.Wait(`!document.getElementById('answer-no')`)
		p.Click(`[data-act^="whole "]`)
		p.Wait(`document.querySelectorAll('.games > li').length === 30`)
		p.Click(`.games > li:last-child [data-act^="drop "]`)
		p.Wait(`document.activeElement.id === 'answer-no'`)
		p.Shot("last")
		p.Press(kb.Escape)
		for _, lang := range []string{"en", "fr"} {
			p.Run(`document.getElementById('switch-lang').click()`)
			p.Wait(`document.documentElement.lang === ` + driver.Quote(lang))
			for _, width := range []int64{320, p.Device.Width} {
				p.Do(chromedp.EmulateViewport(width, p.Device.Height))
				p.Wait(fmt.Sprintf(`innerWidth === %d`, width))
				nothingIsBeyond(t, p, fmt.Sprint(width, " ", lang))
			}
		}
	})
}

// nothingIsBeyond wants the page within the screen, and its controls large enough to be hit.
func nothingIsBeyond(t *testing.T, p *driver.Tab, where string) {
	t.Helper()
	p.Shot(where)
	wide := driver.Eval[[]string](p, `[...document.querySelectorAll('body *')].filter((e) =>
		e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('svg')).map((e) => e.tagName + ' ' + e.className)`)
	small := driver.Eval[[]string](p, `[...document.querySelectorAll('a, button, .file')].filter((e) =>
		e.checkVisibility() &&
		(e.getBoundingClientRect().height < 44 || e.getBoundingClientRect().width < 24))
		.map((e) => e.outerHTML.slice(0, 80))`)
	if len(wide) > 0 || len(small) > 0 {
		t.Errorf("%s: beyond the edge %q, too small %q", where, wide, small)
	}
}

// manyGames puts thirty games and some statistics into storage.
const manyGames = `(() => {
	const entries = [...Array(30)].map((_, i) => ({ id: 'g' + i, played: 1790000000 - 86400 * i, opener: i % 2,
		seats: [{ name: i % 3 ? '' : 'Zoé Wwwwwwwwwwwwwwww' }, i % 2 ? { level: 4 } : { name: 'Bob' }],
		winner: i % 5 ? -1 : i % 2, reason: i % 5 ? undefined : 'line', ended: i % 5 === 0 || undefined,
		record: { game: 'tapatan', variant: 'tapatan', moves: i % 5 ? ['a1', 'a3'] : ['a1', 'a3', 'b1', 'b3', 'c1'] } }));
	localStorage['tablier/.past.tapatan'] = JSON.stringify({ version: 1, entries });
	localStorage['tablier/.stats.tapatan'] = JSON.stringify({ version: 1, entries: [
		{ variant: 'tapatan', level: 3, won: 4, drawn: 2, lost: 11 }, { variant: 'tapatan', level: 6, won: 0, drawn: 2,
			lost: 31 },
		{ variant: 'tapatan', level: 0, won: 8, drawn: 0, lost: 5 }] });
})()`
