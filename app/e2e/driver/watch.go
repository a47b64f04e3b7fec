package driver

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"sync"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
)

// A watcher notes what no page of the site may do.
type watcher struct {
	mu       sync.Mutex
	noted    []string
	expected []string
	stored   *origins // from which pages have been loaded
}

// hear takes an event of the browser. Violations of the page's policy arrive as
// entries of the log.
func (w *watcher) hear(event any) {
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeAssert {
			w.note("console: " + describe(e.Args))
		}
	case *runtime.EventExceptionThrown:
		w.note("exception: " + e.ExceptionDetails.Text + " " +
			describe([]*runtime.RemoteObject{e.ExceptionDetails.Exception}))
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError {
			w.note("log: " + e.Entry.Text + " " + e.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		u, err := url.Parse(e.Request.URL)
		if err != nil {
			return
		}
		w.stored.add(u)
		if strings.HasPrefix(u.Scheme, "http") && u.Hostname() != "127.0.0.1" {
			w.note("request to another origin: " + e.Request.URL)
		}
	}
}

// describe joins what was written to the console.
func describe(values []*runtime.RemoteObject) string {
	var parts []string
	for _, v := range values {
		if v != nil {
			parts = append(parts, strings.TrimSpace(fmt.Sprintf("%s %s", v.Value, v.Description)))
		}
	}
	return strings.Join(parts, " ")
}

// note adds a complaint.
func (w *watcher) note(complaint string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.noted = append(w.noted, complaint)
}

// expect takes a text; complaints that contain it are dropped.
func (w *watcher) expect(text string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.expected = append(w.expected, text)
}

// complaints returns what was noted and not expected.
func (w *watcher) complaints() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.DeleteFunc(slices.Clone(w.noted), func(complaint string) bool {
		return slices.ContainsFunc(w.expected, func(text string) bool { return strings.Contains(complaint, text) })
	})
}

// take returns the complaints, and forgets them.
func (w *watcher) take() []string {
	complaints := w.complaints()
	w.mu.Lock()
	defer w.mu.Unlock()
	w.noted = nil
	return complaints
}
