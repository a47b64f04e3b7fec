package driver

import (
	"maps"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"tablier/app/site"
)

// ports are those that servers have had.
var ports sync.Map

// NewServer starts a server on a port that no other has had, also none that is gone: a browser that stays open keeps by
// it what a site has stored, and the service worker of that site would answer for the new server.
func NewServer(handler http.Handler) *httptest.Server {
	for {
		s := httptest.NewServer(handler)
		if _, had := ports.LoadOrStore(s.URL, true); !had {
			return s
		}
		defer s.Close() // once another port is found
	}
}

// A Server serves a site on a port of its own, thus on an origin of its own.
type Server struct {
	*httptest.Server
	Prefix string // "/" or "/some/path/"

	mu      sync.Mutex
	dir     string
	trouble func(http.ResponseWriter, *http.Request) bool
	served  map[string]int
}

// Serve serves the built site under a prefix, which starts and ends in a slash, for a test that has a browser.
func Serve(t testing.TB, prefix string) *Server {
	t.Helper()
	world.browsers.of(t)
	return ServeFolder(t, world.dir, prefix)
}

// ServeFolder serves a site that is written in a folder, for a test of any browser.
func ServeFolder(t testing.TB, dir, prefix string) *Server {
	t.Helper()
	s := &Server{Prefix: prefix, dir: dir, served: map[string]int{}}
	s.Server = NewServer(s)
	t.Cleanup(s.Vanish)
	return s
}

// ServeHTTP implements http.Handler.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path == memoryPath {
		world.memory.serve(w, r)
		return
	}
	if !strings.HasPrefix(r.URL.Path, s.Prefix) {
		http.NotFound(w, r)
		return
	}
	s.mu.Lock()
	dir, trouble := s.dir, s.trouble
	s.served[strings.TrimPrefix(r.URL.Path, s.Prefix)]++
	s.mu.Unlock()
	if trouble != nil && trouble(w, r) {
		return
	}
	http.StripPrefix(strings.TrimSuffix(s.Prefix, "/"), site.Handler(dir)).ServeHTTP(w, r)
}

// Address is the address of a route, such as "/tapatan/".
func (s *Server) Address(route string) string {
	return s.URL + s.Prefix + strings.TrimPrefix(route, "/")
}

// Publish replaces the site that is served.
func (s *Server) Publish(dir string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.dir = dir
}

// Disturb lets trouble handle requests first; it returns whether it did.
func (s *Server) Disturb(trouble func(http.ResponseWriter, *http.Request) bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.trouble = trouble
}

// Asked returns how often each file was asked for.
func (s *Server) Asked() map[string]int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return maps.Clone(s.served)
}

// Times returns how often a file was asked for.
func (s *Server) Times(name string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.served[name]
}

// Vanish closes the server in the middle of whatever it does.
func (s *Server) Vanish() {
	s.CloseClientConnections()
	s.Close()
}
