package driver

import (
	"os"
	"strconv"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// slowDown slows the page of a tab as often as TABLIER_SLOW says, 8 for eight times, as Chromium does it: what runs in
// the page. Its workers are slowed by what runs beside it (.ci/beside).
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
