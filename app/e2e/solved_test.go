package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// What is solved, and the tables of its values, can be read on the page about the site, on every screen and in both
// languages.
func TestSolvedIsRead(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		for _, lang := range i18n.Langs() {
			p.Start(s.Address(nav.AboutRoute) + "?lang=" + string(lang))
			p.Wait(`document.querySelector('#show-solved-note')?.textContent.includes('` +
				i18n.Of(lang).Solved.ShowNote + `')`)
			p.Hit("#show-solved-note")
			p.Wait(`document.querySelector('#solved-note')?.textContent.includes('15,297,796,800')`)
			p.Hit("#show-solved-tables")
			p.Wait(`document.querySelector('#solved-tables')?.textContent.includes('== perft.tsv')`)
			p.Settle()
			p.FitsWidth()
			p.Judge("solved "+string(lang), "")
			p.Shot("solved-" + string(lang))
		}
	})
}
