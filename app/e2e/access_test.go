package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"

	"tablier/app/e2e/driver"
)

// eachPanel opens all that opens on a phone, one after the other.
func eachPanel(p *driver.Tab, look func(name string)) {
	p.T.Helper()
	look("match")
	for _, panel := range []string{"moves", "setup", "share", "study"} {
		p.OpenPanel(panel)
		look(panel)
	}
	p.OpenMenu()
	look("menu")
	p.OpenWriting()
	look("write")
	p.ClosePanel()
}

// smallTargets names what can be touched and is less than 44 px wide or high; a box to tick counts with its label.
const smallTargets = `[...document.querySelectorAll('button, select, input, a[href], summary, [tabindex="0"]')]
	.filter((e) => e.checkVisibility()).map((e) => {
	const r = (e.closest('label') ?? e).getBoundingClientRect();
	return Math.min(r.width, r.height) < 43.5 ? (e.id || e.className || e.localName) +
		' "' + (e.ariaLabel ?? e.textContent) + '" ' + Math.round(r.width) + '×' + Math.round(r.height) : '';
}).filter((e) => e)`

// Every control of a table, and of what opens in it, is large enough for a thumb.
func TestTargetsOnAPhone(t *testing.T) {
	driver.Parallel(t)
	for _, game := range []string{"tapatan", "bag"} {
		t.Run(game, func(t *testing.T) {
			p := driver.Open(t, driver.Phone)
			p.StartTwoPeople(game, driver.ServeTestGame(t).Address("/"+game+"/"))
			small := func(where string) {
				t.Helper()
				eachSize(p, []driver.Device{driver.Narrow, driver.Phone}, func() {
					if got := driver.Eval[[]string](p, smallTargets); len(got) > 0 {
						t.Errorf("%s, %s: too small: %s", p.Device.Name, where, strings.Join(got, "; "))
					}
				})
			}
			if game == "bag" {
				small("the hand-over")
				p.Uncover()
				p.PressMove("1")
			} else {
				p.Play(driver.ByTouch, "a1", "a3", "b1")
				p.InMoves(func() { p.Hit("#exact"); p.Hit("#walk-back") })
				driver.ByTouch(p, "c3")
				p.Wait(`document.querySelector('.other-lines button')`)
			}
			eachPanel(p, small)
			if game == "bag" {
				p.Uncover()
			}
			p.Resign()
			small("the end")
		})
	}
}

// Zoomed twice, on the narrowest phone, on a phone on its side: nothing is lost in the table or in any panel.
func TestNothingIsLostInPanels(t *testing.T) {
	driver.Parallel(t)
	p := driver.Open(t, driver.Narrow)
	p.StartTwoPeople("bag", driver.ServeTestGame(t).Address("/bag/"))
	p.Uncover()
	p.PressMove("2")
	p.Uncover()
	eachPanel(p, func(panel string) {
		t.Helper()
		eachSize(p, []driver.Device{driver.Zoomed, driver.Landscape, driver.Narrow}, func() {
			lost := driver.Eval[[]string](p, `[
				...document.querySelectorAll('main :is(button, select, input, a, p, b, label, h1, h2, li)'),
			].filter((e) => {
				const r = e.getBoundingClientRect();
				return e.checkVisibility() && r.width > 0 && (r.left < -1 || r.right > innerWidth + 1 || r.top + scrollY < -1);
			}).map((e) => (e.id || e.className || e.localName) + ' ' + e.textContent)`)
			if wide := driver.Eval[int](p, `document.documentElement.scrollWidth - innerWidth`); wide > 0 || len(lost) > 0 {
				t.Errorf("%s, %s: %d px too wide, lost: %q", p.Device.Name, panel, wide, lost)
			}
			const part = `document.querySelector('.actions').getBoundingClientRect().height / innerHeight`
			if seen := driver.Eval[float64](p, part); seen > 0.3 {
				t.Errorf("%s, %s: the controls take %.0f %% of the screen", p.Device.Name, panel, 100*seen)
			}
		})
	})
}

// Nothing that can be touched lies under a notch or a home bar.
func TestSafeAreas(t *testing.T) {
	driver.Parallel(t)
	p := driver.Open(t, driver.Phone)
	p.Start(driver.Serve(t, "/").Address("/tapatan/"))
	p.Seat("one", "2", "seat0")
	for _, c := range []struct {
		d                        driver.Device
		top, right, bottom, left int64
	}{{driver.Phone, 47, 0, 34, 0}, {driver.Landscape, 0, 47, 21, 47}} {
		p.Do(driver.Call(emulation.SetSafeAreaInsetsOverride, emulation.SetSafeAreaInsetsOverrideParams{
			Insets: &emulation.SafeAreaInsets{Top: &c.top, Right: &c.right, Bottom: &c.bottom, Left: &c.left},
		}))
		eachSize(p, []driver.Device{c.d}, func() {
			unsafe := driver.Eval[[]string](p, fmt.Sprintf(`[
				...document.querySelectorAll('button, a[href], .status, .players, h1'),
			].filter((e) => e.checkVisibility()).filter((e) => {
				const r = e.getBoundingClientRect();
				return r.width > 0 && (r.left < %d - 1 || r.right > innerWidth - %d + 1 || r.top + scrollY < %d - 1 ||
					e.closest('.actions') && r.bottom > innerHeight - %d + 1);
			}).map((e) => e.id + ' ' + e.textContent)`, c.left, c.right, c.top, c.bottom))
			if len(unsafe) > 0 {
				t.Errorf("%s: in unsafe places: %q", c.d.Name, unsafe)
			}
		})
	}
}

// A finger on the board neither zooms, scrolls nor pulls the page; elsewhere it may zoom.
func TestBoardHoldsStill(t *testing.T) {
	p := driver.Open(t, driver.Device{Name: "low", Width: 320, Height: 460, Touch: true})
	p.StartTwoPeople("tapatan", driver.Serve(t, "/").Address("/tapatan/"))
	d := &driver.Pointer{Tab: p}
	zoom := func(at driver.Spot) float64 {
		t.Helper()
		for spread := 20.0; spread <= 100; spread += 10 {
			what := input.DispatchTouchEventTypeTouchMove
			if spread == 20 {
				what = input.DispatchTouchEventTypeTouchStart
			}
			d.Fingers(what, driver.Spot{X: at.X - spread, Y: at.Y}, driver.Spot{X: at.X + spread, Y: at.Y})
		}
		d.Fingers(input.DispatchTouchEventTypeTouchEnd)
		p.Settle()
		return driver.Eval[float64](p, `visualViewport.scale`)
	}
	p.Run(`scrollTo(0, 60)`)
	p.Settle()
	d.Down(p.Point("b2"))
	d.Glide(driver.Spot{X: 160, Y: 60})
	d.Up()
	p.Settle()
	if at := driver.Eval[float64](p, `scrollY`); at != 60 {
		t.Errorf("a finger on the board has scrolled the page from 60 to %v", at)
	}
	if scale := zoom(p.Point("b2")); scale != 1 {
		t.Errorf("two fingers on the board have zoomed the page by %v", scale)
	}
	if got := driver.Eval[string](p, `getComputedStyle(document.documentElement).overscrollBehaviorY`); got != "contain" {
		t.Errorf("the page may be pulled: overscroll-behavior-y is %s", got)
	}
	p.Run(`document.querySelector('.status').scrollIntoView({ block: 'center' })`)
	if scale := zoom(p.Middle(".status")); scale <= 1 {
		t.Errorf("two fingers beside the board do not zoom: %v", scale)
	}
}

// Where a person's own colours replace those of the page, what they said is still said.
func TestForcedColours(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.Prefer("forced-colors", "active")
	p.StartTwoPeople("bag", driver.ServeTestGame(t).Address("/bag/"))
	p.Shot("cover")
	p.Uncover()
	p.Shot("uncovered")
	p.Visit(strings.Replace(driver.Eval[string](p, `location.href`), "/bag/", "/tapatan/", 1))
	p.Ready()
	p.TwoPeople()
	p.Play(driver.ByMouse, placedMoves...)
	driver.ByMouse(p, "a2")
	p.Settle()
	p.Shot("board")
	for what, seen := range map[string]string{
		"whose turn it is":    `getComputedStyle(document.querySelector('.player.turn')).outlineStyle !== 'none'`,
		"the present move":    `getComputedStyle(document.querySelector('.move[aria-current]')).borderTopStyle !== 'none'`,
		"the board's colours": `getComputedStyle(document.querySelector('.board')).forcedColorAdjust === 'none'`,
	} {
		if !driver.Eval[bool](p, seen) {
			t.Errorf("%s does not show", what)
		}
	}
}
