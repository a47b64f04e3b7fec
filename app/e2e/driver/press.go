package driver

import (
	"fmt"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Click clicks with the mouse, in the middle of an element.
func (p *Tab) Click(selector string) {
	p.T.Helper()
	at := p.aim(selector)
	p.Do(chromedp.MouseClickXY(at.X, at.Y))
}

// Tap touches the middle of an element; the device must have a touch screen.
func (p *Tab) Tap(selector string) {
	p.T.Helper()
	at := p.aim(selector)
	p.Do(chromedp.TapXY(at.X, at.Y))
}

// aim waits until a person sees an element, scrolls to it if need be, and returns its middle once it stands still.
func (p *Tab) aim(selector string) Spot {
	p.T.Helper()
	element := `document.querySelector(` + Quote(selector) + `)`
	p.Wait(element + `?.checkVisibility({ visibilityProperty: true }) && ` + element + `.getClientRects().length > 0`)
	return Eval[Spot](p, StandingStill(selector))
}

// StandingStill is an expression that scrolls to an element if need be, and comes to its middle once it stands still: a
// moment after something is drawn, the page may scroll to it, and away from here.
func StandingStill(selector string) string {
	element := `document.querySelector(` + Quote(selector) + `)`
	return `(async () => {
		const middle = () => {
			const r = ` + element + `?.getBoundingClientRect() ?? new DOMRect();
			return { X: r.x + r.width / 2, Y: r.y + r.height / 2 };
		};
		for (;;) {
			const shown = ` + element + `;
			if (shown?.scrollIntoViewIfNeeded) shown.scrollIntoViewIfNeeded();
			else shown?.scrollIntoView({ block: 'nearest' }); // Firefox
			const at = middle();
			await ` + nearlyQuiet + `;
			const now = middle();
			if (now.X === at.X && now.Y === at.Y) return now;
		}
	})()`
}

// Hit presses a control as the device does, by mouse or by finger.
func (p *Tab) Hit(selector string) {
	p.T.Helper()
	if p.Device.Touch {
		p.Tap(selector)
	} else {
		p.Click(selector)
	}
	p.Settle()
}

// Reach clicks an element wherever it is scrolled to.
func (p *Tab) Reach(selector string) {
	p.T.Helper()
	p.Run(fmt.Sprintf(`document.querySelector(%s).click()`, Quote(selector)))
	p.Settle()
}

// Press types keys to whatever has the focus: plain text, or kb.Enter and such.
func (p *Tab) Press(keys string) {
	p.T.Helper()
	p.Do(chromedp.KeyEvent(keys, raw))
}

// PressSlowly presses a key as on a slow machine: the page has drawn what comes of it before the key makes its
// character, which goes to what has the focus by then.
func (p *Tab) PressSlowly(key rune) {
	p.T.Helper()
	for _, event := range kb.Encode(key) {
		raw(event)
		p.Do(Call(input.DispatchKeyEvent, *event))
		p.Settle()
	}
}

// raw has a key go down as on a keyboard: it makes no character where the page prevents it.
func raw(event *input.DispatchKeyEventParams) {
	if event.Type == kb.KeyDown {
		event.Type = kb.KeyRawDown
	}
}

// Choose sets a field of the settings as a person does who picks or types.
func (p *Tab) Choose(selector, value string) {
	p.T.Helper()
	p.Wait(fmt.Sprintf(`document.querySelector(%s)`, Quote(selector)))
	p.Run(fmt.Sprintf(`(() => { const field = document.querySelector(%s);
		field.value = %s; field.dispatchEvent(new Event('change', { bubbles: true })); })()`, Quote(selector), Quote(value)))
}
