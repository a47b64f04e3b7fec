package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/links/link"
)

// Whoever opens a game for the first time begins a match by links with a touch, or two where it takes many links, and
// another in the settings; what is to be sent is in view at once.
func TestBeginByLinks(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.BothThemes()
	p.Inject(`navigator.share = (what) => { window.sent = what; return Promise.resolve(); }`)
	p.Start(s.Address("/hyle/"))
	p.Shot("welcome")
	p.FitsWidth()
	p.Hit("#welcome-apart")
	p.WantFocus("links-3")
	p.Shot("many")
	p.FitsWidth()
	p.Hit("#links-5")
	first := wantToSend(t, p)
	p.WantFocus("send")
	p.Shot("panel")
	p.FitsWidth()
	p.Hit("#send")
	p.Wait(`window.sent`)
	if got := driver.Eval[string](p, `sent.url`); got != first {
		t.Errorf("sent %q, shown %q", got, first)
	}
	p.Hit("#code-size")
	p.Wait(`document.querySelector('.enlarge.large')`)
	p.Settle()
	p.Shot("large")
	if got := driver.Eval[bool](p, `document.getElementById('code').getBoundingClientRect().width >=
			Math.min(innerWidth, innerHeight) - 1`); !got {
		t.Error("the code does not fill the screen")
	}
	p.Hit("#code-size")
	p.Wait(`!document.querySelector('.enlarge.large')`)
	p.Run(`document.querySelector('.loss').scrollIntoView()`)
	p.Shot("loss")
	p.ClosePanel()
	p.Wait(`document.querySelector('.status .why').textContent === ` + driver.Quote(fr.ByLinks.DrawWhy))
	p.Shot("status")

	p.OpenPanel("setup")
	p.Wait(`document.getElementById('mode-apart').ariaPressed === 'true'`)
	p.Shot("settings")
	p.FitsWidth()
	p.Hit("#mode-two")
	p.Wait(`document.getElementById('start-now')`)
	p.Hit("#start-now")
	p.OpenPanel("setup")
	p.Wait(`document.getElementById('mode-two').checked`)
	p.Shot("modes")
	p.Hit("#mode-apart")
	p.Hit("#links-5")
	if again := wantToSend(t, p); again == first {
		t.Error("another match has the same link")
	}
}

// wantToSend waits for the panel of a match by links, and returns the link that is to be sent in it: its code is drawn
// large enough for a camera, and one button is filled.
func wantToSend(t *testing.T, p *driver.Tab) string {
	t.Helper()
	p.Wait(`document.querySelector('.by-links #code path') && ` + driver.Written())
	p.Settle()
	address := p.Shared()
	code, ok := link.Code(address)
	if !ok || !strings.Contains(address, "/hyle/#2") {
		t.Fatalf("the link is %q", address)
	}
	if got := driver.Eval[string](p, `document.querySelector('#code path').getAttribute('d')`); got != code.Path {
		t.Error("the code drawn is another")
	}
	wide := driver.Eval[float64](p, `document.getElementById('code').getBoundingClientRect().width`)
	room := driver.Eval[float64](p, `document.getElementById('panel-share').getBoundingClientRect().width`)
	if wide < 3*float64(code.Size+8) || wide < .6*room {
		t.Errorf("a code of %d modules is %v wide in %v", code.Size, wide, room)
	}
	wantFilled(p, "send")
	return address
}

// wantFilled wants one button that is filled, of those in reach.
func wantFilled(p *driver.Tab, id string) {
	p.T.Helper()
	filled := driver.Eval[[]string](p, `[...document.querySelectorAll('.act')].filter((e) => e.checkVisibility() &&
		!e.closest('[inert], .status')).map((e) => e.id)`)
	if !slices.Equal(filled, []string{id}) {
		p.T.Errorf("filled are %v, want %s", filled, id)
	}
}

// Who has to move first is led back to the board, and has a link after that.
func TestMoveBeforeTheLink(t *testing.T) {
	p := driver.Open(t, driver.Phone)
	p.Inject(`delete Navigator.prototype.share`)
	p.StartTwoPeople("tapatan", driver.Serve(t, "/").Address("/tapatan/"))
	p.OpenPanel("setup")
	p.Hit("#mode-apart")
	p.Wait(`document.querySelector('.by-links')`)
	p.Settle()
	p.FitsWidth()
	wantFilled(p, "play-on")
	p.WantFocus("play-on")
	p.Hit("#play-on")
	p.Wait(`document.querySelector('main.play').dataset.panel === 'play'`)
	p.Play(driver.ByTouch, "a1")
	p.Hit("#act-send")
	p.Wait(`document.querySelector('.by-links #code')`)
	wantFilled(p, "copy-link")
	p.Shot("moved")
	p.ClosePanel()
	p.More("#do-links")
	p.Wait(`document.querySelector('.by-links #code')`)
}

// By the keyboard alone a match by links is begun in the settings; where the browser does not send, the link is copied.
// To walk through the modes begins none.
func TestBeginByLinksByKeyboard(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(`delete Navigator.prototype.share`)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	p.Play(driver.ByMouse, "a1")
	p.TabTo("tab-play")
	p.Press(kb.ArrowLeft)
	p.Press(kb.Enter)
	p.TabTo("mode-two")
	p.Press(kb.ArrowRight)
	p.Wait(`document.getElementById('mode-none').checked`)
	p.Press(kb.ArrowLeft)
	p.Wait(`document.getElementById('mode-two').checked`)
	p.Wait(`document.getElementById('apart-why').textContent === ` + driver.Quote(fr.ByLinks.GoesOn))
	p.TabTo("mode-apart")
	p.Press(kb.Enter)
	p.Wait(`document.querySelector('.by-links #code')`)
	p.Settle()
	p.WantFocus("copy-link")
	if !driver.Eval[bool](p, `document.getElementById('copy-link').matches('.act') &&
		document.getElementById('send').hidden`) {
		t.Error("to copy is not what is offered first")
	}
	p.Press("\x1b")
	p.WaitStatus(fr.ByLinks.Plays(red))
	p.TabTo("act-send")
	p.Press(kb.Enter)
	p.Wait(`document.querySelector('.by-links #code')`)
	p.WantFocus("copy-link")
}
