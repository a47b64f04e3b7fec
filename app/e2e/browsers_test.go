package e2e

import (
	"context"
	"path"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
)

// browsers are those that tests have had: a test has one to itself, with all its subtests, and leaves it to the next.
type browsers struct {
	path string // of the program

	mu    sync.Mutex
	all   []*chromium
	idle  []*chromium
	taken map[string]*chromium // by the name of a test
}

type chromium struct {
	ctx  context.Context
	stop context.CancelFunc
}

// of returns the browser of a test. A test that asks for the first time goes side by side with the others from then
// on, unless it is a subtest: they wait for pages more than they compute.
func (b *browsers) of(t testing.TB) context.Context {
	t.Helper()
	if had := b.had(t.Name()); had != nil {
		return had.ctx
	}
	if test, ok := t.(*testing.T); ok && path.Dir(t.Name()) == "." {
		test.Parallel()
	}
	taken, err := b.take(t.Name())
	if err != nil {
		t.Fatalf("starting %s: %v", b.path, err)
	}
	t.Cleanup(func() { b.leave(t.Name()) })
	return taken.ctx
}

// had returns the browser of a test, or of one that it is part of; nil when they have none.
func (b *browsers) had(name string) *chromium {
	b.mu.Lock()
	defer b.mu.Unlock()
	for ; name != "."; name = path.Dir(name) {
		if had := b.taken[name]; had != nil {
			return had
		}
	}
	return nil
}

func (b *browsers) take(name string) (*chromium, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if n := len(b.idle); n > 0 {
		b.taken[name] = b.idle[n-1]
		b.idle = b.idle[:n-1]
		return b.taken[name], nil
	}
	started, err := startBrowser(b.path)
	if err != nil {
		return nil, err
	}
	b.all = append(b.all, started)
	b.taken[name] = started
	return started, nil
}

func (b *browsers) leave(name string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.idle = append(b.idle, b.taken[name])
	delete(b.taken, name)
}

func (b *browsers) close() {
	for _, each := range b.all {
		each.stop()
	}
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

// abreast has a test go side by side with the others from its beginning, where only its subtests open pages.
func abreast(t *testing.T) {
	t.Helper()
	world.browsers.of(t)
}
