package e2e

import (
	"os"
	"strings"
	"testing"

	"tablier/app/class/set"
	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// The statements for schools can be read on a phone, in both languages, and are reached from the foot, from the page
// about the site and from that for teachers. Contrast and roles are judged with all pages, in TestPagesAreAccessible.
func TestStatements(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address("/") + "?lang=fr")
		p.Run(`document.querySelector('.foot a[href$="` + nav.AccessibilityRoute + `"]').click()`)
		p.Wait(`document.querySelectorAll('#criteria tbody tr').length === 106`)
		p.Ready()
		for _, lang := range []i18n.Lang{i18n.English, i18n.French} {
			p.Run(`document.getElementById('switch-lang').click()`)
			p.Wait(`document.documentElement.lang === ` + driver.Quote(string(lang)))
			for _, route := range []string{nav.AccessibilityRoute, nav.DataRoute, nav.LicenceRoute, nav.FreshRoute} {
				p.GoTo(s.Address(route))
				p.FitsWidth()
				p.Shot(strings.ReplaceAll(route, "/", "") + "-" + string(lang))
			}
		}
		p.GoTo(s.Address(nav.AboutRoute))
		p.Wait(`document.querySelector('.ways-on a')`)
		p.FitsWidth()
		p.Shot("about")
		p.Run(`document.querySelector('.ways-on a').click()`)
		p.Wait(`document.querySelector('#kept')`)
		p.Ready()
		p.GoTo(s.Address(nav.TeachRoute))
		p.Wait(`document.querySelectorAll('.fine-print a').length === 4`)
		p.FitsWidth()
		p.Run(`document.querySelector('.fine-print').scrollIntoView()`)
		p.Shot("teach")
	})
}

// A shared device is emptied only after a question; the file brings back all that was there, and in the emptied device
// nothing is left but the language and the theme.
func TestNewSession(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	p.Play(driver.ByMouse, firstWins...)
	p.Click("#switch-theme")
	p.Visit(s.Address(nav.WriteRoute) + "#e=gagne")
	p.Wait(driver.PythonReady)
	p.Run(driver.TypeProgram(driver.WinningProgram))
	p.Run(`document.querySelector('#act-run').click()`)
	p.Wait(`document.querySelectorAll('.tests li.ok').length === 4`)
	p.Visit(s.Address(nav.ComposeRoute))
	p.Wait(`localStorage['tablier/.teacher']`)
	p.Settle()
	p.Click("#act-ready-0")
	p.Wait(hasItems(7))
	code, err := set.Encode(given(p))
	if err != nil {
		t.Fatal(err)
	}
	p.Visit(s.Address(nav.SetRoute) + "#" + code)
	p.Wait(onSet("starting"))
	p.Settle()
	p.Click("#set-begin")
	p.Wait(onItem(1, 7))
	p.Settle()

	p.Visit(s.Address(nav.FreshRoute))
	p.Wait(`document.querySelectorAll('#there li').length >= 4`)
	p.Settle()
	before := p.Stored()
	for _, key := range []string{"exercise.gagne", "past.tapatan", "set.1", "theme"} {
		if before["tablier/."+key] == "" {
			t.Errorf("nothing is kept under %s", key)
		}
	}
	saved := p.CatchFiles()
	file := t.TempDir() + "/all.json"
	if err := os.WriteFile(file, []byte(saved("#act-take")), 0o644); err != nil {
		t.Fatal(err)
	}
	p.Click("#act-empty")
	p.Wait(`document.activeElement.id === 'answer-no'`)
	p.Shot("asked")
	p.Press("\r")
	p.Wait(`document.activeElement.id === 'act-empty'`)
	if after := p.Stored(); len(after) != len(before) {
		t.Errorf("%d texts after the question was answered with no, want %d", len(after), len(before))
	}
	p.Click("#act-empty")
	p.Wait(`document.activeElement.id === 'answer-no'`)
	p.Click("#answer-yes")
	p.Wait(`location.search.includes('fait') && document.documentElement.dataset.ready &&
		document.querySelector('.fresh')`)
	p.Settle()
	p.Shot("emptied")
	for key := range p.Stored() {
		if key != "tablier/.theme" && key != "tablier/.lang" {
			t.Errorf("%s is left", key)
		}
	}

	p.Visit(s.Address(nav.ArchiveRoute))
	p.Wait(`document.getElementById('act-import')?.disabled === false`)
	p.ChooseFile(file)
	p.Wait(`document.querySelector('#answer-yes')`)
	p.Click("#answer-yes")
	p.Wait(`document.querySelector('.said').textContent.startsWith(` + driver.Quote(fr.Past.Imported) + `)`)
	wantLines(t, "games", p.PastGames(), peopleWon)
	after := p.Stored()
	for key, text := range before {
		name, ofSite := strings.CutPrefix(key, "tablier/.")
		if ofSite && name != "persistence" && after[key] != text { // what the browser was asked is each device's own affair
			t.Errorf("%s has not come back", key)
		}
	}
}
