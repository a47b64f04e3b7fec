package browsers

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/site"
)

// world is what all tests share, set once before any of them runs.
var world struct {
	site   *site.Site
	dir    string // where the site is written
	single string // where the edition is that is one page
	webkit webkits
}

// build builds the site and its one-page edition in a folder.
func build(folder string) error {
	built, err := site.Make(context.Background())
	if err != nil {
		return err
	}
	world.site, world.dir = built, filepath.Join(folder, "dist")
	if err := built.Write(world.dir); err != nil {
		return err
	}
	page, _, err := site.Single(context.Background())
	if err != nil {
		return err
	}
	world.single = filepath.Join(folder, "tablier été.html") // a name that needs care in an address
	return os.WriteFile(world.single, page, 0o644)
}

// serve serves the site at a root of its own.
func serve(t testing.TB) *driver.Server {
	t.Helper()
	return driver.ServeFolder(t, world.dir, "/")
}

// host serves a page of another origin, which shows one board in a frame with these attributes: HOST in them stands for
// that origin. What the board says is kept in heard, and say speaks to it.
func host(t *testing.T, frame string) (address string) {
	t.Helper()
	s := driver.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, `<!doctype html><html lang="fr"><link rel="icon" href="data:,"><title>Cours</title>
<iframe id="board" title="Tablier" width="1000" height="800" %s></iframe>
<script>
window.heard = [];
addEventListener('message', (e) => e.data.tablier === 1 && heard.push(e.data));
window.say = (message) => board.contentWindow.postMessage({ tablier: 1, ...message }, '*');
window.told = (type) => heard.filter((m) => m.type === type);
</script>`, strings.ReplaceAll(frame, "HOST", "http://"+r.Host))
	}))
	t.Cleanup(s.Close)
	return s.URL
}
