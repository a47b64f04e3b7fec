package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// On a low or narrow window, and with names as long as they may be, everything can still be reached and read.
func TestNothingIsCut(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Laptop)
	p.KeepTable("tapatan", 1, [2]play.Seat{{Name: strings.Repeat("W", 20)}}, "a1", "a3", "b1", "b3", "c1")
	p.Start(s.Address("/tapatan/"))
	p.HitInMoves("#exact")
	eachSize(p, []driver.Device{
		driver.Laptop, driver.SmallLaptop, driver.Zoomed, driver.Narrow, driver.Landscape, driver.Phone, driver.Desktop,
	}, func() {
		p.Fits()
		cut := driver.Eval[[]string](p, `[...document.querySelectorAll('button, a, .status h2, h1')].filter((e) => {
			const r = e.getBoundingClientRect();
			if (r.width === 0) return false;
			if (r.left < -1 || r.right > innerWidth + 1) return true;
			const panel = e.closest('.panel');
			return panel && getComputedStyle(panel).display !== 'contents' &&
				r.bottom > panel.getBoundingClientRect().bottom + 1;
		}).map((e) => e.id + ' ' + e.textContent)`)
		if len(cut) > 0 {
			t.Errorf("%s: cut: %q", p.Device.Name, cut)
		}
	})
}

// eachSize looks at a page in windows of several sizes, one after the other: to start it in each takes seconds.
func eachSize(p *driver.Tab, sizes []driver.Device, look func()) {
	p.T.Helper()
	before := p.Device
	for _, p.Device = range sizes {
		take(p)
		p.Shot(p.Device.Name)
		look()
	}
	p.Device = before
	take(p)
}

// take gives the window of a page the size of its device.
func take(p *driver.Tab) {
	p.T.Helper()
	var options []chromedp.EmulateViewportOption
	if p.Device.Touch {
		options = append(options, chromedp.EmulateTouch, chromedp.EmulateMobile)
	}
	p.Do(chromedp.EmulateViewport(p.Device.Width, p.Device.Height, options...))
	p.Settle()
}

// Nothing in the settings is cut, at both sizes.
func TestSettingsPanel(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.BothThemes()
	p.Start(s.Address("/tapatan/"))
	p.OpenPanel("setup")
	eachSize(p, []driver.Device{driver.Phone, driver.Desktop}, func() {
		p.Fits()
		if !driver.Eval[bool](p, `(() => { const r = document.querySelector('#panel-setup').getBoundingClientRect();
			return r.top >= 0 && r.bottom <= innerHeight; })()`) {
			t.Errorf("%s: the settings are not in view", p.Device.Name)
		}
	})
}
