package driver

import (
	"context"
	"sync"

	"github.com/chromedp/chromedp"
)

// A chromium is a browser that runs, and the profiles in it that no test uses now.
type chromium struct {
	ctx   context.Context
	stop  context.CancelFunc
	fresh bool // each of its profiles is new, as a first visit needs it: benchmarks measure one

	mu   sync.Mutex
	idle []*profile
}

// startBrowser starts a program as a browser without a window. With fresh, nothing is shared between its pages.
func startBrowser(program string, fresh bool) (*chromium, error) {
	// Several pages start at a time: more threads to compile or to collect garbage would only take turns, and what runs
	// for seconds does not earn the better compiler back. Frames are found by their processes, as where people have a
	// window. The tabs of a profile share a process, and in it the compiled programs.
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(program),
		chromedp.NoSandbox,
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("site-per-process", true),
		chromedp.Flag("js-flags", "--wasm-num-compilation-tasks=1 --single-threaded-gc --wasm-tiering-budget=60000000"),
		chromedp.Flag("lang", "fr"),
		chromedp.Flag("accept-lang", "fr-FR,fr"),
		// A name that does not exist cannot be asked for: nothing leaves the machine.
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"),
	)
	if !fresh { // to draw what moves takes a tenth of the time: tests that look at it ask for it
		options = append(options, chromedp.Flag("process-per-site", true),
			chromedp.Flag("force-prefers-reduced-motion", true),
			chromedp.Flag("disable-features", "SpareRendererForSitePerProcess,Translate"))
	}
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, stopBrowser := chromedp.NewContext(allocator)
	started := &chromium{ctx: ctx, fresh: fresh, stop: func() {
		stopBrowser()
		stopAllocator()
	}}
	// Without a time limit: it would be the browser's own.
	if err := chromedp.Do(ctx); err != nil {
		started.stop()
		return nil, err
	}
	return started, nil
}
