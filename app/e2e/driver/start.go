package driver

import (
	"context"

	"github.com/chromedp/chromedp"
)

type chromium struct {
	ctx  context.Context
	stop context.CancelFunc
}

func startBrowser(program string) (*chromium, error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(program),
		chromedp.NoSandbox,
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("site-per-process", true),                     // as where people have a window; frames are found by their processes
		chromedp.Flag("js-flags", "--wasm-num-compilation-tasks=1"), // several pages start at a time: more threads only take turns
		chromedp.Flag("lang", "fr"),
		chromedp.Flag("accept-lang", "fr-FR,fr"),
		// A name that does not exist cannot be asked for: nothing leaves the machine.
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"),
	)
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, stopBrowser := chromedp.NewContext(allocator)
	started := &chromium{ctx, func() {
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
