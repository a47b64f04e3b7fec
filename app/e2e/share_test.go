package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/link"
	"tablier/app/play"
)

// watchClipboard keeps what the page gives to the clipboard, which gets it all the same.
const watchClipboard = `(() => {
	const write = navigator.clipboard.writeText.bind(navigator.clipboard);
	navigator.clipboard.writeText = (text) => { window.given = text; return write(text); };
})()`

// A link opens in another profile at the same position, with the same moves and the same result.
func TestLinkOpensElsewhere(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, c := range []struct {
		hand      driver.ShareHand
		lang      string
		moves     string
		turn, end string
	}{
		{driver.ShareHands[0], "fr", "a1 a3 b1", fr.TurnOf(red), ""},
		{driver.ShareHands[1], "en", "a1 b2 c3 c1 a2 b3 c3-c2", en.TurnOf(driver.Side("en", "tapatan", 1)), ""},
		{driver.ShareHands[2], "fr", "a1 a3 b1 b3 c1", fr.Wins(orange), tapatan(t, firstWins...).Reason(orange)},
		{driver.ShareHands[1], "fr", "a1 a3 b1 b3 c3 c1 c3-c2 c1-b2 c2-c3 b2-c1", fr.DrawGame,
			fr.RecurrenceWhy(1, 3, red, "c1")},
	} {
		t.Run(c.hand.Name+" "+c.turn, func(t *testing.T) {
			p := driver.Open(t, c.hand.Device)
			p.Inject(watchClipboard)
			p.KeepTable("tapatan", 1, [2]play.Seat{}, strings.Fields(c.moves)...)
			p.Start(s.Address("/tapatan/?lang=" + c.lang))
			p.OpenShare(c.hand)
			c.hand.Press(p, "copy-link")
			p.Wait(`document.querySelector('#panel-share .said').textContent.trim() === ` +
				driver.Quote(driver.Messages(c.lang).Share.Copied))
			address := driver.Eval[string](p, `given`)
			if address != p.Shared() || !strings.HasPrefix(address, s.Address("/tapatan/")+"#1") {
				t.Errorf("copied %q, shown %q", address, p.Shared())
			}

			q := driver.Open(t, c.hand.Device)
			q.Start(address)
			if c.lang == "en" {
				q.Run(`document.getElementById('switch-lang').click()`)
			}
			why := q.WaitStatus(c.turn)
			if !strings.Contains(why, c.end) {
				t.Errorf("the reason is %q, want %q", why, c.end)
			}
			if got, want := q.Moves(), p.Moves(); !slices.Equal(got, want) || strings.Join(got, " ") != c.moves {
				t.Errorf("moves %v, want %v", got, want)
			}
			if got, want := q.Labels(), p.Labels(); got != want {
				t.Errorf("the board is %s, want %s", got, want)
			}
			if got := driver.Eval[string](q, `location.hash`); got != "" {
				t.Errorf("the address still ends with %q", got)
			}
			q.Reload()
			q.Ready()
			q.WaitStatus(c.turn)
		})
	}
}

// Where the browser does not copy, the text is there, selected, to be copied by hand.
func TestCopyByHand(t *testing.T) {
	s := driver.Serve(t, "/")
	for name, script := range map[string]string{
		"missing": `Object.defineProperty(navigator, 'clipboard', { value: undefined })`,
		"refused": `navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))`,
	} {
		t.Run(name, func(t *testing.T) {
			p := driver.Open(t, driver.Phone)
			p.Inject(script)
			p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
			p.Play(driver.ByTouch, "b2")
			p.OpenShare(driver.Clicking)
			p.Click("#copy-record")
			p.Wait(`document.querySelector('#panel-share .said').textContent.includes(` +
				driver.Quote(fr.Share.CopyByHand) + `)`)
			p.WantFocus("shared")
			if got := driver.Eval[string](p, `getSelection().toString() || shared.value.slice(shared.selectionStart,
				shared.selectionEnd)`); got != `{"game":"tapatan","variant":"tapatan","moves":["b2"]}` {
				t.Errorf("selected: %q", got)
			}
			p.Click("#copy-position")
			p.Wait(`document.getElementById('shared').value === '....o.... r o2r3'`)
		})
	}
}

// Browsers that hand links to other applications are asked to.
func TestSend(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Inject(`navigator.share = (what) => { window.sent = what; return Promise.reject(new DOMException('changed my mind',
		'AbortError')); }`)
	p.Start(s.Address("/tapatan/"))
	p.OpenShare(driver.Clicking)
	p.Tap("#send")
	p.Wait(`window.sent`)
	if got, want := driver.Eval[string](p, `sent.title + ' ' + sent.url`), "Tapatan "+p.Shared(); got != want {
		t.Errorf("sent %q, want %q", got, want)
	}
	q := driver.Open(t, driver.Phone)
	q.Inject(`delete Navigator.prototype.share`)
	q.Start(s.Address("/tapatan/"))
	q.OpenShare(driver.Clicking)
	if driver.Eval[bool](q, `document.getElementById('send').offsetWidth > 0`) {
		t.Error("a browser that cannot send offers to")
	}
}

// What the page links to is short, and the QR code drawn is that of the link shown.
func TestLinkIsShortAndCoded(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, plies := range []int{0, 20} {
		p := driver.Open(t, driver.Phone)
		p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
		fragment := driver.Fragment(t, link.Letter{Record: driver.RandomRecord(t, plies)})
		p.Follow(s.Address("/tapatan/") + "#" + fragment)
		p.Wait(fmt.Sprintf(`document.querySelectorAll('.move').length === %d`, plies))
		p.OpenShare(driver.Clicking)
		address := p.Shared()
		_, shown, _ := strings.Cut(address, "#")
		t.Logf("%d plies: %d characters", plies, len(shown))
		if shown != fragment || len(shown) > 60 {
			t.Errorf("the fragment of %d plies has %d characters: %s, want %s", plies, len(shown), shown, fragment)
		}
		code, ok := link.Code(address)
		if !ok {
			t.Fatal("no code")
		}
		if got := driver.Eval[string](p, `document.querySelector('#code path').getAttribute('d')`); got != code.Path {
			t.Error("the code drawn is another")
		}
		got := driver.Eval[string](p, `document.querySelector('#code').getAttribute('viewBox')`)
		if want := fmt.Sprintf("-4 -4 %d %d", code.Size+8, code.Size+8); got != want {
			t.Errorf("the code stands in %s, want %s", got, want)
		}
		for _, theme := range []string{"light", "dark"} {
			p.Prefer("prefers-color-scheme", theme)
			colours := driver.Eval[string](p, `getComputedStyle(document.querySelector('#code rect')).fill + ' ' +
				getComputedStyle(document.querySelector('#code path')).fill`)
			if colours != "rgb(255, 255, 255) rgb(31, 27, 22)" {
				t.Errorf("%s: the code is drawn in %s", theme, colours)
			}
		}
	}
}

// The panel is accessible and nothing in it is cut, at both sizes and in both themes.
func TestSharePanel(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
		p.Play(driver.ByMouse, "a1", "a3")
		p.OpenShare(driver.Clicking)
		p.Shot("top")
		p.Accessible()
		p.Paste(driver.Clicking, "....o.x.. r o2r3")
		p.Shot("problem")
		p.Accessible()
		p.Run(`document.getElementById('code').scrollIntoView()`)
		p.Shot("code")
		small := driver.Eval[[]string](p, `[
			...document.querySelectorAll('#panel-share :is(button, input, textarea)'),
		].filter((e) => {
			const r = e.getBoundingClientRect(); return r.width > 0 && (r.height < 44 || r.width < 44);
		}).map((e) => e.id)`)
		if p.Device.Touch && len(small) > 0 {
			t.Errorf("too small to touch: %v", small)
		}
		p.FitsWidth()
	})
}

// In no window is anything of the panel cut, nor out of the reach of a finger.
func TestSharePanelIsNotCut(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, d := range []driver.Device{driver.Narrow, driver.Landscape, driver.Zoomed} {
		t.Run(d.Name, func(t *testing.T) {
			p := driver.Open(t, d)
			p.StartTwoPeople("tapatan", s.Address("/tapatan/?lang=en"))
			p.Play(driver.ByMouse, "a1", "a3")
			p.OpenShare(driver.Clicking)
			p.Shot("top")
			p.Paste(driver.Clicking, "....o.x.. r o2r3")
			p.Shot("problem")
			cut := driver.Eval[[]string](p, `[...document.querySelectorAll('#panel-share *')].filter((e) => {
				const r = e.getBoundingClientRect();
				return r.width > 0 && (r.left < -1 || r.right > innerWidth + 1);
			}).map((e) => e.outerHTML.slice(0, 80))`)
			if len(cut) > 0 {
				t.Errorf("cut: %q", cut)
			}
		})
	}
}
