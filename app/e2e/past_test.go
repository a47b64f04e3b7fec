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

// A finished game is listed and counted once, however often it is taken back and ends again, and seen again from its
// start; by mouse, touch and keyboard.
func TestPastGame(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, c := range []struct {
		name   string
		device driver.Device
		press  func(p *driver.Tab, selector string)
	}{
		{"mouse", driver.Desktop, (*driver.Tab).Click},
		{"touch", driver.Phone, (*driver.Tab).Tap},
		{"keyboard", driver.Desktop, func(p *driver.Tab, selector string) {
			p.Run(`document.querySelector(` + driver.Quote(selector) + `).focus()`)
			p.Press(kb.Enter)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := driver.Open(t, c.device)
			p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
			p.Play(driver.ByMouse, firstWins...)
			p.WaitStatus(fr.Wins(orange))
			c.press(p, "#do-undo")
			p.WaitStatus(fr.TurnOf(orange))
			p.Play(driver.ByMouse, "c1")
			p.WaitStatus(fr.Wins(orange))
			p.ToPastGames()
			wantLines(t, "games", p.PastGames(), peopleWon)
			wantLines(t, "statistics", p.Statistics(), "Tapatan 1 0 0")

			c.press(p, `[data-act^="open "]`)
			p.WaitStatus(fr.LookingAt(0, 0))
			if got := p.Moves(); !slices.Equal(got, firstWins) {
				t.Errorf("moves %v", got)
			}
			p.Click("#do-undo")
			p.Play(driver.ByMouse, "c1")
			p.WaitStatus(fr.Wins(orange))
			p.ToPastGames()
			wantLines(t, "games", p.PastGames(), peopleWon)
			wantLines(t, "statistics", p.Statistics(), "Tapatan 1 0 0")

			c.press(p, `[data-act^="drop "]`)
			p.Wait(`document.activeElement.id === 'answer-no'`)
			p.Press(kb.Escape)
			p.Wait(`document.activeElement.dataset.act?.startsWith('drop ')`)
			c.press(p, `[data-act^="drop "]`)
			p.Wait(`document.querySelector('#answer-yes')`)
			c.press(p, `#answer-yes`)
			p.Wait(`document.querySelectorAll('.games > li').length === 0`)
			p.Settle()
			p.WantFocus("past-tapatan")
			c.press(p, `[data-act^="reset "]`)
			p.Wait(`document.querySelector('#answer-yes')`)
			c.press(p, `#answer-yes`)
			p.Wait(`document.querySelectorAll('main section:not([hidden])').length === 1`)
			p.Reload()
			p.Ready()
			p.Wait(`document.querySelector('.past .lead').textContent.startsWith(` + driver.Quote(fr.Past.None) + `)`)
		})
	}
}

// What is left for another game is kept, goes on from where it was, and is counted when it ends.
func TestUnfinishedGameGoesOn(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	p.Play(driver.ByMouse, firstWins[:4]...)
	p.Restart()
	p.Settle()
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

// A game given up against the machine counts at its level, in the page's language.
func TestLossAgainstTheMachine(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/?lang=en"))
	p.OpenPanel("setup")
	p.Choose("#seat-1", "2")
	p.ClosePanel()
	p.Play(driver.ByMouse, "b2")
	p.WaitStatus(en.YourTurn)
	p.Resign()
	p.WaitStatus(en.Wins(en.Machine))
	p.ToPastGames()
	wantLines(t, "games", p.PastGames(), "Human against Machine, level 2 | Machine wins: you resigned. | · 2 moves")
	wantLines(t, "statistics", p.Statistics(), "Tapatan, level 2 0 0 1")
	p.Shot("english")
}

// The page of past games is accessible empty, filled and while it asks, and nothing of it is cut.
func TestHistoryScreen(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address("/parties/"))
		p.Wait(`document.querySelector('.past .lead').textContent.startsWith(` + driver.Quote(fr.Past.None) + `)`)
		p.Accessible()
		p.Shot("empty")
		p.Visit(s.Address("/tapatan/"))
		p.Ready()
		p.Run(manyGames)
		p.ToPastGames()
		if got := len(p.PastGames()); got != 20 {
			t.Errorf("%d games are listed, want 20", got)
		}
		p.Shot("filled")
		p.Accessible()
		p.Click(`[data-act^="reset "]`)
		p.Settle()
		p.Accessible()
		p.Shot("asking")
		p.Press(kb.Escape)
		p.Settle()
		p.Click(`[data-act^="whole "]`)
		p.Wait(`document.querySelectorAll('.games > li').length === 30`)
		p.Click(`.games > li:last-child [data-act^="drop "]`)
		p.Settle()
		p.Shot("last")
		p.Accessible()
		for _, width := range []int64{320, p.Device.Width} {
			for _, lang := range []string{"fr", "en"} {
				p.Do(chromedp.EmulateViewport(width, p.Device.Height))
				p.Start(s.Address("/parties/?lang=" + lang))
				p.Settle()
				p.Shot(fmt.Sprint(width, lang))
				wide := driver.Eval[[]string](p, `[...document.querySelectorAll('body *')].filter((e) =>
					e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('svg')).map((e) => e.tagName + ' ' + e.className)`)
				small := driver.Eval[[]string](p, `[...document.querySelectorAll('a, button, .file')].filter((e) =>
					e.checkVisibility() &&
					(e.getBoundingClientRect().height < 44 || e.getBoundingClientRect().width < 24))
					.map((e) => e.outerHTML.slice(0, 80))`)
				if len(wide) > 0 || len(small) > 0 {
					t.Errorf("%d px wide: beyond the edge %q, too small %q", width, wide, small)
				}
			}
		}
	})
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
