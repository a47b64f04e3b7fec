package e2e

import (
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// prefixes are where the same files must work without a setting.
var prefixes = []string{"/", "/any/sub/path/"}

// After one visit to the home page everything works with the server gone, also pages that were never visited.
func TestEverythingWorksOffline(t *testing.T) {
	driver.Parallel(t)
	for _, prefix := range prefixes {
		t.Run(prefix, func(t *testing.T) {
			s := driver.Serve(t, prefix)
			p := driver.OpenInstalling(t, driver.Phone)
			p.Expect("demand/") // exercises in Python are kept from a first visit to the workshop
			p.Expect("Blocked script execution")
			p.Start(s.Address("/"))
			p.Offline()
			p.Kept(s, "studio.wasm") // which comes when the browser is at rest
			s.Vanish()
			step(t, p, "pages", func(t *testing.T) { pagesOffline(t, p, s) })
			step(t, p, "engine", func(t *testing.T) {
				p.Start(s.Address("/"))
				p.Reload()
				p.Ready()
				driver.WantEngineAnswer(t, p)
			})
			if prefix == "/" {
				return // the rest is no different there
			}
			step(t, p, "workshop", func(*testing.T) { workshopOffline(p, s) })
			step(t, p, "lesson", func(*testing.T) {
				p.Start(s.Address("/hyle/lecon/") + "?lesson=3")
				p.Wait(atStep("lesson-step-3"))
			})
			step(t, p, "puzzle", func(t *testing.T) {
				_, id := firstOf(t, puzzlesOf(t, "morris"), aLine)
				p.Start(s.Address("/problemes/") + "?puzzle=" + id)
				p.Wait(problem("play"))
				p.Start(s.Address(nav.PuzzlesRoute) + "#" + crossText)
				p.Wait(onSpot("made"))
			})
			step(t, p, "composed", func(*testing.T) { composedOffline(p, s) })
			step(t, p, "rules", func(t *testing.T) { // for a page of another origin
				asking(t, p, inFrame(s))
				p.Wait(`heard.some((m) => m.ready)`)
				p.Run(`say({ tablier: 'rules', id: 1, question: 'game\thyle\t\t' })`)
				p.Wait(`heard.some((m) => m.id === 1 && m.answer === 'ok\tC\tO\t5\t')`)
			})
		})
	}
}

// pagesOffline asks for a page of each depth by every spelling of its address: for all pages that is asked of the
// script of the service worker.
func pagesOffline(t *testing.T, p *driver.Tab, s *driver.Server) {
	t.Helper()
	asked := map[int]bool{} // depths
	for _, page := range driver.Pages() {
		depth := strings.Count(page.Route, "/")
		if asked[depth] {
			continue
		}
		asked[depth] = true
		for _, address := range spellings(page.Route) {
			got := driver.Eval[string](p, driver.PageThere(s.Address(address)))
			if want := s.Prefix + strings.TrimPrefix(page.Route, "/") + " " + page.Title; got != want {
				t.Errorf("%s leads to %s, want %s", address, got, want)
			}
		}
	}
}

// workshopOffline follows two searches, one of them from the page for teachers, and opens the map and a drawn game.
func workshopOffline(p *driver.Tab, s *driver.Server) {
	p.Start(s.Address(nav.WorkshopRoute))
	p.Click("#workshop-begin")
	p.Wait(`document.querySelector('.asks strong')`)
	goTo(p, s.Address(nav.AnswersRoute))
	p.Wait(`document.getElementById('bareme-2')`)
	goTo(p, s.Address(nav.SessionsRoute))
	p.Click("#seance-2 .session-links li:first-child a")
	p.Wait(stepped(0))
	for step := 1; step <= 3; step++ {
		p.Hit("#act-onward")
		p.Wait(stepped(step))
	}
	p.Start(s.Address(watchRoute) + centred + "&s=20")
	p.Wait(stepped(20))
	p.Hit("#act-last")
	p.Wait(watchOver)
	p.Start(s.Address(atlasRoute) + trap)
	p.Wait(mapThere + ` && ` + worth + ` === 'Perdu en\u00a08'`)
	p.Start(s.Address(nav.DrawRoute) + "#" + crossText)
	p.Wait(`document.querySelector('.tr')?.dataset.settled === 'true'`)
}

// spellings are the ways people and servers write the address of a route.
func spellings(route string) []string {
	list := []string{route, route + "index.html"}
	if route != "/" {
		list = append(list, strings.TrimSuffix(route, "/")+"?lang=fr")
	}
	return list
}

// An address that does not exist shows the program's own page, at any depth,
// with the server and without.
func TestUnknownAddress(t *testing.T) {
	driver.Parallel(t)
	for _, prefix := range prefixes {
		t.Run(prefix, func(t *testing.T) {
			s := driver.Serve(t, prefix)
			p := driver.OpenInstalling(t, driver.Desktop)
			p.Expect("404")
			p.Expect("ERR_FAILED")
			p.Expect("ERR_CONNECTION_REFUSED")
			p.Expect("MIME type")

			unknown := []string{"/nulle-part", "/tapatan/nulle-part/", "/a/b/c/d/e/f/"}
			if prefix == "/" {
				unknown = unknown[:1] // the others are no different there
			}
			for _, route := range unknown {
				p.Start(s.Address(route))
				noWayOut(t, p, s, route)
			}
			p.Start(s.Address("/"))
			p.Offline()
			s.Vanish()
			for _, route := range unknown {
				p.Start(s.Address(route))
				noWayOut(t, p, s, route)
			}
		})
	}
}

// noWayOut checks that a lost page looks like the others and that its links
// stay on the site.
func noWayOut(t *testing.T, p *driver.Tab, s *driver.Server, route string) {
	t.Helper()
	if !driver.Eval[bool](p, `[...document.styleSheets].every((sheet) => sheet.cssRules.length > 0)`) {
		t.Errorf("%s: a style sheet did not load", route)
	}
	outside := driver.Eval[[]string](p, `[...document.links].map((a) => new URL(a.href))
		.filter((u) => u.origin === location.origin && !u.pathname.startsWith(tablier.root)).map(String)`)
	if len(outside) > 0 {
		t.Errorf("%s: links lead out of the site: %v", route, outside)
	}
	if root := driver.Eval[string](p, `tablier.root`); root != s.Prefix {
		t.Errorf("%s: the root is taken to be %s, want %s", route, root, s.Prefix)
	}
}
