package driver

import (
	"fmt"
	"os"
	"os/exec"
)

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
