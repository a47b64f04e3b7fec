package browsers

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// A firefox is a Firefox without a window.
type firefox struct {
	process *process
	profile string
	bidi    *bidi
	page    string // its context

	mu    sync.Mutex
	noted []string
}

// preferences are those of a person who reads French, and of a browser that asks nobody for anything: what is not on
// this machine is asked for at a port on which nobody answers. What runs for seconds does not earn the better compiler
// back, which compiles all of a program at each start. The panel of downloads does not open: it would take the
// keyboard, and keep it from all pages that come after.
const preferences = `user_pref("intl.accept_languages", "fr-FR, fr");
user_pref("network.proxy.type", 1);
user_pref("network.proxy.http", "127.0.0.1");
user_pref("network.proxy.http_port", 9);
user_pref("network.proxy.ssl", "127.0.0.1");
user_pref("network.proxy.ssl_port", 9);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("javascript.options.wasm_optimizingjit", false);
user_pref("browser.download.alwaysOpenPanel", false);
user_pref("browser.download.panel.shown", true);
`

// startFirefox starts Firefox with a fresh profile.
func startFirefox() (Browser, error) {
	found, err := programs("firefox")
	if err != nil {
		return nil, err
	}
	profile, err := os.MkdirTemp("", "tablier-firefox")
	if err != nil {
		return nil, err
	}
	f := &firefox{profile: profile}
	if err := errors.Join(f.launch(found[0]), f.begin()); err != nil {
		defer f.Close()
		return nil, fmt.Errorf("starting Firefox: %w%s", err, f.process.last())
	}
	return f, nil
}

// launch starts the program and connects to it.
func (f *firefox) launch(program string) error {
	if err := os.WriteFile(filepath.Join(f.profile, "user.js"), []byte(preferences), 0o600); err != nil {
		return err
	}
	cmd := exec.Command(program, "--headless", "--no-remote", "--profile", f.profile, "--remote-debugging-port", "0")
	cmd.Env = append(os.Environ(), "HOME="+f.profile, "LC_ALL=C.UTF-8")
	listening := make(chan string, 1)
	var err error
	f.process, err = start(cmd, func(line string) {
		if _, address, ok := strings.Cut(line, "WebDriver BiDi listening on "); ok {
			listening <- strings.TrimSpace(address)
		}
	})
	if err != nil {
		return err
	}
	select {
	case address := <-listening:
		f.bidi, err = dialBiDi(address+"/session", f.hear)
		return err
	case <-f.process.ended:
		return errors.New("it has ended")
	case <-time.After(patience):
		return fmt.Errorf("it does not listen after %v", patience)
	}
}

// begin begins a session, with a window for the page.
func (f *firefox) begin() error {
	if f.bidi == nil {
		return nil // launch says why
	}
	if err := f.bidi.call("session.new", object{"capabilities": object{}}, nil); err != nil {
		return err
	}
	if err := f.bidi.call("session.subscribe", object{"events": []string{"log.entryAdded"}}, nil); err != nil {
		return err
	}
	// In the window that the browser opens by itself the keyboard is in the address bar, and stays there: a key then
	// arrives in the page, but clicks nothing. In a window that is opened for it a page has the keyboard.
	var made browsingContext
	if err := f.bidi.call("browsingContext.create", object{"type": "window"}, &made); err != nil {
		return err
	}
	f.page = made.Context
	return f.bidi.call("browsingContext.setViewport", object{
		"context": f.page, "viewport": object{"width": 1280, "height": 900},
	}, nil)
}

// An object is a JSON object.
type object map[string]any

// A browsingContext is a document in a window or a frame.
type browsingContext struct {
	Context  string            `json:"context"`
	Children []browsingContext `json:"children"`
}

// context returns the one of a place. Gestures go to the context of a frame: from that of the page they do not arrive
// in a frame of another origin, which is in another process.
func (f *firefox) context(in Where) (string, error) {
	if in == InPage {
		return f.page, nil
	}
	var tree struct {
		Contexts []browsingContext `json:"contexts"`
	}
	if err := f.bidi.call("browsingContext.getTree", object{"root": f.page}, &tree); err != nil {
		return "", err
	}
	inner, found := tree.Contexts, ""
	for range in + 1 {
		if len(inner) == 0 {
			return "", errors.New("the page has no frame")
		}
		found, inner = inner[0].Context, inner[0].Children
	}
	return found, nil
}

func (f *firefox) Visit(address string) error {
	return f.bidi.call("browsingContext.navigate", object{"context": f.page, "url": address, "wait": "complete"}, nil)
}

func (f *firefox) Reload() error {
	return f.bidi.call("browsingContext.reload", object{"context": f.page, "wait": "complete"}, nil)
}

func (f *firefox) Evaluate(in Where, expression string) ([]byte, error) {
	context, err := f.context(in)
	if err != nil {
		return nil, err
	}
	var got struct {
		Result struct {
			Value string `json:"value"`
		} `json:"result"`
		ExceptionDetails *struct {
			Text string `json:"text"`
		} `json:"exceptionDetails"`
	}
	err = f.bidi.call("script.evaluate", object{
		"expression":   "(async () => JSON.stringify(await (" + expression + ")) ?? 'null')()",
		"target":       object{"context": context},
		"awaitPromise": true,
	}, &got)
	if err == nil && got.ExceptionDetails != nil {
		err = errors.New(got.ExceptionDetails.Text)
	}
	return []byte(got.Result.Value), err
}

func (f *firefox) Click(in Where, selector string) error {
	at, err := middle(f, in, selector)
	if err != nil {
		return err
	}
	return f.perform(in, object{
		"type": "pointer", "id": "mouse", "parameters": object{"pointerType": "mouse"},
		"actions": []object{
			{"type": "pointerMove", "x": at.X, "y": at.Y},
			{"type": "pointerDown", "button": 0},
			{"type": "pointerUp", "button": 0},
		},
	})
}

func (f *firefox) Press(in Where, key string) error {
	return f.perform(in, object{
		"type": "key", "id": "keyboard",
		"actions": []object{{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}},
	})
}

// perform has the actions of one device come to pass.
func (f *firefox) perform(in Where, device object) error {
	context, err := f.context(in)
	if err != nil {
		return err
	}
	return f.bidi.call("input.performActions", object{"context": context, "actions": []object{device}}, nil)
}

// leftBehind is what Firefox says of a request that a service worker still answers when its page is left: it names no
// address, and comes when another test may run.
const leftBehind = "Failed to load ‘’. A ServiceWorker intercepted the request"

// hear notes what is written to the console as an error.
func (f *firefox) hear(event string, params json.RawMessage) {
	var entry struct{ Level, Text string }
	if event != "log.entryAdded" || json.Unmarshal(params, &entry) != nil || entry.Level != "error" {
		return
	}
	if strings.HasPrefix(entry.Text, leftBehind) {
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.noted = append(f.noted, entry.Text)
}

func (f *firefox) Complaints() []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	noted := f.noted
	f.noted = nil
	return noted
}

func (*firefox) Hears() bool { return true }

func (f *firefox) Close() {
	if f.process != nil {
		f.process.stop()
	}
	os.RemoveAll(f.profile)
}
