package driver

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"tablier/app/site"
)

// A profile is a browser profile: storage, caches, and the process in which its pages run. To start a process and to
// compile the programs anew would take most of the time of most tests. A profile is therefore handed from test to test,
// with its storage empty. A tab that stays open keeps the process and the compiled programs.
type profile struct {
	ctx   context.Context // of the tab that stays open
	stop  context.CancelFunc
	blank string // the address of an empty page, on which a tab starts

	crashed bool // its process is not the one that keeps the programs compiled
}

// profileFor returns a profile with an empty storage for a test. The next test gets it, unless this one fails.
// Origins returns those that have stored something by the end of the test, when all tabs are closed.
func (c *chromium) profileFor(t testing.TB, origins func() []string) *profile {
	t.Helper()
	taken := c.idleProfile()
	if taken == nil {
		started, err := startProfile(c.ctx, c.fresh)
		if err != nil {
			t.Fatalf("opening a profile: %v", err)
		}
		taken = started
	}
	t.Cleanup(func() {
		if t.Failed() || c.fresh || taken.crashed || !taken.deserted() || taken.empty(origins()) != nil {
			taken.stop()
			return
		}
		c.mu.Lock()
		defer c.mu.Unlock()
		c.idle = append(c.idle, taken)
	})
	return taken
}

// idleProfile returns a profile that no test uses, or nil.
func (c *chromium) idleProfile() *profile {
	c.mu.Lock()
	defer c.mu.Unlock()
	n := len(c.idle)
	if n == 0 {
		return nil
	}
	taken := c.idle[n-1]
	c.idle = c.idle[:n-1]
	return taken
}

// startProfile opens a new profile in the browser of a context, with the tab that stays open. In a fresh one that tab
// keeps nothing.
func startProfile(parent context.Context, fresh bool) (*profile, error) {
	ctx, stop := chromedp.NewContext(parent, chromedp.WithNewBrowserContext())
	started := &profile{ctx: ctx, stop: stop, blank: "about:blank"}
	err := chromedp.Do(ctx)
	if err == nil && !fresh {
		started.blank = world.keeper.URL + keeperPath
		var programs []string
		for _, name := range site.Programs() {
			programs = append(programs, world.site.Place(name))
		}
		compile := `Promise.all([` + QuoteAll(programs) + `].map((name) =>
			WebAssembly.compileStreaming(fetch(name)))).then((modules) => { window.modules = modules; })`
		err = chromedp.Do(ctx, chromedp.Navigate(started.blank),
			chromedp.Evaluate[chromedp.Void](compile, chromedp.EvalAwaitPromise))
	}
	if err == nil { // what a click grants where people have a window
		err = chromedp.Do(ctx, Call(browser.SetPermission, browser.SetPermissionParams{
			Permission:       &browser.PermissionDescriptor{Name: "clipboard-write"},
			Setting:          browser.PermissionSettingGranted,
			BrowserContextID: started.id(),
		}))
	}
	if err != nil {
		stop()
		return nil, err
	}
	return started, nil
}

// id is how the browser calls the profile.
func (p *profile) id() cdp.BrowserContextID { return chromedp.FromContext(p.ctx).BrowserContextID }

// newTarget opens a tab on an empty page. It is one of the site where tabs share a process: about:blank has another.
func (p *profile) newTarget() (target.ID, error) {
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	window := true // of its own: a tab that is hidden draws nothing
	made, err := cdp.Call(ctx, chromedp.FromContext(p.ctx).Browser, target.CreateTarget, target.CreateTargetParams{
		URL: p.blank, BrowserContextID: p.id(), NewWindow: &window,
	})
	return made.TargetID, err
}

// deserted waits until the tabs of a test are gone, and with them what they save on leaving: a browser that is busy
// says earlier that it has closed one. False when one stays, and the profile is of no more use.
func (p *profile) deserted() bool {
	const closing = 5 * time.Second
	ctx, cancel := context.WithTimeout(p.ctx, closing)
	defer cancel()
	for ; ctx.Err() == nil; time.Sleep(5 * time.Millisecond) {
		targets, err := chromedp.Targets(ctx)
		if err != nil {
			return false
		}
		tabs := 0
		for _, found := range targets {
			if found.Type == "page" && found.BrowserContextID == p.id() {
				tabs++
			}
		}
		if tabs == 1 { // the one that stays open, in the same process
			return chromedp.Do(ctx, Script(`0`)) == nil
		}
	}
	return false
}

// empty removes what pages of these origins have stored.
func (p *profile) empty(origins []string) error {
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	for _, origin := range origins {
		params := storage.ClearDataForOriginParams{Origin: origin, StorageTypes: "all"}
		if err := chromedp.Do(ctx, Call(storage.ClearDataForOrigin, params)); err != nil {
			return fmt.Errorf("emptying the storage of %s: %w", origin, err)
		}
	}
	return nil
}

// keeperPath is the address of the page that keeps the programs of the site compiled.
const keeperPath = "/keeper.html"

// serveKeeper serves that page beside the site in a directory.
func serveKeeper(dir string) *httptest.Server {
	files := site.Handler(dir)
	return httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != keeperPath {
			files.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, `<!doctype html><link rel="icon" href="data:,"><title>Keeper</title>`)
	}))
}
