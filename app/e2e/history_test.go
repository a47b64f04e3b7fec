package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/play"
)

// press on a control, by mouse or by finger.
func (p *tab) hit(selector string) {
	p.t.Helper()
	if p.device.touch {
		p.tap(selector)
	} else {
		p.click(selector)
	}
	p.settle()
}

// standsAt fails the test unless the board shows the position after so many moves, of so many.
func (p *tab) standsAt(ply, plies int) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`(document.querySelector('.move[aria-current]')?.dataset.ply ?? '0') === '%d'`, ply))
	if got := len(p.moves()); got != plies {
		p.t.Errorf("%d moves stand, want %d: %v", got, plies, p.moves())
	}
	if got := eval[int](p, `document.querySelectorAll('.piece:not(.gone)').length`); got != min(ply, 6) {
		p.t.Errorf("after %d moves the board has %d pieces", ply, got)
	}
}

// Walking through the moves, by click and by the buttons under the list, changes nothing; the game goes on from its end
// or, as another line, from where one looks, and the line that was left is gone back to.
func TestHistory(t *testing.T) {
	s := serve(t, "/")
	for _, d := range []device{desktop, phone} {
		t.Run(d.name, func(t *testing.T) {
			p := open(t, d)
			by := map[bool]hand{true: byTouch, false: byMouse}[d.touch]
			p.keeps("tapatan", 1, [2]play.Seat{}, "a1", "b2", "c3", "c1", "a2", "b3")
			p.start(s.url("/tapatan/"))
			p.settle()
			p.standsAt(6, 6)

			for _, step := range []struct {
				on   string
				want int
			}{
				{"#walk-back", 5}, {`.move[data-ply="2"]`, 2}, {"#walk-forward", 3}, {"#walk-first", 0},
				{"#walk-back", 0}, {"#walk-first", 0}, {"#walk-forward", 1}, {"#walk-last", 6}, {"#walk-forward", 6},
				{`.move[data-ply="6"]`, 6}, {`.move[data-ply="4"]`, 4},
			} {
				p.hit(step.on)
				p.standsAt(step.want, 6)
			}
			if said := p.says(); said != "Après 4 coups sur 6." {
				t.Errorf("the page says %q", said)
			}
			p.shot("looking")
			p.accessible()
			p.fits()
			p.hit("#act-live")
			p.waitFor("À Orange de jouer.")
			p.standsAt(6, 6)
			p.hit(`.move[data-ply="2"]`)
			p.reload()
			p.ready()
			p.standsAt(2, 6)

			by(p, "a3")
			p.waitFor("À Rouge de jouer.")
			p.wait(`document.querySelectorAll('.move').length === 3`)
			wantMoves(p, "a1 b2 a3")
			p.play(by, "c1")
			p.hit(`[data-line="0"]`)
			p.wait(`document.querySelectorAll('.move').length === 6`)
			wantMoves(p, "a1 b2 c3 c1 a2 b3")
			p.hit(`[data-line="0"]`)
			p.wait(`document.querySelectorAll('.move').length === 4`)
			wantMoves(p, "a1 b2 a3 c1")
			p.hit(`[data-line="0"]`)
			p.play(by, "a2-a3")
			wantMoves(p, "a1 b2 c3 c1 a2 b3 a2-a3")
			p.shot("lines")
			p.accessible()
			p.hit("#do-restart")
			p.wait(`!document.querySelector('[data-line]') && !document.querySelector('.move')`)
		})
	}
}

func wantMoves(p *tab, want string) {
	p.t.Helper()
	if got := strings.Join(p.moves(), " "); got != want {
		p.t.Errorf("the moves are %q, want %q", got, want)
	}
}

// The arrows, Home and End walk through the list that has the keyboard; an old position is played on by keyboard, and
// the line left gone back to.
func TestHistoryByKeyboard(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/"))
	p.twoPeople()
	p.do(runs(`document.querySelector('.point[tabindex="0"]').focus()`))
	p.play(byKeyboard, "a1", "b2", "c3", "c1", "a2", "b3")
	p.tabTo("moves")
	for _, step := range []struct {
		key  string
		want int
	}{
		{kb.ArrowLeft, 5}, {kb.ArrowUp, 4}, {kb.ArrowRight, 5}, {kb.ArrowDown, 6}, {kb.ArrowRight, 6},
		{kb.Home, 0}, {kb.ArrowLeft, 0}, {kb.ArrowRight, 1}, {kb.End, 6}, {kb.Home, 0}, {kb.ArrowRight, 1}, {kb.ArrowRight, 2},
	} {
		p.press(step.key)
		p.standsAt(step.want, 6)
		p.holds("moves")
	}
	p.tabTo("walk-first")
	p.tabTo("walk-back")
	p.press(kb.Enter)
	p.standsAt(1, 6)
	p.tabTo("walk-forward")
	p.press(" ")
	p.standsAt(2, 6)
	p.holds("walk-forward")

	p.do(runs(`document.querySelector('.point[tabindex="0"]').focus()`))
	byKeyboard(p, "a3")
	p.wait(`document.querySelectorAll('.move').length === 3`)
	wantMoves(p, "a1 b2 a3")
	p.do(runs(`document.querySelector('[data-line="0"]').focus()`))
	p.press(kb.Enter)
	p.wait(`document.querySelectorAll('.move').length === 6`)
	wantMoves(p, "a1 b2 c3 c1 a2 b3")
	if eval[bool](p, `document.activeElement === document.body`) {
		t.Error("the keyboard is lost after going back to a line")
	}
}

// Undo and redo take the score with them, and what is undone stays in the list until another move is made.
func TestUndoAndRedo(t *testing.T) {
	s := serve(t, "/")
	for _, d := range []device{desktop, phone} {
		t.Run(d.name, func(t *testing.T) {
			p := open(t, d)
			by := map[bool]hand{true: byTouch, false: byMouse}[d.touch]
			p.keeps("tapatan", 1, [2]play.Seat{}, "a1", "a3", "b1", "b3", "c1")
			p.start(s.url("/tapatan/"))
			p.settle()
			p.waitFor("Orange gagne.")
			if got := p.score(); got != "2 0" {
				t.Errorf("score %s, want 2 0", got)
			}
			p.hit("#do-undo")
			p.waitFor("À Orange de jouer.")
			if got := p.score(); got != "0 0" {
				t.Errorf("score %s after undo, want 0 0", got)
			}
			if got := eval[int](p, `document.querySelectorAll('.move.undone').length`); got != 1 {
				t.Errorf("%d moves are marked undone, want 1", got)
			}
			p.hit("#do-redo")
			p.waitFor("Orange gagne.")
			if got := p.score(); got != "2 0" {
				t.Errorf("score %s after redo, want 2 0", got)
			}
			p.hit("#walk-back")
			p.standsAt(4, 5)
			by(p, "c3")
			p.waitFor("À Rouge de jouer.")
			if got := p.score(); got != "0 0" {
				t.Errorf("score %s after another move, want 0 0", got)
			}
			p.hit(`[data-line="0"]`)
			p.waitFor("Orange gagne.")
			if got := p.score(); got != "2 0" {
				t.Errorf("score %s back at the win, want 2 0", got)
			}
		})
	}
}

// Against the machine, taking back leads to one's own turn; looking back does not stop the machine, and its move leaves
// the view where it is.
func TestTakeBack(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.start(s.url("/tapatan/"))
	p.seat("one", "2", "seat0")
	p.waitFor(yourTurn)
	if got := p.text("#do-undo"); got != "Reprendre" {
		t.Errorf("the undo is called %q", got)
	}
	p.play(byTouch, "b2")
	p.waitFor(yourTurn)
	p.wait(`document.querySelectorAll('.move').length === 2`)
	first := p.moves()
	byTouch(p, p.freePoint())
	p.tap(`.move[data-ply="1"]`) // while the machine thinks
	p.wait(`document.querySelectorAll('.move').length === 4`)
	p.standsAt(1, 4)
	p.hit("#act-live")
	p.waitFor(yourTurn)
	p.hit("#do-undo")
	p.waitFor(yourTurn)
	if got := p.moves(); !slices.Equal(got, first) {
		t.Errorf("moves %v, want %v", got, first)
	}
	p.hit("#do-undo")
	p.wait(`document.querySelectorAll('.move:not(.undone)').length === 0`)
	p.hit("#do-redo")
	p.wait(`document.querySelectorAll('.move:not(.undone)').length === 2`)

	p.hit(`#walk-first`)
	byTouch(p, "a1") // another way from the start: the machine answers
	p.wait(`document.querySelectorAll('.move').length === 2 && document.querySelector('.move').textContent === 'a1'`)
	p.waitFor(yourTurn)
	p.hit(`[data-line="0"]`)
	p.wait(`document.querySelector('.move').textContent === 'b2'`)
	p.waitFor(yourTurn)
}

func TestHistoryInEnglish(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/?lang=en"))
	p.twoPeople()
	p.play(byMouse, "a1", "b2", "c3")
	p.click("#walk-back")
	p.standsAt(2, 3)
	if say := p.waitFor("After 2 of 3 moves."); !strings.HasPrefix(say, "Red places on b2.") {
		t.Errorf("the page says %q", say)
	}
	p.click("#walk-first")
	p.standsAt(0, 3)
	for selector, want := range map[string]string{
		"#do-undo": "Undo", "#do-redo": "Redo", "#act-live": "Return",
	} {
		if got := p.text(selector); got != want {
			t.Errorf("%s is called %q, want %q", selector, got, want)
		}
	}
	byMouse(p, "b1")
	p.wait(`document.querySelectorAll('.move').length === 1`)
	if got := p.text("[data-line]"); got != "Line 1" {
		t.Errorf("the line left is called %q", got)
	}
	p.click("[data-line]")
	p.wait(`document.querySelectorAll('.move').length === 3`)
	wantMoves(p, "a1 b2 c3")
	p.accessible()
}
