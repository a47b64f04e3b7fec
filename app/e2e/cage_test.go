package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// No trick in Python leads out of it, and none of a program reaches the next.
func TestPythonLeadsNowhere(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address(nav.WriteRoute))
	driver.WantCaged(t, func(expression string) driver.Caged { return driver.Eval[driver.Caged](p, expression) })
}

// A script that runs in the worker of a program changes nothing of what counts: it sees neither the rules nor the port,
// and gets no more looks.
func TestScriptInTheWorkerHoldsNothing(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Expect("Content Security Policy")
	p.Start(s.Address(nav.WriteRoute))
	driver.WantNothingHeld(t, driver.Eval[driver.Hostile](p, driver.HostileScript))
}
