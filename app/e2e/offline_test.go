package e2e

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/shell"
)

// prefixes are where the same files must work without being told.
var prefixes = []string{"/", "/any/sub/path/"}

// After one visit to the home page everything works with the server gone, also
// pages that were never visited.
func TestEverythingWorksOffline(t *testing.T) {
	abreast(t)
	for _, prefix := range prefixes {
		t.Run(prefix, func(t *testing.T) {
			s := serve(t, prefix)
			p := open(t, phone)
			p.start(s.url("/"))
			p.offline()
			s.vanish()

			for _, page := range shell.Pages() {
				for _, address := range spellings(page.Route, s.prefix) {
					p.start(s.url(address))
					got := eval[string](p, `location.pathname`)
					if want := prefix + strings.TrimPrefix(page.Route, "/"); got != want {
						t.Errorf("%s leads to %s, want %s", address, got, want)
					}
					if title := eval[string](p, `document.title`); title != page.Title {
						t.Errorf("%s has the title %q, want %q", address, title, page.Title)
					}
				}
			}
			p.start(s.url("/"))
			p.reload()
			p.ready()
			answersOffline(t, p)
		})
	}
}

// A later visit asks the server for nothing but whether there is another build.
func TestLaterVisit(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.start(s.url("/"))
	p.offline()
	before := s.asked()
	p.start(s.url("/tapatan/"))
	p.play(byMouse, "b2")
	p.offline()
	for name, times := range s.asked() {
		if times != before[name] && name != "sw.js" {
			t.Errorf("%s is asked for again", name)
		}
	}
}

// spellings are the ways people and servers write the address of a route. Under a prefix, those of a page at each depth
// stand for all.
func spellings(route, prefix string) []string {
	if prefix != "/" && !slices.Contains([]string{"/", "/tapatan/", "/tapatan/regles/"}, route) {
		return []string{route}
	}
	list := []string{route, route + "index.html"}
	if route != "/" {
		list = append(list, strings.TrimSuffix(route, "/")+"?lang=fr")
	}
	return list
}

// answersOffline asks an engine for something, which needs its program and its script.
func answersOffline(t *testing.T, p *tab) {
	t.Helper()
	if answer := eval[string](p, askEngine); !strings.Contains(answer, `"games"`) {
		t.Errorf("the engine answers %q", answer)
	}
}

// An address that does not exist shows the program's own page, at any depth,
// with the server and without.
func TestUnknownAddress(t *testing.T) {
	abreast(t)
	for _, prefix := range prefixes {
		t.Run(prefix, func(t *testing.T) {
			s := serve(t, prefix)
			p := open(t, desktop)
			p.expect("404")
			p.expect("ERR_FAILED")
			p.expect("ERR_CONNECTION_REFUSED")
			p.expect("MIME type")

			unknown := []string{"/nulle-part", "/tapatan/nulle-part/", "/a/b/c"}
			for _, route := range unknown {
				p.start(s.url(route))
				noWayOut(t, p, s, route)
			}
			p.start(s.url("/"))
			p.offline()
			s.vanish()
			for _, route := range unknown {
				p.start(s.url(route))
				noWayOut(t, p, s, route)
			}
		})
	}
}

// noWayOut checks that a lost page looks like the others and that its links
// stay on the site.
func noWayOut(t *testing.T, p *tab, s *server, route string) {
	t.Helper()
	if !eval[bool](p, `[...document.styleSheets].every((sheet) => sheet.cssRules.length > 0)`) {
		t.Errorf("%s: a style sheet did not load", route)
	}
	outside := eval[[]string](p, `[...document.links].map((a) => new URL(a.href))
		.filter((u) => u.origin === location.origin && !u.pathname.startsWith(tablier.root)).map(String)`)
	if len(outside) > 0 {
		t.Errorf("%s: links lead out of the site: %v", route, outside)
	}
	if root := eval[string](p, `tablier.root`); root != s.prefix {
		t.Errorf("%s: the root is taken to be %s, want %s", route, root, s.prefix)
	}
}

// Copies under several paths of one origin, and other applications there, keep
// what is theirs.
func TestNeighboursKeepTheirCaches(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.expect("favicon.ico") // a bare script names no icon
	p.visit(s.url("/theme.js"))
	p.do(runs(`Promise.all(['autre-appli', 'tablier /ailleurs/ 123456', 'tablier / 000000'].map((name) => caches.open(name)))`))
	p.start(s.url("/"))
	p.offline()

	got := strings.Join(eval[[]string](p, `caches.keys()`), "\n")
	for _, kept := range []string{"autre-appli", "tablier /ailleurs/ 123456", "tablier / " + builtSite().Version} {
		if !strings.Contains(got, kept) {
			t.Errorf("the cache %q is gone; there are:\n%s", kept, got)
		}
	}
	if strings.Contains(got, "000000") {
		t.Errorf("an old cache of this copy is still there:\n%s", got)
	}
}
