package site

import (
	"io/fs"
	"mime"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// indexPage is the file that stands for its folder.
const indexPage = "index.html"

// Handler serves a written site the way a good static host does: folders by
// their index.html and never as a list, each file in the coding that the browser
// wants most, right types, and 404.html for what is not there. Nothing is kept by
// caches without asking again, so that a rebuild shows at once.
func Handler(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("X-Content-Type-Options", "nosniff")
		w.Header().Add("Vary", "Accept-Encoding")
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD are served", http.StatusMethodNotAllowed)
			return
		}
		switch name := find(dir, r.URL.Path); {
		case name == "":
			serveLost(w, r, dir)
		case !addressOf(r.URL.Path, name):
			files.ServeHTTP(w, r) // it redirects to the file's own address
		default:
			serveFile(w, r, files, name)
		}
	})
}

// find returns the file that a path stands for, of a folder its index page; empty when there is none.
func find(dir, url string) string {
	local, err := filepath.Localize(path.Clean("./" + path.Clean("/"+url)))
	if err != nil {
		return "" // no name that a file can have
	}
	name := filepath.Join(dir, local)
	info, err := os.Stat(name)
	if err == nil && info.IsDir() {
		name = filepath.Join(name, indexPage)
		info, err = os.Stat(name)
	}
	if err != nil || !info.Mode().IsRegular() {
		return ""
	}
	return name
}

// addressOf says whether a path is the address of a file, and not one that is to be redirected there: an index page has
// its folder's with a slash at the end, which no other file has.
func addressOf(url, name string) bool {
	folder := strings.HasSuffix(url, "/")
	return folder == (filepath.Base(name) == indexPage)
}

// endings are what Pack adds, by what HTTP calls it, and codings its keys, the smaller form first.
var (
	endings = map[string]string{"br": ".br", "gzip": ".gz"}
	codings = []string{"br", "gzip"}
)

// serveFile serves a file in the coding that the browser wants most.
func serveFile(w http.ResponseWriter, r *http.Request, files http.Handler, name string) {
	var there []string
	for _, coding := range codings {
		if _, err := os.Stat(name + endings[coding]); err == nil {
			there = append(there, coding)
		}
	}
	kind, ok := contentTypes[path.Ext(name)]
	if !ok {
		kind = mime.TypeByExtension(path.Ext(name))
	}
	if kind != "" {
		w.Header().Set("Content-Type", kind)
	}
	switch coding := negotiate(strings.Join(r.Header.Values("Accept-Encoding"), ","), there); coding {
	case "":
		http.Error(w, "no form of this file is in a coding that is accepted", http.StatusNotAcceptable)
	case identity:
		files.ServeHTTP(w, r)
	default:
		servePacked(w, r, name+endings[coding], coding)
	}
}

// servePacked serves the compressed form of a file.
func servePacked(w http.ResponseWriter, r *http.Request, name, coding string) {
	file, err := os.Open(name)
	var info fs.FileInfo
	if err == nil {
		defer file.Close()
		info, err = file.Stat()
	}
	if err != nil {
		http.Error(w, "the file cannot be read", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Encoding", coding)
	http.ServeContent(w, r, "", info.ModTime(), file)
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
	w.Header().Add("Vary", "Accept")
	page, err := os.ReadFile(filepath.Join(dir, lostPage))
	if err != nil || !strings.Contains(r.Header.Get("Accept"), "text/html") {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(http.StatusNotFound)
	w.Write(page)
}
