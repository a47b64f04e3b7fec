package e2e

import (
	"net/url"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// The games that somebody has drawn in these tests: one that a map shows, and one that has too many positions for that.
const (
	ladder = "g=3&p=a1b1c1a2b2c2a3b3c3&l=012.345.678&c=036.147.258&r=2psx2&n=L%E2%80%99%C3%A9chelle+%3Cb%3Ed%E2%80%99Arles"
	agadir = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.125.137.45678.59b.7ab&r=3psx2&f=6" +
		"&n=La+croix+d%E2%80%99Agadir&a=Lina"
)

// inRoom opens the room at a drawn game, and waits until the machine knows what it is.
func inRoom(p *driver.Tab, s *driver.Server, text string) {
	p.T.Helper()
	fragment := (&url.URL{Fragment: text}).EscapedFragment()
	p.Start(s.Address(nav.DrawRoute) + "#" + fragment)
	p.Wait(`document.querySelector('.tr')?.dataset.state === 'solved'`)
}

// wantTitle waits until the page of the game shows a title, as plain text.
func wantTitle(p *driver.Tab, title string) {
	p.T.Helper()
	p.Wait(`document.querySelector('.caption h1')?.textContent === ` + driver.Quote(title))
	if n := driver.Eval[int](p, `document.querySelectorAll('.caption h1 *').length`); n > 0 {
		p.T.Errorf("the title has %d elements", n)
	}
}

// From the room a drawn game is played against the machine at its best, with a hint and what moves are worth; it is
// looked over, and stands after a reload and among the past matches.
func TestDrawnGameOnItsPage(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		inRoom(p, s, agadir)
		p.Run(`document.getElementById('tr-play').click()`)
		p.Ready()
		wantTitle(p, "La croix d’Agadir")
		p.Seat("one", driver.Best, "seat0")
		wantTitle(p, "La croix d’Agadir")
		p.Wait(`document.querySelectorAll('button.point').length === 13`)
		p.Run(`document.getElementById('do-hint').click()`)
		p.Wait(`document.querySelector('.marks .hint circle')`)
		p.Shot("hint")
		by := driver.ByMouse
		if p.Device.Touch {
			by = driver.ByTouch
		}
		p.Play(by, "d2")
		p.Wait(`document.querySelectorAll('.move:not(.undone)').length === 2`)
		p.Play(by, "d6")
		p.Wait(`document.querySelectorAll('.move:not(.undone)').length === 4`)
		p.Shot("played")
		p.FitsWidth()
		moves := p.Moves()
		p.Reload()
		p.Ready()
		wantTitle(p, "La croix d’Agadir")
		if got := p.Moves(); strings.Join(got, " ") != strings.Join(moves, " ") {
			t.Errorf("after a reload: %q, not %q", got, moves)
		}
		p.Resign()
		p.OpenPanel("study") // the game is solved: it is looked over by itself
		said, _, _ := strings.Cut(fr.Study.Found(0), ":")
		p.Wait(`document.querySelector('#panel-study [role=status]').textContent.startsWith(` + driver.Quote(said) + `)`)
		p.Shot("studied")
		p.ToPastGames()
		if got := strings.Join(p.PastGames(), "\n"); !strings.Contains(got, "La croix d’Agadir") {
			t.Errorf("past matches: %s", got)
		}
		p.Shot("past")
		p.FitsWidth()
	})
}

// The map of a drawn game is one step from the room, and a search of any of its positions one from there; of a game
// that is too large for a map a search is.
func TestMapAndSearchOfADrawnGame(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	inRoom(p, s, ladder)
	p.Shot("room")
	p.Click("#tr-map")
	p.Wait(`document.querySelector('.atlas')?.dataset.state === 'shown'`)
	p.Shot("map")
	if got := driver.Eval[string](p, `document.querySelector('.atlas').dataset.board`); got != ladder {
		t.Errorf("the map is that of %q", got)
	}
	const chosen = `document.getElementById('atlas-board').selectedOptions[0].textContent`
	if got := driver.Eval[string](p, chosen); got != "L’échelle <b>d’Arles" {
		t.Errorf("the map is called %q", got)
	}
	p.Settle()
	p.Reload()
	p.Wait(`document.querySelector('.atlas')?.dataset.state === 'shown'`)
	if got := driver.Eval[string](p, `document.querySelector('.atlas').dataset.board`); got != ladder {
		t.Errorf("after a reload the map is that of %q", got)
	}
	p.Click("#atlas-search")
	p.Wait(`document.querySelector('.watch')?.dataset.state === 'shown'`)
	const searched = `document.getElementById('watch-position').selectedOptions[0].textContent`
	if got := driver.Eval[string](p, searched); got != "L’échelle <b>d’Arles" {
		t.Errorf("the search is at %q", got)
	}
	p.Shot("search")
	inRoom(p, s, agadir)
	p.Click("#tr-watch")
	p.Wait(`document.querySelector('.watch')?.dataset.state === 'shown'`)
	if got := driver.Eval[string](p, searched); got != "La croix d’Agadir" {
		t.Errorf("the search is at %q", got)
	}
	p.Start(s.Address(nav.AtlasRoute) + "#b=" + url.QueryEscape(url.QueryEscape(agadir)))
	p.Wait(`document.querySelector('.atlas')?.dataset.state === 'large'`)
	p.Shot("large")
}
