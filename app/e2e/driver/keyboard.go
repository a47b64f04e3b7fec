package driver

import (
	"github.com/chromedp/chromedp/kb"
)

// TabTo presses Tab until an element has the focus; on the way something always has it.
func (p *Tab) TabTo(id string) {
	p.T.Helper()
	for range 60 {
		if Eval[string](p, `document.activeElement.id`) == id {
			return
		}
		p.Press(kb.Tab)
	}
	p.T.Fatalf("Tab does not reach %s", id)
}

// WantFocus fails the test when an element does not have the keyboard.
func (p *Tab) WantFocus(id string) {
	p.T.Helper()
	if got := Eval[string](p, `document.activeElement.id || document.activeElement.tagName`); got != id {
		p.T.Errorf("the keyboard is on %s, want %s", got, id)
	}
}

// WantSomeFocus fails the test when nothing has the keyboard.
func (p *Tab) WantSomeFocus() {
	p.T.Helper()
	if Eval[bool](p, `document.activeElement === document.body`) {
		p.T.Errorf("nothing has the keyboard after %v", p.Moves())
	}
}
