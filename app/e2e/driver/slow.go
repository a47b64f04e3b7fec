package driver

import (
	"os"
	"strconv"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// slowDown has Chromium slow the main thread of a tab by the factor that TABLIER_SLOW gives. Workers are not slowed by
// it, but by what runs beside them (.ci/beside).
func slowDown(t testing.TB, p *Tab) {
	t.Helper()
	text := os.Getenv("TABLIER_SLOW")
	if text == "" {
		return
	}
	rate, err := strconv.ParseFloat(text, 64)
	if err != nil {
		t.Fatalf("TABLIER_SLOW: %v", err)
	}
	p.Do(Call(emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: rate}))
}
