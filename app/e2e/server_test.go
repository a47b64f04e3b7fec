package e2e

import (
	"maps"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"tablier/app/site"
)

// A server serves a site on a port of its own, thus on an origin of its own.
type server struct {
	*httptest.Server
	prefix string // "/" or "/some/path/"

	mu      sync.Mutex
	dir     string
	trouble func(http.ResponseWriter, *http.Request) bool
	served  map[string]int
}

// serve serves the built site under a prefix, which starts and ends in a slash, for a test that has a browser.
func serve(t testing.TB, prefix string) *server {
	t.Helper()
	world.browsers.of(t)
	s := &server{prefix: prefix, dir: world.dir, served: map[string]int{}}
	s.Server = httptest.NewServer(s)
	t.Cleanup(s.vanish)
	return s
}

// ServeHTTP implements http.Handler.
func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !strings.HasPrefix(r.URL.Path, s.prefix) {
		http.NotFound(w, r)
		return
	}
	s.mu.Lock()
	dir, trouble := s.dir, s.trouble
	s.served[strings.TrimPrefix(r.URL.Path, s.prefix)]++
	s.mu.Unlock()
	if trouble != nil && trouble(w, r) {
		return
	}
	http.StripPrefix(strings.TrimSuffix(s.prefix, "/"), site.Handler(dir)).ServeHTTP(w, r)
}

// url is the address of a route, such as "/tapatan/".
func (s *server) url(route string) string {
	return s.URL + s.prefix + strings.TrimPrefix(route, "/")
}

// publish replaces the site that is served.
func (s *server) publish(dir string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.dir = dir
}

// disturb lets trouble handle requests first; it tells whether it did.
func (s *server) disturb(trouble func(http.ResponseWriter, *http.Request) bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.trouble = trouble
}

// asked tells how often each file was asked for.
func (s *server) asked() map[string]int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return maps.Clone(s.served)
}

// times tells how often a file was asked for.
func (s *server) times(name string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.served[name]
}

// vanish closes the server in the middle of whatever it does.
func (s *server) vanish() {
	s.CloseClientConnections()
	s.Close()
}

// missing makes every request for a file that ends in suffix fail.
func missing(suffix string) func(http.ResponseWriter, *http.Request) bool {
	return func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, suffix) {
			return false
		}
		http.NotFound(w, r)
		return true
	}
}

// hold makes every request for a file that ends in suffix wait until release is called.
func (s *server) hold(suffix string) (release func()) {
	gate := make(chan struct{})
	s.disturb(func(_ http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, suffix) {
			<-gate
		}
		return false
	})
	return func() { close(gate) }
}

// torn breaks the connection in the middle of a file that ends in suffix.
func torn(suffix string) func(http.ResponseWriter, *http.Request) bool {
	return func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, suffix) {
			return false
		}
		w.Header().Set("Content-Length", "1000000")
		w.Write([]byte("half"))
		panic(http.ErrAbortHandler)
	}
}

// write puts a site beside the built one.
func write(t testing.TB, s *site.Site) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "dist")
	if err := s.Write(dir); err != nil {
		t.Fatal(err)
	}
	return dir
}
