package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
)

// Who sits where, at which of how many levels, is seen whole in the settings, on a narrow phone too.
func TestSeatsAreNotCut(t *testing.T) {
	driver.Parallel(t)
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Narrow)
	for _, lang := range []string{"fr", "en"} {
		p.Start(s.Address("/hyle/?lang=" + lang))
		p.TwoMachines([2]string{driver.Best, driver.Best}, "steady")
		p.OpenPanel("setup")
		p.Settle()
		p.MenusFit(".seat-row select")
		p.Shot(lang)
	}
}
