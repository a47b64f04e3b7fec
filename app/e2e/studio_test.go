package e2e

import (
	"bytes"
	"compress/gzip"
	"os"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/site"
	"tablier/app/site/wasm"
)

// The programs are no larger than the README says, when the Go of releases compiles them.
func TestProgramsFitTheirBudgets(t *testing.T) {
	mod, err := os.ReadFile("../../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	if !regexp.MustCompile(`(?m)^toolchain ` + regexp.QuoteMeta(runtime.Version()) + `$`).Match(mod) {
		t.Skipf("built with %s", runtime.Version())
	}
	readme, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range site.Programs() {
		row := regexp.MustCompile("(?m)^\\| `" + regexp.QuoteMeta(name) + "`, gzip -9 \\| ([0-9.]+) MB").FindSubmatch(readme)
		if row == nil {
			t.Errorf("no budget of %s", name)
			continue
		}
		most, err := strconv.ParseFloat(string(row[1]), 64)
		if err != nil {
			t.Fatal(err)
		}
		program := driver.Site().Files[driver.Site().Place(name)]
		if !startsByItself(program) {
			t.Errorf("%s has numbers in its file that it could write by itself", name)
		}
		if got := packed(t, program); float64(got) > most*1e6 {
			t.Errorf("%s has %d bytes, want at most %.2f MB", name, got, most)
		}
	}
}

// startsByItself says whether a program has a function that runs before any other: it writes what site/relink has taken
// out of the file.
func startsByItself(program []byte) bool {
	const preamble, start = 8, 8
	for r := (wasm.Reader{Rest: program[preamble:]}); len(r.Rest) > 0 && !r.Failed; r.Block() {
		if r.Byte() == start {
			return true
		}
	}
	return false
}

// packed is how many bytes are left of data by gzip.
func packed(t *testing.T, data []byte) int {
	t.Helper()
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err == nil {
		_, err = w.Write(data)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return out.Len()
}

// A visit loads the program of its page and not the other one.
func TestEachPageLoadsItsProgram(t *testing.T) {
	for _, c := range []struct{ route, loads, spares string }{
		{"/", "app.wasm", studio()}, {"/tapatan/", "app.wasm", studio()},
		{nav.WorkshopRoute, studio(), "app.wasm"}, {nav.WatchRoute, studio(), "app.wasm"},
		{nav.IntegrateRoute, studio(), "app.wasm"}, {"/nulle-part/", "app.wasm", studio()},
	} {
		t.Run(c.route, func(t *testing.T) {
			s := driver.Serve(t, "/a/")
			p := driver.Open(t, driver.Phone)
			p.Expect("404")
			p.Expect("MIME type")
			p.Start(s.Address(c.route))
			if s.Times(c.loads) == 0 || s.Times(c.spares) > 0 {
				t.Errorf("asked for: %v", s.Asked())
			}
		})
	}
}

// To the workshop and back, by links and by the browser's buttons: each program is loaded, the match goes on, and the
// workshop knows it as it stands.
func TestWorkshopAndBack(t *testing.T) {
	driver.Parallel(t)
	s := driver.Serve(t, "/a/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/"))
	p.Click(`.shelf a[href="/a/tapatan/"]`)
	p.Wait(driver.AtPath("/a/tapatan/"))
	p.TwoPeople()
	moves := []string{"b2", "a1", "c3"}
	p.Play(driver.ByMouse, moves...)
	p.Run(`window.stays = true`)

	inStudio := func(path string) {
		t.Helper()
		p.Wait(driver.AtPath(path) + ` && window.stays === undefined`)
		p.Ready()
	}
	section := `.top nav a[href="/a` + nav.WorkshopRoute + `"]`
	p.Click(section)
	inStudio("/a/atelier/")
	p.Click(".door:nth-child(4)")
	p.Wait(mapThere)
	p.Click("#act-menu")
	p.Wait(`[...document.querySelectorAll('#atlas-trail option')].some((e) => e.textContent === ` +
		driver.Quote(fr.Atlas.OnTable(len(moves))) + `)`)
	p.Run(`window.stays = true`)
	p.Back()
	p.Wait(driver.AtPath("/a/atelier/"))
	p.Forward()
	p.Wait(mapThere + ` && window.stays === true`)
	p.Back()
	p.Back()
	p.Wait(driver.AtPath("/a/tapatan/"))
	p.Ready()
	if got := p.Moves(); !slices.Equal(got, moves) {
		t.Errorf("the moves are %v", got)
	}
	p.Back()
	p.Wait(driver.AtPath("/a/") + ` && document.querySelector('.shelf')`)
	p.Forward()
	p.Forward()
	p.Wait(driver.AtPath("/a/atelier/"))
	p.Ready()
	p.Click(`.top nav a[href="/a/"]`)
	p.Wait(driver.AtPath("/a/") + ` && document.querySelector('.shelf')`)
}

// Who chooses another language and theme in the workshop finds them on the page that they come back to, whatever the
// address of that says: a page that is loaded again, or one that the browser has put to sleep.
func TestChoicesInTheWorkshopHold(t *testing.T) {
	driver.Parallel(t)
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/?lang=fr"))
	p.Click("#to-workshop")
	p.Wait(driver.AtPath(nav.WorkshopRoute))
	p.Ready()
	p.Click("#switch-lang")
	p.Wait(`document.documentElement.lang === ` + driver.Quote(string(i18n.English)))
	p.Click("#switch-theme")
	p.Wait(`document.documentElement.dataset.theme === 'dark'`)
	p.Back()
	p.Wait(driver.AtPath("/") + ` && document.documentElement.lang === 'en' &&
		document.documentElement.dataset.theme === 'dark' && document.getElementById('to-workshop')`)
	p.Ready()
	p.Settle()
	if got := p.Text(".top nav [aria-current]"); got != i18n.Of(i18n.English).Games {
		t.Errorf("the section is called %q", got)
	}
	p.Run(`(() => {
		localStorage['tablier/.lang'] = 'fr';
		localStorage['tablier/.theme'] = 'light';
		dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
	})()`)
	p.Wait(`document.documentElement.lang === 'fr' && document.documentElement.dataset.theme === 'light' &&
		document.querySelector('.top nav [aria-current]').textContent === ` + driver.Quote(fr.Games))
}

// A device that saves data has the program of the workshop from its first use. Before that, and without a network, the
// page says what is missing; with one it comes, and stays.
func TestWorkshopOfWhoSavesData(t *testing.T) {
	driver.Parallel(t)
	s := driver.Serve(t, "/")
	p := driver.OpenInstalling(t, driver.Phone)
	p.Expect("tablier:")
	p.Expect("ERR_")
	p.Expect("demand/")
	saves := true
	p.Do(driver.Call(emulation.SetDataSaverOverride, emulation.SetDataSaverOverrideParams{DataSaverEnabled: &saves}))
	p.Start(s.Address("/"))
	p.Offline()
	p.Run(`new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))`)
	if got := s.Times(studio()); got > 0 {
		t.Errorf("the program is asked for %d times", got)
	}
	s.Unplug()
	p.Visit(s.Address(nav.WorkshopRoute))
	p.Wait(`document.documentElement.dataset.failed === 'absent'`)
	if said := p.Text("#boot-status"); !strings.Contains(said, "réseau") || !strings.Contains(said, "network") {
		t.Errorf("the page says %q", said)
	}
	p.Shot("absent")
	s.Disturb(nil)
	p.Start(s.Address(nav.WorkshopRoute))
	p.Kept(s, "studio.wasm")
	s.Unplug()
	p.Start(s.Address(nav.WatchRoute))
}
