package driver

import (
	"os"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// A Device is a kind of screen.
type Device struct {
	Name          string
	Width, Height int64
	Touch         bool
}

// The screens of the tests.
var (
	Phone       = Device{"phone", 390, 844, true}
	Desktop     = Device{"desktop", 1280, 800, false}
	Narrow      = Device{"narrow", 320, 568, true}
	Tiny        = Device{"tiny", 320, 640, true} // as narrow as the page has to fit
	Landscape   = Device{"landscape", 844, 390, true}
	Laptop      = Device{"laptop", 1366, 640, false}
	SmallLaptop = Device{"small laptop", 1024, 600, false}
	Zoomed      = Device{"zoomed twice", 640, 400, false}
	Paper       = Device{"paper", 718, 1040, false} // A4 between its margins
)

// Prefer sets a preference of the person, such as "prefers-color-scheme": "dark".
func (p *Tab) Prefer(feature, value string) {
	p.T.Helper()
	p.Do(Call(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: feature, Value: value}},
	}))
}

// AllScreens says whether each test is to run at all sizes that it has, as make bars asks, and as pictures do.
func AllScreens() bool {
	return os.Getenv("TABLIER_SCREENS") == "all" || os.Getenv("TABLIER_SHOTS") != ""
}

// SmallScreen runs a test on a phone, where what it looks at has the least room; with [AllScreens] on a desktop too.
func SmallScreen(t *testing.T, test func(t *testing.T, p *Tab)) {
	t.Helper()
	if AllScreens() {
		EveryScreen(t, test)
		return
	}
	onScreens(t, test, Phone)
}

// EveryScreen runs a test at both sizes, at which what it looks at is not the same.
func EveryScreen(t *testing.T, test func(t *testing.T, p *Tab)) {
	t.Helper()
	onScreens(t, test, Phone, Desktop)
}

// onScreens runs a test at some sizes. Its pictures are of both themes.
func onScreens(t *testing.T, test func(t *testing.T, p *Tab), devices ...Device) {
	t.Helper()
	Parallel(t)
	for _, d := range devices {
		t.Run(d.Name, func(t *testing.T) {
			p := Open(t, d)
			p.BothThemes()
			test(t, p)
		})
	}
}

// BothThemes has pictures taken in both themes from here on.
func (p *Tab) BothThemes() { p.themes = []string{"dark", "light"} }

// inThemes does something in each theme that the test asks for, or once as the page is.
func (p *Tab) inThemes(do func(theme string)) {
	p.T.Helper()
	if len(p.themes) == 0 {
		do("")
		return
	}
	for _, theme := range p.themes {
		p.Prefer("prefers-color-scheme", theme)
		p.Settle()
		do(theme)
	}
}
