package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// By a finger, or by the keyboard, a domino is laid and put down; then a touch of an empty cell moves nothing, and what
// is forbidden cannot be put down. The buttons stand side by side on a phone.
func TestDominoesArePutDown(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, device := range []driver.Device{driver.Phone, driver.Desktop} {
		p := driver.Open(t, device)
		p.Start(s.Address("/domino/?lang=fr"))
		arranges(p)
		able := func(yes bool) {
			t.Helper()
			not := ""
			if yes {
				not = "!"
			}
			p.Wait(not + `(document.getElementById('arrange-put-down').ariaDisabled === 'true')`)
		}
		able(false)
		p.Hit(`[data-kind="12"]`)
		p.Hit(zoneCell("1,1"))
		p.Wait(on("1,1", "1 du 1-2"))
		able(true)
		p.Settle()
		p.FitsWidth()
		p.Shot("in hand")
		if device.Touch {
			p.Hit("#arrange-put-down")
		} else {
			p.TabTo("arrange-put-down")
			p.Press(kb.Enter)
		}
		able(false)
		p.Wait(`document.querySelector('.arr-piece b').textContent === 'Rien en main'`)
		p.Hit(zoneCell("-1,-1"))
		p.Settle()
		if !driver.Eval[bool](p, on("1,1", "1 du 1-2")) {
			t.Error("a touch has moved what was put down")
		}
		p.Hit(`[data-kind="46"]`)
		p.Hit(zoneCell("1,2"))
		says(p, "4 contre 1\u202f: interdit.")
		able(false)
		p.Shot("forbidden")
	}
}
