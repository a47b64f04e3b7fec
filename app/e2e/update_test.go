package e2e

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"net/http"
	"strings"
	"testing"

	"tablier/app/site"
)

const newVersion = "feedfeedfeed"

// newer gives the built site with another version and one changed asset.
func newer() *site.Site {
	const changed = "icons/icon.svg"
	old := builtSite()
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
func cachedVersions(p *tab) string {
	p.t.Helper()
	return eval[string](p, `caches.keys().then((names) => names.map((name) => name.split(' ')[2]).sort().join(' '))`)
}

// checkUpdate asks the server for another build, as the browser does by itself.
func checkUpdate(p *tab) {
	p.t.Helper()
	p.do(runs(`navigator.serviceWorker.getRegistration().then((r) => r.update())`))
}

// A new build is fetched, offered, and used when the person asks for it.
func TestUpdateIsOffered(t *testing.T) {
	s := serve(t, "/any/sub/path/")
	p := open(t, phone)
	p.start(s.url("/tapatan/"))
	p.offline()
	if eval[bool](p, `tablier.update.available`) {
		t.Error("an update is offered right after the first visit")
	}

	s.publish(write(t, newer()))
	p.do(runs(`document.getElementById('do-restart').focus()`))
	checkUpdate(p)
	p.wait(`document.querySelector('.update .act')`)
	p.holds("do-restart") // the offer takes nothing away from what a person is doing
	p.reload()
	p.ready()
	if v := eval[string](p, runningVersion); v != builtSite().Version {
		t.Fatalf("the update was forced: version %s runs", v)
	}
	p.wait(`document.querySelector('.update .act')`)
	p.shot("offered")
	p.accessible()

	p.tap(".update .act")
	p.wait(runningVersion + ` === '` + newVersion + `'`)
	p.ready()
	if v := cachedVersions(p); v != newVersion {
		t.Errorf("builds kept after the update: %s", v)
	}
	s.vanish()
	p.start(s.url("/a-propos/"))
	if v := eval[string](p, runningVersion); v != newVersion {
		t.Errorf("without the server version %s runs", v)
	}
}

// A new build of which something is missing, torn or of another build is not
// used, and harms nothing; the next try succeeds.
func TestBrokenUpdateIsHarmless(t *testing.T) {
	abreast(t)
	troubles := map[string]func(http.ResponseWriter, *http.Request) bool{
		"missing": missing("/icons/icon.svg"),
		"torn":    torn("/ai.wasm"),
		"mixed": func(w http.ResponseWriter, r *http.Request) bool {
			if !strings.HasSuffix(r.URL.Path, "/icons/icon.svg") {
				return false
			}
			w.Header().Set("Content-Type", "image/svg+xml")
			w.Write(builtSite().Files["icons/icon.svg"])
			return true
		},
	}
	for name, trouble := range troubles {
		t.Run(name, func(t *testing.T) {
			s := serve(t, "/")
			p := open(t, desktop)
			p.start(s.url("/"))
			p.offline()

			s.publish(write(t, newer()))
			s.disturb(trouble)
			p.do(runs(`navigator.serviceWorker.getRegistration().then((r) => new Promise((resolve, reject) => {
				r.addEventListener('updatefound', () => {
					const worker = r.installing;
					worker.addEventListener('statechange', () => worker.state === 'redundant' ? resolve() : reject(worker.state));
				});
				r.update().catch(() => {});
			}))`))
			if v := cachedVersions(p); v != builtSite().Version {
				t.Errorf("builds kept after a broken update: %s", v)
			}
			p.start(s.url("/tapatan/"))
			if v := eval[string](p, runningVersion); v != builtSite().Version {
				t.Errorf("version %s runs after a broken update", v)
			}
			answersOffline(t, p)

			s.disturb(nil)
			checkUpdate(p)
			p.wait(`tablier.update.available`)
		})
	}
}

// When another page asks for the update, this one is told and not reloaded.
func TestUpdateInAnotherPage(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/"))
	p.offline()
	p.reload() // this page has had a worker from its beginning
	p.ready()
	p.wait(`navigator.serviceWorker.controller !== null`)

	s.publish(write(t, newer()))
	checkUpdate(p)
	p.wait(`tablier.update.available`)
	p.do(runs(`window.same = true`))
	p.do(runs(`navigator.serviceWorker.getRegistration().then((r) => r.waiting.postMessage('apply-update'))`))
	p.wait(`caches.keys().then((names) => names.length === 1 && names[0].endsWith('` + newVersion + `'))`)
	if !eval[bool](p, `window.same === true`) {
		t.Error("the page was reloaded without being asked")
	}
	p.do(runs(`tablier.update.apply()`))
	p.wait(runningVersion + ` === '` + newVersion + `'`)
}
