package browsers

import (
	"encoding/json"
	"testing"
	"time"

	"tablier/app/e2e/driver"
)

// How long a pupil's minimax takes, and how soon after a fault the next program has moved.
func BenchmarkPython(b *testing.B) {
	inEach(b, "/atelier/ecrire/", driver.PythonReady, func(b *testing.B, browser Browser) {
		driver.ReportPython(b, func(program string) driver.PythonRun {
			return evaluated[driver.PythonRun](b, browser, driver.AskPython(program))
		})
	})
}

// A search of two million nodes in the browser's worker.
func BenchmarkSearch(b *testing.B) {
	inEach(b, "/", "typeof window.tablier?.engine === 'function'", func(b *testing.B, browser Browser) {
		for name, request := range driver.Searches() {
			b.Run(name, func(b *testing.B) {
				driver.ReportSearch(b, request, func(ask string) float64 { return evaluated[float64](b, browser, ask) })
			})
		}
	})
}

// inEach measures something on a page that is ready in the browsers beside Chromium.
func inEach(b *testing.B, path, ready string, measure func(*testing.B, Browser)) {
	for name, start := range map[string]func() (Browser, error){"firefox": startFirefox, "webkit": startWebKit} {
		b.Run(name, func(b *testing.B) {
			browser, err := start()
			if err != nil {
				b.Skip(err)
			}
			defer browser.Close()
			if err := browser.Visit(serve(b).Address(path)); err != nil {
				b.Fatal(err)
			}
			for !evaluated[bool](b, browser, ready) {
				time.Sleep(100 * time.Millisecond)
			}
			measure(b, browser)
		})
	}
}

// evaluated returns the value of an expression in the page.
func evaluated[T any](b *testing.B, browser Browser, expression string) (value T) {
	b.Helper()
	text, err := browser.Evaluate(InPage, expression)
	if err == nil {
		err = json.Unmarshal(text, &value)
	}
	if err != nil {
		b.Fatal(err)
	}
	return value
}
