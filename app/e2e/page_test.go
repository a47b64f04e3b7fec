package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// A device is a kind of screen.
type device struct {
	name          string
	width, height int64
	touch         bool
}

// The screens of the tests.
var (
	phone       = device{"phone", 390, 844, true}
	desktop     = device{"desktop", 1280, 800, false}
	narrow      = device{"narrow", 320, 568, true}
	tiny        = device{"tiny", 320, 640, true} // as narrow as the page has to fit
	landscape   = device{"landscape", 844, 390, true}
	laptop      = device{"laptop", 1366, 640, false}
	smallLaptop = device{"small laptop", 1024, 600, false}
	zoomed      = device{"zoomed twice", 640, 400, false}
)

// A tab is a page in a browser profile of its own, with nothing kept from others.
type tab struct {
	t      testing.TB
	ctx    context.Context
	device device
	watch  watcher
}

// open gives an empty tab. It is closed, and judged, when the test ends.
func open(t testing.TB, d device) *tab {
	t.Helper()
	return openIn(t, d, world.browsers.of(t), chromedp.WithNewBrowserContext())
}

// beside gives another tab of the same profile.
func (p *tab) beside() *tab {
	p.t.Helper()
	return openIn(p.t, p.device, p.ctx)
}

func openIn(t testing.TB, d device, parent context.Context, options ...chromedp.ContextOption) *tab {
	t.Helper()
	p := attach(t, d, parent, options...)
	viewport := []chromedp.EmulateViewportOption{}
	if d.touch {
		viewport = append(viewport, chromedp.EmulateTouch, chromedp.EmulateMobile)
	}
	p.do(call(network.Enable, network.EnableParams{}))
	p.do(call(log.Enable, cdp.Empty{}))
	p.do(chromedp.EmulateViewport(d.width, d.height, viewport...))
	p.do(call(browser.SetPermission, browser.SetPermissionParams{ // what a click grants where people have a window
		Permission:       &browser.PermissionDescriptor{Name: "clipboard-write"},
		Setting:          browser.PermissionSettingGranted,
		BrowserContextID: chromedp.FromContext(p.ctx).BrowserContextID,
	}))
	return p
}

// attach gives a page that is heard, until the test ends, and judged by what it complained of.
func attach(t testing.TB, d device, parent context.Context, options ...chromedp.ContextOption) *tab {
	t.Helper()
	ctx, cancel := chromedp.NewContext(parent, options...)
	t.Cleanup(cancel)
	p := &tab{t: t, ctx: ctx, device: d}
	if err := chromedp.Listen(ctx, p.watch.hear); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for _, complaint := range p.watch.complaints() {
			t.Errorf("%s: %s", d.name, complaint)
		}
	})
	return p
}

// expect takes a text that complaints of this tab may contain.
func (p *tab) expect(text string) { p.watch.expect(text) }

// takeComplaints returns what the page has complained of so far, and forgets it.
func (p *tab) takeComplaints() []string { return p.watch.take() }

// do runs actions, each within the test's patience.
func (p *tab) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	for _, action := range actions {
		err := p.try(action)
		for range 3 { // the page has drawn another element in the place of the one just found
			if err == nil || !strings.Contains(err.Error(), "Could not find node") {
				break
			}
			err = p.try(action)
		}
		if err != nil {
			p.shot("stuck")
			p.t.Fatalf("%s: %v", p.device.name, err)
		}
	}
}

func (p *tab) try(action chromedp.Action[chromedp.Void]) error {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	return chromedp.Do(ctx, action)
}

// visit goes to an address and waits until the page has loaded, not until the
// program runs.
func (p *tab) visit(url string) {
	p.t.Helper()
	p.do(chromedp.Navigate(url))
}

// start goes to an address and waits until the program runs.
func (p *tab) start(url string) {
	p.t.Helper()
	p.visit(url)
	p.ready()
}

func (p *tab) reload() {
	p.t.Helper()
	p.do(chromedp.Reload())
}

// back goes to the page before, by the browser's button.
func (p *tab) back() {
	p.t.Helper()
	p.do(chromedp.NavigateBack())
}

// forward goes to the page after this one, by the browser's button.
func (p *tab) forward() {
	p.t.Helper()
	p.do(chromedp.NavigateForward())
}

// closeTab closes the tab without a warning to its page.
func (p *tab) closeTab() { chromedp.Cancel(p.ctx) }

// ready waits until the program has taken the page over.
func (p *tab) ready() {
	p.t.Helper()
	p.wait(`document.documentElement.dataset.ready === '1'`)
}

// offline waits until the page works without a server.
func (p *tab) offline() {
	p.t.Helper()
	if !eval[bool](p, `tablier.offlineReady`) {
		p.t.Fatal("the page says that it cannot work offline")
	}
	p.wait(`navigator.serviceWorker.controller !== null`)
}

// wait polls until a JavaScript expression is true. Errors count as not yet: a
// navigation may be under way. It asks ever less often, for to ask takes the
// processor from the page.
func (p *tab) wait(condition string) {
	p.t.Helper()
	deadline := time.Now().Add(patience)
	for pause := 10 * time.Millisecond; ; pause = min(pause*5/4, 80*time.Millisecond) {
		ok, err := evaluate[bool](p, "!!("+condition+")")
		if ok {
			return
		}
		if time.Now().After(deadline) {
			p.shot("timeout")
			shown, _ := evaluate[string](p, `document.querySelector('main').innerText.replace(/\s+/g, ' ').slice(0, 400)`)
			p.t.Fatalf("%s: never true: %s (last error: %v)\n%s\nthe page shows: %s", p.device.name, condition, err,
				strings.Join(p.watch.complaints(), "\n"), shown)
		}
		time.Sleep(pause)
	}
}

// eval gives the value of a JavaScript expression, awaiting it if it is a promise.
func eval[T any](p *tab, expression string) T {
	p.t.Helper()
	value, err := evaluate[T](p, expression)
	if err != nil {
		p.t.Fatalf("%s: %s: %v", p.device.name, expression, err)
	}
	return value
}

func evaluate[T any](p *tab, expression string) (T, error) {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// text is what a person can read in the first element that a selector finds.
func (p *tab) text(selector string) string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf(`document.querySelector(%s)?.innerText ?? ''`, quote(selector)))
}

// click clicks with the mouse, in the middle of an element.
func (p *tab) click(selector string) {
	p.t.Helper()
	p.do(chromedp.Click(chromedp.CSS(selector)))
}

// tap touches the middle of an element; the device must have a touch screen.
func (p *tab) tap(selector string) {
	p.t.Helper()
	p.do(chromedp.Tap(chromedp.CSS(selector)))
}

// press types keys to whatever has the focus: plain text, or kb.Enter and such.
func (p *tab) press(keys string) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(keys))
}

// inject runs a script in every page before its own, as an older or a stricter
// browser would.
func (p *tab) inject(script string) {
	p.t.Helper()
	p.do(call(page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script}))
}

// prefer sets a preference of the person, such as "prefers-color-scheme": "dark".
func (p *tab) prefer(feature, value string) {
	p.t.Helper()
	p.do(call(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: feature, Value: value}},
	}))
}

// shot keeps a picture if the person who runs the tests wants pictures.
func (p *tab) shot(name string) {
	p.t.Helper()
	dir := os.Getenv("TABLIER_SHOTS")
	if dir == "" {
		return
	}
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	picture, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	name = strings.NewReplacer("/", "-", " ", "-").Replace(p.t.Name() + "-" + name + "-" + p.device.name + ".png")
	err = errors.Join(err, os.MkdirAll(dir, 0o755), os.WriteFile(filepath.Join(dir, name), picture, 0o644))
	if err != nil {
		p.t.Errorf("picture %s: %v", name, err)
	}
}

// observeTasks starts to collect tasks that block the page for over 50 ms, also
// those of the past.
func (p *tab) observeTasks() {
	p.t.Helper()
	p.do(chromedp.Evaluate[chromedp.Void](`(() => {
		window.longTasks = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) longTasks.push(entry.duration);
		}).observe({ type: 'longtask', buffered: true });
	})()`))
}

// tasks gives the collected durations, in milliseconds, and forgets them.
func (p *tab) tasks() []float64 {
	p.t.Helper()
	return eval[[]float64](p, `new Promise((resolve) => setTimeout(() => resolve(longTasks.splice(0)), 50))`)
}

// quote writes a text as JavaScript does.
func quote(text string) string {
	data, err := json.Marshal(text)
	if err != nil {
		panic(err) // texts have no other form
	}
	return string(data)
}

// runs makes an action of a JavaScript expression whose value does not matter.
func runs(expression string) chromedp.Action[chromedp.Void] {
	return chromedp.Evaluate[chromedp.Void]("Promise.resolve("+expression+").then(() => undefined)", chromedp.EvalAwaitPromise)
}

// frame gives the page in a frame of this one that has a process of its own, as sandboxed ones have.
func (p *tab) frame() *tab {
	p.t.Helper()
	deadline := time.Now().Add(patience)
	for time.Now().Before(deadline) {
		targets, err := chromedp.Targets(p.ctx)
		if err != nil {
			p.t.Fatal(err)
		}
		for _, found := range targets {
			if found.Type == "iframe" {
				return attach(p.t, p.device, p.ctx, chromedp.WithTargetID(found.TargetID))
			}
		}
		time.Sleep(50 * time.Millisecond)
	}
	p.t.Fatal("the frame has no process of its own")
	return nil
}
