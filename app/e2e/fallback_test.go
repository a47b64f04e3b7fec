package e2e

import (
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"tablier/app/e2e/driver"
)

// Without JavaScript every page can be read, and says what is missing.
func TestWithoutJavaScript(t *testing.T) {
	s := driver.Serve(t, "/any/sub/path/")
	p := driver.Open(t, driver.Phone)
	p.Do(driver.Call(emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}))
	for _, page := range driver.Pages() {
		p.Visit(s.Address(page.Route))
		if p.Text("h1") == "" {
			t.Errorf("%s shows no heading", page.Route)
		}
		if said := p.Text("noscript"); !strings.Contains(said, "JavaScript") {
			t.Errorf("%s says %q without JavaScript", page.Route, said)
		}
		p.Shot("page-" + page.Route)
	}
}

// Where the program cannot run, the page says so and stays readable. Its sentences are those of the site's own
// scripts: no catalogue has them.
func TestWithoutProgram(t *testing.T) {
	driver.Parallel(t)
	cases := []struct {
		name    string
		prepare func(*driver.Tab, *driver.Server)
		says    string
	}{
		{"no WebAssembly", func(p *driver.Tab, _ *driver.Server) { p.Inject(`delete window.WebAssembly`) }, "WebAssembly"},
		{"forbidden", func(_ *driver.Tab, s *driver.Server) {
			s.Disturb(func(w http.ResponseWriter, _ *http.Request) bool {
				w.Header().Set("Content-Security-Policy", "script-src 'self'")
				return false
			})
		}, "WebAssembly"},
		{"not found", func(_ *driver.Tab, s *driver.Server) { s.Disturb(driver.Missing("/app.wasm")) }, "Rechargez"},
		{"torn", func(_ *driver.Tab, s *driver.Server) { s.Disturb(driver.Torn("/app.wasm")) }, "Rechargez"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			p := driver.Open(t, driver.Phone)
			p.Expect("tablier:")
			p.Expect("app.wasm")
			p.Expect("Content Security Policy")
			c.prepare(p, s)
			p.Visit(s.Address("/tapatan/"))
			p.Wait(`document.documentElement.dataset.failed`)
			if said := p.Text("#boot-status"); !strings.Contains(said, c.says) {
				t.Errorf("the page says %q", said)
			}
			if p.Text("h1") == "" {
				t.Error("no heading")
			}
			const points = `[...document.querySelectorAll('.point')].filter((e) => e.getBoundingClientRect().width > 20).length`
			if seen := driver.Eval[int](p, points); seen != 9 {
				t.Errorf("%d points of the board are seen", seen)
			}
			p.Wait(`performance.getEntriesByName('first-contentful-paint').length === 1`)
			p.Shot("page")
		})
	}
}

// A server that gives WebAssembly a wrong type costs time, not the game.
func TestWrongType(t *testing.T) {
	s := driver.Serve(t, "/")
	s.Disturb(func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, ".wasm") {
			return false
		}
		w.Header().Set("Content-Type", "application/octet-stream")
		w.Write(driver.Site().Files[strings.TrimPrefix(r.URL.Path, "/")])
		return true
	})
	p := driver.OpenInstalling(t, driver.Desktop)
	p.Start(s.Address("/"))
	driver.WantEngineAnswer(t, p)
	p.Offline()
}

// What is touched before the program runs is kept for it, and shown as kept.
func TestFirstTapIsKept(t *testing.T) {
	s := driver.Serve(t, "/")
	release := s.Hold("/app.wasm")
	p := driver.Open(t, driver.Phone)
	p.Visit(s.Address("/tapatan/"))
	p.Tap(`[data-point]`)
	p.Wait(`document.querySelector('.point[data-kept]')`)
	if said := p.Text("#boot-status"); !strings.Contains(said, "gardé") {
		t.Errorf("the page says %q", said)
	}
	p.Shot("kept")
	release()
	p.Ready()
	if said := p.Text("#boot-status"); said != "" {
		t.Errorf("the page still says %q", said)
	}
	if driver.Eval[bool](p, `tablier.takeFirstTap() !== null`) {
		t.Error("the program left the tap")
	}
}

// Where boot.js does not come, the page says so by itself within ten seconds; where it comes, it takes that away.
func TestPageWithoutItsScript(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Expect("boot.js")
	s.Disturb(driver.Missing("/boot.js"))
	p.Visit(s.Address("/tapatan/"))
	if end := driver.Eval[float64](p, `document.getElementById('late').getAnimations()[0].effect
		.getComputedTiming().endTime`); end > 10_000 || end < 3_000 {
		t.Errorf("the page says after %v ms that it lacks a file", end)
	}
	const seen = `document.getElementById('late')?.checkVisibility({ visibilityProperty: true })`
	if driver.Eval[bool](p, seen) {
		t.Error("the page says at once that it lacks a file")
	}
	p.Run(`document.getElementById('late').getAnimations()[0].finish()`)
	p.Wait(seen)
	if said := p.Text("#late"); !strings.Contains(said, "pas arrivé") || !strings.Contains(said, "did not arrive") {
		t.Errorf("the page says %q", said)
	}
	p.Shot("late")
	s.Disturb(nil)
	p.Start(s.Address("/tapatan/"))
	p.Wait(`document.getElementById('late') === null`)
}
