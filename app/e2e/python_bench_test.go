package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// How long a pupil's minimax of depth 4 takes from the start of Tapatan, and how soon after a fault of a program the
// next one has moved. In other browsers: go test -bench . ./app/e2e/browsers.
func BenchmarkPython(b *testing.B) {
	s := driver.Serve(b, "/")
	p := driver.Open(b, driver.Desktop)
	p.Start(s.Address(nav.WriteRoute))
	driver.ReportPython(b, func(program string) driver.PythonRun {
		return driver.Eval[driver.PythonRun](p, driver.AskPython(program, 1))
	})
}

// How long Python takes from nothing to the first move of a program: at first, and on later pages.
func BenchmarkPythonStart(b *testing.B) {
	s := driver.Serve(b, "/")
	p := driver.Open(b, driver.Desktop)
	p.Start(s.Address("/"))
	driver.ReportStarts(b, func() float64 { return driver.Eval[float64](p, driver.StartPython) }, p.Reload)
}
