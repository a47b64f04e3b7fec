package e2e

import (
	"fmt"
	"net/url"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// A systemDialog stands for the system's dialog in which a link is sent on: it notes what it is given, each time, and a
// person chooses nothing in it.
const systemDialog = `window.handed = [];
	navigator.share = (what) => {
		handed.push(what.title + ' ' + what.url);
		return Promise.reject(new DOMException('changed my mind', 'AbortError'));
	};`

// handed returns what the system's dialog was given, once that has come so often.
func handed(p *driver.Tab, times int) string {
	p.T.Helper()
	p.Wait(fmt.Sprintf(`window.handed?.length === %d`, times))
	return driver.Eval[string](p, `handed.at(-1)`)
}

// The link of a drawn game is handed to the system's dialog with its title, as it stands in the field, with the names
// and without; who chooses nothing there finds the page as it was. What is sent opens elsewhere.
func TestDrawnGameIsSent(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Inject(systemDialog)
		inRoom(p, s, agadir)
		p.Hit("#act-share")
		p.Wait(`document.getElementById('tr-link')`)
		p.Hit("#act-send")
		shown := driver.Eval[string](p, `document.getElementById('tr-link').value`)
		if got := handed(p, 1); got != "La croix d’Agadir "+shown {
			t.Errorf("sent %q, shown %q", got, shown)
		}
		p.WantFocus("act-send")
		p.FitsWidth()
		p.Shot("sent")

		p.Hit("#act-names")
		p.Wait(`document.getElementById('tr-link').value !== ` + driver.Quote(shown))
		p.Hit("#act-send")
		nameless := driver.Eval[string](p, `document.getElementById('tr-link').value`)
		if got := handed(p, 2); got != "Sans titre "+nameless {
			t.Errorf("without names %q is sent, shown %q", got, nameless)
		}

		q := driver.Open(t, p.Device)
		q.Start(nameless)
		q.Wait(`document.querySelector('.tr')?.dataset.state === 'solved'`)
	})
}

// A drawn game is sent by keyboard alone.
func TestDrawnGameIsSentByKeyboard(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(systemDialog)
	inRoom(p, s, agadir)
	p.TabTo("act-share")
	p.Press(kb.Enter)
	p.Wait(`document.activeElement.id === 'act-copylink'`)
	p.TabTo("act-send")
	p.Press(kb.Enter)
	want := "La croix d’Agadir " + s.Address(nav.DrawRoute) + "#" + (&url.URL{Fragment: agadir}).EscapedFragment()
	if got := handed(p, 1); got != want {
		t.Errorf("sent %q, want %q", got, want)
	}
	p.WantFocus("act-send")
}

// Where the browser has no such dialog, no control leads to one.
func TestDrawnGameIsNotSent(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(`Object.defineProperty(Navigator.prototype, 'share', { value: undefined })`)
	inRoom(p, s, agadir)
	p.Click("#act-share")
	p.Wait(`document.getElementById('tr-link')`)
	if driver.Eval[bool](p, `document.getElementById('act-send')?.checkVisibility() ?? false`) {
		t.Error("a control leads to a dialog that is not there")
	}
	p.Shot("nothing to send by")
}
