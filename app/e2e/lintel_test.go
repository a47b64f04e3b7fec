package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// The lintel of the pages for teachers leads from each to the others, on a phone by a list that a control opens; the
// way back leads to the page for teachers.
func TestLintelOfTeachers(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address(nav.ComposeRoute) + "?lang=fr")
		p.Settle()
		open := func(way string) {
			p.T.Helper()
			if p.Device.Touch {
				p.Click("#rooms-toggle")
				p.Wait(`document.querySelector('.rooms.open')`)
				p.Shot("open")
			}
			p.Click(`.rooms a[href$="` + way + `"]`)
		}
		open(nav.NotebookRoute)
		p.Wait(`document.querySelector('main.carnet .lintel')`)
		p.Settle()
		p.Judge("notebook", ".lintel")
		p.Shot("notebook")
		open(nav.ComposeRoute)
		p.Wait(`document.querySelector('.compose')`)
		p.Settle()
		p.Judge("composer", ".lintel")
		p.Shot("composer")
		if p.Device.Touch {
			p.Click(".top .back")
			p.Wait(`document.querySelector('main.tf')`)
			p.GoTo(s.Address(nav.ComposeRoute))
			p.Wait(`document.querySelector('.compose')`)
			p.Settle()
		}
		open(nav.SessionsRoute)
		p.Wait(`document.querySelector('main.teach .lintel') && document.querySelector('.seance')`)
		p.Settle()
		p.Judge("lessons", ".lintel")
		p.Shot("lessons")
	})
}
