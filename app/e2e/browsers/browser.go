package browsers

import (
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// A Browser is a browser that runs, with one page in it. It is used by one test at a time.
type Browser interface {
	// Visit goes to an address and waits until the page has loaded; Reload does so again.
	Visit(address string) error
	Reload() error
	// Evaluate returns the value of a JavaScript expression as JSON, awaiting it if it is a promise.
	Evaluate(in Where, expression string) ([]byte, error)
	// Click moves the mouse to the middle of an element and presses its button there.
	Click(in Where, selector string) error
	// Press presses a key and lets it go: a character, or one of the keys below.
	Press(in Where, key string) error
	// Complaints returns the errors that pages have written to the console since it was asked last, as far as the
	// browser tells.
	Complaints() []string
	// Hears says whether the browser tells.
	Hears() bool
	// Close ends the browser.
	Close()
}

// Where says which document is meant: how many frames deep it stands, in the first of each page.
type Where int

// The places.
const (
	InPage  Where = iota // the page of the window
	InFrame              // the document in the page's first frame
)

// Keys that are no characters, as WebDriver writes them.
const (
	Enter = "\ue007"
	Space = " "
)

// patience is how long anything in a browser may take: on a busy machine to start one takes a minute.
const patience = 3 * time.Minute

// errMissing is the reason why a browser that is not there was not started.
var errMissing = errors.New("not installed")

// programs returns where the programs of a browser are, as .ci/browsers knows them.
func programs(browser string) ([]string, error) {
	cmd := exec.Command("sh", filepath.Join("..", "..", "..", ".ci", "browsers"), browser)
	out, err := cmd.Output()
	if failed := (*exec.ExitError)(nil); errors.As(err, &failed) {
		return nil, fmt.Errorf("%w: %s", errMissing, strings.TrimSpace(string(failed.Stderr)))
	}
	if err != nil {
		return nil, fmt.Errorf("looking for %s: %w", browser, err)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n"), nil
}
