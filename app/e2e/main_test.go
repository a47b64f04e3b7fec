package e2e

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"tablier/app/site"
)

// world is what all tests share: the site as built and one running browser.
// It is set once, before any test runs.
var world struct {
	site    *site.Site
	dir     string // where the site is written
	browser context.Context
}

func TestMain(m *testing.M) {
	code, err := runAll(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		os.Exit(1)
	}
	os.Exit(code)
}

func runAll(m *testing.M) (int, error) {
	chromium, err := findChromium()
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

	ctx, stop := startBrowser(chromium)
	defer stop()
	// Without a time limit: it would be the browser's own.
	if err := chromedp.Do(ctx); err != nil {
		return 0, fmt.Errorf("starting %s: %w", chromium, err)
	}
	world.browser = ctx
	return m.Run(), nil
}

func startBrowser(chromium string) (context.Context, context.CancelFunc) {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(chromium),
		chromedp.NoSandbox,
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("lang", "fr"),
		chromedp.Flag("accept-lang", "fr-FR,fr"),
		// A name that does not exist cannot be asked for: nothing leaves the machine.
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"),
	)
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, stopBrowser := chromedp.NewContext(allocator)
	return ctx, func() {
		stopBrowser()
		stopAllocator()
	}
}

// findChromium looks where `make test` puts a browser and where people have one.
func findChromium() (string, error) {
	if path := os.Getenv("CHROMIUM"); path != "" {
		return path, nil
	}
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("no Chromium found: run `make chromium`, install one, or name it in $CHROMIUM")
}

// patience is how long anything in a page may take before the test fails. Slow
// machines that build at the same time need most of it.
const patience = 60 * time.Second
