package e2e

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/site"
)

// licences is where the file with the licences is, the one file on demand.
func licences(t *testing.T, s *site.Site) string {
	t.Helper()
	for name := range s.Files {
		if strings.HasPrefix(name, "demand/licences.") && strings.HasSuffix(name, ".txt") {
			return name
		}
	}
	t.Fatal("no licences")
	return ""
}

// readLicences asks the page about the site for the licences.
func readLicences(t *testing.T, p *driver.Tab) {
	t.Helper()
	p.Wait(`document.querySelector('#show-licences')`)
	p.Click("#show-licences")
	p.Wait(`document.querySelector('#licences')?.textContent.includes('go-app')`)
}

// A file on demand is kept from its first use, mended when it is damaged, and kept through an update that does not
// change it. One that is not kept yet is said to be missing where there is no network.
func TestFileOnDemand(t *testing.T) {
	s := driver.Serve(t, "/any/sub/path/")
	p := driver.OpenInstalling(t, driver.Desktop)
	p.Expect("ERR_")
	p.Expect("demand/")
	p.Expect("sw.js")
	about, name := s.Address("/a-propos/"), licences(t, driver.Site())
	p.Start(about)
	p.Offline()
	if got := s.Times(name); got != 0 {
		t.Errorf("fetched %d times before anybody asked", got)
	}
	s.Unplug()
	p.Start(about)
	p.Click("#show-licences")
	p.Wait(`[...document.querySelectorAll('[role=status]')].some((e) => e.textContent === ` +
		driver.Quote(fr.NotKept) + `)`)
	p.Shot("missing")

	s.Disturb(nil)
	readLicences(t, p)
	p.Shot("licences")
	p.Accessible()
	if got := p.KeptOnDemand(s); !slices.Equal(got, []string{name}) {
		t.Errorf("kept: %v", got)
	}
	for _, way := range []string{driver.Overwritten, driver.Retyped} {
		p.Spoil(s, name, way)
		p.Start(about)
		readLicences(t, p)
		p.WantSound(s, name)
		p.Spoil(s, name, way)
		p.Start(s.Address("/tapatan/"))
		p.Offline() // has all that is kept checked
		p.WantSound(s, name)
	}
	times := s.Times(name)
	s.Publish(driver.WriteSite(t, newer()))
	update(p)
	if got := p.KeptOnDemand(s); !slices.Equal(got, []string{name}) || s.Times(name) != times {
		t.Errorf("after an update %v are kept; fetched %d times, before %d", got, s.Times(name), times)
	}
	s.Unplug()
	p.Start(about)
	readLicences(t, p)
}

// A file on demand that a build no longer has is forgotten with the build.
func TestFileOnDemandThatHasChanged(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.OpenInstalling(t, driver.Desktop)
	p.Start(s.Address("/a-propos/"))
	p.Offline()
	readLicences(t, p)

	next, old := newer(), licences(t, driver.Site())
	const now = "demand/licences.0123456789abcdef.txt"
	next.Files[now] = append(bytes.Clone(next.Files[old]), "new"...)
	for _, script := range []string{"sw.js", "boot.js"} {
		was := sum(next.Files[script])
		next.Files[script] = bytes.ReplaceAll(next.Files[script], []byte(old), []byte(now))
		next.Files["sw.js"] = bytes.ReplaceAll(next.Files["sw.js"], was, sum(next.Files[script]))
	}
	next.Files["sw.js"] = bytes.ReplaceAll(next.Files["sw.js"], sum(next.Files[old]), sum(next.Files[now]))
	delete(next.Files, old)
	s.Publish(driver.WriteSite(t, next))
	update(p)
	if got := p.KeptOnDemand(s); len(got) > 0 {
		t.Errorf("after an update %v are kept", got)
	}
	p.Start(s.Address("/a-propos/"))
	readLicences(t, p)
	if got := p.KeptOnDemand(s); !slices.Equal(got, []string{now}) {
		t.Errorf("kept: %v", got)
	}
}

// update takes the build that the server has.
func update(p *driver.Tab) {
	p.T.Helper()
	checkUpdate(p)
	p.Wait(`tablier.update.available`)
	p.Run(`tablier.update.apply()`)
	p.Wait(runningVersion + ` === '` + newVersion + `'`)
	p.Ready()
}
