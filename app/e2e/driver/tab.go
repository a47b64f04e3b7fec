package driver

import (
	"context"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// A Tab is a page in a browser profile of its own, with nothing kept from others.
type Tab struct {
	T      testing.TB
	ctx    context.Context
	Device Device
	watch  watcher
}

// Open gives an empty tab. It is closed, and judged, when the test ends.
func Open(t testing.TB, d Device) *Tab {
	t.Helper()
	return openIn(t, d, world.browsers.of(t), chromedp.WithNewBrowserContext())
}

// SameProfile gives another tab of the same profile.
func (p *Tab) SameProfile() *Tab {
	p.T.Helper()
	return openIn(p.T, p.Device, p.ctx)
}

// Frame gives the page in a frame of this one that has a process of its own, as sandboxed ones have.
func (p *Tab) Frame() *Tab {
	p.T.Helper()
	deadline := time.Now().Add(Patience)
	for time.Now().Before(deadline) {
		targets, err := chromedp.Targets(p.ctx)
		if err != nil {
			p.T.Fatal(err)
		}
		for _, found := range targets {
			if found.Type == "iframe" {
				return attach(p.T, p.Device, p.ctx, chromedp.WithTargetID(found.TargetID))
			}
		}
		time.Sleep(50 * time.Millisecond)
	}
	p.T.Fatal("the frame has no process of its own")
	return nil
}

// Close closes the tab without a warning to its page.
func (p *Tab) Close() { chromedp.Cancel(p.ctx) }

// Expect takes a text that complaints of this tab may contain.
func (p *Tab) Expect(text string) { p.watch.expect(text) }

// TakeComplaints returns what the page has complained of so far, and forgets it.
func (p *Tab) TakeComplaints() []string { return p.watch.take() }

func openIn(t testing.TB, d Device, parent context.Context, options ...chromedp.ContextOption) *Tab {
	t.Helper()
	p := attach(t, d, parent, options...)
	viewport := []chromedp.EmulateViewportOption{}
	if d.Touch {
		viewport = append(viewport, chromedp.EmulateTouch, chromedp.EmulateMobile)
	}
	p.Do(Call(network.Enable, network.EnableParams{}))
	p.Do(Call(log.Enable, cdp.Empty{}))
	p.Do(chromedp.EmulateViewport(d.Width, d.Height, viewport...))
	p.Do(Call(browser.SetPermission, browser.SetPermissionParams{ // what a click grants where people have a window
		Permission:       &browser.PermissionDescriptor{Name: "clipboard-write"},
		Setting:          browser.PermissionSettingGranted,
		BrowserContextID: chromedp.FromContext(p.ctx).BrowserContextID,
	}))
	return p
}

// attach gives a page that is heard, until the test ends, and judged by what it complained of.
func attach(t testing.TB, d Device, parent context.Context, options ...chromedp.ContextOption) *Tab {
	t.Helper()
	ctx, cancel := chromedp.NewContext(parent, options...)
	t.Cleanup(cancel)
	p := &Tab{T: t, ctx: ctx, Device: d}
	if err := chromedp.Listen(ctx, p.watch.hear); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for _, complaint := range p.watch.complaints() {
			t.Errorf("%s: %s", d.Name, complaint)
		}
	})
	return p
}
