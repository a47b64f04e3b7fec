package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

func TestWinAgainstTheMachine(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, c := range []struct {
		name   string
		device driver.Device
		by     driver.Hand
		level  string
	}{
		{"mouse", driver.Desktop, driver.ByMouse, "1"},
		{"keyboard", driver.Desktop, driver.ByKeyboard, driver.Best},
		{"touch", driver.Phone, driver.ByTouch, driver.Best},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := driver.Open(t, c.device)
			p.Start(s.Address("/tapatan/"))
			winAgainst(t, p, c.by, c.level)
			p.Shot("won")
			p.Accessible()
		})
	}
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

// What has the keyboard as the program takes the page over keeps it.
func TestFocusSurvivesTheStart(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, selector := range []string{"#tab-play", ".brand", "#switch-theme", "#point-a1"} {
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

// Escape lets go of a chosen ball; touching it again does too.
func TestChoosingAndLettingGo(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.KeepTable("tapatan", 1, [2]play.Seat{}, placedMoves...)
	p.Start(s.Address("/tapatan/"))
	p.Settle()
	driver.ByMouse(p, "a2")
	p.Wait(`document.querySelectorAll('.marks .target circle').length === 1`)
	line := tapatan(t, placedMoves...)
	if why := p.Detail(); why != line.LastBySide()+" "+line.Chosen("a2", "a3") {
		t.Errorf("the page says %q", why)
	}
	p.Shot("chosen")
	p.Press(kb.Escape)
	p.Wait(`document.querySelectorAll('.marks .target circle').length === 0`)
	driver.ByMouse(p, "a2")
	driver.ByMouse(p, "c2")
	p.WaitBubble(tapatan(t, placedMoves...).Fault("a2-c2"))
	driver.ByMouse(p, "b2")
	p.WaitBubble(tapatan(t, placedMoves...).Fault("a2-b2"))
	p.Run(`document.querySelector('.bubble').dataset.heard = ''`)
	driver.ByMouse(p, "b2") // once more: a screen reader says it again, since it is an element of its own
	p.Wait(`document.querySelector('.bubble:not([data-heard])')`)
	p.WaitBubble(tapatan(t, placedMoves...).Fault("a2-b2"))
}

// A two-player game in which a position comes back; the page says where it stood before.
func TestDrawByRecurrence(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, d := range []driver.Device{driver.Desktop, driver.Phone} {
		t.Run(d.Name, func(t *testing.T) {
			p := driver.Open(t, d)
			by := driver.ByMouse
			if d.Touch {
				by = driver.ByTouch
			}
			p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
			p.Play(by, "a1", "a3", "b1", "b3", "c3", "c1", "c3-c2", "c1-b2", "c2-c3", "b2-c1")
			why := p.WaitStatus(fr.DrawGame)
			if !strings.Contains(why, fr.RecurrenceWhy(1, 3, red, "c1")) {
				t.Errorf("the reason is %q", why)
			}
			if got := p.Score(); got != "1 1" {
				t.Errorf("score %s, want 1 1", got)
			}
			p.Shot("draw")
			p.Accessible()
			p.Click("#act")
			p.WaitStatus(fr.TurnOf(orange))
		})
	}
}

func TestOpeningRules(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/tapatan/"))
	p.Seat("two", "", "seat1")
	p.WaitStatus(fr.TurnOf(red))
	p.Play(driver.ByMouse, "a1", "a3", "b1", "b3", "c1")
	p.WaitStatus(fr.Wins(red))
	p.Click("#act")
	p.WaitStatus(fr.TurnOf(red)) // always Rouge

	p.TwoPeople()
	p.WaitStatus(fr.TurnOf(orange))
	p.OpenPanel("setup")
	p.Choose("#opening", "loser")
	p.ClosePanel()
	p.Play(driver.ByMouse, "a1", "a3", "b1", "b3", "c1")
	p.WaitStatus(fr.Wins(orange))
	p.Click("#act")
	p.WaitStatus(fr.TurnOf(red)) // the loser
	if got := p.Score(); got != "2 2" {
		t.Errorf("score %s, want 2 2", got)
	}

	p.Seat("two", "", "chance")
	openers := map[string]bool{}
	for range 30 {
		p.Restart()
		p.Settle()
		openers[p.Status()] = true
	}
	if len(openers) != 2 {
		t.Errorf("in 30 games chance gave the opening to %v only", openers)
	}
}

// The machine opens when the rule says so, and a person's undo goes back to their own turn.
func TestUndoAgainstTheMachine(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/tapatan/"))
	p.Seat("one", "3", "seat1")
	p.WaitStatus(fr.YourTurn)
	opening := p.Moves()
	if len(opening) != 1 {
		t.Fatalf("moves %v, want the machine's opening", opening)
	}
	free := "a1"
	if opening[0] == free {
		free = "c3"
	}
	p.Play(driver.ByMouse, free)
	p.Wait(`document.querySelectorAll('.move').length === 3`)
	p.WaitStatus(fr.YourTurn)
	p.Click("#do-undo")
	p.Wait(`document.querySelectorAll('.move:not(.undone)').length === 1`)
	p.WaitStatus(fr.YourTurn)
	p.Click("#do-redo")
	p.Wait(`document.querySelectorAll('.move:not(.undone)').length === 3`)
	p.Click("#do-undo")
	p.Wait(`document.querySelectorAll('.move:not(.undone)').length === 1`)
	p.Wait(`document.querySelector('#do-undo').ariaDisabled === 'true'`)
	p.Click("#do-undo") // nothing is left to take back
	p.WaitStatus(fr.YourTurn)
	if got := p.Moves(); !slices.Equal(got, opening) {
		t.Errorf("moves %v, want %v", got, opening)
	}
}

// The game, the score, the names and the settings are there again after a reload, also in another tab.
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
	p.Reload()
	p.Ready()
	if got := p.Moves(); !slices.Equal(got, []string{"b2", "a1"}) {
		t.Errorf("moves %v after a reload", got)
	}
	if got := p.Score(); got != "2 0" {
		t.Errorf("score %s after a reload", got)
	}
	if got := p.Status(); got != fr.TurnOf("Zoé <b>") {
		t.Errorf("the page says %q", got)
	}
	p.Visit(s.Address("/"))
	p.Ready()
	if got := p.Text(".game .go") + ", " + p.Text(".next:not(.daily) .go"); got != fr.PlayGame+", "+fr.ResumeGame {
		t.Errorf("the home page offers %q", got)
	}
}

func TestHintAndExactValue(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	p.Click("#do-hint")
	p.Wait(driver.DetailHas(fr.HintIs("b2", fr.ValueWin(orange, 9))))
	p.Wait(`document.querySelectorAll('.marks .hint circle').length === 1`)
	p.Click("#exact")
	p.Wait(driver.EvaluationHas(fr.ValueWin(orange, 9)))
	p.Shot("hint")
	p.Accessible()
	p.Play(driver.ByMouse, "a1")
	p.Wait(driver.EvaluationHas(fr.ValueDraw))
	p.Click("#do-undo")
	p.Play(driver.ByMouse, "b1")
	p.Wait(driver.EvaluationHas(fr.ValueWin(red, 7)))
	p.Click("#exact")
	p.Wait(`!document.querySelector('.evaluation.on')`)
}

// A first touch is played once the program runs, when it is the person's turn.
func TestFirstTouchIsPlayed(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address("/tapatan/"))
	p.Seat("one", "2", "seat0")
	p.Inject(`document.addEventListener('DOMContentLoaded', () => document.querySelector('[data-point=c3]').click())`)
	p.Reload()
	p.Ready()
	p.Wait(`document.querySelectorAll('.move').length >= 1`)
	if got := p.Moves(); got[0] != "c3" {
		t.Errorf("moves %v, want the kept touch c3 first", got)
	}
}
