package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// codes is how many sheets have a QR code.
const codes = `document.querySelectorAll('.pa-symbols .pa-code').length`

// Without a network all sheets are there, from the first visit of any page on; so are the lesson and the way from it to
// its sheet.
func TestSheetsOffline(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.OpenInstalling(t, driver.Phone)
	p.Start(s.Address(nav.SessionsRoute) + "?lang=fr")
	p.Offline()
	s.Unplug()
	p.Click("#to-matchboxes")
	p.Wait(driver.AtPath(nav.MatchboxRoute) + ` && document.querySelectorAll('.pa-lesson section').length > 5`)
	p.Click("#pa-boxes")
	p.Wait(driver.AtPath(nav.PrintRoute) + ` && document.querySelector('#pa-large[open] .pa-sheet') && ` + sheetsThere)
	if n := driver.Eval[int](p, codes); n != 7 {
		t.Errorf("%d sheets have a code", n)
	}
}

// The edition in one file has all sheets, from a disk, where no address leads to it: it says that codes are missing.
func TestSheetsFromOneFile(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.Start(diskFile(t))
	toRoute(p, nav.PrintRoute)
	p.Wait(sheetsThere)
	if n := driver.Eval[int](p, codes); n != 0 {
		t.Errorf("%d sheets have a code, of an address on a disk", n)
	}
	p.Wait(`[...document.querySelectorAll('.pa-settings > p')].some((e) => e.checkVisibility() &&
		e.textContent.includes('QR'))`)
	p.Click("#pa-choose-hyle")
	p.Wait(pressed + ` === 'hyle'`)
	if sheets, size := p.Print(); sheets != 1 || size != [2]int{595, 842} {
		t.Errorf("%d pages of %v points are printed", sheets, size)
	}
}

// Sheets that cannot be fetched are told, and fetched when a person tries again; an address chooses some of them.
func TestSheetsThatHaveNotCome(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Expect("feuilles")
	p.Expect("sheets")
	p.Expect("404")
	s.Disturb(driver.Missing(".json"))
	p.Start(s.Address(nav.PrintRoute) + "?lang=en#f=hyle,entropy,nothing")
	p.Wait(`document.getElementById('act-again')`)
	p.Settle()
	p.Shot("missing")
	s.Disturb(nil)
	p.Click("#act-again")
	p.Wait(sheetsThere + ` && ` + pressed + ` === 'hyle - entropy'`)
	p.GoTo(s.Address(nav.PrintRoute) + "?lang=en#f=zone")
	p.Wait(pressed + `.includes('zone')`)
}
