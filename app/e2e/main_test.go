package e2e

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"tablier/app/site"
)

// world is what all tests share: the site as built, set once before any test runs, and the browsers.
var world struct {
	site     *site.Site
	dir      string // where the site is written
	browsers browsers
}

// builtSite returns the site as built, which no test may change.
func builtSite() *site.Site { return world.site }

func TestMain(m *testing.M) {
	code, err := runAll(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		os.Exit(1)
	}
	os.Exit(code)
}

func runAll(m *testing.M) (int, error) {
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

	world.browsers = browsers{path: program, taken: map[string]*chromium{}}
	defer world.browsers.close()
	return m.Run(), nil
}

// findChromium looks where `make test` puts a browser and where people have one.
func findChromium() (string, error) {
	if path := os.Getenv("CHROMIUM"); path != "" {
		return path, nil
	}
	for _, name := range []string{"chromium-headless-shell", "chrome-headless-shell",
		"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("no Chromium found: run `make chromium`, install one, or name it in $CHROMIUM")
}

// patience is how long anything in a page may take before the test fails. Slow
// machines that build at the same time need most of it.
const patience = 60 * time.Second
