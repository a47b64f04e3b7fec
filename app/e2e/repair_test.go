package e2e

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/play"
	"tablier/app/site"
)

// inAGame opens a table at which a person has a game against the machine, and waits until all is kept.
func inAGame(t *testing.T, s *driver.Server) *driver.Tab {
	t.Helper()
	p := driver.OpenInstalling(t, driver.Desktop)
	p.KeepTable("tapatan", 7, [2]play.Seat{{}, {Level: 1}}, "b2", "a1", "c3", "c1")
	p.Start(s.Address("/tapatan/"))
	p.Offline()
	return p
}

// gameMoves are those of the game that inAGame opens.
var gameMoves = []string{"b2", "a1", "c3", "c1"}

// routeOf is a page that a kept file is needed for.
func routeOf(name string) string {
	if route, ok := strings.CutSuffix("/"+name, "index.html"); ok {
		return route
	}
	return "/tapatan/"
}

// Each kept file in turn is lost or spoilt, the one or the other: neighbours are of a kind. The next visit works, and
// after it the file is kept as it was built, having been fetched once; the game goes on.
func TestEveryKeptFileIsMended(t *testing.T) {
	s := driver.Serve(t, "/")
	p := inAGame(t, s)
	saved := p.Stored()[gameSave]
	names := p.Kept(s)
	for i, name := range names {
		if driver.IsVariant(routeOf(name)) {
			continue // a page as any other, on which another match would begin
		}
		before := s.Times(name)
		p.Spoil(s, name, []string{driver.Deleted, driver.Overwritten}[i%2])
		p.Start(s.Address(routeOf(name)))
		p.Offline()
		p.WantSound(s, name)
		if got := s.Times(name) - before; got != 1 {
			t.Errorf("%s was fetched %d times", name, got)
		}
		if got := p.Stored()[gameSave]; got != saved {
			t.Fatalf("after damage to %s the game is kept as %s, want %s", name, got, saved)
		}
	}
	if len(names) < 30 || !slices.Equal(p.Kept(s), names) {
		t.Errorf("%d files were kept, now %v", len(names), p.Kept(s))
	}
	p.Start(s.Address("/tapatan/"))
	if got := p.Moves(); !slices.Equal(got, gameMoves) {
		t.Errorf("the game has the moves %v", got)
	}
	driver.WantEngineAnswer(t, p)
}

// Wrong headers are damage, as is a program that compiles all the same. A whole cache that is gone comes back.
func TestOtherDamageIsMended(t *testing.T) {
	s := driver.Serve(t, "/")
	p := inAGame(t, s)
	p.Expect("demand/") // exercises in Python are kept from a first visit to the workshop
	names := p.Kept(s)
	all := func(way string, spoilt ...string) func() {
		return func() {
			for _, name := range spoilt {
				p.Spoil(s, name, way)
			}
		}
	}
	for name, spoil := range map[string]func(){
		"headers":  all(driver.Retyped, names...),
		"programs": all(driver.EndOverwritten, "app.wasm", "ai.wasm"),
		"gone":     func() { p.Run(`caches.keys().then((all) => Promise.all(all.map((name) => caches.delete(name))))`) },
	} {
		spoil()
		p.Start(s.Address("/tapatan/"))
		if got := p.Moves(); !slices.Equal(got, gameMoves) {
			t.Errorf("%s: the game has the moves %v", name, got)
		}
		driver.WantEngineAnswer(t, p)
		p.Offline()
		for _, name := range names {
			p.WantSound(s, name)
		}
	}
	s.Vanish()
	for _, name := range names {
		if strings.HasSuffix(name, "index.html") && !driver.IsVariant(routeOf(name)) {
			p.Start(s.Address(routeOf(name)))
		}
	}
}

// Without a network damage is told, nothing is lost, and the next visit with one is as if nothing had been.
func TestDamageWithoutANetwork(t *testing.T) {
	driver.Parallel(t)
	for _, name := range []string{"app.wasm", "wasm_exec.js", "drag.js"} {
		t.Run(name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			p := inAGame(t, s)
			p.Expect("tablier:")
			p.Expect("ERR_")
			p.Expect("sw.js")
			saved := p.Stored()[gameSave]
			for _, way := range []string{driver.Overwritten, driver.Deleted} {
				p.Spoil(s, name, way)
				s.Unplug()
				p.Visit(s.Address("/tapatan/"))
				p.Wait(`document.documentElement.dataset.failed === 'damaged'`)
				if said := p.Text("#boot-status"); !strings.Contains(said, "abîmé") || !strings.Contains(said, "damaged") {
					t.Errorf("the page says %q", said)
				}
				s.Disturb(nil)
				p.Start(s.Address("/tapatan/"))
				if got := p.Stored()[gameSave]; got != saved || !slices.Equal(p.Moves(), gameMoves) {
					t.Errorf("the game is kept as %s, with the moves %v", got, p.Moves())
				}
				p.Offline()
				p.WantSound(s, name)
			}
		})
	}
}

// A page that is lost without a network is drawn by the program all the same.
func TestLostPageWithoutANetwork(t *testing.T) {
	s := driver.Serve(t, "/")
	p := inAGame(t, s)
	p.Expect("ERR_")
	p.Expect("MIME type")
	p.Expect("503")
	for _, way := range []string{driver.Overwritten, driver.Deleted} {
		p.Spoil(s, "tapatan/index.html", way)
		s.Unplug()
		p.Start(s.Address("/tapatan/"))
		if got := p.Moves(); !slices.Equal(got, gameMoves) {
			t.Errorf("the moves are %v", got)
		}
		s.Disturb(nil)
		p.Start(s.Address("/tapatan/"))
		p.Offline()
		p.WantSound(s, "tapatan/index.html")
	}
	p.Spoil(s, "tapatan/index.html", driver.Deleted)
	p.Spoil(s, "404.html", driver.Deleted)
	s.Unplug()
	p.Visit(s.Address("/tapatan/"))
	if said := p.Text("body"); !strings.Contains(said, "abîmé") || !strings.Contains(said, "damaged") {
		t.Errorf("without any page the browser shows %q", said)
	}
}

// A damaged program whose build the server no longer has gives way to the build that it has.
func TestDamageAfterAnUpdate(t *testing.T) {
	s := driver.Serve(t, "/")
	p := inAGame(t, s)
	p.Expect("tablier:")
	s.Publish(driver.WriteSite(t, otherProgram()))
	p.Spoil(s, "app.wasm", driver.Overwritten)
	p.Start(s.Address("/tapatan/"))
	p.Wait(runningVersion + ` === '` + newVersion + `'`)
	p.Ready()
	if got := p.Moves(); !slices.Equal(got, gameMoves) {
		t.Errorf("the moves are %v", got)
	}
}

// otherProgram gives the site with another version and another program, which does the same.
func otherProgram() *site.Site {
	const program = "app.wasm"
	s := newer()
	old := s.Files[program]
	s.Files[program] = append(bytes.Clone(old), 0, 2, 1, 'x') // a section that means nothing
	s.Files["sw.js"] = bytes.Replace(s.Files["sw.js"], sum(old), sum(s.Files[program]), 1)
	return s
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
	p.Accessible()
	s.Disturb(nil)
	p.Start(s.Address("/tapatan/"))
	p.Wait(`document.getElementById('late') === null`)
}
