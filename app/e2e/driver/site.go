package driver

import (
	"context"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"tablier/app/site"
)

// world is what all tests share: the site as built, set once before any test runs, the browsers, and the memories of
// Python that their pages have made.
var world struct {
	site     *site.Site
	dir      string           // where the site is written
	keeper   *httptest.Server // for the tabs that stay open
	browsers browsers
	memory   memories
}

// Run builds the site, runs the tests of a package and returns their exit code. TestMain calls it.
func Run(m *testing.M) (int, error) {
	program, err := findChromium()
	if err != nil {
		return 0, err
	}
	temp, err := os.MkdirTemp("", "tablier-e2e")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(temp)

	world.site, err = site.Make(context.Background())
	if err != nil {
		return 0, err
	}
	world.dir = filepath.Join(temp, "dist")
	if err := world.site.Write(world.dir); err != nil {
		return 0, err
	}

	world.keeper = serveKeeper(world.dir)
	defer world.keeper.Close()
	world.browsers = browsers{path: program, taken: map[string]*chromium{}}
	defer world.browsers.close()
	return m.Run(), nil
}

// Site returns the site as built, which no test may change.
func Site() *site.Site { return world.site }

// WriteSite puts a site beside the built one.
func WriteSite(t testing.TB, s *site.Site) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "dist")
	if err := s.Write(dir); err != nil {
		t.Fatal(err)
	}
	return dir
}
