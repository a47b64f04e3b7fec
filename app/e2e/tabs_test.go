package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

const gameSave = "tablier/.table.tapatan"

// Two tabs of one profile never play one game over each other: the one that did not play last says so, and takes the
// game back when asked to.
func TestTwoTabs(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, d := range []driver.Device{driver.Desktop, driver.Phone} {
		t.Run(d.Name, func(t *testing.T) {
			a := driver.Open(t, d)
			a.StartTwoPeople("tapatan", s.Address("/tapatan/"))
			a.Play(driver.ByMouse, "a1", "a3")

			b := a.SameProfile()
			b.Start(s.Address("/tapatan/"))
			if got := b.Moves(); !slices.Equal(got, []string{"a1", "a3"}) {
				t.Errorf("the second tab shows %v", got)
			}
			a.Settle()
			if a.Status() == fr.Elsewhere {
				t.Error("a tab that is merely opened has stopped the first")
			}
			b.HitInMoves("#walk-back")
			b.Run(`window.dispatchEvent(new Event('pagehide'))`)
			a.Settle()
			if a.Status() == fr.Elsewhere || !strings.Contains(b.Stored()[gameSave], `"look":1`) {
				t.Errorf("after the second tab has looked about the first says %q; stored is %s", a.Status(), b.Stored()[gameSave])
			}
			b.HitInMoves("#walk-last")
			b.Play(driver.ByMouse, "b1")
			a.WaitStatus(fr.Elsewhere)
			a.Shot("elsewhere")
			a.Click("#point-c3")
			a.Settle()
			if got := a.Moves(); !slices.Equal(got, []string{"a1", "a3"}) {
				t.Errorf("the first tab has gone on to %v", got)
			}

			a.Run(`document.querySelector('#act-here').focus()`)
			a.Press(kb.Enter)
			a.WaitStatus(fr.TurnOf(red))
			b.WaitStatus(fr.Elsewhere)
			if got := a.Moves(); !slices.Equal(got, []string{"a1", "a3", "b1"}) {
				t.Errorf("the first tab has taken back %v", got)
			}
			a.Play(driver.ByMouse, "b3")
			b.Click("#act-here")
			b.WaitStatus(fr.TurnOf(orange))
			a.WaitStatus(fr.Elsewhere)
			b.Play(driver.ByMouse, "c1")
			b.WaitStatus(fr.Wins(orange))

			// What nobody looks at is simply taken over.
			a.ToPastGames()
			a.Wait(`document.querySelectorAll('.games > li').length === 1`)
			b.Click("#act")
			b.WaitStatus(fr.TurnOf(orange))
			b.Play(driver.ByMouse, "c3")
			a.Back()
			if d.Touch { // by way of the home page
				a.Wait(`document.querySelector('.shelf')`)
				a.Back()
			}
			a.Wait(`document.querySelector('main.play .board')`)
			a.Reload()
			a.Ready()
			if got := a.Moves(); !slices.Equal(got, []string{"c3"}) {
				t.Errorf("after coming back the first tab shows %v", got)
			}
		})
	}
}

// While one tab shows another page, what is played elsewhere is simply there when it comes back to the game.
func TestGameNobodyLooksAtIsTakenOver(t *testing.T) {
	s := driver.Serve(t, "/")
	a := driver.Open(t, driver.Desktop)
	a.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	a.Play(driver.ByMouse, "a1")
	a.ToPastGames()
	b := a.SameProfile()
	b.Start(s.Address("/tapatan/"))
	b.Play(driver.ByMouse, "b2")
	a.Settle()
	a.Back()
	a.WaitStatus(fr.TurnOf(orange))
	wantLines(t, "moves", a.Moves(), "a1", "b2")
	a.Play(driver.ByMouse, "c3")
	b.WaitStatus(fr.Elsewhere)
}

// Games that end in two tabs are all kept and counted, and a page that lists them follows.
func TestTwoTabsKeepEachOthersPast(t *testing.T) {
	s := driver.Serve(t, "/")
	a := driver.Open(t, driver.Desktop)
	a.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	a.Play(driver.ByMouse, firstWins...)
	b := a.SameProfile()
	b.Start(s.Address("/tapatan/"))
	b.Click("#act")
	b.WaitStatus(fr.TurnOf(orange))
	b.Play(driver.ByMouse, firstWins...)
	a.WaitStatus(fr.Elsewhere)
	a.Click("#act-here")
	a.Restart()
	a.WaitStatus(fr.TurnOf(orange))
	b.ToPastGames()
	a.Play(driver.ByMouse, firstWins...)
	b.Wait(`document.querySelectorAll('.games > li').length === 3`)
	b.Settle()
	wantLines(t, "games", b.PastGames(), peopleWon, peopleWon, peopleWon)
	wantLines(t, "statistics", b.Statistics(), "Tapatan 3 0 0")
}

// A save that the word of another tab has not announced yet is not written over.
func TestUnheardSaveIsKept(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	p.Play(driver.ByMouse, "a1", "a3")
	// The tab that writes is this one: browsers tell only the others.
	p.Run(`localStorage[` + driver.Quote(gameSave) + `] = localStorage[` + driver.Quote(gameSave) +
		`].replace('"a3"', '"b2"')`)
	driver.ByMouse(p, "c3")
	p.WaitStatus(fr.Elsewhere)
	if got := p.Stored()[gameSave]; !strings.Contains(got, `["a1","b2"]`) {
		t.Errorf("stored is %s", got)
	}
	p.Click("#act-here")
	p.WaitStatus(fr.TurnOf(orange))
	wantLines(t, "moves", p.Moves(), "a1", "b2")

	// A page that the browser had put to sleep hears nothing at all.
	p.Run(`localStorage[` + driver.Quote(gameSave) + `] = localStorage[` + driver.Quote(gameSave) +
		`].replace('"b2"', '"a3"')`)
	p.Run(`window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`)
	p.Wait(`document.querySelector('.moves').textContent.includes('a3')`)
	p.Play(driver.ByMouse, "c3")
	wantLines(t, "moves", p.Moves(), "a1", "a3", "c3")
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
	s := driver.Serve(t, "/")
	other := driver.Open(t, driver.Desktop)
	other.Start(s.Address("/tapatan/"))
	p := other.SameProfile()
	p.Inject(unanswering)
	p.Start(s.Address("/tapatan/"))
	p.TwoPeopleAnew()
	p.Play(driver.ByMouse, "a1", "a3", "b1", "b3")
	p.Click("#do-undo")
	p.Wait(`document.querySelectorAll('.move.undone').length === 1`)
	p.More("#do-turn")
	p.ClosePanel()
	p.Click("#walk-back")
	state := `JSON.stringify([document.querySelector('.status h2').textContent,
		document.querySelectorAll('.board .piece:not(.gone)').length,
		[...document.querySelectorAll('.move')].map((e) => [e.textContent, e.className, e.ariaCurrent]),
			document.querySelector('#point-a1').className])`
	p.Settle()
	before := driver.Eval[string](p, state)
	p.Reload()
	p.Ready()
	p.Settle()
	if after := driver.Eval[string](p, state); after != before {
		t.Errorf("after a reload\n%s\nwant\n%s", after, before)
	}

	for _, dies := range []func() *driver.Tab{
		func() *driver.Tab { p.Reload(); return p },
		func() *driver.Tab { p.Close(); other.Click("#act-here"); return other },
	} {
		p.Run(`sessionStorage.clear()`)
		p.Reload()
		p.Ready()
		p.TwoPeople()
		p.Play(driver.ByMouse, "a1", "a3", "b1")
		p.Run(`window.armed = true`)
		p.OpenPanel("setup")
		p.Choose("#seat-1", "2")
		p.ClosePanel()
		p.WaitStatus(fr.Thinking(fr.Machine))
		p.Wait(`sessionStorage.thought`)
		p = dies()
		p.Ready()
		p.Wait(`document.querySelectorAll('.move').length === 4`)
		p.WaitStatus(fr.YourTurn)
		wantLines(t, "moves", p.Moves()[:3], "a1", "a3", "b1")
	}
}

// However a person goes back and forth, the running game is there.
func TestBackAndForwardKeepTheGame(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address("/"))
	p.Click(".game .go")
	p.Wait(`document.querySelector('.play')`)
	p.TwoPeopleAnew()
	p.Play(driver.ByTouch, "a1", "a3")
	for range 2 {
		p.Back()
		p.Wait(`document.querySelector('.shelf')`)
		p.Forward()
		p.Wait(`document.querySelector('.play')`)
		wantLines(t, "moves", p.Moves(), "a1", "a3")
	}
	p.Visit(s.Address("/a-propos/"))
	p.Run(`setTimeout(() => history.back())`) // the page may come back from sleep, and load nothing
	p.Wait(`document.querySelector('.play')`)
	p.Ready()
	p.WaitStatus(fr.TurnOf(orange))
	wantLines(t, "moves", p.Moves(), "a1", "a3")
	p.Run(`document.querySelector('#point-b2').click()`) // chromedp loses a page that was asleep
	p.WaitStatus(fr.TurnOf(red))
}
