package e2e

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// singleFile is the edition that is one page, made once.
var singleFile = sync.OnceValues(func() ([]byte, error) { return builtSite().Single() })

// diskFile puts the single file on the disk, under a name that needs care in an address.
func diskFile(t *testing.T) (address string) {
	t.Helper()
	data, err := singleFile()
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "tablier été.html")
	if err := os.WriteFile(name, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return "file://" + name
}

// From a disk everything works: every screen, the machine, what is kept, links to a game.
func TestSingleFileFromADisk(t *testing.T) {
	p := open(t, desktop)
	p.start(diskFile(t))
	p.shot("home")
	p.click(`a[href="#/tapatan/"]`)
	p.wait(`document.querySelector('.board.tapatan')`)
	p.seat("one", "6", "seat0")
	p.play(byMouse, "b2")
	p.played(2)
	p.shot("played")
	moves := p.moves()

	p.click(`a[href="#/tapatan/regles/"]`)
	p.wait(`document.title.includes('Règles')`)
	p.do(runs(`history.back()`))
	p.wait(`document.querySelector('.board.tapatan')`)
	p.reload()
	p.ready()
	if got := p.moves(); strings.Join(got, " ") != strings.Join(moves, " ") {
		t.Errorf("after a reload the moves are %v, want %v", got, moves)
	}

	p.openShare(clicking)
	link := p.shared()
	other := open(t, phone)
	other.start(link)
	other.wait(`document.querySelectorAll('.move').length === 2`)
	if got := eval[string](other, `location.hash`); got != "#/tapatan/" {
		t.Errorf("the address still ends with %q", got)
	}
	other.shot("link")
	for _, route := range []string{"/hyle/", "/entropy/", "/domino/", "/parties/", "/a-propos/", "/"} {
		other.do(runs(`location.hash = ` + quote(route)))
		other.wait(`document.querySelector('main h1')`)
		other.settle()
	}
	other.do(runs(`location.hash = '/nowhere/'`))
	other.wait(`document.querySelector('main h1').textContent === 'Page introuvable'`)
}

// In a frame that has no origin, which may keep nothing, one plays all the same.
func TestSingleFileInASandbox(t *testing.T) {
	data, err := singleFile()
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, desktop)
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		if r.URL.Path == "/tablier.html" {
			w.Write(data)
			return
		}
		w.Write([]byte(`<!doctype html><title>Cours</title><iframe sandbox="allow-scripts" src="/tablier.html#/tapatan/" width="1000" height="700"></iframe>`))
	}))
	t.Cleanup(host.Close)
	p.visit(host.URL)
	f := p.frame()
	f.ready()
	f.seat("one", "6", "seat0")
	f.play(byMouse, "b2")
	f.played(2)
	p.shot("played")
}

// In such a frame the published site says why it cannot play, or plays, where its host lets anybody read its files.
func TestSiteInASandbox(t *testing.T) {
	abreast(t)
	for _, shared := range []bool{false, true} {
		t.Run(map[bool]string{false: "closed", true: "open"}[shared], func(t *testing.T) {
			s := serve(t, "/")
			s.disturb(func(w http.ResponseWriter, r *http.Request) bool {
				if shared {
					w.Header().Set("Access-Control-Allow-Origin", "*")
				}
				if r.URL.Path != "/course" {
					return false
				}
				w.Header().Set("Content-Type", "text/html; charset=utf-8")
				w.Write([]byte(`<!doctype html><link rel="icon" href="data:,"><title>Cours</title><iframe sandbox="allow-scripts" src="/tapatan/?embed=1&second=6" width="1000" height="700"></iframe>`))
				return true
			})
			p := open(t, desktop)
			p.visit(s.url("/course"))
			f := p.frame()
			if !shared {
				f.expect("app.wasm") // which may not be read
				f.expect("Failed to fetch")
				f.wait(`document.getElementById('boot-status').textContent.includes('sandbox')`)
				return
			}
			f.ready()
			f.play(byMouse, "b2")
			f.played(2)
		})
	}
}
