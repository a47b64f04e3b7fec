package browsers

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"sync"
	"testing"
)

func TestMain(m *testing.M) {
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "browsers:", err)
		os.Exit(1)
	}
	os.Exit(code)
}

// run builds the site, runs the tests, and counts those that ran to their end.
func run(m *testing.M) (int, error) {
	folder, err := os.MkdirTemp("", "tablier-browsers")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(folder)
	if err := build(folder); err != nil {
		return 0, err
	}
	code := m.Run()
	return code, count.check()
}

// A tally counts, for each browser, the tests of the table that ran to their end.
type tally struct {
	mu   sync.Mutex
	done map[string]int
}

var count = tally{done: map[string]int{"firefox": 0, "webkit": 0}}

// add counts one test.
func (c *tally) add(browser string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.done[browser]++
}

// check prints the counts. It returns an error where a test did not run to its end though nobody chose among them.
func (c *tally) check() error {
	chosen := flag.Lookup("test.run").Value.String() != "" || flag.Lookup("test.skip").Value.String() != ""
	all := len(playing) + len(programming)
	var missing []error
	for _, browser := range slices.Sorted(maps.Keys(c.done)) {
		fmt.Printf("%s: %d of %d tests\n", browser, c.done[browser], all)
		if c.done[browser] != all && !chosen && (c.done[browser] > 0 || required()) {
			missing = append(missing, fmt.Errorf("not every test ran to its end in %s", browser))
		}
	}
	return errors.Join(missing...)
}

// required says whether the lack of a browser is an error.
func required() bool { return os.Getenv("BROWSERS") == "required" }
