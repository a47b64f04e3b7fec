package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
)

// Homes of White as it sees them, from its back row on.
var whiteHomes = []string{
	"a1", "c1", "e1", "g1", "i1", "k1", "a2", "c2", "e2", "g2", "i2", "k2", "a3", "c3", "e3", "g3", "i3", "k3",
}

// openStratege opens Le Stratège; against the machine, which is second, or for two people.
func openStratege(t *testing.T, d device, mode string) *tab {
	t.Helper()
	p := open(t, d)
	p.start(serve(t, "/").url("/stratege/"))
	level := "1"
	if mode == "two" {
		level = ""
	}
	p.seat(mode, level, "seat0")
	if mode == "two" {
		p.uncover()
	}
	p.wait(`document.querySelectorAll('.kind').length === 6`)
	p.settle()
	return p
}

// stands gives the numerals of the pawns that are drawn on places, at one moment: "?" for a back, a dot for nothing.
func (p *tab) stands(places ...string) string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf(`%q.split(' ').map((at) => {
		const e = document.querySelector('.piece[data-at="' + at + '"]:not(.gone) use');
		return e ? e.getAttribute('href').match(/\d/)?.[0] ?? '?' : '.'; }).join('')`, strings.Join(places, " ")))
}

// arranged gives what stands on the homes of White.
func (p *tab) arranged() string { p.t.Helper(); return p.stands(whiteHomes...) }

// left gives how many of each kind the stock shows.
func (p *tab) left() string {
	p.t.Helper()
	return eval[string](p, `[...document.querySelectorAll('.kind span')].map((e) => e.textContent.slice(2)).join('')`)
}

// wantArranged waits until the homes and the stock show this, or fails the test.
func (p *tab) wantArranged(when, want, left string) {
	p.t.Helper()
	for end := time.Now().Add(3 * time.Second); ; p.settle() {
		got, stock := p.arranged(), p.left()
		if got == want && stock == left {
			return
		}
		if time.Now().After(end) {
			p.t.Errorf("%s: %s stands there and %s is left, want %s and %s", when, got, stock, want, left)
			return
		}
	}
}

// rearranged presses a button that arranges everything in another way, and gives how.
func (p *tab) rearranged(button string) string {
	p.t.Helper()
	before := p.arranged()
	p.do(runs(fmt.Sprintf(`document.querySelector(%s).scrollIntoView({ block: 'center' })`, quote(button))))
	p.settle()
	p.hit(button)
	for end := time.Now().Add(3 * time.Second); ; p.settle() {
		got := p.arranged()
		if got != before {
			return got
		}
		if time.Now().After(end) {
			p.t.Fatalf("%s leaves %s", button, before)
		}
	}
}

// A piece is dragged from the stock to a home, from home to home, and back, by mouse, pen and finger.
func TestStrategeSetupByDrag(t *testing.T) {
	abreast(t)
	for _, c := range pointers {
		t.Run(c.name, func(t *testing.T) {
			p := openStratege(t, c.device, "one")
			p.shot("empty")
			p.wantArranged("at first", strings.Repeat(".", 18), "333333")
			d := &pointer{p: p, kind: c.kind}
			drag := func(from, to string) {
				t.Helper()
				p.do(runs(`window.scrollTo(0, 0)`))
				d.down(p.middle(from))
				d.glide(p.middle(to))
				d.up()
				p.settle()
			}
			drag("#kind-4", "#point-c1")
			p.wantArranged("from the stock", ".5................", "333323")
			drag("#kind-0", "#point-e3")
			p.wantArranged("another", ".5............1...", "233323")
			drag("#point-c1", "#point-e3")
			p.wantArranged("swapped", ".1............5...", "233323")
			drag("#point-c1", "#point-k2")
			p.wantArranged("moved", "...........1..5...", "233323")
			drag("#kind-5", "#point-e3")
			p.wantArranged("in another's place", "...........1..6...", "233332")
			drag("#point-k2", "#kind-3")
			p.wantArranged("back to the stock", "..............6...", "333332")
			drag("#kind-2", "#point-d5")
			p.wantArranged("to no home", "..............6...", "333332")
			if why := p.why(); why == "" {
				t.Error("nothing says why a pawn cannot stand there")
			}
			p.press(kb.Escape)
			d.down(p.middle("#point-e3"))
			d.glide(p.middle("#kind-0"))
			p.shot("dragged")
			d.up()
			p.wantArranged("off the board", strings.Repeat(".", 18), "333333")
			if moves := len(p.moves()); moves > 0 {
				t.Errorf("%d moves have been played", moves)
			}
		})
	}
}

// Everything can be done with the keyboard alone, up to the first move of the game.
func TestStrategeSetupByKeyboard(t *testing.T) {
	p := openStratege(t, desktop, "one")
	p.do(runs(`document.querySelector('.point[tabindex="0"]').focus()`))
	for range 6 {
		p.press(kb.ArrowLeft)
	}
	for range 3 {
		p.press(kb.ArrowDown)
	}
	p.settle()
	p.holds("point-a1")
	p.press("5")
	p.wantArranged("a digit", "5.................", "333323")
	if why := p.why(); why != "En a1 : force 5. Il reste 17 pions à placer." {
		t.Errorf("after a digit the page says %q", why)
	}
	p.press(kb.ArrowRight)
	p.settle()
	p.holds("point-c1")
	for range 4 {
		p.press("5")
		p.press(kb.ArrowRight)
	}
	p.wantArranged("one too many", "555...............", "333303")
	p.press("5")
	if why := p.why(); !strings.Contains(why, "réserve") {
		t.Errorf("of a kind that is used up the page says %q", why)
	}
	p.press(kb.ArrowLeft)
	p.press(kb.ArrowLeft)
	p.press(kb.ArrowLeft)
	p.settle()
	p.holds("point-e1")
	p.press(kb.Enter)
	p.wait(`document.getElementById('point-e1').ariaPressed === 'true'`)
	p.press(kb.ArrowUp)
	p.press(kb.ArrowUp)
	p.press(kb.Enter)
	p.wantArranged("picked up and put down", "55............5...", "333303")
	p.press(kb.Delete)
	p.wantArranged("taken off", "55................", "333313")
	p.tabTo("kind-5")
	p.press(kb.Enter)
	p.wait(`document.activeElement.dataset.point === 'e3'`)
	p.press(kb.Escape)
	p.press(kb.Enter)
	p.wantArranged("let go", "55................", "333313")
	p.tabTo("kind-5")
	p.press(kb.Enter)
	p.wait(`document.activeElement.dataset.point === 'e3'`)
	p.press(kb.Enter)
	p.wantArranged("from the stock", "55............6...", "333312")
	p.tabTo("act-ready")
	p.press(kb.Enter)
	if moves := len(p.moves()); moves > 0 {
		t.Errorf("with pawns missing, %d moves are played", moves)
	}
	p.tabTo("act-fill")
	p.press(kb.Enter)
	p.settle()
	if got := p.arranged(); strings.Contains(got, ".") || !strings.HasPrefix(got, "55") || got[14] != '6' || p.left() != "000000" {
		t.Errorf("filled as %s with %s left", got, p.left())
	}
	arranged := p.arranged()
	p.tabTo("act-ready")
	p.press(kb.Enter)
	p.waitFor("À vous de jouer.")
	p.settle()
	p.wait(`document.activeElement.dataset.point`)
	if got := p.arranged(); got != arranged {
		t.Errorf("played %s, arranged %s", got, arranged)
	}
	if n := eval[int](p, `document.querySelectorAll('.piece:not(.gone)').length`); n != 36 {
		t.Errorf("%d pawns stand on the board", n)
	}
	p.press("3")
	p.press(kb.Delete)
	p.settle()
	if got := p.arranged(); got != arranged {
		t.Errorf("after the start the keys arrange: %s", got)
	}
}

// names gives the arrangements that are offered.
func (p *tab) names() []string {
	p.t.Helper()
	return eval[[]string](p, `[...document.querySelectorAll('.named .pick strong')].map((e) => e.textContent)`)
}

// keepAs keeps what is on the board under a name.
func (p *tab) keepAs(name string) {
	p.t.Helper()
	p.do(runs(`document.getElementById('arrangement-name').focus()`))
	p.press(name)
	p.press(kb.Enter)
	p.wait(`document.getElementById('arrangement-name').value === ''`)
	p.settle()
}

// What has been arranged, and what is kept under a name, is there after a reload; a name of one's own can be removed, and
// goes out and comes back with all that is kept.
func TestStrategeArrangements(t *testing.T) {
	abreast(t)
	for _, d := range []device{desktop, phone} {
		t.Run(d.name, func(t *testing.T) {
			p := openStratege(t, d, "one")
			presets := p.names()
			if len(presets) < 5 {
				t.Errorf("%v are offered", presets)
			}
			seen := map[string]bool{}
			for i := range presets {
				got := p.rearranged(fmt.Sprintf("#act-preset-%d", i))
				if seen[got] || strings.Contains(got, ".") || p.left() != "000000" {
					t.Errorf("%s arranges as %s", presets[i], got)
				}
				seen[got] = true
			}
			for range 2 {
				got := p.rearranged("#act-shuffle")
				if seen[got] || strings.Contains(got, ".") {
					t.Errorf("shuffled as %s", got)
				}
				seen[got] = true
			}
			mine := p.arranged()
			mirrored := p.rearranged("#act-mirror")
			for i := range mine {
				if mirrored[i] != mine[i/6*6+5-i%6] {
					t.Errorf("mirrored %s as %s", mine, mirrored)
					break
				}
			}
			p.click("#act-clear")
			p.wantArranged("cleared", strings.Repeat(".", 18), "333333")
			p.click("#do-undo")
			p.click("#do-undo")
			p.wantArranged("undone twice", mine, "000000")
			p.click("#do-redo")
			p.wantArranged("done again", mirrored, "000000")
			p.click("#do-undo")
			p.wantArranged("undone once more", mine, "000000")
			p.keepAs("  Ma   ruse ")
			if said := p.why(); !strings.Contains(said, "« Ma ruse »") {
				t.Errorf("the page says %q", said)
			}
			p.click("#act-clear")
			p.do(runs(`document.getElementById('point-e2').focus()`))
			p.press("4")
			p.wantArranged("one pawn", "........4.........", "333233")

			p.reload()
			p.ready()
			p.wait(`document.querySelectorAll('.kind').length === 6`)
			p.wantArranged("after a reload", "........4.........", "333233")
			if got := p.names(); len(got) != len(presets)+1 || got[len(presets)] != "Ma ruse" {
				t.Errorf("after a reload %v are offered", got)
			}
			if got := p.rearranged("#act-own-0"); got != mine {
				t.Errorf("kept was %s, and now is %s", mine, got)
			}
			p.shot("own")
			other := p.rearranged("#act-shuffle")
			p.keepAs("Ma ruse")
			p.rearranged("#act-clear")
			if got := p.rearranged("#act-own-0"); got != other {
				t.Errorf("kept anew under the same name was %s, and now is %s", other, got)
			}

			p.click("#act-drop-0")
			p.wait(`document.activeElement.id === 'answer-no'`)
			p.shot("asked")
			p.accessible()
			p.press(kb.Escape)
			p.wait(`document.activeElement.id === 'act-drop-0'`)
			stored := p.stored()["tablier/.arrangements.stratege"]
			p.click("#act-drop-0")
			p.click("#answer-yes")
			p.wait(`document.activeElement.id === 'named'`)
			if got := p.names(); !slices.Equal(got, presets) {
				t.Errorf("after the removal %v are offered", got)
			}
			if !strings.Contains(stored, "Ma ruse") {
				t.Errorf("stored was %s", stored)
			}
		})
	}
}
