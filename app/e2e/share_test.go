package e2e

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// watchClipboard keeps what the page gives to the clipboard, which gets it all the same.
const watchClipboard = `(() => {
	const write = navigator.clipboard.writeText.bind(navigator.clipboard);
	navigator.clipboard.writeText = (text) => { window.given = text; return write(text); };
})()`

// A link is copied, and opens in another profile at the same position, with the same moves and the same result.
func TestLinkOpensElsewhere(t *testing.T) {
	s, h := driver.Serve(t, "/"), driver.ShareHands[2]
	p := driver.Open(t, h.Device)
	p.Inject(watchClipboard)
	p.KeepTable("tapatan", 1, [2]play.Seat{}, firstWins...)
	p.Start(s.Address("/tapatan/"))
	p.OpenShare(h)
	h.Press(p, "copy-link")
	p.Wait(`document.querySelector('#panel-share .said').textContent.trim() === ` + driver.Quote(fr.Share.Copied))
	address := driver.Eval[string](p, `given`)
	if address != p.Shared() || !strings.HasPrefix(address, s.Address("/tapatan/")+"#1") {
		t.Errorf("copied %q, shown %q", address, p.Shared())
	}

	q := driver.Open(t, h.Device)
	q.Start(address)
	if why, want := q.WaitStatus(fr.Wins(orange)), tapatan(t, firstWins...).Reason(orange); !strings.Contains(why, want) {
		t.Errorf("the reason is %q, want %q", why, want)
	}
	if got := q.Moves(); !slices.Equal(got, firstWins) {
		t.Errorf("moves %v, want %v", got, firstWins)
	}
	if got, want := q.Labels(), p.Labels(); got != want {
		t.Errorf("the board is %s, want %s", got, want)
	}
	if got := driver.Eval[string](q, `location.hash`); got != "" {
		t.Errorf("the address still ends with %q", got)
	}
	q.Reload()
	q.Ready()
	q.WaitStatus(fr.Wins(orange))
}

// Browsers that hand links to other applications are asked to. Where the browser does not copy, the text is there,
// selected, to be copied by hand.
func TestSendAndCopyByHand(t *testing.T) {
	p := driver.Open(t, driver.Phone)
	p.Inject(`navigator.share = (what) => { window.sent = what; return Promise.reject(new DOMException('changed my mind',
		'AbortError')); }`)
	p.StartTwoPeople("tapatan", driver.Serve(t, "/").Address("/tapatan/"))
	p.Play(driver.ByTouch, "b2")
	p.OpenShare(driver.Clicking)
	p.Tap("#send")
	p.Wait(`window.sent`)
	if got, want := driver.Eval[string](p, `sent.title + ' ' + sent.url`), "Tapatan "+p.Shared(); got != want {
		t.Errorf("sent %q, want %q", got, want)
	}
	for _, broken := range []string{
		`navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))`,
		`Object.defineProperty(navigator, 'clipboard', { value: undefined })`,
	} {
		p.Run(`(` + broken + `)`)
		p.Click("#copy-record")
		p.Wait(`document.querySelector('#panel-share .said').textContent.includes(` +
			driver.Quote(fr.Share.CopyByHand) + `)`)
		p.Wait(`document.activeElement.id === 'shared'`)
		if got := driver.Eval[string](p, `getSelection().toString() || shared.value.slice(shared.selectionStart,
			shared.selectionEnd)`); got != `{"game":"tapatan","variant":"tapatan","moves":["b2"]}` {
			t.Errorf("selected: %q", got)
		}
		p.Click("#copy-position")
		p.Wait(`document.getElementById('shared').value === '....o.... r o2r3'`)
	}
}

// The panel is accessible, nothing in it is cut nor out of the reach of a finger at any size, and its code is dark on
// white in both themes.
func TestSharePanel(t *testing.T) {
	p := driver.Open(t, driver.Phone)
	p.BothThemes()
	p.StartTwoPeople("tapatan", driver.Serve(t, "/").Address("/tapatan/"))
	p.Play(driver.ByMouse, "a1", "a3")
	p.OpenShare(driver.Clicking)
	p.Paste(driver.Clicking, "....o.x.. r o2r3")
	p.Problem()
	eachSize(p, []driver.Device{
		driver.Phone, driver.Desktop, driver.Narrow, driver.Landscape, driver.Zoomed,
	}, func() {
		p.FitsWidth()
		cut := driver.Eval[[]string](p, `[...document.querySelectorAll('#panel-share *')].filter((e) => {
			const r = e.getBoundingClientRect();
			return r.width > 0 && (r.left < -1 || r.right > innerWidth + 1);
		}).map((e) => e.outerHTML.slice(0, 80))`)
		small := driver.Eval[[]string](p, `[
			...document.querySelectorAll('#panel-share :is(button, input, textarea)'),
		].filter((e) => {
			const r = e.getBoundingClientRect(); return r.width > 0 && (r.height < 44 || r.width < 44);
		}).map((e) => e.id)`)
		if len(cut) > 0 || p.Device.Touch && len(small) > 0 {
			t.Errorf("%s: cut: %q, too small to touch: %v", p.Device.Name, cut, small)
		}
	})
	for _, theme := range []string{"light", "dark"} {
		p.Prefer("prefers-color-scheme", theme)
		colours := driver.Eval[string](p, `getComputedStyle(document.querySelector('#code rect')).fill + ' ' +
			getComputedStyle(document.querySelector('#code path')).fill`)
		if colours != "rgb(255, 255, 255) rgb(31, 27, 22)" {
			t.Errorf("%s: the code is drawn in %s", theme, colours)
		}
	}
}
