package e2e

import (
	"slices"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/links/link"
	"tablier/app/play"
	"tablier/rules"
)

// A whole game against the machine; its moves come from the program beside the page.
func TestWinAgainstTheMachine(t *testing.T) {
	p := driver.Open(t, driver.Phone)
	p.Start(driver.Serve(t, "/").Address("/tapatan/"))
	winAgainst(t, p, driver.ByTouch, driver.Best)
	p.Shot("won")
}

// After a game everything a person needs is reached with the keyboard alone, and the focus is never lost. The game
// itself is among the whole ones.
func TestKeyboardAlone(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.KeepTable("tapatan", 1, [2]play.Seat{}, "a1", "a3", "b1", "b3", "c1")
	p.Start(s.Address("/tapatan/"))
	p.WaitStatus(fr.Wins(orange))
	p.TabTo("act")
	p.Press(kb.Enter)
	p.WaitStatus(fr.TurnOf(orange))
	p.Wait(`document.activeElement.dataset.point === 'b2'`)

	p.Play(driver.ByKeyboard, "a1")
	p.TabTo("do-undo")
	p.Press(" ")
	p.Wait(`document.querySelectorAll('.move:not(.undone)').length === 0`)
	p.TabTo("do-redo")
	p.Press(kb.Enter)
	p.Wait(`document.querySelectorAll('.move:not(.undone)').length === 1`)
	p.TabTo("tab-play")
	p.Press(kb.ArrowLeft)
	p.WantFocus("tab-setup")
	p.Press(kb.Enter)
	p.Wait(`!document.getElementById('panel-setup').hidden`)
	p.TabTo("mode-two")
	p.Press(kb.Escape)
	p.Wait(`document.getElementById('panel-setup').hidden && document.activeElement.id === 'tab-setup'`)
	p.Press(kb.Enter)
	p.Wait(`!document.getElementById('panel-setup').hidden`)
	p.Press(kb.ArrowRight)
	p.WantFocus("tab-play")
	p.Press(kb.Enter)
	p.Wait(`document.getElementById('panel-setup').hidden`)
	p.TabTo("more-toggle")
	p.Press(kb.Enter)
	p.Wait(`document.activeElement.id === 'do-turn'`)
	p.Press(kb.ArrowDown)
	p.WantFocus("do-write")
	p.Press(kb.Escape)
	p.Wait(`document.activeElement.id === 'more-toggle'`)
	for _, id := range []string{"switch-lang", "switch-theme", "do-hint", "exact", "do-restart"} {
		p.Run(`document.getElementById(` + driver.Quote(id) + `).focus()`)
		p.Press(kb.Enter)
		p.Settle()
		p.WantFocus(id)
	}
}

// What has the keyboard as the program takes the page over keeps it, with an id or without.
func TestFocusSurvivesTheStart(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, selector := range []string{".brand", "#point-a1"} {
		release := s.Hold("/app.wasm")
		p := driver.Open(t, driver.Desktop)
		p.Visit(s.Address("/tapatan/"))
		p.Run(`document.querySelector(` + driver.Quote(selector) + `).focus()`)
		release()
		p.Ready()
		p.Settle()
		if !driver.Eval[bool](p, `document.activeElement.matches(`+driver.Quote(selector)+`)`) {
			t.Errorf("the keyboard was on %s, then on %s", selector,
				driver.Eval[string](p, `document.activeElement.outerHTML.slice(0, 80)`))
		}
	}
}

// The game, the score, the names, the language and the theme are there again after a reload. From the home page one tap
// leads to the game that goes on. An address may ask for a language.
func TestReload(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/tapatan/"))
	p.TwoPeople()
	p.Play(driver.ByMouse, "a1", "a3", "b1", "b3", "c1")
	p.OpenPanel("setup")
	p.Choose("#name-0", "Zoé <b>")
	p.ClosePanel()
	p.Click("#act")
	p.Play(driver.ByMouse, "b2", "a1")
	p.Click(".tools button:first-child")
	p.WaitStatus(en.TurnOf("Zoé <b>"))
	p.Click(".tools button:last-child")
	theme := driver.Eval[string](p, `document.documentElement.dataset.theme`)
	p.Reload()
	p.Ready()
	if got := p.Moves(); !slices.Equal(got, []string{"b2", "a1"}) {
		t.Errorf("moves %v after a reload", got)
	}
	if got := p.Score(); got != "2 0" {
		t.Errorf("score %s after a reload", got)
	}
	if got := p.Status(); got != en.TurnOf("Zoé <b>") {
		t.Errorf("the page says %q", got)
	}
	if got := driver.Eval[[]string](p, `[document.documentElement.lang, document.documentElement.dataset.theme]`); theme ==
		"" || !slices.Equal(got, []string{"en", theme}) {
		t.Errorf("after a reload language and theme are %q, the theme was %s", got, theme)
	}
	p.Visit(s.Address("/?lang=fr"))
	p.Ready()
	if got := p.Text(".game .go") + ", " + p.Text(".next:not(.daily) .go"); got != fr.PlayGame+", "+fr.ResumeGame {
		t.Errorf("the home page offers %q", got)
	}
	p.Click(".game .go")
	p.WaitStatus(fr.TurnOf("Zoé <b>"))
	p.Play(driver.ByMouse, "c3")
}

// A first touch is played once the program runs, when it is the person's turn; but not in a game that a link brings.
func TestFirstTouchIsPlayed(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address("/tapatan/"))
	p.Seat("one", "2", "seat0")
	p.Inject(`document.addEventListener('DOMContentLoaded', () => document.querySelector('[data-point=c3]')?.click())`)
	p.Reload()
	p.Ready()
	p.Wait(`document.querySelectorAll('.move').length >= 1`)
	if got := p.Moves(); got[0] != "c3" {
		t.Errorf("moves %v, want the kept touch c3 first", got)
	}
	letter := link.Letter{Record: rules.Record{Game: "tapatan", Moves: []rules.Move{"b2"}}}
	p.Visit("about:blank")
	p.Start(s.Address("/tapatan/") + "#" + driver.Fragment(t, letter))
	p.Wait(`document.querySelector('.move')?.textContent === 'b2'`)
	if got := p.Moves(); !slices.Equal(got, []string{"b2"}) {
		t.Errorf("moves %v, want b2", got)
	}
}
