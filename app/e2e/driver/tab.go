package driver

import (
	"context"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/css"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// A Tab is a page in a browser profile of its own, with nothing kept from others.
type Tab struct {
	T       testing.TB
	Device  Device
	ctx     context.Context
	profile *profile
	watch   watcher
	spared  bool     // see spare
	themes  []string // that pictures are of
}

// Open returns an empty tab. It is closed, and judged, when the test ends. Its pages cannot install their service
// worker: to do so takes a third of a page's start, and nothing but what holds without a server or for an update
// depends on it. They start Python from a memory that is there already. See [OpenInstalling].
func Open(t testing.TB, d Device) *Tab {
	t.Helper()
	p := OpenInstalling(t, d)
	p.spare()
	return p
}

// spare keeps pages of a tab from what takes long at a first visit.
func (p *Tab) spare() {
	p.T.Helper()
	p.spared = true
	p.Inject(`if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});`)
	p.Inject(remembering)
	p.Expect(memoryPath) // a server may go before all of it has come
}

// OpenInstalling returns an empty tab whose pages may install their service worker, and keep all that they need
// themselves.
func OpenInstalling(t testing.TB, d Device) *Tab {
	t.Helper()
	stored := &origins{}
	return openIn(t, d, world.browsers.of(t).profileFor(t, stored.list), stored)
}

// SameProfile returns another tab of the same profile.
func (p *Tab) SameProfile() *Tab {
	p.T.Helper()
	other := openIn(p.T, p.Device, p.profile, p.watch.stored)
	if p.spared {
		other.spare()
	}
	return other
}

// Frame returns the page in a frame of this one that has a process of its own, as sandboxed ones have.
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
				return attach(p.T, p.Device, p.profile, p.watch.stored, found.TargetID)
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

// openIn opens a tab in a profile.
func openIn(t testing.TB, d Device, in *profile, stored *origins) *Tab {
	t.Helper()
	id, err := in.newTarget()
	if err != nil {
		t.Fatalf("opening a tab: %v", err)
	}
	p := attach(t, d, in, stored, id)
	viewport := []chromedp.EmulateViewportOption{}
	if d.Touch {
		viewport = append(viewport, chromedp.EmulateTouch, chromedp.EmulateMobile)
	}
	p.Do(Call(network.Enable, network.EnableParams{}))
	p.Do(Call(log.Enable, cdp.Empty{}))
	p.Do(chromedp.EmulateViewport(d.Width, d.Height, viewport...))
	slowDown(t, p)
	p.Inject(Noting)
	p.Wait(`location.href === ` + Quote(in.blank) + ` && document.readyState === 'complete'`)
	return p
}

// attach returns the page of a target, which is heard until the test ends and judged by what it complained of.
func attach(t testing.TB, d Device, in *profile, stored *origins, id target.ID) *Tab {
	t.Helper()
	ctx, cancel := chromedp.NewContext(in.ctx, chromedp.WithTargetID(id))
	t.Cleanup(cancel)
	p := &Tab{T: t, Device: d, ctx: ctx, profile: in}
	p.watch.stored = stored
	if err := chromedp.Listen(ctx, p.watch.hear); err != nil {
		t.Fatal(err)
	}
	// To hear of each element and each style that changes would take the browser a tenth of its time.
	p.Do(Call(css.Disable, cdp.Empty{}))
	p.Do(Call(dom.Disable, cdp.Empty{}))
	t.Cleanup(func() {
		for _, complaint := range p.watch.complaints() {
			t.Errorf("%s: %s", d.Name, complaint)
		}
	})
	return p
}
