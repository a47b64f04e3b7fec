package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/rules/conform/bag"
)

// The hand-over screen has the keyboard, covers a board that nothing can reach, and warns those who
// listen. What chance draws leaves the bag in a motion.
func TestHandOver(t *testing.T) {
	driver.Parallel(t)
	p := driver.OpenBag(t, driver.Desktop)
	p.BothThemes()
	p.WantFocus("uncover")
	if !driver.Eval[bool](p, `document.querySelector('.points').inert`) {
		t.Error("the board can be reached")
	}
	if words := p.Text(".cover"); !strings.Contains(words, fr.HandOver(orange)) ||
		!strings.Contains(words, fr.HandOverWhy) {
		t.Errorf("the hand-over screen says %q", words)
	}
	eachSize(p, []driver.Device{driver.Phone, driver.Narrow, driver.Landscape, driver.Desktop}, func() {
		if driver.Eval[bool](p, `(() => { const c = document.querySelector('.cover');
			return c.scrollHeight > c.clientHeight + 1; })()`) {
			t.Errorf("%s: the hand-over screen is cut", p.Device.Name)
		}
	})
	p.WantFocus("uncover")
	p.Press(kb.Enter)
	p.Wait(driver.Uncovered)
	p.Wait(`document.activeElement.dataset.point === '1'`)
	p.Prefer("prefers-reduced-motion", "no-preference")
	p.Run(`(window.travels = 0, document.addEventListener('transitionrun', (e) => {
		if (e.target.matches('.piece')) travels++; }))`)
	p.PressMove("2")
	p.Uncover()
	p.PressMove("3")
	p.Wait(driver.Covered)
	p.Wait(`document.activeElement.id === 'uncover' && travels > 0`)
	p.Uncover()
	p.Shot("drawn")
	p.PressMove("+")
	p.Uncover()
	p.Shot("taken")
}

// Two people play both rounds with the keyboard alone, and each is asked for the screen in turn.
func TestTwoRoundsByKeyboard(t *testing.T) {
	p := driver.OpenBag(t, driver.Desktop)
	seen := []string{}
	for turn := 0; !driver.Eval[bool](p, overStatus); turn++ {
		if turn > 16 {
			t.Fatalf("the game does not end: %v", p.Moves())
		}
		p.Wait(`document.activeElement.id === 'uncover' || document.activeElement.dataset.point`)
		if driver.Eval[string](p, `document.activeElement.id`) == "uncover" {
			seen = append(seen, p.Status())
			p.Press(kb.Enter)
			p.Wait(driver.Uncovered)
			p.Settle()
		}
		if driver.Eval[int](p, `document.querySelectorAll('.choices button').length`) == 3 {
			p.WantFocus("point-1")
			p.Press(kb.Tab)
			p.WantFocus("point-2")
		} else {
			p.WantFocus("point-+")
		}
		p.Press(" ")
		p.Wait(driver.Covered + ` || document.getElementById('act-round') || document.getElementById('act')`)
		p.Settle()
		if driver.Eval[bool](p, `document.getElementById('act-round') !== null`) {
			p.WaitStatus(fr.RoundOver(1))
			p.Shot("round")
			p.TabTo("act-round")
			p.Press(kb.Enter)
			p.Wait(`!document.getElementById('act-round')`)
			p.Settle()
			if driver.Eval[bool](p, driver.Uncovered) { // the same person begins
				p.Run(`document.querySelector('.choices button').focus()`)
			}
		}
		p.WantSomeFocus()
	}
	if len(seen) < 8 || !slices.Contains(seen, fr.HandOver(orange)) || !slices.Contains(seen, fr.HandOver(red)) {
		t.Errorf("the screen was handed over: %v", seen)
	}
	if why := p.Detail(); !strings.Contains(why, driver.Reason("fr", "bag", bag.Points)) {
		t.Errorf("the reason is %q", why)
	}
	p.TabTo("eyes")
}
