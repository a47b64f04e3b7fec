package browsers

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tablier/app/e2e/driver"
)

// A Tab is what a test does with a document in a browser. A method that fails ends the test.
type Tab struct {
	T        *testing.T
	Browser  Browser
	name     string         // of the browser
	site     *driver.Server // see again
	in       Where
	expected []string // texts of errors that pages may write to the console
}

// Frame returns the document in the first frame of the page.
func (p *Tab) Frame() *Tab {
	inner := *p
	inner.in += InFrame
	inner.expected = nil // the page alone is judged
	return &inner
}

// Expect takes a text that errors on the console may contain.
func (p *Tab) Expect(text string) { p.expected = append(p.expected, text) }

// judge fails the test for each error on the console that it did not expect.
func (p *Tab) judge() {
	for _, complaint := range p.Browser.Complaints() {
		if !slices.ContainsFunc(p.expected, func(text string) bool { return strings.Contains(complaint, text) }) {
			p.T.Errorf("console: %s", complaint)
		}
	}
}

// hear waits until the console has said something, and drops all that it has said.
func (p *Tab) hear(text string) {
	p.T.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if slices.ContainsFunc(p.Browser.Complaints(), func(said string) bool { return strings.Contains(said, text) }) {
			return
		}
	}
	p.T.Fatalf("the console never says %q", text)
}

// again returns the site as who comes again finds it: all that it keeps for itself is there, such as the memory from
// which Python starts within a quarter of a second, but nothing that a person has done. To start Python where none has
// run would be much of each of its tests.
func (p *Tab) again() *driver.Server {
	p.T.Helper()
	p.Visit(p.site.Address("/theme.js")) // a document of the same origin in which no program runs
	p.Run(`(localStorage.clear(), sessionStorage.clear())`)
	return p.site
}

// Visit goes to an address and waits until the page has loaded, not until the program runs.
func (p *Tab) Visit(address string) {
	p.T.Helper()
	if err := p.Browser.Visit(address); err != nil {
		p.T.Fatalf("going to %s: %v", address, err)
	}
}

// Start goes to an address and waits until the program runs.
func (p *Tab) Start(address string) {
	p.T.Helper()
	p.Visit(address)
	p.Ready()
}

// Reload loads the page again and waits until the program runs.
func (p *Tab) Reload() {
	p.T.Helper()
	if err := p.Browser.Reload(); err != nil {
		p.T.Fatalf("reloading: %v", err)
	}
	p.Ready()
}

// Ready waits until the program has taken the page over.
func (p *Tab) Ready() {
	p.T.Helper()
	p.Wait(`document.documentElement.dataset.ready === '1'`)
}

// Eval returns the value of a JavaScript expression, awaiting it if it is a promise.
func Eval[T any](p *Tab, expression string) T {
	p.T.Helper()
	value, err := evaluate[T](p, expression)
	if err != nil {
		p.T.Fatalf("%s: %v", expression, err)
	}
	return value
}

func evaluate[T any](p *Tab, expression string) (value T, err error) {
	text, err := p.Browser.Evaluate(p.in, expression)
	if err == nil {
		err = json.Unmarshal(text, &value)
	}
	return value, err
}

// Wait polls until a JavaScript expression is true.
func (p *Tab) Wait(condition string) {
	p.T.Helper()
	if err := p.wait(condition); err != nil {
		p.T.Fatal(err)
	}
}

// wait is Wait with an error in the place of failing. Errors on the way count as not yet: a navigation may be under
// way.
func (p *Tab) wait(condition string) (err error) {
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		var met bool
		if met, err = evaluate[bool](p, "!!("+condition+")"); met {
			return nil
		}
	}
	return fmt.Errorf("never true: %s (last error: %v)\n%s", condition, err, p.shown())
}

// shown tells what a page that fails shows: where it is and its text, also of the page around a frame, and what the
// console has said.
func (p *Tab) shown() string {
	var told []string
	for _, in := range slices.Compact([]Where{p.in, InPage}) {
		at := &Tab{Browser: p.Browser, in: in}
		document, err := evaluate[string](at, `location.href + ', with the keyboard on ' + (document.hasFocus() ?
			document.activeElement.id || document.activeElement.tagName : 'another window') + ', frames ' +
			JSON.stringify([...document.querySelectorAll('iframe')].map((frame) => frame.src)) + ', shows ' +
			document.body.innerText.replace(/\s+/g, ' ').slice(0, 4000)`)
		if err != nil {
			document = err.Error()
		}
		told = append(told, document)
	}
	return strings.Join(append(told, p.Browser.Complaints()...), "\n")
}

// Run runs a JavaScript expression whose value does not matter.
func (p *Tab) Run(expression string) {
	p.T.Helper()
	Eval[any](p, "Promise.resolve("+expression+").then(() => null)")
}

// Click presses an element with the mouse, once it is there and stands still.
func (p *Tab) Click(selector string) {
	p.T.Helper()
	p.Wait(`document.querySelector(` + driver.Quote(selector) + `)`)
	p.Settle()
	p.Run(driver.StandingStill(selector))
	if err := p.Browser.Click(p.in, selector); err != nil {
		p.T.Fatalf("clicking %s: %v", selector, err)
	}
}

// Press presses a key of the keyboard, which is where the page has put it.
func (p *Tab) Press(key string) {
	p.T.Helper()
	if err := p.Browser.Press(p.in, key); err != nil {
		p.T.Fatalf("pressing %q: %v", key, err)
	}
}

// Settle waits until the page has drawn what it has heard of.
func (p *Tab) Settle() {
	p.T.Helper()
	p.Run(driver.Quiet)
}

// Touch clicks points of the board, one after the other.
func (p *Tab) Touch(points ...string) {
	p.T.Helper()
	for _, point := range points {
		p.Click(fmt.Sprintf(`[data-point=%q]`, point))
	}
}

// WaitMoves waits until at least so many moves stand in the list.
func (p *Tab) WaitMoves(moves int) {
	p.T.Helper()
	p.Wait(fmt.Sprintf(`document.querySelectorAll('.move:not(.undone)').length >= %d`, moves))
}

// WantEngineAnswer asks an engine of the page's for something, which needs its program and its scripts.
func (p *Tab) WantEngineAnswer() {
	p.T.Helper()
	if answer := Eval[string](p, driver.AskEngine); !strings.Contains(answer, `"games"`) {
		p.T.Errorf("the engine answers %q", answer)
	}
}
