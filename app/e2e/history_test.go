package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

func wantMoves(p *driver.Tab, want string) {
	p.T.Helper()
	if got := strings.Join(p.Moves(), " "); got != want {
		p.T.Errorf("the moves are %q, want %q", got, want)
	}
}

// The arrows, Home and End walk through the list that has the keyboard, and a click goes to a move; an old position is
// played on by keyboard, and the line left gone back to.
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

	p.Hit(`.move[data-ply="5"]`)
	p.WantPly(5, 6)
	p.Hit(`.move[data-ply="2"]`)
	p.WantPly(2, 6)
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
