package e2e

import (
	"html"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/games"
	"tablier/app/nav"
	"tablier/app/play"
)

// pagePolicy is the policy that stands in a page of the site.
func pagePolicy(t *testing.T) string {
	t.Helper()
	found := regexp.MustCompile(`Content-Security-Policy" content="([^"]*)"`).
		FindSubmatch(driver.Site().Files["index.html"])
	if found == nil {
		t.Fatal("the home page has no policy")
	}
	return html.UnescapeString(string(found[1]))
}

// watchPolicy notes whatever the policy of a page forbids.
const watchPolicy = `window.violations = [];
	addEventListener('securitypolicyviolation', (e) =>
		violations.push(e.effectiveDirective + ' ' + e.blockedURI + ' ' + e.sample));`

// Every page runs under its policy, and so do the scripts of its workers: the server sends the policy with each file.
// In each game the machine opens; to pages without a board a person comes by a link, under the policy of the page
// before.
func TestPolicyForbidsNothingThatIsDone(t *testing.T) {
	s := driver.Serve(t, "/")
	send := header("Content-Security-Policy", pagePolicy(t))
	s.Disturb(func(w http.ResponseWriter, r *http.Request) bool {
		// The frame in which Python runs has a policy of its own, and holds no program of the site.
		return !strings.HasSuffix(r.URL.Path, "/python.html") && send(w, r)
	})
	p := driver.OpenInstalling(t, driver.Desktop)
	p.Inject(watchPolicy)
	moves := map[string]bool{}
	for _, game := range games.All() {
		p.KeepTable(game.ID(), 1, [2]play.Seat{{Level: 1}, {}})
		moves[nav.GameRoute(game.ID())] = true
	}
	p.Start(s.Address("/"))
	p.Offline()
	for _, page := range driver.Pages() {
		if moves[page.Route] {
			p.Start(s.Address(page.Route))
			p.WaitMoves(1)
		} else {
			p.GoTo(s.Address(page.Route))
		}
		p.Settle()
		if got := driver.Eval[[]string](p, `violations`); len(got) > 0 {
			t.Errorf("%s: %q", page.Route, got)
		}
	}
	driver.WantEngineAnswer(t, p)
}

// The policy lets no text become a script or markup, but for still parts of pages and the scripts of the site.
func TestPolicyForbidsTheRest(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	for _, expected := range []string{"Trusted", "Content Security Policy", "no still part"} {
		p.Expect(expected)
	}
	p.Inject(watchPolicy)
	p.Start(s.Address("/tapatan/"))
	for _, attempt := range []string{
		`document.createElement('div').innerHTML = '<img src=x onerror=alert()>'`,
		`document.createElement('div').innerHTML = '<svg onload="alert()"></svg>'`,
		`document.createElement('div').innerHTML = '<a href="https://elsewhere.example/">b</a>'`,
		`document.createElement('div').innerHTML = '<a href="//elsewhere.example/">b</a>'`,
		`document.createElement('div').innerHTML = '<a href="javascript:alert()">b</a>'`,
		`document.createElement('div').innerHTML = '<form action="/"></form>'`,
		`document.createElement('div').innerHTML = '<svg><use href="data:image/svg+xml,x"/></svg>'`,
		`document.createElement('script').src = '/drag.js'`,
		`document.createElement('script').text = 'alert()'`,
		`new Worker('/compile.js')`,
		`document.write('<p>')`,
		`trustedTypes.createPolicy('mine', {})`,
	} {
		if got := tried(p, attempt); got != "TypeError" {
			t.Errorf("%s: %s", attempt, got)
		}
	}
	drawing := `document.createElement('div').innerHTML = '<svg viewBox="0 0 1 1"><use href="#a"/></svg>'`
	if got := tried(p, drawing); got != "allowed" {
		t.Errorf("%s: %s", drawing, got)
	}
}

// tried runs a statement in the page and returns the name of the error that it throws, "allowed" if none.
func tried(p *driver.Tab, statement string) string {
	p.T.Helper()
	return driver.Eval[string](p, `(() => { try { `+statement+`; return 'allowed'; } catch (e) { return e.name; } })()`)
}

// A page loads and runs nothing but what is the site's own, with an origin and in a frame without one.
func TestPolicyHolds(t *testing.T) {
	driver.Parallel(t)
	for _, name := range []string{"page", "sandbox"} {
		t.Run(name, func(t *testing.T) {
			s := driver.Serve(t, "/any/sub/path/")
			s.Disturb(func(w http.ResponseWriter, r *http.Request) bool {
				w.Header().Set("Access-Control-Allow-Origin", "*")
				if r.URL.Path != s.Prefix+"course" {
					return false
				}
				w.Header().Set("Content-Type", "text/html; charset=utf-8")
				w.Write([]byte(`<!doctype html><link rel="icon" href="data:,"><title>Cours</title>
					<iframe sandbox="allow-scripts" src="tapatan/?embed=1" width="1000" height="700"></iframe>`))
				return true
			})
			p := driver.Open(t, driver.Desktop)
			page := p
			if name == "page" {
				p.Visit(s.Address("/tapatan/"))
			} else {
				p.Visit(s.Address("/course"))
				page = p.Frame()
			}
			page.Ready()
			for _, each := range []*driver.Tab{p, page} {
				each.Expect("Content Security Policy")
				each.Expect("requires 'TrustedScript") // where the policy forbids a script by its address or its text
			}
			stranger := driver.NewStranger(t)
			if got := driver.Eval[[]string](page, stranger.Trespass()); len(got) > 0 {
				t.Errorf("the page took: %v", got)
			}
			if asked := stranger.Asked(); len(asked) > 0 {
				t.Errorf("the page asked another origin for %v", asked)
			}
		})
	}
}
