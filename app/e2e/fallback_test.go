package e2e

import (
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"tablier/app/shell"
)

// Without JavaScript every page can be read, and says what is missing.
func TestWithoutJavaScript(t *testing.T) {
	s := serve(t, "/any/sub/path/")
	p := open(t, phone)
	p.do(call(emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}))
	for _, page := range shell.Pages() {
		p.visit(s.url(page.Route))
		if p.text("h1") == "" {
			t.Errorf("%s shows no heading", page.Route)
		}
		if said := p.text("noscript"); !strings.Contains(said, "JavaScript") {
			t.Errorf("%s says %q without JavaScript", page.Route, said)
		}
		p.shot("page-" + page.Route)
	}
}

// Where the program cannot run, the page says so and stays readable.
func TestWithoutProgram(t *testing.T) {
	abreast(t)
	cases := []struct {
		name    string
		prepare func(*tab, *server)
		says    string
	}{
		{"no WebAssembly", func(p *tab, _ *server) { p.inject(`delete window.WebAssembly`) }, "WebAssembly"},
		{"forbidden", func(_ *tab, s *server) {
			s.disturb(func(w http.ResponseWriter, _ *http.Request) bool {
				w.Header().Set("Content-Security-Policy", "script-src 'self'")
				return false
			})
		}, "WebAssembly"},
		{"not found", func(_ *tab, s *server) { s.disturb(missing("/app.wasm")) }, "Rechargez"},
		{"torn", func(_ *tab, s *server) { s.disturb(torn("/app.wasm")) }, "Rechargez"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			s := serve(t, "/")
			p := open(t, phone)
			p.expect("tablier:")
			p.expect("app.wasm")
			p.expect("Content Security Policy")
			c.prepare(p, s)
			p.visit(s.url("/tapatan/"))
			p.wait(`document.documentElement.dataset.failed`)
			if said := p.text("#boot-status"); !strings.Contains(said, c.says) {
				t.Errorf("the page says %q", said)
			}
			if p.text("h1") == "" {
				t.Error("no heading")
			}
			const points = `[...document.querySelectorAll('.point')].filter((e) => e.getBoundingClientRect().width > 20).length`
			if seen := eval[int](p, points); seen != 9 {
				t.Errorf("%d points of the board are seen", seen)
			}
			p.wait(`performance.getEntriesByName('first-contentful-paint').length === 1`)
			p.shot("page")
		})
	}
}

// A server that gives WebAssembly a wrong type costs time, not the game.
func TestWrongType(t *testing.T) {
	s := serve(t, "/")
	s.disturb(func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, ".wasm") {
			return false
		}
		w.Header().Set("Content-Type", "application/octet-stream")
		w.Write(builtSite().Files[strings.TrimPrefix(r.URL.Path, "/")])
		return true
	})
	p := open(t, desktop)
	p.start(s.url("/"))
	answersOffline(t, p)
	p.offline()
}

// What is touched before the program runs is kept for it, and shown as kept.
func TestFirstTapIsKept(t *testing.T) {
	s := serve(t, "/")
	release := s.hold("/app.wasm")
	p := open(t, phone)
	p.visit(s.url("/tapatan/"))
	p.tap(`[data-point]`)
	p.wait(`document.querySelector('.point[data-kept]')`)
	if said := p.text("#boot-status"); !strings.Contains(said, "gardé") {
		t.Errorf("the page says %q", said)
	}
	p.shot("kept")
	release()
	p.ready()
	if said := p.text("#boot-status"); said != "" {
		t.Errorf("the page still says %q", said)
	}
	if eval[bool](p, `tablier.takeFirstTap() !== null`) {
		t.Error("the program left the tap")
	}
}
