package browsers

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"time"
)

// A webkit is a MiniBrowser, the small browser that comes with WebKitGTK, on a screen that nobody sees.
type webkit struct {
	screen, driver *process
	home           string
	session        *webdriver
	in             Where // the place to which commands go
}

// A webkits starts WebKit.
type webkits struct {
	// choosing is held from the choice of a port until a driver listens on it and its browser runs: another one that is
	// started meanwhile could be given the same port.
	choosing sync.Mutex
}

// start starts WebKit with nothing kept from before.
func (s *webkits) start() (Browser, error) {
	found, err := programs("webkit")
	if err != nil {
		return nil, err
	}
	home, err := os.MkdirTemp("", "tablier-webkit")
	if err != nil {
		return nil, err
	}
	w := &webkit{home: home}
	if err := s.launch(w, found[0], found[1], found[2]); err != nil {
		defer w.Close()
		return nil, fmt.Errorf("starting WebKit: %w%s", err, w.driver.last())
	}
	return w, nil
}

// launch starts a screen, the driver, and through that the browser.
func (s *webkits) launch(w *webkit, driver, browser, screen string) error {
	display, err := w.openScreen(screen)
	if err != nil {
		return err
	}
	s.choosing.Lock()
	defer s.choosing.Unlock()
	port, err := freePort()
	if err != nil {
		return err
	}
	cmd := exec.Command(driver, "--host=127.0.0.1", "--port="+strconv.Itoa(port))
	// Without a locale that has letters beyond ASCII it does not start. What runs for seconds does not earn the better
	// compiler back. Layers would be put together by an emulated graphics card, for a third of all time. Of the memories
	// of WebAssembly few may lie where the processor guards their ends, and a page with Python has more: programs in the
	// others are compiled once more, to check each access, and a test of them takes three to five times as long.
	cmd.Env = append(os.Environ(), "DISPLAY="+display, "HOME="+w.home, "XDG_RUNTIME_DIR="+w.home, "LC_ALL=C.UTF-8",
		"GDK_BACKEND=x11", "NO_AT_BRIDGE=1", "LIBGL_ALWAYS_SOFTWARE=1",
		"JSC_useOMGJIT=false", "JSC_maxNumWasmFastMemories=100", "WEBKIT_DISABLE_COMPOSITING_MODE=1")
	if w.driver, err = start(cmd, func(string) {}); err != nil {
		return err
	}
	w.session = &webdriver{address: fmt.Sprintf("http://127.0.0.1:%d", port)}
	if err := w.untilReady(); err != nil {
		return err
	}
	return w.begin(browser)
}

// openScreen starts the screen and returns its name.
func (w *webkit) openScreen(program string) (string, error) {
	reader, writer, err := os.Pipe()
	if err != nil {
		return "", err
	}
	defer reader.Close()
	cmd := exec.Command(program, "-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{writer}
	w.screen, err = start(cmd, func(string) {})
	writer.Close()
	if err != nil {
		return "", err
	}
	if err := reader.SetReadDeadline(time.Now().Add(patience)); err != nil {
		return "", err
	}
	// To the end of the line: the screen would not outlive that nobody reads the rest.
	number, err := bufio.NewReader(reader).ReadString('\n')
	if err != nil {
		return "", fmt.Errorf("the screen does not open: %w", err)
	}
	return ":" + strings.TrimSpace(number), nil
}

// freePort returns a port on which nobody listens.
func freePort() (int, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer listener.Close()
	return listener.Addr().(*net.TCPAddr).Port, nil
}

// untilReady waits until the driver answers.
func (w *webkit) untilReady() error {
	for end := time.Now().Add(patience); ; time.Sleep(50 * time.Millisecond) {
		err := w.session.call(http.MethodGet, "/status", nil, nil)
		if err == nil || time.Now().After(end) {
			return err
		}
	}
}

// begin has the driver start the browser.
func (w *webkit) begin(browser string) error {
	var begun struct {
		SessionID string `json:"sessionId"`
	}
	err := w.session.call(http.MethodPost, "/session", object{"capabilities": object{"alwaysMatch": object{
		"webkitgtk:browserOptions": object{"binary": browser, "args": []string{"--automation"}},
	}}}, &begun)
	if err != nil {
		return err
	}
	w.session.address += "/session/" + begun.SessionID
	limit := patience.Milliseconds()
	return w.session.post("/timeouts", object{"script": limit, "pageLoad": limit})
}

// enter sends the commands that follow to a place. A frame is entered each time, for it may hold another document now.
func (w *webkit) enter(in Where) error {
	if in == InPage && w.in == InPage {
		return nil
	}
	w.in = InPage
	if err := w.session.post("/frame", object{"id": nil}); err != nil {
		return err
	}
	for ; w.in < in; w.in++ {
		if err := w.session.post("/frame", object{"id": 0}); err != nil {
			return err
		}
	}
	return nil
}

func (w *webkit) Visit(address string) error {
	return errors.Join(w.enter(InPage), w.session.post("/url", object{"url": address}))
}

func (w *webkit) Reload() error {
	return errors.Join(w.enter(InPage), w.session.post("/refresh", nil))
}

func (w *webkit) Evaluate(in Where, expression string) ([]byte, error) {
	if err := w.enter(in); err != nil {
		return nil, err
	}
	var got struct{ Value, Failed string }
	err := w.session.call(http.MethodPost, "/execute/async", object{"args": []any{}, "script": `
		const done = arguments[arguments.length - 1];
		(async () => JSON.stringify(await (` + expression + `)) ?? 'null')()
			.then((Value) => done({ Value, Failed: '' }), (why) => done({ Value: '', Failed: String(why) }));`}, &got)
	if err == nil && got.Failed != "" {
		err = errors.New(got.Failed)
	}
	return []byte(got.Value), err
}

func (w *webkit) Click(in Where, selector string) error {
	if err := w.enter(in); err != nil {
		return err
	}
	var found map[string]string
	params := object{"using": "css selector", "value": selector}
	if err := w.session.call(http.MethodPost, "/element", params, &found); err != nil {
		return err
	}
	for _, element := range found { // one entry, whose key is a constant of the standard
		return w.session.post("/element/"+element+"/click", nil)
	}
	return fmt.Errorf("there is no %s", selector)
}

func (w *webkit) Press(in Where, key string) error {
	if err := w.enter(in); err != nil {
		return err
	}
	return w.session.post("/actions", object{"actions": []object{{
		"type": "key", "id": "keyboard",
		"actions": []object{{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}},
	}}})
}

// Complaints implements Browser: WebKit's console is not to be had.
func (w *webkit) Complaints() []string { return nil }

func (*webkit) Hears() bool { return false }

func (w *webkit) Close() {
	if w.session != nil {
		w.session.call(http.MethodDelete, "", nil, nil)
	}
	for _, each := range []*process{w.driver, w.screen} {
		if each != nil {
			each.stop()
		}
	}
	os.RemoveAll(w.home)
}
