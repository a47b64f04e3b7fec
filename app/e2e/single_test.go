package e2e

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"tablier/app/e2e/driver"
)

// singleFile is the edition that is one page, made once.
var singleFile = sync.OnceValues(func() ([]byte, error) { return driver.Site().Single() })

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
	p := driver.Open(t, driver.Desktop)
	p.Start(diskFile(t))
	p.Shot("home")
	p.Click(`a[href="#/tapatan/"]`)
	p.Wait(`document.querySelector('.board.tapatan')`)
	p.Seat("one", driver.Best, "seat0")
	p.Play(driver.ByMouse, "b2")
	p.WaitMoves(2)
	p.Shot("played")
	moves := p.Moves()

	p.Click(`a[href="#/tapatan/regles/"]`)
	p.Wait(`document.title.includes(` + driver.Quote(fr.Rules) + `)`)
	p.Run(`history.back()`)
	p.Wait(`document.querySelector('.board.tapatan')`)
	p.Reload()
	p.Ready()
	if got := p.Moves(); strings.Join(got, " ") != strings.Join(moves, " ") {
		t.Errorf("after a reload the moves are %v, want %v", got, moves)
	}

	p.OpenShare(driver.Clicking)
	link := p.Shared()
	other := driver.Open(t, driver.Phone)
	other.Start(link)
	other.Wait(`document.querySelectorAll('.move').length === 2`)
	if got := driver.Eval[string](other, `location.hash`); got != "#/tapatan/" {
		t.Errorf("the address still ends with %q", got)
	}
	other.Shot("link")
	other.Run(`location.hash = '/a-propos/'`)
	readLicences(t, other)
	for _, page := range driver.Pages() {
		other.Run(`location.hash = ` + driver.Quote(page.Route))
		other.Wait(`document.querySelector('main h1')`)
		other.Settle()
	}
	other.Run(`location.hash = '/nowhere/'`)
	other.Wait(`document.querySelector('main h1').textContent === ` + driver.Quote(fr.NotFound))
}

// In a frame that has no origin, which may keep nothing, one plays all the same.
func TestSingleFileInASandbox(t *testing.T) {
	data, err := singleFile()
	if err != nil {
		t.Fatal(err)
	}
	p := driver.Open(t, driver.Desktop)
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		if r.URL.Path == "/tablier.html" {
			w.Write(data)
			return
		}
		w.Write([]byte(`<!doctype html><title>Cours</title>
			<iframe sandbox="allow-scripts" src="/tablier.html#/tapatan/" width="1000" height="700"></iframe>`))
	}))
	t.Cleanup(host.Close)
	p.Visit(host.URL)
	f := p.Frame()
	f.Ready()
	f.Seat("one", driver.Best, "seat0")
	f.Play(driver.ByMouse, "b2")
	f.WaitMoves(2)
	p.Shot("played")
}

// In such a frame the published site says why it cannot play, or plays, where its host lets anybody read its files.
func TestSiteInASandbox(t *testing.T) {
	driver.Parallel(t)
	for _, shared := range []bool{false, true} {
		t.Run(map[bool]string{false: "closed", true: "open"}[shared], func(t *testing.T) {
			s := driver.Serve(t, "/")
			s.Disturb(func(w http.ResponseWriter, r *http.Request) bool {
				if shared {
					w.Header().Set("Access-Control-Allow-Origin", "*")
				}
				if r.URL.Path != "/course" {
					return false
				}
				w.Header().Set("Content-Type", "text/html; charset=utf-8")
				w.Write([]byte(`<!doctype html><link rel="icon" href="data:,"><title>Cours</title>
					<iframe sandbox="allow-scripts" src="/tapatan/?embed=1&second=6" width="1000" height="700"></iframe>`))
				return true
			})
			p := driver.Open(t, driver.Desktop)
			p.Visit(s.Address("/course"))
			f := p.Frame()
			if !shared {
				f.Expect("app.wasm") // which may not be read
				f.Expect("Failed to fetch")
				f.Wait(`document.getElementById('boot-status').textContent.includes('sandbox')`)
				return
			}
			f.Ready()
			f.Play(driver.ByMouse, "b2")
			f.WaitMoves(2)
			const texts = `tablier.demand('licences.txt')`
			if got := driver.Eval[string](f, texts); !strings.Contains(got, "go-app") {
				t.Errorf("a file on demand holds %.80q", got)
			}
		})
	}
}
