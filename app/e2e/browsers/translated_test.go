package browsers

import (
	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// playTranslated plays a match on a page that is translated as it is drawn, and goes on to another page.
func playTranslated(p *Tab) {
	s := serve(p.T)
	keep(p, s, driver.Table(p.T, "tapatan", 5, [2]play.Seat{}, nil))
	p.Start(s.Address("/tapatan/?lang=fr"))
	p.Run(driver.Translator)
	p.Touch("a1", "a3", "b1", "b3", "c1")
	p.WaitMoves(5)
	p.Wait(`document.querySelector('.status h2 font') && document.querySelector('.status h2').textContent ===
		document.querySelector('.status h2').textContent.toUpperCase()`)
	p.Click(".brand")
	p.Wait(`document.querySelector('.shelf font') && !('failed' in document.documentElement.dataset)`)
}
