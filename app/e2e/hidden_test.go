package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/rules/conform/bag"
)

// The hand-over screen has the keyboard, covers a board that nothing can reach, warns those who listen, and is
// accessible.
func TestHandOver(t *testing.T) {
	driver.Parallel(t)
	for _, d := range []driver.Device{driver.Desktop, driver.Phone, driver.Narrow, driver.Landscape} {
		t.Run(d.Name, func(t *testing.T) {
			p := driver.OpenBag(t, d)
			p.BothThemes()
			p.WantFocus("uncover")
			if !driver.Eval[bool](p, `document.querySelector('.points').inert`) {
				t.Error("the board can be reached")
			}
			if words := p.Text(".cover"); !strings.Contains(words, fr.HandOver(orange)) ||
				!strings.Contains(words, fr.HandOverWhy) {
				t.Errorf("the hand-over screen says %q", words)
			}
			if cut := driver.Eval[bool](p, `(() => { const c = document.querySelector('.cover');
				return c.scrollHeight > c.clientHeight + 1; })()`); cut {
				t.Error("the hand-over screen is cut")
			}
			p.Shot("cover")
			p.Accessible()
			p.Press(kb.Enter)
			p.Wait(driver.Uncovered)
			p.Wait(`document.activeElement.dataset.point === '1'`)
			p.Shot("uncovered")
			p.Accessible()
			p.PressMove("2")
			p.Uncover()
			p.PressMove("3")
			p.Wait(driver.Covered)
			p.Wait(`document.activeElement.id === 'uncover'`)
			p.Uncover()
			p.Shot("drawn")
			p.PressMove("+")
			p.Uncover()
			p.Shot("taken")
		})
	}
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
	p.Accessible()
}

// cards gives the drawings of the secrets on the board.
func cards(p *driver.Tab) []string {
	p.T.Helper()
	return driver.Eval[[]string](p, `[...document.querySelectorAll('.pieces use')].map((e) => e.getAttribute('href'))
		.filter((e) => e.includes('card')).sort()`)
}

// Against the machine the screen stays with the person: no hand-over, one's own secret shown, the machine's hidden
// until the round is over. Afterwards all is shown, and the game can be looked at as either knew it.
func TestSecretsAgainstTheMachine(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.Start(driver.ServeTestGame(t).Address("/bag/"))
	p.Seat("one", "2", "seat0")
	p.Run(`(window.covers = 0, new MutationObserver(() => { if (!document.querySelector('.cover').hidden) covers++; })
		.observe(document.querySelector('.board'), { subtree: true, childList: true, attributes: true }))`)
	for p.Status() != fr.RoundOver(1) {
		if driver.Eval[int](p, `document.querySelectorAll('.choices button').length`) == 3 {
			p.PressMove("2")
		} else {
			if got := cards(p); !slices.Equal(got, []string{"#bag-card02", "#bag-card1x"}) {
				t.Errorf("the cards are %v", got)
			}
			p.PressMove("+")
			p.WantSomeFocus()
		}
		p.Wait(`document.querySelector('.choices button:not([aria-disabled])') || document.getElementById('act-round')`)
	}
	if got := cards(p); len(got) != 2 || got[1] == "#bag-card1x" {
		t.Errorf("at the end of the round the cards are %v", got)
	}
	if covers := driver.Eval[int](p, `covers`); covers > 0 {
		t.Errorf("%d hand-overs in a game against the machine", covers)
	}
}

// Once the game is over everything is shown, and its replay can be seen as either seat saw it.
func TestSeenByEitherSeat(t *testing.T) {
	p := driver.OpenBag(t, driver.Phone)
	for len(p.Moves()) < 20 {
		p.Wait(driver.Covered + ` || document.querySelector('.choices button:not([aria-disabled])') ||
			document.getElementById('act-round') || document.getElementById('act')`)
		switch {
		case driver.Eval[bool](p, `!!`+driver.Covered):
			p.Uncover()
		case driver.Eval[bool](p, `!!document.getElementById('act-round')`):
			p.Click("#act-round")
			p.Settle()
		case driver.Eval[int](p, `document.querySelectorAll('.choices button').length`) == 3:
			p.PressMove("2")
		case driver.Eval[bool](p, `!!document.querySelector('.choices button')`):
			p.PressMove("+")
		}
	}
	p.OpenPanel("moves")
	p.Wait(`!document.querySelector('.eyes').hidden`)
	p.Shot("over")
	p.Accessible()
	for seat, want := range map[string][]string{
		"-1": {"#bag-card02", "#bag-card12"}, "0": {"#bag-card02", "#bag-card1x"}, "1": {"#bag-card0x", "#bag-card12"},
	} {
		p.Choose("#eyes", seat)
		p.Click(`[data-ply="2"]`)
		p.Settle()
		if got := cards(p); !slices.Equal(got, want) {
			t.Errorf("seen by %s the cards are %v, want %v", seat, got, want)
		}
		hidden := driver.Eval[int](p, `[...document.querySelectorAll('.move')].filter((e) =>
			e.textContent.trim() === '•').length`)
		if wants := map[string]int{"-1": 0, "0": 2, "1": 2}[seat]; hidden != wants {
			t.Errorf("seen by %s the list hides %d moves, want %d", seat, hidden, wants)
		}
	}
	p.Shot("seen")
}

// What chance does is said and shown: a ball leaves the bag for its place, in a motion, and is marked as what came
// last.
func TestChanceIsSeen(t *testing.T) {
	p := driver.OpenBag(t, driver.Desktop)
	p.Prefer("prefers-reduced-motion", "no-preference")
	p.Run(`(window.travels = 0, document.addEventListener('transitionrun', (e) => {
		if (e.target.matches('.piece')) travels++; }))`)
	p.Uncover()
	p.PressMove("1")
	p.Uncover()
	p.PressMove("1")
	p.Wait(driver.Covered)
	p.Settle()
	why := p.Detail()
	ball := driver.Eval[string](p, `document.querySelector('.piece[data-at=drawn] use').getAttribute('href').at(-1)`)
	line := driver.Say(t, "fr", "bag", "", "", "1", "1", "="+ball)
	drawn := line.Last("")
	if why != drawn {
		t.Errorf("the page says %q, want %q", why, drawn)
	}
	if got := driver.Eval[int](p, `travels`); got == 0 {
		t.Error("the ball was not seen to move")
	}
	if got := driver.Eval[int](p, `document.querySelectorAll('.last circle').length`); got != 2 {
		t.Errorf("the draw is marked by %d points, want the bag's and the place of the ball drawn", got)
	}
	p.Uncover()
	p.Click("#point-drawn")
	p.WaitBubble(driver.NotTouched("fr"))
	p.PressMove("--")
	p.Wait(driver.Covered)
	p.Click("#walk-back")
	p.Settle()
	p.Click("#walk-back")
	p.Settle()
	p.Wait(`document.querySelectorAll('.moves .move').length === 5`)
	if told := p.Detail(); !strings.Contains(told, line.After("--").Last(orange)) && !strings.Contains(told, drawn) {
		t.Errorf("walking back, the page says %q", told)
	}
}
