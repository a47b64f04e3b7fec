package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

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
	for _, d := range []driver.Device{driver.Phone, driver.Narrow} {
		for _, game := range []string{"tapatan", "bag"} {
			t.Run(d.Name+" "+game, func(t *testing.T) {
				p := driver.Open(t, d)
				p.StartTwoPeople(game, driver.ServeTestGame(t).Address("/"+game+"/"))
				small := func(where string) {
					t.Helper()
					if got := driver.Eval[[]string](p, smallTargets); len(got) > 0 {
						t.Errorf("%s: too small: %s", where, strings.Join(got, "; "))
					}
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
				eachPanel(p, func(panel string) { small(panel) })
				if game == "bag" {
					p.Uncover()
				}
				p.Resign()
				small("the end")
			})
		}
	}
}

// Zoomed twice, on the narrowest phone, on a phone on its side, with parts of the screen that are not safe: nothing is
// lost in the table or in any panel.
func TestNothingIsLostInPanels(t *testing.T) {
	driver.Parallel(t)
	for _, d := range []struct {
		driver.Device
		dpr float64
	}{{driver.Zoomed, 2}, {driver.Narrow, 2}, {driver.Landscape, 3}} {
		t.Run(d.Name, func(t *testing.T) {
			p := driver.Open(t, d.Device)
			p.Do(chromedp.EmulateViewport(d.Width, d.Height, chromedp.EmulateScale(d.dpr)))
			p.StartTwoPeople("bag", driver.ServeTestGame(t).Address("/bag/"))
			p.Uncover()
			p.PressMove("2")
			p.Uncover()
			eachPanel(p, func(panel string) {
				t.Helper()
				p.Shot(panel)
				lost := driver.Eval[[]string](p, `[
					...document.querySelectorAll('main :is(button, select, input, a, p, b, label, h1, h2, li)'),
				].filter((e) => {
					const r = e.getBoundingClientRect();
					return e.checkVisibility() && r.width > 0 && (r.left < -1 || r.right > innerWidth + 1 || r.top + scrollY < -1);
				}).map((e) => (e.id || e.className || e.localName) + ' ' + e.textContent)`)
				if wide := driver.Eval[int](p, `document.documentElement.scrollWidth - innerWidth`); wide > 0 || len(lost) > 0 {
					t.Errorf("%s: %d px too wide, lost: %q", panel, wide, lost)
				}
				const part = `document.querySelector('.actions').getBoundingClientRect().height / innerHeight`
				if seen := driver.Eval[float64](p, part); seen > 0.3 {
					t.Errorf("%s: the controls take %.0f %% of the screen", panel, 100*seen)
				}
			})
		})
	}
}

// Nothing that can be touched lies under a notch or a home bar.
func TestSafeAreas(t *testing.T) {
	driver.Parallel(t)
	for _, c := range []struct {
		d                        driver.Device
		top, right, bottom, left int64
	}{{driver.Phone, 47, 0, 34, 0}, {driver.Landscape, 0, 47, 21, 47}} {
		t.Run(c.d.Name, func(t *testing.T) {
			p := driver.Open(t, c.d)
			p.Do(driver.Call(emulation.SetSafeAreaInsetsOverride, emulation.SetSafeAreaInsetsOverrideParams{
				Insets: &emulation.SafeAreaInsets{Top: &c.top, Right: &c.right, Bottom: &c.bottom, Left: &c.left},
			}))
			p.Start(driver.Serve(t, "/").Address("/tapatan/"))
			p.Seat("one", "2", "seat0")
			p.Shot("safe")
			unsafe := driver.Eval[[]string](p, fmt.Sprintf(`[
				...document.querySelectorAll('button, a[href], .status, .players, h1'),
			].filter((e) => e.checkVisibility()).filter((e) => {
				const r = e.getBoundingClientRect();
				return r.width > 0 && (r.left < %d - 1 || r.right > innerWidth - %d + 1 || r.top + scrollY < %d - 1 ||
					e.closest('.actions') && r.bottom > innerHeight - %d + 1);
			}).map((e) => e.id + ' ' + e.textContent)`, c.left, c.right, c.top, c.bottom))
			if len(unsafe) > 0 {
				t.Errorf("in unsafe places: %q", unsafe)
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

// listen begins to note what the live regions of a table say, each time they change.
func listen(p *driver.Tab) {
	p.T.Helper()
	p.Run(`(() => {
		const words = () => (document.querySelector('.status h2').textContent.trim() + ' ' +
			` + driver.DetailText + `).trim();
		window.heard = [words()];
		for (const region of document.querySelectorAll('.status [role=status]')) {
			new MutationObserver(() => { if (words() !== heard.at(-1)) heard.push(words()); })
				.observe(region, { subtree: true, childList: true, characterData: true });
		}
	})()`)
}

// heard gives what the live regions have said.
func heard(p *driver.Tab) []string {
	p.T.Helper()
	p.Settle()
	return driver.Eval[[]string](p, `heard`)
}

func wantHeard(t *testing.T, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("heard:\n  %s\nwant:\n  %s", strings.Join(got, "\n  "), strings.Join(want, "\n  "))
	}
}

// Who listens hears each move, the turn and the result, each once. The wording of a whole page is the subject of this
// test and of the two after it: they alone spell out sentences.
func TestHeardMoves(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.Start(driver.Serve(t, "/").Address("/tapatan/"))
	p.TwoPeople()
	listen(p)
	p.Play(driver.ByMouse, "a1", "a3", "b1", "b3", "c1")
	wantHeard(t, heard(p),
		"À Orange de poser une boule. Touchez un point libre.",
		"À Rouge de poser une boule. Orange pose en a1. Touchez un point libre.",
		"À Orange de poser une boule. Rouge pose en a3. Touchez un point libre.",
		"À Rouge de poser une boule. Orange pose en b1. Touchez un point libre.",
		"À Orange de poser une boule. Rouge pose en b3. Touchez un point libre.",
		"Orange gagne. Orange pose en c1. Trois boules alignées : a1, b1, c1.",
	)
}

// Against the machine its move is heard with the turn that follows; how deep it thinks is not.
func TestHeardMachine(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.Start(driver.Serve(t, "/").Address("/tapatan/"))
	p.Seat("one", "2", "seat0")
	listen(p)
	p.Play(driver.ByMouse, "b2")
	p.WaitStatus(fr.YourTurn)
	heard := heard(p)
	answer := p.Moves()[1]
	wantHeard(t, heard,
		"À vous de poser une boule. Touchez un point libre.",
		"Ordi réfléchit. Humain pose en b2.",
		"À vous de poser une boule. Ordi pose en "+answer+". Touchez un point libre.",
	)
}

// Secrets, hand-overs, what chance draws and the ends of rounds are heard, each once.
func TestHeardEvents(t *testing.T) {
	p := driver.OpenBag(t, driver.Desktop)
	p.Prefer("prefers-reduced-motion", "no-preference") // the points are counted one by one
	p.NewVariant("one")
	listen(p)
	p.Uncover()
	p.PressMove("1")
	p.Uncover()
	p.PressMove("2")
	p.Wait(driver.Covered)
	ball := driver.Eval[string](p, `document.querySelector('.piece[data-at=drawn] use').getAttribute('href').at(-1)`)
	p.Uncover()
	p.PressMove("--")
	p.WaitStatus(fr.RoundOver(1))
	heard := heard(p)
	points := heard[len(heard)-1]
	wantHeard(t, heard,
		fr.HandOver(orange),
		"À Orange de choisir un nombre. Les boules qui le portent compteront double.",
		"Passez l’écran à Rouge. Orange choisit un nombre.",
		"À Rouge de choisir un nombre. Orange choisit un nombre. Les boules qui le portent compteront double.",
		"Le sac donne une boule. Rouge choisit le nombre 2.",
		"Passez l’écran à Orange. Le sac donne la boule "+ball+".",
		"À Orange de prendre, ou de laisser. Le sac donne la boule "+ball+". Une boule laissée va à l’autre.",
		"Fin de la manche 1. Orange laisse la boule "+ball+" à l’autre.", // until the points have been counted
		points,
	)
	if want := "Fin de la manche 1. Orange laisse la boule " + ball +
		" à l’autre. Orange 0, Rouge "; !strings.HasPrefix(points, want) {
		t.Errorf("the end of the round is told as %q, want %q", points, want)
	}
}
