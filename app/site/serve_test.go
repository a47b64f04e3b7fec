package site

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
)

func TestHandler(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	s := &Site{Files: map[string][]byte{
		serviceWorker:          []byte("worker"),
		"index.html":           []byte("home"),
		"tapatan/index.html":   []byte("tapatan"),
		"app.wasm":             []byte("wasm"),
		"manifest.webmanifest": []byte("{}"),
		lostPage:               []byte("lost"),
	}}
	if err := s.Write(dir); err != nil {
		t.Fatal(err)
	}
	cases := []struct {
		path string
		code int
		kind string
		says string
	}{
		{"/", 200, "text/html", "home"},
		{"/tapatan/", 200, "text/html", "tapatan"},
		{"/tapatan", 301, "", ""},
		{"/app.wasm?v=1", 200, "application/wasm", "wasm"},
		{"/sw.js", 200, "text/javascript", "worker"},
		{"/manifest.webmanifest", 200, "application/manifest+json", "{}"},
		{"/nowhere", 404, "text/html", "lost"},
		{"/../serve.go", 404, "text/html", "lost"},
	}
	for _, c := range cases {
		t.Run(c.path, func(t *testing.T) {
			r := httptest.NewRequest(http.MethodGet, c.path, nil)
			r.Header.Set("Accept", "text/html")
			w := httptest.NewRecorder()
			Handler(dir).ServeHTTP(w, r)
			kind := w.Header().Get("Content-Type")
			if w.Code != c.code || !strings.HasPrefix(kind, c.kind) || !strings.Contains(w.Body.String(), c.says) {
				t.Errorf("got %d %s %q", w.Code, w.Header().Get("Content-Type"), w.Body)
			}
		})
	}
}

// What lies compressed beside a file is served to who reads it.
func TestHandlerServesWhatIsPacked(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	s := &Site{Files: map[string][]byte{
		serviceWorker: []byte("worker"), "css/page.css": []byte("p{}"), "css/page.css.br": []byte("p"),
		"app.wasm": []byte("wasm"), "app.wasm.br": []byte("small"), "app.wasm.gz": []byte("smaller"),
	}}
	if err := s.Write(dir); err != nil {
		t.Fatal(err)
	}
	r := httptest.NewRequest(http.MethodGet, "/css/page.css?v=1", nil)
	r.Header.Set("Accept-Encoding", "br")
	w := httptest.NewRecorder()
	Handler(dir).ServeHTTP(w, r)
	if !strings.HasPrefix(w.Header().Get("Content-Type"), "text/css") || w.Body.String() != "p" {
		t.Errorf("%s %q", w.Header().Get("Content-Type"), w.Body)
	}
	for reads, want := range map[string][2]string{
		"gzip, deflate, br": {"br", "small"}, "gzip": {"gzip", "smaller"}, "": {"", "wasm"},
	} {
		r := httptest.NewRequest(http.MethodGet, "/app.wasm?v=1", nil)
		r.Header.Set("Accept-Encoding", reads)
		w := httptest.NewRecorder()
		Handler(dir).ServeHTTP(w, r)
		got := [2]string{w.Header().Get("Content-Encoding"), w.Body.String()}
		if got != want || w.Header().Get("Content-Type") != "application/wasm" {
			t.Errorf("to %q: %q, %s", reads, got, w.Header().Get("Content-Type"))
		}
	}
}
