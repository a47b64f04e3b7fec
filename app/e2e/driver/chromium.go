package driver

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// findChromium returns where the browser is, as .ci/chromium knows it.
func findChromium() (string, error) {
	if path := os.Getenv("CHROMIUM"); path != "" {
		return path, nil
	}
	out, err := exec.Command("sh", filepath.Join("..", "..", ".ci", "chromium")).Output()
	if failed := (*exec.ExitError)(nil); errors.As(err, &failed) {
		return "", fmt.Errorf("no Chromium found: %w\n%s", err, failed.Stderr)
	}
	return strings.TrimSpace(string(out)), err
}
