package e2e

import (
	"net/http"
	"testing"

	"tablier/app/e2e/driver"
)

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
			page.Expect("Content Security Policy")
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
