package e2e

import (
	"testing"

	"tablier/app/class/pupil"
	"tablier/app/class/scorm"
	"tablier/app/class/set"
	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// A package finds the platform in the window that has opened it. Where nobody answers, or nothing is kept, it says so
// in both languages, and the set works all the same.
func TestPackageWithoutAPlatform(t *testing.T) {
	given, asked := twoPuzzles(t)
	code, err := set.Encode(given)
	if err != nil {
		t.Fatal(err)
	}
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address(nav.ComposeRoute) + "?lang=fr#" + code)
	address := driver.Platform(t, packageOf(t, p, "0"))
	p.Visit(address + "?window")
	p.Click("#open")
	p.Wait(`kept()?.core.lesson_status === 'incomplete'`)
	for ask, words := range map[string][2]string{
		"?none":   {"Aucune plateforme ne répond", "No platform answers"},
		"?refuse": {"La plateforme n’enregistre pas", "does not keep"},
	} {
		p.Visit(address + ask)
		l := platformTab{p}
		p.Within(`document.getElementById('said').textContent.includes(` + driver.Quote(words[0]) + `) &&
			document.getElementById('said').textContent.includes(` + driver.Quote(words[1]) + `)`)
		l.inSet(onSet("starting"))
		l.touch("#set-begin")
		l.inSet(onItem(1, 3))
		l.solve(asked[0], "")
		p.Shot("said" + ask[1:])
	}
}

// A set with Python is refused for a package that holds all, and a site that lacks the edition in one file says so.
func TestPackagesAreRefused(t *testing.T) {
	given, _ := twoPuzzles(t)
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Expect("404")
	open := func() {
		code, err := set.Encode(given)
		if err != nil {
			t.Fatal(err)
		}
		p.Start(s.Address(nav.ComposeRoute) + "?lang=en#" + code)
		p.Click("#act-package")
		p.Click("#act-making-1")
	}
	open()
	p.Click("#act-pack")
	p.Wait(`document.getElementById('compose-packed').textContent.startsWith('This site does not have')`)
	p.Visit("about:blank")
	given.Items = append(given.Items, set.Item{Task: &set.Python{Exercise: "gagne"}})
	open()
	p.Wait(`document.getElementById('compose-packed').textContent.startsWith('This set has an exercise in Python')`)
	p.Wait(`document.getElementById('act-pack').getAttribute('aria-disabled') === 'true'`)
	p.Click("#act-making-0")
	p.Wait(`document.getElementById('compose-packed').textContent === '' && ` + lang(i18n.English))
}

// A set goes on from page to page in a frame whose browser refuses it all storage, as some do in a frame of another
// site, and the platform is told.
func TestPackageWithoutStorage(t *testing.T) {
	given, asked := twoPuzzles(t)
	pack := scorm.Package{Set: given, Lang: i18n.French, Site: driver.Serve(t, "/").Address(nav.SetRoute)}
	data, err := pack.Write()
	if err != nil {
		t.Fatal(err)
	}
	p := driver.Open(t, driver.Desktop)
	p.Inject(`if (window.parent !== window.top) {
		for (const name of ['localStorage', 'sessionStorage']) {
			const get = () => { throw new DOMException('no', 'SecurityError'); };
			Object.defineProperty(window, name, { configurable: true, get });
		}
	}`)
	p.Visit(driver.Platform(t, data))
	l := platformTab{p}
	l.inSet(onSet("starting"))
	l.touch("#set-begin")
	l.inSet(onItem(1, 3))
	l.solve(asked[0], "")
	l.keeps(1, 2, pupil.Incomplete)
	l.touch("#course .title")
	l.inSet(onSet("starting"))
	l.inSet(`document.querySelectorAll('.runs .sg.f').length === 1`)
	p.Within(`document.getElementById('said').textContent === ''`)
}
