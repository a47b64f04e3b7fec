package driver

import (
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
)

// A Stranger is a server of which no page of the site may load anything. It would give a script, a style sheet or a
// picture to any page that asks.
type Stranger struct {
	*httptest.Server

	mu    sync.Mutex
	asked map[string]bool
}

// NewStranger starts one, until the test ends.
func NewStranger(t testing.TB) *Stranger {
	t.Helper()
	s := &Stranger{asked: map[string]bool{}}
	s.Server = httptest.NewServer(s)
	t.Cleanup(s.Close)
	return s
}

// ServeHTTP implements http.Handler.
func (s *Stranger) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	s.asked[r.URL.Path] = true
	s.mu.Unlock()
	w.Header().Set("Access-Control-Allow-Origin", "*")
	w.Header().Set("Cross-Origin-Resource-Policy", "cross-origin")
	switch r.URL.Path {
	case "/script.js":
		w.Header().Set("Content-Type", "text/javascript")
		w.Write([]byte(`window.trespassed = 'script';`))
	case "/style.css":
		w.Header().Set("Content-Type", "text/css")
		w.Write([]byte(`:root { --trespassed: 1; }`))
	case "/picture.svg":
		w.Header().Set("Content-Type", "image/svg+xml")
		w.Write([]byte(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`))
	default:
		w.Write([]byte("data"))
	}
}

// Asked returns what was asked for, sorted.
func (s *Stranger) Asked() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Sorted(maps.Keys(s.asked))
}

// Trespass returns the JavaScript expression, a promise, of what the page could take from this server: by a script, a
// style sheet, a picture and a request; and whether a script runs that stands in the page. It asks for a frame as well,
// which [Stranger.Asked] tells.
func (s *Stranger) Trespass() string {
	return strings.ReplaceAll(`(async () => {
	const taken = [];
	const load = (name, make) => new Promise((done) => {
		setTimeout(done, 2000);
		try {
			const element = make();
			element.onload = () => { taken.push(name); done(); };
			element.onerror = done;
			document.head.append(element);
		} catch { done(); }
	});
	await load('script', () => Object.assign(document.createElement('script'), { src: 'STRANGER/script.js' }));
	await load('style', () => Object.assign(document.createElement('link'),
		{ rel: 'stylesheet', href: 'STRANGER/style.css' }));
	await load('picture', () => Object.assign(new Image(), { src: 'STRANGER/picture.svg' }));
	await fetch('STRANGER/data').then(() => taken.push('data'), () => {});
	await new Promise((done) => { // some browsers say of a frame that stays empty that it has loaded
		setTimeout(done, 2000);
		document.body.append(Object.assign(document.createElement('iframe'), { src: 'STRANGER/frame', onload: done }));
	});
	try {
		const inline = document.createElement('script');
		inline.textContent = 'window.trespassed = "inline"';
		document.head.append(inline);
	} catch {}
	if (window.trespassed) taken.push(window.trespassed);
	return taken;
})()`, "STRANGER", s.URL)
}
