package e2e

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"net/http"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/site"
)

const newVersion = "feedfeedfeed"

// newer gives the built site with another version and one changed asset.
func newer() *site.Site {
	const changed = "icons/icon.svg"
	old := driver.Site()
	s := &site.Site{Files: maps.Clone(old.Files), Version: newVersion}
	for name, data := range s.Files {
		if strings.HasSuffix(name, ".html") || name == "sw.js" {
			s.Files[name] = bytes.ReplaceAll(data, []byte(old.Version), []byte(newVersion))
		}
	}
	s.Files[changed] = append(bytes.Clone(old.Files[changed]), "<!-- new -->"...)
	s.Files["sw.js"] = bytes.Replace(s.Files["sw.js"], sum(old.Files[changed]), sum(s.Files[changed]), 1)
	return s
}

func sum(data []byte) []byte {
	digest := sha256.Sum256(data)
	return []byte(hex.EncodeToString(digest[:]))
}

// runningVersion is the version of the page that a tab shows.
const runningVersion = `new URL(document.querySelector('script[src*="boot.js"]').src).searchParams.get('v')`

// cachedVersions lists the builds that are kept on the machine.
func cachedVersions(p *driver.Tab) string {
	p.T.Helper()
	return driver.Eval[string](p, `caches.keys().then((names) => names.map((name) => name.split(' ')[2]).sort()
		.join(' '))`)
}

// checkUpdate asks the server for another build, as the browser does by itself.
func checkUpdate(p *driver.Tab) {
	p.T.Helper()
	p.Run(`navigator.serviceWorker.getRegistration().then((r) => r.update())`)
}

// A new build is fetched, offered, and used when the person asks for it.
func TestUpdateIsOffered(t *testing.T) {
	s := driver.Serve(t, "/any/sub/path/")
	p := driver.OpenInstalling(t, driver.Phone)
	p.Start(s.Address("/tapatan/"))
	p.Offline()
	if driver.Eval[bool](p, `tablier.update.available`) {
		t.Error("an update is offered right after the first visit")
	}

	s.Publish(driver.WriteSite(t, newer()))
	p.Run(`document.getElementById('do-undo').focus()`)
	checkUpdate(p)
	p.Wait(`document.querySelector('.update .act')`)
	p.WantFocus("do-undo") // the offer takes nothing away from what a person is doing
	p.Reload()
	p.Ready()
	if v := driver.Eval[string](p, runningVersion); v != driver.Site().Version {
		t.Fatalf("the update was forced: version %s runs", v)
	}
	p.Wait(`document.querySelector('.update .act')`)
	p.Shot("offered")
	p.Accessible()

	p.Tap(".update .act")
	p.Wait(runningVersion + ` === '` + newVersion + `'`)
	p.Ready()
	if v := cachedVersions(p); v != newVersion {
		t.Errorf("builds kept after the update: %s", v)
	}
	s.Vanish()
	p.Start(s.Address("/a-propos/"))
	if v := driver.Eval[string](p, runningVersion); v != newVersion {
		t.Errorf("without the server version %s runs", v)
	}
}

// A new build of which something is missing, torn or of another build is not
// used, and harms nothing; the next try succeeds.
func TestBrokenUpdateIsHarmless(t *testing.T) {
	driver.Parallel(t)
	troubles := map[string]func(http.ResponseWriter, *http.Request) bool{
		"missing": driver.Missing("/icons/icon.svg"),
		"torn":    driver.Torn("/ai.wasm"),
		"mixed": func(w http.ResponseWriter, r *http.Request) bool {
			if !strings.HasSuffix(r.URL.Path, "/icons/icon.svg") {
				return false
			}
			w.Header().Set("Content-Type", "image/svg+xml")
			w.Write(driver.Site().Files["icons/icon.svg"])
			return true
		},
	}
	for name, trouble := range troubles {
		t.Run(name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			p := driver.OpenInstalling(t, driver.Desktop)
			p.Start(s.Address("/"))
			p.Offline()

			s.Publish(driver.WriteSite(t, newer()))
			s.Disturb(trouble)
			p.Run(`navigator.serviceWorker.getRegistration().then((r) => new Promise((resolve, reject) => {
				r.addEventListener('updatefound', () => {
					const worker = r.installing;
					worker.addEventListener('statechange', () => worker.state === 'redundant' ? resolve() : reject(worker.state));
				});
				r.update().catch(() => {});
			}))`)
			if v := cachedVersions(p); v != driver.Site().Version {
				t.Errorf("builds kept after a broken update: %s", v)
			}
			p.Start(s.Address("/tapatan/"))
			if v := driver.Eval[string](p, runningVersion); v != driver.Site().Version {
				t.Errorf("version %s runs after a broken update", v)
			}
			driver.WantEngineAnswer(t, p)

			s.Disturb(nil)
			checkUpdate(p)
			p.Wait(`tablier.update.available`)
		})
	}
}

// When another page asks for the update, this one shows it and is not reloaded.
func TestUpdateInAnotherPage(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.OpenInstalling(t, driver.Desktop)
	p.Start(s.Address("/"))
	p.Offline()
	p.Reload() // this page has had a worker from its beginning
	p.Ready()
	p.Wait(`navigator.serviceWorker.controller !== null`)

	s.Publish(driver.WriteSite(t, newer()))
	checkUpdate(p)
	p.Wait(`tablier.update.available`)
	p.Run(`window.same = true`)
	p.Run(`navigator.serviceWorker.getRegistration().then((r) => r.waiting.postMessage('apply-update'))`)
	p.Wait(`caches.keys().then((names) => names.length === 1 && names[0].endsWith('` + newVersion + `'))`)
	if !driver.Eval[bool](p, `window.same === true`) {
		t.Error("the page was reloaded without being asked")
	}
	p.Run(`tablier.update.apply()`)
	p.Wait(runningVersion + ` === '` + newVersion + `'`)
}
