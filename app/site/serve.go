package site

import (
	"mime"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// Handler serves a written site the way a good static host does: folders by
// their index.html, right types, and 404.html for what is not there. Nothing is
// kept by caches without asking again, so that a rebuild shows at once.
func Handler(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("X-Content-Type-Options", "nosniff")
		if kind, ok := contentTypes[path.Ext(r.URL.Path)]; ok {
			w.Header().Set("Content-Type", kind)
		}
		name := filepath.Join(dir, filepath.FromSlash(path.Clean("/"+r.URL.Path)))
		if _, err := os.Stat(name); err != nil {
			serveLost(w, r, dir)
			return
		}
		if packing := packedFor(r, name); packing != "" {
			w.Header().Set("Content-Encoding", packing)
			w.Header().Add("Vary", "Accept-Encoding")
			if w.Header().Get("Content-Type") == "" {
				w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(name)))
			}
			http.ServeFile(w, r, name+endings[packing])
			return
		}
		files.ServeHTTP(w, r)
	})
}

// endings are what Pack adds, by what HTTP calls it.
var endings = map[string]string{"br": ".br", "gzip": ".gz"}

// packedFor returns how the file of a request lies compressed beside itself in a way that the browser reads; empty when
// it does not.
func packedFor(r *http.Request, name string) string {
	for _, packing := range []string{"br", "gzip"} {
		if !strings.Contains(r.Header.Get("Accept-Encoding"), packing) || strings.HasSuffix(r.URL.Path, "/") {
			continue
		}
		if _, err := os.Stat(name + endings[packing]); err == nil {
			return packing
		}
	}
	return ""
}

// contentTypes are those that the mime tables of a bare machine lack or get
// wrong; a browser compiles WebAssembly while it downloads only under its type.
var contentTypes = map[string]string{
	".js":          "text/javascript; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
}

// serveLost answers for a path that does not exist; only people get the page.
func serveLost(w http.ResponseWriter, r *http.Request, dir string) {
	page, err := os.ReadFile(filepath.Join(dir, lostPage))
	if err != nil || !strings.Contains(r.Header.Get("Accept"), "text/html") {
		w.Header().Del("Content-Type")
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(http.StatusNotFound)
	w.Write(page)
}
