package e2e

import (
	"strings"
	"testing"

	"tablier/app/e2e/driver"
)

// A variant has an address: it shows that one at once, the address follows what is chosen, and the browser's back
// button leads back. A match that makes place is kept.
func TestVariantAddress(t *testing.T) {
	s := driver.Serve(t, "/any/sub/path/")
	p := driver.OpenInstalling(t, driver.Desktop)
	at := func(path, title string) {
		t.Helper()
		p.Wait(driver.AtPath(s.Prefix + path))
		p.Wait(`document.title.startsWith(` + driver.Quote(title+" · ") + `)`)
		heading, _, _ := strings.Cut(title, " (") // the game stands beside it
		p.Wait(`document.querySelector('main h1').textContent === ` + driver.Quote(heading))
	}
	p.Start(s.Address("/"))
	p.Offline()
	s.Vanish()

	p.Start(s.Address("/tapatan/shisima/"))
	at("tapatan/shisima/", "Shisima (Tapatan)")
	p.TwoPeople()
	driver.ByMouse(p, "p0")
	driver.ByMouse(p, "p7")
	p.WaitMoves(1)
	before := driver.Eval[int](p, `history.length`)
	p.NewVariant("tsoro")
	at("tapatan/tsoro/", "Tsoro Yematatu (Tapatan)")
	if got := driver.Eval[int](p, `document.querySelectorAll('button.point').length`); got != 7 {
		t.Errorf("%d points", got)
	}
	if after := driver.Eval[int](p, `history.length`); after != before {
		t.Errorf("the history has %d entries, %d before", after, before)
	}

	p.Click(`.brand`)
	p.Wait(driver.AtPath(s.Prefix))
	p.Hit(`#to-world`)
	at("variantes/", fr.Variants.World("Tapatan"))
	p.Hit(`.world-mark[href$="/tapatan/rota/"]`)
	at("tapatan/rota/", "Rota (Tapatan)")
	p.Back()
	at("variantes/", fr.Variants.World("Tapatan"))
	p.Back()
	p.Wait(driver.AtPath(s.Prefix))
	p.Back()
	at("tapatan/tsoro/", "Tsoro Yematatu (Tapatan)")

	p.Start(s.Address("/hyle/7/"))
	at("hyle/hyle7/", "Hyle7, 7 × 7")
	p.Start(s.Address("/hyle/hyle3/"))
	at("hyle/hyle3/", "Hyle, 3 × 3")
	p.Start(s.Address("/parties/"))
	p.Wait(`document.querySelector('main').textContent.includes('Shisima')`)
}
