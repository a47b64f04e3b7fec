package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// Programs as pupils write them do in the page what they do in Python. The other browsers have others of them.
func TestSchool(t *testing.T) {
	driver.Parallel(t)
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address(nav.WriteRoute))
	driver.WantSchool(t, "chromium", func(expression string) []driver.Deed {
		return driver.Eval[[]driver.Deed](p, expression)
	})
}

// Programs that do not end, or ask for too much, are stopped, and told where.
func TestGluttons(t *testing.T) {
	driver.Parallel(t)
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address(nav.WriteRoute))
	driver.WantGluttons(t, "chromium", func(expression string) []driver.Deed {
		return driver.Eval[[]driver.Deed](p, expression)
	})
}
