package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// panels are what opens in the place of the moves: the control to press, and where that is found.
var panels = []struct{ name, open string }{
	{"setup", `#setup-toggle`}, {"more", `#more-toggle`}, {"share", `#do-share`}, {"study", `#do-study`},
}

// eachPanel opens one panel after the other.
func (p *tab) eachPanel(look func(name string)) {
	p.t.Helper()
	look("moves")
	for _, panel := range panels {
		if eval[bool](p, fmt.Sprintf(`!document.querySelector(%s)`, quote(panel.open))) {
			p.reach("#more-toggle")
		}
		p.reach(panel.open)
		p.wait(fmt.Sprintf(`!document.getElementById('panel-%s').hidden`, panel.name))
		p.settle()
		look(panel.name)
	}
	p.reach("#panel-study .buttons:last-child button")
}

// reach clicks an element wherever it is scrolled to.
func (p *tab) reach(selector string) {
	p.t.Helper()
	p.do(runs(fmt.Sprintf(`document.querySelector(%s).click()`, quote(selector))))
	p.settle()
}

// smallTargets names what can be touched and is less than 44 px wide or high; a box to tick counts with its label.
const smallTargets = `[...document.querySelectorAll('button, select, input, a[href], summary, [tabindex="0"]')].filter((e) => e.checkVisibility()).map((e) => {
	const r = (e.closest('label') ?? e).getBoundingClientRect();
	return Math.min(r.width, r.height) < 43.5 ? (e.id || e.className || e.localName) + ' "' + (e.ariaLabel ?? e.textContent) + '" ' + Math.round(r.width) + '×' + Math.round(r.height) : '';
}).filter((e) => e)`

// Every control of a table, and of what opens in it, is large enough for a thumb.
func TestTargetsOnAPhone(t *testing.T) {
	abreast(t)
	for _, d := range []device{phone, narrow} {
		for _, game := range []string{"tapatan", "bag"} {
			t.Run(d.name+" "+game, func(t *testing.T) {
				p := open(t, d)
				p.start(serveTestGame(t).url("/" + game + "/"))
				p.twoPeople()
				small := func(where string) {
					t.Helper()
					if got := eval[[]string](p, smallTargets); len(got) > 0 {
						t.Errorf("%s: too small: %s", where, strings.Join(got, "; "))
					}
				}
				if game == "bag" {
					small("the hand-over")
					p.uncover()
					p.move("1")
				} else {
					p.play(byTouch, "a1", "a3", "b1")
					p.reach("#walk-back")
					byTouch(p, "c3")
					p.wait(`document.querySelector('.lines button')`)
					p.reach("#exact")
				}
				p.eachPanel(func(panel string) { small(panel) })
				p.reach("#more-toggle")
				p.reach("#do-resign")
				small("the end")
			})
		}
	}
}

// Zoomed twice, on the narrowest phone, on a phone on its side, with parts of the screen that are not safe: nothing is
// lost in the table or in any panel.
func TestNothingIsLostInPanels(t *testing.T) {
	abreast(t)
	for _, d := range []struct {
		device
		dpr float64
	}{{zoomed, 2}, {narrow, 2}, {landscape, 3}} {
		t.Run(d.name, func(t *testing.T) {
			p := open(t, d.device)
			p.do(chromedp.EmulateViewport(d.width, d.height, chromedp.EmulateScale(d.dpr)))
			p.start(serveTestGame(t).url("/bag/"))
			p.twoPeople()
			p.uncover()
			p.move("2")
			p.uncover()
			p.eachPanel(func(panel string) {
				t.Helper()
				p.shot(panel)
				lost := eval[[]string](p, `[...document.querySelectorAll('main :is(button, select, input, a, p, strong, label, h1, td)')].filter((e) => {
					const r = e.getBoundingClientRect();
					return e.checkVisibility() && r.width > 0 && (r.left < -1 || r.right > innerWidth + 1 || r.top + scrollY < -1);
				}).map((e) => (e.id || e.className || e.localName) + ' ' + e.textContent)`)
				if wide := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); wide > 0 || len(lost) > 0 {
					t.Errorf("%s: %d px too wide, lost: %q", panel, wide, lost)
				}
				if seen := eval[float64](p, `document.querySelector('.actions').getBoundingClientRect().height / innerHeight`); seen > 0.3 {
					t.Errorf("%s: the controls take %.0f %% of the screen", panel, 100*seen)
				}
			})
		})
	}
}

// Nothing that can be touched lies under a notch or a home bar.
func TestSafeAreas(t *testing.T) {
	abreast(t)
	for _, c := range []struct {
		d                        device
		top, right, bottom, left int64
	}{{phone, 47, 0, 34, 0}, {landscape, 0, 47, 21, 47}} {
		t.Run(c.d.name, func(t *testing.T) {
			p := open(t, c.d)
			p.do(call(emulation.SetSafeAreaInsetsOverride, emulation.SetSafeAreaInsetsOverrideParams{
				Insets: &emulation.SafeAreaInsets{Top: &c.top, Right: &c.right, Bottom: &c.bottom, Left: &c.left},
			}))
			p.start(serve(t, "/").url("/tapatan/"))
			p.seat("one", "2", "seat0")
			p.shot("safe")
			unsafe := eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll('button, a[href], .status, .players, h1')].filter((e) => e.checkVisibility()).filter((e) => {
				const r = e.getBoundingClientRect();
				return r.width > 0 && (r.left < %d - 1 || r.right > innerWidth - %d + 1 || r.top + scrollY < %d - 1 || e.closest('.actions') && r.bottom > innerHeight - %d + 1);
			}).map((e) => e.id + ' ' + e.textContent)`, c.left, c.right, c.top, c.bottom))
			if len(unsafe) > 0 {
				t.Errorf("in unsafe places: %q", unsafe)
			}
		})
	}
}

// A finger on the board neither zooms, scrolls nor pulls the page; elsewhere it may zoom.
func TestBoardHoldsStill(t *testing.T) {
	p := open(t, narrow)
	p.start(serve(t, "/").url("/tapatan/"))
	p.twoPeople()
	d := &pointer{p: p}
	zoom := func(at spot) float64 {
		t.Helper()
		for spread := 20.0; spread <= 100; spread += 10 {
			what := input.DispatchTouchEventTypeTouchMove
			if spread == 20 {
				what = input.DispatchTouchEventTypeTouchStart
			}
			d.fingers(what, spot{X: at.X - spread, Y: at.Y}, spot{X: at.X + spread, Y: at.Y})
		}
		d.fingers(input.DispatchTouchEventTypeTouchEnd)
		p.settle()
		return eval[float64](p, `visualViewport.scale`)
	}
	p.do(runs(`scrollTo(0, 60)`))
	p.settle()
	d.down(p.point("b2"))
	d.glide(spot{X: 160, Y: 60})
	d.up()
	p.settle()
	if at := eval[float64](p, `scrollY`); at != 60 {
		t.Errorf("a finger on the board has scrolled the page from 60 to %v", at)
	}
	if scale := zoom(p.point("b2")); scale != 1 {
		t.Errorf("two fingers on the board have zoomed the page by %v", scale)
	}
	if got := eval[string](p, `getComputedStyle(document.documentElement).overscrollBehaviorY`); got != "contain" {
		t.Errorf("the page may be pulled: overscroll-behavior-y is %s", got)
	}
	p.do(runs(`document.querySelector('.status').scrollIntoView({ block: 'center' })`))
	if scale := zoom(p.middle(".status")); scale <= 1 {
		t.Errorf("two fingers beside the board do not zoom: %v", scale)
	}
}

// Where a person's own colours replace those of the page, what they said is still said.
func TestForcedColours(t *testing.T) {
	p := open(t, desktop)
	p.prefer("forced-colors", "active")
	p.start(serveTestGame(t).url("/bag/"))
	p.twoPeople()
	p.shot("cover")
	p.uncover()
	p.shot("uncovered")
	p.visit(strings.Replace(eval[string](p, `location.href`), "/bag/", "/tapatan/", 1))
	p.ready()
	p.twoPeople()
	p.play(byMouse, "a1", "b2", "c3", "c1", "a2", "b3")
	byMouse(p, "a2")
	p.settle()
	p.shot("board")
	for what, seen := range map[string]string{
		"whose turn it is":    `getComputedStyle(document.querySelector('.player.turn')).outlineStyle !== 'none'`,
		"the present move":    `getComputedStyle(document.querySelector('.move[aria-current]')).borderTopStyle !== 'none'`,
		"the board's colours": `getComputedStyle(document.querySelector('.board')).forcedColorAdjust === 'none'`,
	} {
		if !eval[bool](p, seen) {
			t.Errorf("%s does not show", what)
		}
	}
}

// listen begins to note what the live region of a table says, each time it changes.
func (p *tab) listen() {
	p.t.Helper()
	p.do(runs(`(() => {
		const region = document.querySelector('.status [role=status]');
		const words = () => [...region.children].map((e) => e.textContent).join(' ').trim();
		window.heard = [words()];
		new MutationObserver(() => { if (words() !== heard.at(-1)) heard.push(words()); })
			.observe(region, { subtree: true, childList: true, characterData: true });
	})()`))
}

// heard gives what the live region has said, and whether it is still the element it was.
func (p *tab) heard() []string {
	p.t.Helper()
	p.settle()
	return eval[[]string](p, `heard`)
}

func wantHeard(t *testing.T, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("heard:\n  %s\nwant:\n  %s", strings.Join(got, "\n  "), strings.Join(want, "\n  "))
	}
}

// Who listens hears each move, the turn and the result, each once.
func TestHeardMoves(t *testing.T) {
	p := open(t, desktop)
	p.start(serve(t, "/").url("/tapatan/"))
	p.twoPeople()
	p.listen()
	p.play(byMouse, "a1", "a3", "b1", "b3", "c1")
	wantHeard(t, p.heard(),
		"À Orange de jouer. Posez une boule sur un point libre.",
		"À Rouge de jouer. Orange pose en a1. Posez une boule sur un point libre.",
		"À Orange de jouer. Rouge pose en a3. Posez une boule sur un point libre.",
		"À Rouge de jouer. Orange pose en b1. Posez une boule sur un point libre.",
		"À Orange de jouer. Rouge pose en b3. Posez une boule sur un point libre.",
		"Orange gagne. Orange pose en c1. Trois boules alignées : a1, b1, c1.",
	)
}

// Against the machine its move is heard with the turn that follows; how deep it thinks is not.
func TestHeardMachine(t *testing.T) {
	p := open(t, desktop)
	p.start(serve(t, "/").url("/tapatan/"))
	p.seat("one", "2", "seat0")
	p.listen()
	p.play(byMouse, "b2")
	p.waitFor(yourTurn)
	heard := p.heard()
	answer := p.moves()[1]
	wantHeard(t, heard,
		"À vous de jouer. Posez une boule sur un point libre.",
		"Ordi réfléchit. Humain pose en b2.",
		"À vous de jouer. Ordi pose en "+answer+". Posez une boule sur un point libre.",
	)
}

// Secrets, hand-overs, what chance draws and the ends of rounds are heard, each once.
func TestHeardEvents(t *testing.T) {
	p := openBag(t, desktop)
	p.variant("one")
	p.listen()
	p.uncover()
	p.move("1")
	p.uncover()
	p.move("2")
	p.wait(covered)
	ball := eval[string](p, `document.querySelector('.piece[data-at=drawn] use').getAttribute('href').at(-1)`)
	p.uncover()
	p.move("--")
	p.waitFor("Fin de la manche 1.")
	heard := p.heard()
	points := heard[len(heard)-1]
	wantHeard(t, heard,
		"Passez l’écran à Orange.",
		"À Orange de jouer. Choisissez votre nombre : les boules qui le portent compteront double.",
		"Passez l’écran à Rouge. Orange choisit un nombre.",
		"À Rouge de jouer. Orange choisit un nombre. Choisissez votre nombre : les boules qui le portent compteront double.",
		"Le hasard tire. Rouge choisit le nombre 2.",
		"Passez l’écran à Orange. Le sac donne la boule "+ball+".",
		"À Orange de jouer. Le sac donne la boule "+ball+". Prenez la boule, ou laissez-la à l’autre.",
		points,
	)
	if want := "Fin de la manche 1. Orange laisse la boule " + ball + " à l’autre. Orange 0, Rouge "; !strings.HasPrefix(points, want) {
		t.Errorf("the end of the round is told as %q, want %q", points, want)
	}
}

// variant begins a new game of another variant.
func (p *tab) variant(name string) {
	p.t.Helper()
	p.openSetup()
	p.choose("#variant", name)
	p.settle()
	p.closeSetup()
	p.click("#do-restart")
	p.settle()
}
