package e2e

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
	"tablier/app/site"
)

const newVersion = "feedfeedfeed"

// newer gives the built site with another version and another program, which does the same.
func newer() *site.Site {
	const changed = "app.wasm"
	old := driver.Site()
	s := &site.Site{Files: maps.Clone(old.Files), Version: newVersion}
	for name, data := range s.Files {
		if strings.HasSuffix(name, ".html") || name == "sw.js" {
			s.Files[name] = bytes.ReplaceAll(data, []byte(old.Version), []byte(newVersion))
		}
	}
	s.Files[changed] = append(bytes.Clone(old.Files[changed]), 0, 2, 1, 'x') // a section that means nothing
	s.Files["sw.js"] = bytes.Replace(s.Files["sw.js"], sum(old.Files[changed]), sum(s.Files[changed]), 1)
	return s
}

func sum(data []byte) []byte {
	digest := sha256.Sum256(data)
	return []byte(hex.EncodeToString(digest[:]))
}

// runningVersion is the version of the page that a tab shows.
const runningVersion = `new URL(document.querySelector('script[src*="boot.js"]').src).searchParams.get('v')`

// runs is the condition that a tab shows a page of a version.
func runs(version string) string { return runningVersion + ` === ` + driver.Quote(version) }

// cached lists what is kept on the machine, by builds.
func cached(p *driver.Tab) []string {
	p.T.Helper()
	return driver.Eval[[]string](p, `caches.keys().then((names) => names.map((name) => name.split(' ')[2]))`)
}

// checkUpdate asks the server for another build, as the browser does by itself.
func checkUpdate(p *driver.Tab) {
	p.T.Helper()
	p.Run(`navigator.serviceWorker.getRegistration().then((r) => r.update())`)
}

// refuseUpdate asks the server for another build, and waits until the browser has found that it is not whole.
func refuseUpdate(p *driver.Tab) {
	p.T.Helper()
	p.Run(`navigator.serviceWorker.getRegistration().then((r) => new Promise((resolve, reject) => {
		r.addEventListener('updatefound', () => {
			const worker = r.installing;
			worker.addEventListener('statechange', () => worker.state === 'redundant' ? resolve() : reject(worker.state));
		});
		r.update().catch(() => {});
	}))`)
}

// studio is where the program of the workshop is, and licences where the file with the licences is, which are kept from
// their first use or when the browser is at rest.
func studio() string   { return driver.Site().Place("studio.wasm") }
func licences() string { return driver.Site().Place(nav.Licences) }

// readLicences asks the page about the site for the licences.
func readLicences(t *testing.T, p *driver.Tab) {
	t.Helper()
	p.Wait(`document.querySelector('#show-licences')`)
	p.Click("#show-licences")
	p.Wait(`document.querySelector('#licences')?.textContent.includes('go-app')`)
}
