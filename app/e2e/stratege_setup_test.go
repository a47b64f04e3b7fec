package e2e

import (
	"fmt"
	"slices"
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

// openStratege opens Le Stratège; against the machine, which is second, or for two people.
func openStratege(t *testing.T, d driver.Device, mode string) *driver.Tab {
	t.Helper()
	p := driver.Open(t, d)
	p.Start(driver.Serve(t, "/").Address("/stratege/"))
	level := "1"
	if mode == "two" {
		level = ""
	}
	p.Seat(mode, level, "seat0")
	if mode == "two" {
		p.Uncover()
	}
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
			p := openStratege(t, c.device, "one")
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
			if why := p.Detail(); why == "" {
				t.Error("nothing says why a pawn cannot stand there")
			}
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
	p := openStratege(t, driver.Desktop, "one")
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
	if why := p.Detail(); why != fr.Arrange.Put(driver.Strength("fr", '5'), "a1")+" "+fr.Arrange.Left(17) {
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
	if why := p.Detail(); !strings.Contains(why, fr.Arrange.NoneLeft(driver.Strength("fr", '5'))) {
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

// arrangementNames gives the arrangements that are offered.
func arrangementNames(p *driver.Tab) []string {
	p.T.Helper()
	return driver.Eval[[]string](p, `[...document.querySelectorAll('.named .pick strong')].map((e) => e.textContent)`)
}

// keepAs keeps what is on the board under a name.
func keepAs(p *driver.Tab, name string) {
	p.T.Helper()
	p.Run(`document.getElementById('arrangement-name').focus()`)
	p.Press(name)
	p.Press(kb.Enter)
	p.Wait(`document.getElementById('arrangement-name').value === ''`)
	p.Settle()
}

// What has been arranged, and what is kept under a name, is there after a reload; a name of one's own can be removed,
// and goes out and comes back with all that is kept.
func TestStrategeArrangements(t *testing.T) {
	driver.Parallel(t)
	for _, d := range []driver.Device{driver.Desktop, driver.Phone} {
		t.Run(d.Name, func(t *testing.T) {
			p := openStratege(t, d, "one")
			presets := arrangementNames(p)
			if len(presets) < 5 {
				t.Errorf("%v are offered", presets)
			}
			seen := map[string]bool{}
			for i := range presets {
				got := rearranged(p, fmt.Sprintf("#act-preset-%d", i))
				if seen[got] || strings.Contains(got, ".") || stockLeft(p) != "000000" {
					t.Errorf("%s arranges as %s", presets[i], got)
				}
				seen[got] = true
			}
			for range 2 {
				got := rearranged(p, "#act-shuffle")
				if seen[got] || strings.Contains(got, ".") {
					t.Errorf("shuffled as %s", got)
				}
				seen[got] = true
			}
			mine := arrangedHomes(p)
			mirrored := rearranged(p, "#act-mirror")
			for i := range mine {
				if mirrored[i] != mine[i/6*6+5-i%6] {
					t.Errorf("mirrored %s as %s", mine, mirrored)
					break
				}
			}
			p.Click("#act-clear")
			wantArranged(p, "cleared", strings.Repeat(".", 18), "333333")
			p.Click("#do-undo")
			p.Click("#do-undo")
			wantArranged(p, "undone twice", mine, "000000")
			p.Click("#do-redo")
			wantArranged(p, "done again", mirrored, "000000")
			p.Click("#do-undo")
			wantArranged(p, "undone once more", mine, "000000")
			keepAs(p, "  Ma   ruse ")
			if said := p.Detail(); !strings.Contains(said, fr.Arrange.Kept("Ma ruse")) {
				t.Errorf("the page says %q", said)
			}
			p.Click("#act-clear")
			p.Run(`document.getElementById('point-e2').focus()`)
			p.Press("4")
			wantArranged(p, "one pawn", "........4.........", "333233")

			p.Reload()
			p.Ready()
			p.Wait(`document.querySelectorAll('.kind').length === 6`)
			wantArranged(p, "after a reload", "........4.........", "333233")
			if got := arrangementNames(p); len(got) != len(presets)+1 || got[len(presets)] != "Ma ruse" {
				t.Errorf("after a reload %v are offered", got)
			}
			if got := rearranged(p, "#act-own-0"); got != mine {
				t.Errorf("kept was %s, and now is %s", mine, got)
			}
			p.Shot("own")
			other := rearranged(p, "#act-shuffle")
			keepAs(p, "Ma ruse")
			rearranged(p, "#act-clear")
			if got := rearranged(p, "#act-own-0"); got != other {
				t.Errorf("kept anew under the same name was %s, and now is %s", other, got)
			}

			p.Click("#act-drop-0")
			p.Wait(`document.activeElement.id === 'answer-no'`)
			p.Shot("asked")
			p.Accessible()
			p.Press(kb.Escape)
			p.Wait(`document.activeElement.id === 'act-drop-0'`)
			stored := p.Stored()["tablier/.arrangements.stratege"]
			p.Click("#act-drop-0")
			p.Click("#answer-yes")
			p.Wait(`document.activeElement.id === 'named'`)
			if got := arrangementNames(p); !slices.Equal(got, presets) {
				t.Errorf("after the removal %v are offered", got)
			}
			if !strings.Contains(stored, "Ma ruse") {
				t.Errorf("stored was %s", stored)
			}
		})
	}
}
