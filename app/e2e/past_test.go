package e2e

import (
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// firstWins is a game that its opener wins.
var firstWins = []string{"a1", "a3", "b1", "b3", "c1"}

// begin seats two people for a game of which no other is remembered: the machine may have opened one before.
func (p *tab) begin() {
	p.t.Helper()
	p.twoPeople()
	p.do(runs(`(() => { try { localStorage.removeItem('tablier/.past.tapatan'); } catch { /* nothing is kept */ } })()`))
}

// toHistory goes to the page of past games as a person does at a table.
func (p *tab) toHistory() {
	p.t.Helper()
	p.click(`.under a[href$="/parties/"]`)
	p.wait(`document.querySelector('main.past')`)
	p.settle()
}

// entries gives what the list of past games says, a line each.
func (p *tab) entries() []string {
	p.t.Helper()
	return eval[[]string](p, `[...document.querySelectorAll('.games > li')].map((li) =>
		[...li.querySelectorAll('.what > :not(.when)')].map((e) => e.textContent).join(' | ') + ' |' + li.querySelector('.when').lastChild.textContent)`)
}

// tallies gives the lines of the statistics.
func (p *tab) tallies() []string {
	p.t.Helper()
	return eval[[]string](p, `[...document.querySelectorAll('.stats table:not([hidden]) tbody tr')].map((tr) =>
		[...tr.children].map((e) => e.textContent).join(' '))`)
}

func wantLines(t *testing.T, what string, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s %q, want %q", what, got, want)
	}
}

const peopleWon = "Orange contre Rouge | Orange gagne. | · 5 coups"

// A finished game is listed and counted once, however often it is taken back and ends again, and seen again from its
// start; by mouse, touch and keyboard.
func TestPastGame(t *testing.T) {
	s := serve(t, "/")
	for _, c := range []struct {
		name   string
		device device
		press  func(p *tab, selector string)
	}{
		{"mouse", desktop, (*tab).click},
		{"touch", phone, (*tab).tap},
		{"keyboard", desktop, func(p *tab, selector string) {
			p.do(runs(`document.querySelector(` + quote(selector) + `).focus()`))
			p.press(kb.Enter)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := open(t, c.device)
			p.start(s.url("/tapatan/"))
			p.begin()
			p.play(byMouse, firstWins...)
			p.waitFor("Orange gagne.")
			c.press(p, "#do-undo")
			p.waitFor("À Orange de jouer.")
			p.play(byMouse, "c1")
			p.waitFor("Orange gagne.")
			p.toHistory()
			wantLines(t, "games", p.entries(), peopleWon)
			wantLines(t, "statistics", p.tallies(), "Tapatan 1 0 0")

			c.press(p, `[data-act^="open "]`)
			p.waitFor("Position de départ.")
			if got := p.moves(); !slices.Equal(got, firstWins) {
				t.Errorf("moves %v", got)
			}
			p.click("#do-undo")
			p.play(byMouse, "c1")
			p.waitFor("Orange gagne.")
			p.toHistory()
			wantLines(t, "games", p.entries(), peopleWon)
			wantLines(t, "statistics", p.tallies(), "Tapatan 1 0 0")

			c.press(p, `[data-act^="drop "]`)
			p.wait(`document.activeElement.id === 'answer-no'`)
			p.press(kb.Escape)
			p.wait(`document.activeElement.dataset.act?.startsWith('drop ')`)
			c.press(p, `[data-act^="drop "]`)
			p.wait(`document.querySelector('#answer-yes')`)
			c.press(p, `#answer-yes`)
			p.wait(`document.querySelectorAll('.games > li').length === 0`)
			p.settle()
			p.holds("past-tapatan")
			c.press(p, `[data-act^="reset "]`)
			p.wait(`document.querySelector('#answer-yes')`)
			c.press(p, `#answer-yes`)
			p.wait(`document.querySelectorAll('main section:not([hidden])').length === 1`)
			p.reload()
			p.ready()
			p.wait(`document.querySelector('.past .lead').textContent.startsWith('Aucune partie')`)
		})
	}
}

// What is left for another game is kept, goes on from where it was, and is counted when it ends.
func TestUnfinishedGameGoesOn(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/"))
	p.begin()
	p.play(byMouse, firstWins[:4]...)
	p.click("#do-restart")
	p.settle()
	p.play(byMouse, "b2")
	p.toHistory()
	unfinished := "Orange contre Rouge | Partie inachevée. | · 4 coups"
	wantLines(t, "games", p.entries(), unfinished)
	wantLines(t, "statistics", p.tallies())

	p.click(`[data-act^="open "]`)
	p.waitFor("À Orange de jouer.")
	p.play(byMouse, "c1")
	p.waitFor("Orange gagne.")
	p.toHistory()
	wantLines(t, "games", p.entries(), peopleWon, "Orange contre Rouge | Partie inachevée. | · 1 coup")
	wantLines(t, "statistics", p.tallies(), "Tapatan 1 0 0")
}

// A game given up against the machine counts at its level, in the page's language.
func TestLossAgainstTheMachine(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/?lang=en"))
	p.begin()
	p.openSetup()
	p.choose("#seat-1", "2")
	p.closeSetup()
	p.play(byMouse, "b2")
	p.waitFor("Your turn.")
	p.click("#more-toggle")
	p.click("#do-resign")
	p.waitFor("Machine wins.")
	p.toHistory()
	wantLines(t, "games", p.entries(), "Human against Machine, level 2 | Machine wins: Human resigns. | · 2 moves")
	wantLines(t, "statistics", p.tallies(), "Tapatan, level 2 0 0 1")
	p.shot("english")
}

// The page of past games is accessible empty, filled and while it asks, and nothing of it is cut.
func TestHistoryScreen(t *testing.T) {
	s := serve(t, "/")
	everyScreen(t, func(t *testing.T, p *tab, theme string) {
		p.start(s.url("/parties/"))
		p.wait(`document.querySelector('.past .lead').textContent.startsWith('Aucune partie')`)
		p.accessible()
		p.shot("empty " + theme)
		p.visit(s.url("/tapatan/"))
		p.ready()
		p.do(runs(manyGames))
		p.toHistory()
		if got := len(p.entries()); got != 20 {
			t.Errorf("%d games are listed, want 20", got)
		}
		p.shot("filled " + theme)
		p.accessible()
		p.click(`[data-act^="reset "]`)
		p.settle()
		p.accessible()
		p.shot("asking " + theme)
		p.press(kb.Escape)
		p.settle()
		p.click(`[data-act^="whole "]`)
		p.wait(`document.querySelectorAll('.games > li').length === 30`)
		p.click(`.games > li:last-child [data-act^="drop "]`)
		p.settle()
		p.shot("last " + theme)
		p.accessible()
		for _, width := range []int64{320, p.device.width} {
			for _, lang := range []string{"fr", "en"} {
				p.do(chromedp.EmulateViewport(width, p.device.height))
				p.start(s.url("/parties/?lang=" + lang))
				p.settle()
				p.shot(fmt.Sprint(width, lang, theme))
				wide := eval[[]string](p, `[...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('svg')).map((e) => e.tagName + ' ' + e.className)`)
				small := eval[[]string](p, `[...document.querySelectorAll('a, button, .file')].filter((e) => e.checkVisibility() &&
					(e.getBoundingClientRect().height < 44 || e.getBoundingClientRect().width < 24)).map((e) => e.outerHTML.slice(0, 80))`)
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
		{ variant: 'tapatan', level: 3, won: 4, drawn: 2, lost: 11 }, { variant: 'tapatan', level: 6, won: 0, drawn: 2, lost: 31 },
		{ variant: 'tapatan', level: 0, won: 8, drawn: 0, lost: 5 }] });
})()`
