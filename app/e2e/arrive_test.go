package e2e

import (
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/links/link"
)

// Links open without a server once the page is installed, under any prefix.
func TestLinksOpenOffline(t *testing.T) {
	driver.Parallel(t)
	for _, prefix := range prefixes {
		t.Run(prefix, func(t *testing.T) {
			s := driver.Serve(t, prefix)
			p := driver.OpenInstalling(t, driver.Phone)
			p.Start(s.Address("/"))
			p.Offline()
			s.Vanish()
			record := driver.RandomRecord(t, 20)
			p.Start(s.Address("/tapatan/") + "#" + driver.Fragment(t, link.Letter{Record: record}))
			p.Wait(`document.querySelectorAll('.move').length === 20`)
			p.OpenShare(driver.Clicking)
			if !strings.HasPrefix(p.Shared(), s.Address("/tapatan/")+"#") {
				t.Errorf("the link is %s", p.Shared())
			}
		})
	}
}
