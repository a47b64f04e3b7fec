package browsers

import (
	"testing"

	"tablier/app/e2e/driver"
)

// How long a pupil's minimax takes, and how soon after a fault the next program has moved.
func BenchmarkPython(b *testing.B) {
	inEach(b, "/atelier/ecrire/", driver.PythonReady, func(b *testing.B, p *Tab) {
		driver.ReportPython(b, func(program string) driver.PythonRun {
			return evaluated[driver.PythonRun](b, p, driver.AskPython(program, 1))
		})
	})
}

// How long Python takes from nothing to the first move of a program: at first, and on later pages.
func BenchmarkPythonStart(b *testing.B) {
	const ready = `typeof window.tablier?.python === 'function'`
	inEach(b, "/", ready, func(b *testing.B, p *Tab) {
		driver.ReportStarts(b, func() float64 { return evaluated[float64](b, p, driver.StartPython) }, func() {
			if err := p.Browser.Reload(); err != nil {
				b.Fatal(err)
			}
			if err := p.wait(ready); err != nil {
				b.Fatal(err)
			}
		})
	})
}

// A search of two million nodes in the browser's worker.
func BenchmarkSearch(b *testing.B) {
	inEach(b, "/", "typeof window.tablier?.engine === 'function'", func(b *testing.B, p *Tab) {
		for name, request := range driver.Searches() {
			b.Run(name, func(b *testing.B) {
				driver.ReportSearch(b, request, func(ask string) float64 { return evaluated[float64](b, p, ask) })
			})
		}
	})
}

// What each move of a position of Entropy is worth, by the files with exact values.
func BenchmarkValues(b *testing.B) {
	inEach(b, "/", driver.MayKeep, func(b *testing.B, p *Tab) {
		driver.ReportValues(b, func(ask string) []float64 { return evaluated[[]float64](b, p, ask) })
	})
}

// inEach measures something on a page that is ready in the browsers beside Chromium.
func inEach(b *testing.B, path, ready string, measure func(*testing.B, *Tab)) {
	for name, start := range map[string]func() (Browser, error){"firefox": startFirefox, "webkit": world.webkit.start} {
		b.Run(name, func(b *testing.B) {
			browser, err := start()
			if err != nil {
				b.Skip(err)
			}
			defer browser.Close()
			if err := browser.Visit(serve(b).Address(path)); err != nil {
				b.Fatal(err)
			}
			p := &Tab{Browser: browser}
			if err := p.wait(ready); err != nil {
				b.Fatal(err)
			}
			measure(b, p)
		})
	}
}

// evaluated returns the value of an expression in the page.
func evaluated[T any](b *testing.B, p *Tab, expression string) T {
	b.Helper()
	value, err := evaluate[T](p, expression)
	if err != nil {
		b.Fatal(err)
	}
	return value
}
