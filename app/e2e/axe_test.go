package e2e

import (
	"strings"
	"testing"

	"tablier/app/e2e/driver"
)

// Every page is accessible in both themes, on a phone.
func TestAccessibleOnAPhone(t *testing.T) { wantAccessible(t, driver.Phone) }

// Every page is accessible in both themes, on a desktop.
func TestAccessibleOnADesktop(t *testing.T) { wantAccessible(t, driver.Desktop) }

func wantAccessible(t *testing.T, device driver.Device) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, device)
	p.BothThemes()
	for _, page := range driver.Pages() {
		p.Start(s.Address(page.Route))
		p.Accessible()
		p.Shot("page" + strings.TrimSuffix(page.Route, "/"))
	}
}
