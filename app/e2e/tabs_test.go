package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

const (
	gameSave  = "tablier/.table.tapatan"
	elsewhere = "Cette partie continue dans un autre onglet."
)

// Two tabs of one profile never play one game over each other: the one that did not play last says so, and takes the
// game back when asked to.
func TestTwoTabs(t *testing.T) {
	s := serve(t, "/")
	for _, d := range []device{desktop, phone} {
		t.Run(d.name, func(t *testing.T) {
			a := open(t, d)
			a.start(s.url("/tapatan/"))
			a.begin()
			a.play(byMouse, "a1", "a3")

			b := a.beside()
			b.start(s.url("/tapatan/"))
			if got := b.moves(); !slices.Equal(got, []string{"a1", "a3"}) {
				t.Errorf("the second tab shows %v", got)
			}
			a.settle()
			if a.says() == elsewhere {
				t.Error("a tab that is merely opened has stopped the first")
			}
			b.click("#walk-back")
			b.do(runs(`window.dispatchEvent(new Event('pagehide'))`))
			a.settle()
			if a.says() == elsewhere || !strings.Contains(b.stored()[gameSave], `"look":1`) {
				t.Errorf("after the second tab has looked about the first says %q; stored is %s", a.says(), b.stored()[gameSave])
			}
			b.click("#walk-last")
			b.play(byMouse, "b1")
			a.waitFor(elsewhere)
			a.shot("elsewhere")
			a.accessible()
			a.click("#point-c3")
			a.settle()
			if got := a.moves(); !slices.Equal(got, []string{"a1", "a3"}) {
				t.Errorf("the first tab has gone on to %v", got)
			}

			a.do(runs(`document.querySelector('#act-here').focus()`))
			a.press(kb.Enter)
			a.waitFor("À Rouge de jouer.")
			b.waitFor(elsewhere)
			if got := a.moves(); !slices.Equal(got, []string{"a1", "a3", "b1"}) {
				t.Errorf("the first tab has taken back %v", got)
			}
			a.play(byMouse, "b3")
			b.click("#act-here")
			b.waitFor("À Orange de jouer.")
			a.waitFor(elsewhere)
			b.play(byMouse, "c1")
			b.waitFor("Orange gagne.")

			// What nobody looks at is simply taken over.
			a.click(`.under a[href$="/parties/"]`)
			a.wait(`document.querySelectorAll('.games > li').length === 1`)
			b.click("#act")
			b.waitFor("À Orange de jouer.")
			b.play(byMouse, "c3")
			a.back()
			a.wait(`document.querySelector('.board')`)
			a.reload()
			a.ready()
			if got := a.moves(); !slices.Equal(got, []string{"c3"}) {
				t.Errorf("after coming back the first tab shows %v", got)
			}
		})
	}
}

// While one tab shows another page, what is played elsewhere is simply there when it comes back to the game.
func TestGameNobodyLooksAtIsTakenOver(t *testing.T) {
	s := serve(t, "/")
	a := open(t, desktop)
	a.start(s.url("/tapatan/"))
	a.begin()
	a.play(byMouse, "a1")
	a.toHistory()
	b := a.beside()
	b.start(s.url("/tapatan/"))
	b.play(byMouse, "b2")
	a.settle()
	a.back()
	a.waitFor("À Orange de jouer.")
	wantLines(t, "moves", a.moves(), "a1", "b2")
	a.play(byMouse, "c3")
	b.waitFor(elsewhere)
}

// Games that end in two tabs are all kept and counted, and a page that lists them follows.
func TestTwoTabsKeepEachOthersPast(t *testing.T) {
	s := serve(t, "/")
	a := open(t, desktop)
	a.start(s.url("/tapatan/"))
	a.begin()
	a.play(byMouse, firstWins...)
	b := a.beside()
	b.start(s.url("/tapatan/"))
	b.click("#act")
	b.waitFor("À Orange de jouer.")
	b.play(byMouse, firstWins...)
	a.waitFor(elsewhere)
	a.click("#act-here")
	a.click("#do-restart")
	a.waitFor("À Orange de jouer.")
	b.toHistory()
	a.play(byMouse, firstWins...)
	b.wait(`document.querySelectorAll('.games > li').length === 3`)
	b.settle()
	wantLines(t, "games", b.entries(), peopleWon, peopleWon, peopleWon)
	wantLines(t, "statistics", b.tallies(), "Tapatan 3 0 0")
}

// A save that the word of another tab has not announced yet is not written over.
func TestUnheardSaveIsKept(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/"))
	p.begin()
	p.play(byMouse, "a1", "a3")
	// The tab that writes is this one: browsers tell only the others.
	p.do(runs(`localStorage[` + quote(gameSave) + `] = localStorage[` + quote(gameSave) + `].replace('"a3"', '"b2"')`))
	byMouse(p, "c3")
	p.waitFor(elsewhere)
	if got := p.stored()[gameSave]; !strings.Contains(got, `["a1","b2"]`) {
		t.Errorf("stored is %s", got)
	}
	p.click("#act-here")
	p.waitFor("À Orange de jouer.")
	wantLines(t, "moves", p.moves(), "a1", "b2")

	// A page that the browser had put to sleep hears nothing at all.
	p.do(runs(`localStorage[` + quote(gameSave) + `] = localStorage[` + quote(gameSave) + `].replace('"b2"', '"a3"')`))
	p.do(runs(`window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`))
	p.wait(`document.querySelector('.moves').textContent.includes('a3')`)
	p.play(byMouse, "c3")
	wantLines(t, "moves", p.moves(), "a1", "a3", "c3")
}

// unanswering makes every search of the page's engine end in nothing until the page is loaded again.
const unanswering = `if (!sessionStorage.thought) {
	const Real = window.Worker;
	window.Worker = class extends Real {
		postMessage(message, ...rest) {
			if (typeof message === 'string' && message.includes('"search"') && window.armed) {
				sessionStorage.thought = '1';
				return;
			}
			super.postMessage(message, ...rest);
		}
	};
}`

// A game comes back as it was left: the move looked at, the undone ones, the side the board is seen from; also when the
// page dies while the machine thinks.
func TestResume(t *testing.T) {
	s := serve(t, "/")
	other := open(t, desktop)
	other.start(s.url("/tapatan/"))
	p := other.beside()
	p.inject(unanswering)
	p.start(s.url("/tapatan/"))
	p.begin()
	p.play(byMouse, "a1", "a3", "b1", "b3")
	p.click("#do-undo")
	p.wait(`document.querySelectorAll('.move.undone').length === 1`)
	p.click("#more-toggle")
	p.click("#do-turn")
	p.click("#more-close")
	p.click("#walk-back")
	state := `JSON.stringify([document.querySelector('.status strong').textContent, document.querySelectorAll('.board .piece:not(.gone)').length,
		[...document.querySelectorAll('.move')].map((e) => [e.textContent, e.className, e.ariaCurrent]), document.querySelector('#point-a1').className])`
	p.settle()
	before := eval[string](p, state)
	p.reload()
	p.ready()
	p.settle()
	if after := eval[string](p, state); after != before {
		t.Errorf("after a reload\n%s\nwant\n%s", after, before)
	}

	for _, dies := range []func() *tab{
		func() *tab { p.reload(); return p },
		func() *tab { p.closeTab(); other.click("#act-here"); return other },
	} {
		p.do(runs(`sessionStorage.clear()`))
		p.reload()
		p.ready()
		p.twoPeople()
		p.play(byMouse, "a1", "a3", "b1")
		p.do(runs(`window.armed = true`))
		p.openSetup()
		p.choose("#seat-1", "2")
		p.closeSetup()
		p.waitFor("Ordi réfléchit.")
		p.wait(`sessionStorage.thought`)
		p = dies()
		p.ready()
		p.wait(`document.querySelectorAll('.move').length === 4`)
		p.waitFor(yourTurn)
		wantLines(t, "moves", p.moves()[:3], "a1", "a3", "b1")
	}
}

// However a person goes back and forth, the running game is there.
func TestBackAndForwardKeepTheGame(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.start(s.url("/"))
	p.click(".game .go")
	p.wait(`document.querySelector('.play')`)
	p.begin()
	p.play(byTouch, "a1", "a3")
	for range 2 {
		p.back()
		p.wait(`document.querySelector('.shelf')`)
		p.forward()
		p.wait(`document.querySelector('.play')`)
		wantLines(t, "moves", p.moves(), "a1", "a3")
	}
	p.visit(s.url("/a-propos/"))
	p.do(runs(`setTimeout(() => history.back())`)) // the page may come back from sleep, and load nothing
	p.wait(`document.querySelector('.play')`)
	p.ready()
	p.waitFor("À Orange de jouer.")
	wantLines(t, "moves", p.moves(), "a1", "a3")
	p.do(runs(`document.querySelector('#point-b2').click()`)) // chromedp loses a page that was asleep
	p.waitFor("À Rouge de jouer.")
}
