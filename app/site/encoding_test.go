package site

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"testing"
)

// packedSite writes a site with some files compressed, and returns what serves it.
func packedSite(t *testing.T) http.Handler {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "dist")
	s := &Site{Files: map[string][]byte{
		serviceWorker: []byte("worker"), "index.html": []byte("home"), "index.html.br": []byte("h"),
		"app.wasm": []byte("wasm"), "app.wasm.br": []byte("small"), "app.wasm.gz": []byte("smaller"),
		"css/page.css": []byte("p{}"),
	}}
	if err := s.Write(dir); err != nil {
		t.Fatal(err)
	}
	return Handler(dir)
}

// get asks for a path with the given Accept-Encoding headers.
func get(h http.Handler, method, path string, reads ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, path, nil)
	r.Header["Accept-Encoding"] = reads
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

// The coding is the one that the browser wants most, as RFC 9110, section 12.5.3, has it.
func TestCodingIsNegotiated(t *testing.T) {
	h := packedSite(t)
	const br, gz, plain = "small", "smaller", "wasm"
	for _, c := range []struct {
		reads []string
		want  string
	}{
		{nil, plain},
		{[]string{""}, plain},
		{[]string{"gzip, deflate, br, zstd"}, br},
		{[]string{"gzip", "br"}, br},
		{[]string{"GZip"}, gz},
		{[]string{"x-gzip"}, gz},
		{[]string{"br;q=0.5, gzip;q=0.8"}, gz},
		{[]string{"br;q=0.8;, gzip ; q=0.5"}, gz},
		{[]string{"br; Q=0.5 ,gzip;q=0.50"}, br},
		{[]string{"br;q=0, gzip;q=0.001"}, gz},
		{[]string{"br;q=0, gzip;q=0"}, plain},
		{[]string{"br;q=0"}, plain},
		{[]string{"*"}, br},
		{[]string{"*;q=0.1, br;q=0"}, gz},
		{[]string{"identity, *;q=0.5"}, plain},
		{[]string{"identity;q=0.5, gzip;q=0.5"}, gz},
		{[]string{"identity;q=0, br"}, br},
		{[]string{"*;q=0, gzip"}, gz},
		{[]string{"deflate"}, plain},
		{[]string{"abbr"}, plain},
		{[]string{"br;q=2, gzip;q=0.1234, *;q=-1"}, plain},
		{[]string{"br;q=, ;q=1, ,;"}, plain},
	} {
		w := get(h, http.MethodGet, "/app.wasm?v=1", c.reads...)
		coding := map[string]string{br: "br", gz: "gzip"}[c.want]
		if w.Body.String() != c.want || w.Header().Get("Content-Encoding") != coding ||
			w.Header().Get("Content-Type") != "application/wasm" {
			t.Errorf("to %q: %q, %v", c.reads, w.Body, w.Header())
		}
	}
}

// A browser that refuses every form there is gets none.
func TestNoCodingIsAccepted(t *testing.T) {
	h := packedSite(t)
	for path, reads := range map[string]string{
		"/app.wasm": "identity;q=0, br;q=0, gzip;q=0", "/css/page.css": "br, identity;q=0", "/": "*;q=0",
	} {
		if w := get(h, http.MethodGet, path, reads); w.Code != http.StatusNotAcceptable {
			t.Errorf("%s to %q: %d %q", path, reads, w.Code, w.Body)
		}
	}
}

// The page of a folder is compressed as other files are.
func TestFoldersAreServedPacked(t *testing.T) {
	w := get(packedSite(t), http.MethodGet, "/", "br")
	if w.Body.String() != "h" || w.Header().Get("Content-Type") != "text/html; charset=utf-8" {
		t.Errorf("%q, %v", w.Body, w.Header())
	}
}

// Caches must know what an answer depends on, whatever it is.
func TestVaryIsAlwaysSaid(t *testing.T) {
	h := packedSite(t)
	for _, path := range []string{"/", "/index.html", "/app.wasm", "/css", "/css/page.css", "/nowhere"} {
		for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodPost} {
			w := get(h, method, path)
			if vary := w.Header().Values("Vary"); !slices.Contains(vary, "Accept-Encoding") {
				t.Errorf("%s %s: %d, %v", method, path, w.Code, w.Header())
			}
		}
	}
}

// A folder without a page is nothing: what lies in it is nobody's business.
func TestNoFolderIsListed(t *testing.T) {
	h := packedSite(t)
	for _, path := range []string{"/css", "/css/", "/css/."} {
		if w := get(h, http.MethodGet, path); w.Code != http.StatusNotFound {
			t.Errorf("%s: %d %q", path, w.Code, w.Body)
		}
	}
}

// Files are read, and nothing else.
func TestOtherMethodsAreRefused(t *testing.T) {
	h := packedSite(t)
	for _, method := range []string{
		http.MethodPost, http.MethodPut, http.MethodDelete, http.MethodPatch, http.MethodOptions, http.MethodTrace, "BREW",
	} {
		for _, path := range []string{"/", "/app.wasm", "/nowhere"} {
			w := get(h, method, path)
			if w.Code != http.StatusMethodNotAllowed || w.Header().Get("Allow") != "GET, HEAD" {
				t.Errorf("%s %s: %d, %v", method, path, w.Code, w.Header())
			}
		}
	}
	if w := get(h, http.MethodHead, "/app.wasm"); w.Code != http.StatusOK || w.Body.Len() > 0 ||
		w.Header().Get("Content-Length") != "4" {
		t.Errorf("HEAD: %d %q, %v", w.Code, w.Body, w.Header())
	}
}
