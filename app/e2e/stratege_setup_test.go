package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// Homes of White as it sees them, from its back row on.
var whiteHomes = []string{
	"a1", "c1", "e1", "g1", "i1", "k1", "a2", "c2", "e2", "g2", "i2", "k2", "a3", "c3", "e3", "g3", "i3", "k3",
}

// openStratege opens Le Stratège against the machine, which is second.
func openStratege(t *testing.T, d driver.Device) *driver.Tab {
	t.Helper()
	p := driver.Open(t, d)
	p.Start(driver.Serve(t, "/").Address("/stratege/"))
	p.Seat("one", "1", "seat0")
	p.Wait(`document.querySelectorAll('.kind').length === 6`)
	p.Settle()
	return p
}

// stands gives the numerals of the pawns that are drawn on places, at one moment: "?" for a back, a dot for nothing.
func stands(p *driver.Tab, places ...string) string {
	p.T.Helper()
	return driver.Eval[string](p, fmt.Sprintf(`%q.split(' ').map((at) => {
		const e = document.querySelector('.piece[data-at="' + at + '"]:not(.gone) use');
		return e ? e.getAttribute('href').match(/\d/)?.[0] ?? '?' : '.'; }).join('')`, strings.Join(places, " ")))
}

// arrangedHomes gives what stands on the homes of White.
func arrangedHomes(p *driver.Tab) string { p.T.Helper(); return stands(p, whiteHomes...) }

// stockLeft gives how many of each kind the stock shows.
func stockLeft(p *driver.Tab) string {
	p.T.Helper()
	return driver.Eval[string](p, `[...document.querySelectorAll('.kind span')].map((e) => e.textContent.slice(2))
		.join('')`)
}

// wantArranged waits until the homes and the stock show this, or fails the test.
func wantArranged(p *driver.Tab, when, want, left string) {
	p.T.Helper()
	for end := time.Now().Add(3 * time.Second); ; p.Settle() {
		got, stock := arrangedHomes(p), stockLeft(p)
		if got == want && stock == left {
			return
		}
		if time.Now().After(end) {
			p.T.Errorf("%s: %s stands there and %s is left, want %s and %s", when, got, stock, want, left)
			return
		}
	}
}

// rearranged presses a button that arranges everything in another way, and gives how.
func rearranged(p *driver.Tab, button string) string {
	p.T.Helper()
	before := arrangedHomes(p)
	p.Run(fmt.Sprintf(`document.querySelector(%s).scrollIntoView({ block: 'center' })`, driver.Quote(button)))
	p.Settle()
	p.Hit(button)
	for end := time.Now().Add(3 * time.Second); ; p.Settle() {
		got := arrangedHomes(p)
		if got != before {
			return got
		}
		if time.Now().After(end) {
			p.T.Fatalf("%s leaves %s", button, before)
		}
	}
}

// A piece is dragged from the stock to a home, from home to home, and back, by mouse, pen and finger.
func TestStrategeSetupByDrag(t *testing.T) {
	driver.Parallel(t)
	for _, c := range pointers {
		t.Run(c.name, func(t *testing.T) {
			p := openStratege(t, c.device)
			p.Shot("empty")
			wantArranged(p, "at first", strings.Repeat(".", 18), "333333")
			d := &driver.Pointer{Tab: p, Kind: c.kind}
			drag := func(from, to string) {
				t.Helper()
				p.Run(`window.scrollTo(0, 0)`)
				d.Down(p.Middle(from))
				d.Glide(p.Middle(to))
				d.Up()
				p.Settle()
			}
			drag("#kind-4", "#point-c1")
			wantArranged(p, "from the stock", ".5................", "333323")
			drag("#kind-0", "#point-e3")
			wantArranged(p, "another", ".5............1...", "233323")
			drag("#point-c1", "#point-e3")
			wantArranged(p, "swapped", ".1............5...", "233323")
			drag("#point-c1", "#point-k2")
			wantArranged(p, "moved", "...........1..5...", "233323")
			drag("#kind-5", "#point-e3")
			wantArranged(p, "in another's place", "...........1..6...", "233332")
			drag("#point-k2", "#kind-3")
			wantArranged(p, "back to the stock", "..............6...", "333332")
			drag("#kind-2", "#point-d5")
			wantArranged(p, "to no home", "..............6...", "333332")
			p.Wait(`document.querySelector('.play > .board .bubble')`) // which says why
			p.Press(kb.Escape)
			d.Down(p.Middle("#point-e3"))
			d.Glide(p.Middle("#kind-0"))
			p.Shot("dragged")
			d.Up()
			wantArranged(p, "off the board", strings.Repeat(".", 18), "333333")
			if moves := len(p.Moves()); moves > 0 {
				t.Errorf("%d moves have been played", moves)
			}
		})
	}
}

// Everything can be done with the keyboard alone, up to the first move of the game.
func TestStrategeSetupByKeyboard(t *testing.T) {
	said := driver.Say(t, "fr", "stratege", "", "")
	p := openStratege(t, driver.Desktop)
	p.Run(`document.querySelector('.point[tabindex="0"]').focus()`)
	for range 6 {
		p.Press(kb.ArrowLeft)
	}
	for range 3 {
		p.Press(kb.ArrowDown)
	}
	p.Settle()
	p.WantFocus("point-a1")
	p.Press("5")
	wantArranged(p, "a digit", "5.................", "333323")
	if why := p.Detail(); why != said.Keys("5", "a1") {
		t.Errorf("after a digit the page says %q", why)
	}
	p.Press(kb.ArrowRight)
	p.Settle()
	p.WantFocus("point-c1")
	for range 4 {
		p.Press("5")
		p.Press(kb.ArrowRight)
	}
	wantArranged(p, "one too many", "555...............", "333303")
	p.Press("5")
	if why := p.Detail(); why != said.Keys("5", "a1", "c1", "e1", "g1") {
		t.Errorf("of a kind that is used up the page says %q", why)
	}
	p.Press(kb.ArrowLeft)
	p.Press(kb.ArrowLeft)
	p.Press(kb.ArrowLeft)
	p.Settle()
	p.WantFocus("point-e1")
	p.Press(kb.Enter)
	p.Wait(`document.getElementById('point-e1').ariaPressed === 'true'`)
	p.Press(kb.ArrowUp)
	p.Press(kb.ArrowUp)
	p.Press(kb.Enter)
	wantArranged(p, "picked up and put down", "55............5...", "333303")
	p.Press(kb.Delete)
	wantArranged(p, "taken off", "55................", "333313")
	p.TabTo("kind-5")
	p.Press(kb.Enter)
	p.Wait(`document.activeElement.dataset.point === 'e3'`)
	p.Press(kb.Escape)
	p.Press(kb.Enter)
	wantArranged(p, "let go", "55................", "333313")
	p.TabTo("kind-5")
	p.Press(kb.Enter)
	p.Wait(`document.activeElement.dataset.point === 'e3'`)
	p.Press(kb.Enter)
	wantArranged(p, "from the stock", "55............6...", "333312")
	p.TabTo("act-ready")
	p.Press(kb.Enter)
	if moves := len(p.Moves()); moves > 0 {
		t.Errorf("with pawns missing, %d moves are played", moves)
	}
	p.TabTo("act-fill")
	p.Press(kb.Enter)
	p.Settle()
	if got := arrangedHomes(p); strings.Contains(got, ".") || !strings.HasPrefix(got, "55") || got[14] != '6' ||
		stockLeft(p) != "000000" {
		t.Errorf("filled as %s with %s left", got, stockLeft(p))
	}
	arranged := arrangedHomes(p)
	p.TabTo("act-ready")
	p.Press(kb.Enter)
	p.WaitStatus(fr.YourTurn)
	p.Settle()
	p.Wait(`document.activeElement.dataset.point`)
	if got := arrangedHomes(p); got != arranged {
		t.Errorf("played %s, arranged %s", got, arranged)
	}
	if n := driver.Eval[int](p, `document.querySelectorAll('.piece:not(.gone)').length`); n != 36 {
		t.Errorf("%d pawns stand on the board", n)
	}
	p.Press("3")
	p.Press(kb.Delete)
	p.Settle()
	if got := arrangedHomes(p); got != arranged {
		t.Errorf("after the start the keys arrange: %s", got)
	}
}
