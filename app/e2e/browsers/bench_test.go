package browsers

import (
	"encoding/json"
	"testing"
	"time"

	"tablier/app/e2e/driver"
)

// How long a pupil's minimax takes, and how soon after a fault the next program has moved, in the browsers beside
// Chromium.
func BenchmarkPython(b *testing.B) {
	for name, start := range map[string]func() (Browser, error){"firefox": startFirefox, "webkit": startWebKit} {
		b.Run(name, func(b *testing.B) {
			browser, err := start()
			if err != nil {
				b.Skip(err)
			}
			defer browser.Close()
			if err := browser.Visit(serve(b).Address("/atelier/ecrire/")); err != nil {
				b.Fatal(err)
			}
			for evaluated(b, browser, driver.PythonReady) != "true" {
				time.Sleep(100 * time.Millisecond)
			}
			driver.ReportPython(b, func(program string) (run driver.PythonRun) {
				if err := json.Unmarshal([]byte(evaluated(b, browser, driver.AskPython(program))), &run); err != nil {
					b.Fatal(err)
				}
				return run
			})
		})
	}
}

// evaluated returns the value of an expression in the page, as JSON.
func evaluated(b *testing.B, browser Browser, expression string) string {
	b.Helper()
	text, err := browser.Evaluate(InPage, expression)
	if err != nil {
		b.Fatal(err)
	}
	return string(text)
}
