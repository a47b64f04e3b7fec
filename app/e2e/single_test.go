package e2e

import (
	"context"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/site"
)

// singleFile is the edition that is one page, made once.
var singleFile = sync.OnceValues(func() ([]byte, error) {
	page, _, err := site.Single(context.Background())
	return page, err
})

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
	link := ""
	step(t, p, "mistakes", func(t *testing.T) { mistakesOnADisk(t, p) })
	step(t, p, "game", func(t *testing.T) { link = gameOnADisk(t, p) })
	for _, part := range []struct {
		name string
		do   func(*testing.T, *driver.Tab)
	}{
		{"map", mapOnADisk}, {"search", searchOnADisk},
		{"lesson", lessonOnADisk}, {"puzzle", puzzleOnADisk}, {"cup", cupOnADisk}, {"arranged", arrangedOnADisk},
		{"composed", composedOnADisk}, {"pages", pagesOnADisk},
	} {
		step(t, p, part.name, func(t *testing.T) { part.do(t, p) })
	}
	p = driver.Open(t, driver.Phone)
	p.Start(link)
	p.Wait(`document.querySelectorAll('.move').length === 2`)
	if got := driver.Eval[string](p, `location.hash`); got != "#/tapatan/" {
		t.Errorf("the address still ends with %q", got)
	}
	p.Shot("link")
}

// toRoute goes to a route of the single file, with what it opens, and waits until that is drawn: the page before may
// have the same links.
func toRoute(p *driver.Tab, route string) {
	p.T.Helper()
	p.Follow("#" + route)
}

// gameOnADisk plays against the machine, reads the rules and comes back, by a reload too. It returns a link to the
// match.
func gameOnADisk(t *testing.T, p *driver.Tab) (link string) {
	toRoute(p, "/")
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
	return p.Shared()
}

// arrangedOnADisk sets up a position by hand, and plays it.
func arrangedOnADisk(_ *testing.T, p *driver.Tab) {
	toRoute(p, "/entropy/")
	p.Wait(`document.querySelector('.board.entropy')`)
	arranges(p)
	p.Click("#arrange-start")
	p.Click("#point-a1")
	says(p, "Il manque un pion blanc.")
	p.Click("#point-c3")
	says(p, fr.Dispose.Known)
	p.Click("#arrange-play")
	p.Wait(playing("c3"))
}

// pagesOnADisk visits every page, reads the licences, and goes where there is none.
func pagesOnADisk(t *testing.T, p *driver.Tab) {
	toRoute(p, "/a-propos/")
	readLicences(t, p)
	for _, page := range driver.Pages() {
		toRoute(p, page.Route)
		p.Wait(`document.querySelector('main h1') && document.title === ` + driver.Quote(page.Title))
	}
	toRoute(p, "/nowhere/")
	p.Wait(`document.querySelector('main h1').textContent === ` + driver.Quote(fr.NotFound))
}

// In a frame that has no origin, which may keep nothing, one plays all the same. The published site plays there where
// its host lets anybody read its files, and says otherwise why it cannot.
func TestSandboxes(t *testing.T) {
	driver.Parallel(t)
	t.Run("single file", singleFileInASandbox)
	t.Run("closed site", func(t *testing.T) {
		f := siteInASandbox(t, false)
		f.Expect("app.wasm") // which may not be read
		f.Expect("Failed to fetch")
		f.Wait(`document.getElementById('boot-status').textContent.includes('sandbox')`)
	})
	t.Run("open site", func(t *testing.T) {
		f := siteInASandbox(t, true)
		f.Ready()
		f.Play(driver.ByMouse, "b2")
		f.WaitMoves(2)
		if got := driver.Eval[string](f, `tablier.demand('licences.txt')`); !strings.Contains(got, "go-app") {
			t.Errorf("a file on demand holds %.80q", got)
		}
	})
}

func singleFileInASandbox(t *testing.T) {
	data, err := singleFile()
	if err != nil {
		t.Fatal(err)
	}
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		if r.URL.Path == "/tablier.html" {
			w.Write(data)
			return
		}
		w.Write([]byte(`<!doctype html><link rel="icon" href="data:,"><title>Cours</title>
			<iframe sandbox="allow-scripts" src="/tablier.html#/tapatan/" width="1000" height="700"></iframe>`))
	}))
	t.Cleanup(host.Close)
	p := driver.Open(t, driver.Desktop)
	p.Visit(host.URL)
	f := p.Frame()
	f.Ready()
	f.Seat("one", driver.Best, "seat0")
	f.Play(driver.ByMouse, "b2")
	f.WaitMoves(2)
	p.Shot("played")
}

// siteInASandbox shows the site in such a frame, where its files may be read by anybody or not.
func siteInASandbox(t *testing.T, shared bool) (frame *driver.Tab) {
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
			<iframe sandbox="allow-scripts" src="/tapatan/?embed=1&second=machine-6" width="1000" height="700"></iframe>`))
		return true
	})
	p := driver.Open(t, driver.Desktop)
	p.Visit(s.Address("/course"))
	return p.Frame()
}
