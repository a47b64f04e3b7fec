package e2e

import (
	"net/http"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/shell"
)

// On a stage where nothing is real the program comes as far as it would in any page.
func TestRehearsal(t *testing.T) {
	s := driver.Serve(t, "/a/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/"))
	for _, page := range shell.Pages() {
		if strings.Count(page.Route, "/") > 2 {
			continue
		}
		got := driver.Eval[string](p, `new Promise((resolve) => {
			const worker = new Worker('compile.js');
			worker.onmessage = ({ data }) => { if (!data.module && !data.alive) resolve(JSON.stringify(data)); };
			worker.postMessage({ address: new URL('app.wasm', location).href, glue: new URL('wasm_exec.js', location).href,
				page: new URL(`+driver.Quote("."+page.Route)+`, location).href });
			setTimeout(resolve, 20000, 'nothing');
		})`)
		if got != `{"rehearsed":true}` {
			t.Errorf("%s: the rehearsal says %s", page.Route, got)
		}
	}
}

// A rehearsal that does not end is not waited for.
func TestRehearsalHangs(t *testing.T) {
	s := driver.Serve(t, "/")
	s.Disturb(func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, "/compile.js") {
			return false
		}
		w.Header().Set("Content-Type", "text/javascript")
		w.Write([]byte(strings.Replace(string(driver.Site().Files["compile.js"]), "importScripts(glue);", "for (;;);", 1)))
		return true
	})
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/tapatan/"))
	p.Play(driver.ByMouse, "b2")
}
