package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// lessonsPage opens the page for teachers, and waits for its lessons.
func lessonsPage(p *driver.Tab, s *driver.Server, lang string) {
	p.T.Helper()
	p.Start(s.Address(nav.TeachRoute) + "?lang=" + lang)
	p.Wait(`document.querySelector('#seance-1 .lesson-set a')`)
	p.Settle()
}

// The set of a lesson is opened to be given, as a draft of the teacher's own, once however often it is opened, and to be
// done, as a pupil does it.
func TestSetsOfLessons(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	for range 2 {
		lessonsPage(p, s, "fr")
		p.Click("#seance-1 .lesson-set a")
		p.Wait(driver.AtPath(nav.ComposeRoute) + ` && ` + hasItems(7))
		p.Click("#act-putaway")
		p.Wait(`document.querySelectorAll('.compose .ready button').length === 9`)
	}
	lessonsPage(p, s, "fr")
	p.Click("#seance-4 .lesson-set a:nth-child(2)")
	p.Wait(driver.AtPath(nav.SetRoute) + ` && document.querySelector('main h1')?.textContent === 'Résoudre à l’envers'`)
	p.Settle()
	p.Shot("set")
}
