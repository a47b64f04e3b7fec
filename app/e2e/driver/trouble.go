package driver

import (
	"net/http"
	"strings"
)

// Missing makes every request for a file that ends in suffix fail.
func Missing(suffix string) func(http.ResponseWriter, *http.Request) bool {
	return func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, suffix) {
			return false
		}
		http.NotFound(w, r)
		return true
	}
}

// Torn breaks the connection in the middle of a file that ends in suffix.
func Torn(suffix string) func(http.ResponseWriter, *http.Request) bool {
	return func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, suffix) {
			return false
		}
		w.Header().Set("Content-Length", "1000000")
		w.Write([]byte("half"))
		panic(http.ErrAbortHandler)
	}
}

// Hold makes every request for a file that ends in suffix wait until release is called.
func (s *Server) Hold(suffix string) (release func()) {
	gate := make(chan struct{})
	s.Disturb(func(_ http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, suffix) {
			<-gate
		}
		return false
	})
	return func() { close(gate) }
}
