package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/i18n"
)

// arranging is the condition that a position is set up in the place of the match.
const arranging = `document.querySelector('main.arr')`

// arranges opens the page on which a position of a game is set up.
func arranges(p *driver.Tab) {
	p.T.Helper()
	p.More("#do-dispose")
	p.Wait(arranging)
	p.Settle()
}

// uses presses a control of that page, which is in a box on a phone; what is a button elsewhere has an id of its own
// there.
func uses(p *driver.Tab, id string) {
	p.T.Helper()
	if p.Device.Touch {
		p.Hit("#arrange-more")
		if too := id + "-too"; driver.Eval[bool](p, `!!document.getElementById(`+driver.Quote(too)+`)`) {
			id = too
		}
	}
	p.Hit("#" + id)
}

// says waits until the page says something of the position.
func says(p *driver.Tab, head string) {
	p.T.Helper()
	p.Wait(`document.querySelector('.arr .status h2')?.textContent === ` + driver.Quote(head))
}

// drags moves what is at one place to another.
func drags(p *driver.Tab, kind input.DispatchMouseEventPointerType, from, to driver.Spot) {
	p.T.Helper()
	d := &driver.Pointer{Tab: p, Kind: kind}
	d.Down(from)
	d.Glide(to)
	d.Up()
	p.Settle()
}

// on returns the condition that the name of a point has something in it.
func on(point, what string) string {
	return `document.getElementById('point-` + point + `').ariaLabel.includes(` + driver.Quote(what) + `)`
}

// playing returns the condition that a match is played in which a piece lies on a point.
func playing(point string) string {
	return `document.querySelector('main.play:not(.arr) .piece[data-at=` + driver.Quote(point) + `]')`
}

// A position of each game is set up by mouse: placed, dragged from the palette and over the board, swapped, removed,
// undone; what is wrong is told and holds the acts back; then it is played.
func TestPositionsAreArrangedByMouse(t *testing.T) {
	const by = input.DispatchMouseEventPointerTypeMouse
	for _, c := range []struct {
		game         string
		clear        bool
		place        []string // ids of the palette and names of points
		drag         [2]string
		moved        string
		wrong, right string // an id that makes it wrong, and one that makes it right
		fault        string
	}{
		{
			"tapatan", true, []string{"stock-0", "a1", "b3", "stock-1", "b2", "turn-1"}, [2]string{"a1", "c3"}, "Orange",
			"turn-0", "turn-1", "C’est à Rouge de poser.",
		},
		{
			"entropy", false, nil, [2]string{"a1", "c3"}, "Blanc", "point-c3", "arrange-undo", "Il manque un pion blanc.",
		},
		{
			"hyle", true, []string{"stock-2", "a1", "b3", "stock-0", "b2", "turn-2"}, [2]string{"a1", "e5"}, "vert",
			"arrange-clear", "arrange-undo", "",
		},
		{
			"stratege", true, []string{
				"stock-0", "a1", "stock-5", "e4", "mark", "stock-9", "g7", "stock-13", "c8", "tally-9",
			}, [2]string{"a1", "c3"}, "force 1", "tally-9", "arrange-undo", "1 pion caché, 2 forces.",
		},
	} {
		t.Run(c.game, func(t *testing.T) {
			s := driver.Serve(t, "/")
			p := driver.Open(t, driver.Desktop)
			p.Start(s.Address("/" + c.game + "/?lang=fr"))
			arranges(p)
			if c.clear {
				p.Click("#arrange-clear")
			}
			for _, id := range c.place {
				if !strings.Contains(id, "-") && id != "mark" {
					id = "point-" + id
				}
				p.Click("#" + id)
			}
			says(p, fr.Dispose.Known)
			drags(p, by, p.Point(c.drag[0]), p.Point(c.drag[1]))
			p.Wait(on(c.drag[1], c.moved))
			p.Click("#arrange-undo")
			p.Wait(on(c.drag[0], c.moved))
			p.Click("#arrange-redo")
			p.Wait(on(c.drag[1], c.moved))
			if c.fault != "" {
				p.Click("#" + c.wrong)
				says(p, c.fault)
				p.Wait(`document.getElementById('arrange-play').ariaDisabled === 'true'`)
				p.Shot("wrong " + c.game)
				p.Click("#" + c.right)
			}
			says(p, fr.Dispose.Known)
			p.Shot("arranged " + c.game)
			p.Fits()
			p.Click("#arrange-play")
			p.Wait(playing(c.drag[1]))
		})
	}
}

// By keyboard alone a position is set up, told, copied as a text and pasted elsewhere, and analysed.
func TestAPositionIsArrangedByKeyboard(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/tapatan/?lang=en"))
	en := i18n.Of(i18n.English).Dispose
	p.TabTo("more-toggle")
	p.Press(kb.Enter)
	p.Wait(`document.activeElement.role === 'menuitem'`)
	for driver.Eval[string](p, `document.activeElement.id`) != "do-dispose" {
		p.Press(kb.ArrowDown)
	}
	p.Press(kb.Enter)
	p.Wait(arranging)
	p.WantFocus("point-b2")
	p.Press(kb.Enter)
	p.Wait(on("b2", "Orange"))
	says(p, "It is for Red to place.")
	p.Press("r")
	driver.ByKeyboard(p, "a1")
	p.Wait(on("a1", "Red"))
	says(p, en.Known)
	p.Press(kb.Delete)
	p.Wait(`!` + on("a1", "Red"))
	p.TabTo("turn-0")
	p.Press(kb.ArrowRight)
	p.Settle()
	p.WantFocus("turn-1")
	says(p, en.Known)
	p.TabTo("arrange-paste")
	p.Press(kb.Enter)
	p.Settle()
	p.WantFocus("arrange-text")
	p.Press("nothing" + kb.Enter)
	p.Wait(`document.getElementById('arrange-problem').textContent.includes(` + driver.Quote(en.BadText) + `)`)
	p.Press(strings.Repeat(kb.Backspace, len("nothing")) + "o.rr.oro. o o0r0")
	p.PressSlowly('\r') // the button that opens the field has the keyboard before the key is done
	p.Wait(on("c1", "Red"))
	says(p, en.Known)
	p.WantFocus("arrange-paste")
	p.TabTo("arrange-analyse")
	p.Press(kb.Enter)
	p.Wait(`document.querySelector('main.play:not(.arr)')?.dataset.panel === 'study'`)
}

// By finger, on a phone, one is dragged from the palette; everything is in the screen's width, and offline as well.
func TestAPositionIsArrangedByTouch(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.OpenInstalling(t, driver.Phone)
	p.Start(s.Address("/entropy/?lang=fr"))
	p.Offline()
	arranges(p)
	p.FitsWidth()
	p.Tap("#point-c4")
	p.WaitBubble(fr.Dispose.UsedUp("Blanc", 7))
	p.Shot("used up")
	p.Tap("#point-a1")
	says(p, "Il manque un pion blanc.")
	drags(p, "", p.Middle("#stock-0"), p.Point("c3"))
	p.Wait(on("c3", "Blanc"))
	says(p, fr.Dispose.Known)
	drags(p, "", p.Point("c3"), p.Point("c2"))
	p.Wait(on("c2", "Blanc"))
	p.Tap(".arr .status h2") // Chromium makes no click of the first touch after a drag that a test makes
	p.Tap("#arrange-play")
	p.Wait(playing("c2"))
}

// What is set up is offered as other pages are: axe finds nothing, in both themes.
func TestArrangingIsAccessible(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, device := range []driver.Device{driver.Desktop, driver.Phone} {
		p := driver.Open(t, device)
		p.BothThemes()
		p.Start(s.Address("/") + "?lang=fr")
		for _, game := range []string{"hyle", "stratege", "entropy", "domino", "tapatan"} {
			p.GoTo(s.Address("/" + game + "/"))
			arranges(p)
			if game == "hyle" {
				p.Hit("#turn-1")
				p.Wait(`document.querySelector('.arr .why').textContent.startsWith('Chaos pose l')`)
			}
			counted := map[string]int{"hyle": 6, "entropy": 3}[game]
			if n := driver.Eval[int](p, `document.querySelectorAll('.arr-counts li').length`); n != counted {
				t.Errorf("%s: %d numbers follow from what is set up, want %d", game, n, counted)
			}
			p.Shot("arranging " + game)
			p.Judge("arranging "+game, "")
			p.FitsWidth()
		}
		if device.Touch {
			p.Hit("#arrange-more")
			p.Shot("rest")
			p.Judge("rest", "")
		}
		p.Hit("#arrange-paste")
		p.Shot("pasting")
		p.Judge("pasting", "")
	}
}
