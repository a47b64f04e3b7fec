package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// Walking through the moves, by click and by the buttons under the list, changes nothing; the game goes on from its end
// or, as another line, from where one looks, and the line that was left is gone back to.
func TestHistory(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, d := range []driver.Device{driver.Desktop, driver.Phone} {
		t.Run(d.Name, func(t *testing.T) {
			p := driver.Open(t, d)
			by := map[bool]driver.Hand{true: driver.ByTouch, false: driver.ByMouse}[d.Touch]
			p.KeepTable("tapatan", 1, [2]play.Seat{}, placedMoves...)
			p.Start(s.Address("/tapatan/"))
			p.Settle()
			p.WantPly(6, 6)

			p.OpenPanel("moves")
			for _, step := range []struct {
				on   string
				want int
			}{
				{"#walk-back", 5}, {`.move[data-ply="2"]`, 2}, {"#walk-forward", 3}, {"#walk-first", 0},
				{"#walk-back", 0}, {"#walk-first", 0}, {"#walk-forward", 1}, {"#walk-last", 6}, {"#walk-forward", 6},
				{`.move[data-ply="6"]`, 6}, {`.move[data-ply="4"]`, 4},
			} {
				p.Hit(step.on)
				p.WantPly(step.want, 6)
			}
			if said := p.Status(); said != fr.LookingAt(4, 6) {
				t.Errorf("the page says %q", said)
			}
			p.Shot("looking")
			p.Accessible()
			p.Fits()
			p.ClosePanel()
			p.Hit("#act-live")
			p.WaitStatus(fr.TurnOf(orange))
			p.WantPly(6, 6)
			p.HitInMoves(`.move[data-ply="2"]`)
			p.Reload()
			p.Ready()
			p.WantPly(2, 6)

			by(p, "a3")
			p.WaitStatus(fr.TurnOf(red))
			p.Wait(`document.querySelectorAll('.move').length === 3`)
			wantMoves(p, "a1 b2 a3")
			p.Play(by, "c1")
			p.OpenPanel("moves")
			p.Hit(`[data-line="0"]`)
			p.Wait(`document.querySelectorAll('.move').length === 6`)
			wantMoves(p, "a1 b2 c3 c1 a2 b3")
			p.Hit(`[data-line="0"]`)
			p.Wait(`document.querySelectorAll('.move').length === 4`)
			wantMoves(p, "a1 b2 a3 c1")
			p.Hit(`[data-line="0"]`)
			p.ClosePanel()
			p.Play(by, "a2-a3")
			wantMoves(p, "a1 b2 c3 c1 a2 b3 a2-a3")
			p.Shot("lines")
			p.Accessible()
			p.Restart()
			p.Wait(`!document.querySelector('[data-line]') && !document.querySelector('.move')`)
		})
	}
}

func wantMoves(p *driver.Tab, want string) {
	p.T.Helper()
	if got := strings.Join(p.Moves(), " "); got != want {
		p.T.Errorf("the moves are %q, want %q", got, want)
	}
}

// The arrows, Home and End walk through the list that has the keyboard; an old position is played on by keyboard, and
// the line left gone back to.
func TestHistoryByKeyboard(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	p.Run(`document.querySelector('.point[tabindex="0"]').focus()`)
	p.Play(driver.ByKeyboard, placedMoves...)
	p.TabTo("moves")
	for _, step := range []struct {
		key  string
		want int
	}{
		{kb.ArrowLeft, 5}, {kb.ArrowUp, 4}, {kb.ArrowRight, 5}, {kb.ArrowDown, 6}, {kb.ArrowRight, 6},
		{kb.Home, 0}, {kb.ArrowLeft, 0}, {kb.ArrowRight, 1}, {kb.End, 6}, {kb.Home, 0}, {kb.ArrowRight, 1},
		{kb.ArrowRight, 2},
	} {
		p.Press(step.key)
		p.WantPly(step.want, 6)
		p.WantFocus("moves")
	}
	p.TabTo("walk-first")
	p.TabTo("walk-back")
	p.Press(kb.Enter)
	p.WantPly(1, 6)
	p.TabTo("walk-forward")
	p.Press(" ")
	p.WantPly(2, 6)
	p.WantFocus("walk-forward")

	p.Run(`document.querySelector('.point[tabindex="0"]').focus()`)
	driver.ByKeyboard(p, "a3")
	p.Wait(`document.querySelectorAll('.move').length === 3`)
	wantMoves(p, "a1 b2 a3")
	p.Run(`document.querySelector('[data-line="0"]').focus()`)
	p.Press(kb.Enter)
	p.Wait(`document.querySelectorAll('.move').length === 6`)
	wantMoves(p, "a1 b2 c3 c1 a2 b3")
	if driver.Eval[bool](p, `document.activeElement === document.body`) {
		t.Error("the keyboard is lost after going back to a line")
	}
}

// Undo and redo take the score with them, and what is undone stays in the list until another move is made.
func TestUndoAndRedo(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, d := range []driver.Device{driver.Desktop, driver.Phone} {
		t.Run(d.Name, func(t *testing.T) {
			p := driver.Open(t, d)
			by := map[bool]driver.Hand{true: driver.ByTouch, false: driver.ByMouse}[d.Touch]
			p.KeepTable("tapatan", 1, [2]play.Seat{}, "a1", "a3", "b1", "b3", "c1")
			p.Start(s.Address("/tapatan/"))
			p.Settle()
			p.WaitStatus(fr.Wins(orange))
			if got := p.Score(); got != "2 0" {
				t.Errorf("score %s, want 2 0", got)
			}
			p.Hit("#do-undo")
			p.WaitStatus(fr.TurnOf(orange))
			if got := p.Score(); got != "0 0" {
				t.Errorf("score %s after undo, want 0 0", got)
			}
			if got := driver.Eval[int](p, `document.querySelectorAll('.move.undone').length`); got != 1 {
				t.Errorf("%d moves are marked undone, want 1", got)
			}
			p.Hit("#do-redo")
			p.WaitStatus(fr.Wins(orange))
			if got := p.Score(); got != "2 0" {
				t.Errorf("score %s after redo, want 2 0", got)
			}
			p.HitInMoves("#walk-back")
			p.WantPly(4, 5)
			by(p, "c3")
			p.WaitStatus(fr.TurnOf(red))
			if got := p.Score(); got != "0 0" {
				t.Errorf("score %s after another move, want 0 0", got)
			}
			p.HitInMoves(`[data-line="0"]`)
			p.WaitStatus(fr.Wins(orange))
			if got := p.Score(); got != "2 0" {
				t.Errorf("score %s back at the win, want 2 0", got)
			}
		})
	}
}

// Against the machine, taking back leads to one's own turn; looking back does not stop the machine, and its move leaves
// the view where it is.
func TestTakeBack(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address("/tapatan/"))
	p.Seat("one", "2", "seat0")
	p.WaitStatus(fr.YourTurn)
	if got := p.Text("#do-undo"); got != fr.Undo {
		t.Errorf("the undo is called %q", got)
	}
	p.Play(driver.ByTouch, "b2")
	p.WaitStatus(fr.YourTurn)
	p.Wait(`document.querySelectorAll('.move').length === 2`)
	first := p.Moves()
	driver.ByTouch(p, p.FreePoint())
	p.HitInMoves(`.move[data-ply="1"]`) // while the machine thinks
	p.Wait(`document.querySelectorAll('.move').length === 4`)
	p.WantPly(1, 4)
	p.Hit("#act-live")
	p.WaitStatus(fr.YourTurn)
	p.Hit("#do-undo")
	p.WaitStatus(fr.YourTurn)
	if got := p.Moves(); !slices.Equal(got, first) {
		t.Errorf("moves %v, want %v", got, first)
	}
	p.Hit("#do-undo")
	p.Wait(`document.querySelectorAll('.move:not(.undone)').length === 0`)
	p.Hit("#do-redo")
	p.Wait(`document.querySelectorAll('.move:not(.undone)').length === 2`)

	p.HitInMoves("#walk-first")
	driver.ByTouch(p, "a1") // another way from the start: the machine answers
	p.Wait(`document.querySelectorAll('.move').length === 2 && document.querySelector('.move').textContent === 'a1'`)
	p.WaitStatus(fr.YourTurn)
	p.HitInMoves(`[data-line="0"]`)
	p.Wait(`document.querySelector('.move').textContent === 'b2'`)
	p.WaitStatus(fr.YourTurn)
}

func TestHistoryInEnglish(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/?lang=en"))
	p.Play(driver.ByMouse, "a1", "b2", "c3")
	p.Click("#walk-back")
	p.WantPly(2, 3)
	if say := p.WaitStatus(en.LookingAt(2, 3)); !strings.HasPrefix(say, "Red places on b2.") {
		t.Errorf("the page says %q", say)
	}
	p.Click("#walk-first")
	p.WantPly(0, 3)
	for selector, want := range map[string]string{
		"#do-undo": "Undo", "#do-redo": "Redo", "#act-live": "Return",
	} {
		if got := p.Text(selector); got != want {
			t.Errorf("%s is called %q, want %q", selector, got, want)
		}
	}
	driver.ByMouse(p, "b1")
	p.Wait(`document.querySelectorAll('.move').length === 1`)
	if got := p.Text("[data-line]"); got != "Line 1" {
		t.Errorf("the line left is called %q", got)
	}
	p.Click("[data-line]")
	p.Wait(`document.querySelectorAll('.move').length === 3`)
	wantMoves(p, "a1 b2 c3")
	p.Accessible()
}
