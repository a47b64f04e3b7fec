package driver

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/links/link"
	"tablier/rules/all"
)

// A ShareHand is how a person presses a control of the panel.
type ShareHand struct {
	Name   string
	Device Device
	Point  Hand
	Press  func(p *Tab, id string)
}

// ShareHands are the ways in which tests press the controls of the share panel.
var ShareHands = []ShareHand{
	{"mouse", Desktop, ByMouse, func(p *Tab, id string) { p.T.Helper(); p.Click("#" + id) }},
	{"touch", Phone, ByTouch, func(p *Tab, id string) { p.T.Helper(); p.Tap("#" + id) }},
	{"keyboard", Desktop, ByMouse, func(p *Tab, id string) { p.T.Helper(); p.TabTo(id); p.Press(kb.Enter) }},
}

// Clicking is the way that does it by mouse.
var Clicking = ShareHands[0]

// OpenShare opens the panel.
func (p *Tab) OpenShare(h ShareHand) {
	p.T.Helper()
	if h.Name == "keyboard" {
		p.TabTo("tab-play")
		p.Press(kb.ArrowRight)
		p.Press(kb.ArrowRight)
		p.Press(kb.Enter)
	} else {
		p.OpenPanel("share")
	}
	p.Wait(`document.getElementById('shared')`)
	p.Settle()
}

// Written is the condition that the panel shows the link, and not that it is being written, as on a busy machine.
func Written() string {
	soon := []string{French().Share.LinkSoon, English().Share.LinkSoon}
	return `![` + QuoteAll(soon) + `].includes(document.getElementById('shared')?.value ?? ` + Quote(soon[0]) + `)`
}

// Shared is the text that the panel shows.
func (p *Tab) Shared() string {
	p.T.Helper()
	p.Wait(Written())
	return Eval[string](p, `document.getElementById('shared').value`)
}

// Paste puts a text into the field that opens games, and opens it.
func (p *Tab) Paste(h ShareHand, text string) {
	p.T.Helper()
	p.Run(`document.getElementById('arriving').value = ` + Quote(text))
	h.Press(p, "open")
	p.Settle()
}

// Problem waits until the page says why it does not open a game, and returns that.
func (p *Tab) Problem() string {
	p.T.Helper()
	p.Wait(`document.getElementById('arrival-problem')?.textContent.trim()`)
	return p.Text("#arrival-problem")
}

// Fragment returns what follows # in the link to a game.
func Fragment(t *testing.T, l link.Letter) string {
	t.Helper()
	fragment, err := link.Encode(all.Games(), l)
	if err != nil {
		t.Fatal(err)
	}
	return fragment
}
