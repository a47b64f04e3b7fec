package e2e

import (
	"strconv"
	"testing"

	"github.com/chromedp/chromedp"

	"tablier/app/e2e/driver"
)

// This file has what tours are made of: tests that look at many things on one tab, since to start the program takes
// longer than to look.

// step does a part of a tour on its tab, under a name that a failure says. What comes after it stands on what it has
// left there, and is not tried when it fails.
func step(t *testing.T, p *driver.Tab, name string, do func(t *testing.T)) {
	t.Helper()
	whole := p.T
	ok := t.Run(name, func(t *testing.T) {
		p.T = t
		do(t)
	})
	p.T = whole
	if !ok {
		t.FailNow()
	}
}

// goTo goes to another page of the site as the browser's buttons do, within the running program if that has the page.
// It waits until that page has taken the place of the one before.
func goTo(p *driver.Tab, address string) {
	p.T.Helper()
	p.Run(`(() => {
		window.before = document.getElementById('main');
		history.pushState(null, '', ` + driver.Quote(address) + `);
		dispatchEvent(new PopStateEvent('popstate'));
	})()`)
	p.Wait(`document.documentElement.dataset.ready === '1' && document.getElementById('main') !== window.before`)
}

// onScreen gives a tab another screen.
func onScreen(p *driver.Tab, d driver.Device) {
	p.T.Helper()
	options := []chromedp.EmulateViewportOption{}
	if d.Touch {
		options = append(options, chromedp.EmulateTouch, chromedp.EmulateMobile)
	}
	p.Device = d
	p.Do(chromedp.EmulateViewport(d.Width, d.Height, options...))
	p.Wait(`innerWidth === ` + strconv.FormatInt(d.Width, 10) + ` && innerHeight === ` + strconv.FormatInt(d.Height, 10))
}
