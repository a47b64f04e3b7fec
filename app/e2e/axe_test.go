package e2e

import (
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/pages"
	"tablier/app/shell"
)

// Every page is accessible in both themes and at both sizes.
func TestAccessible(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		for _, page := range shell.Pages(pages.All) {
			p.Start(s.Address(page.Route))
			p.Accessible()
			p.Shot("page" + strings.TrimSuffix(page.Route, "/"))
		}
	})
}
