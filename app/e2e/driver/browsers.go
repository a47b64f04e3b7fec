package driver

import (
	"path"
	"slices"
	"sync"
	"testing"
)

// browsers are those that tests have had: a test has one to itself, with all its subtests, and leaves it to the next.
type browsers struct {
	path string // of the program

	mu    sync.Mutex
	all   []*chromium
	idle  []*chromium
	taken map[string]*chromium // by the name of a test
}

// of returns the browser of a test. A test that asks for the first time goes side by side with the others from then
// on, unless it is a subtest: they wait for pages more than they compute.
func (b *browsers) of(t testing.TB) *chromium {
	t.Helper()
	if had := b.had(t.Name()); had != nil {
		return had
	}
	if test, ok := t.(*testing.T); ok && path.Dir(t.Name()) == "." {
		test.Parallel()
	}
	_, fresh := t.(*testing.B)
	taken, err := b.take(t.Name(), fresh)
	if err != nil {
		t.Fatalf("starting %s: %v", b.path, err)
	}
	t.Cleanup(func() { b.leave(t.Name()) })
	return taken
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

// take returns a test a browser that no other test has, a new one if need be.
func (b *browsers) take(name string, fresh bool) (*chromium, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if i := slices.IndexFunc(b.idle, func(c *chromium) bool { return c.fresh == fresh }); i >= 0 {
		b.taken[name] = b.idle[i]
		b.idle = slices.Delete(b.idle, i, i+1)
		return b.taken[name], nil
	}
	started, err := startBrowser(b.path, fresh)
	if err != nil {
		return nil, err
	}
	b.all = append(b.all, started)
	b.taken[name] = started
	return started, nil
}

// leave takes the browser of a test back.
func (b *browsers) leave(name string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.idle = append(b.idle, b.taken[name])
	delete(b.taken, name)
}

// close ends all browsers.
func (b *browsers) close() {
	for _, each := range b.all {
		each.stop()
	}
}

// Parallel has a test go side by side with the others from its beginning, where only its subtests open pages.
func Parallel(t *testing.T) {
	t.Helper()
	world.browsers.of(t)
}
