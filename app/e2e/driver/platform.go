package driver

import (
	"archive/zip"
	"bytes"
	"io"
	"net/http"
	"path"
	"strings"
	"testing"
)

// scormAgain is a run-time of SCORM, as learning platforms have one.
var scormAgain = npmPackage{
	name: "scorm-again", version: "3.4.3",
	sum: "Zbe+7ArMUbT1lVnqYxsbGRfI9JD9JVqEPzZLQdk0nfNmcDYJ404rMO9nbkQ0Hzwux5uACF9zKsvc29Q/ZzMOdg==",
}

// platformPage opens the package as platforms do, in a frame. What it is told it keeps from one visit to the next; with
// "refuse" in its address it keeps nothing that it is told, with "none" nobody answers the package, and with "window" a
// link opens it in a window of its own.
const platformPage = `<!doctype html><html lang="fr"><meta charset="utf-8"><link rel="icon" href="data:,">
<title>Plateforme</title><meta name="viewport" content="width=device-width"><body style="margin:0">
<script src="scorm12.min.js"></script><script>
const asked = new URLSearchParams(location.search);
window.kept = () => JSON.parse(localStorage.getItem('cmi') ?? 'null');
if (!asked.has('none')) {
	window.API = new Scorm12API({ autocommit: false, logLevel: 5 });
	if (kept()) API.loadFromJSON(kept());
	for (const event of ['LMSCommit', 'LMSFinish']) {
		API.on(event, () => localStorage.setItem('cmi', JSON.stringify(API.renderCommitCMI(true).cmi)));
	}
	if (asked.has('refuse')) API.LMSSetValue = () => 'false';
}
const element = document.createElement(asked.has('window') ? 'a' : 'iframe');
Object.assign(element, asked.has('window') ?
	{ id: 'open', textContent: 'Paquet', target: '_blank', rel: 'opener', href: 'package/index.html' } :
	{ title: 'Paquet', style: 'display:block;border:0;width:100%;height:100vh', src: 'package/index.html' });
document.body.append(element);
</script>`

// Platform serves a page that opens a package, which is unpacked beside it, on an origin of its own.
func Platform(t testing.TB, packed []byte) (address string) {
	t.Helper()
	files, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	if err != nil {
		t.Fatal(err)
	}
	runtime, err := scormAgain.file("package/dist/scorm12.min.js")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{"": platformPage, "scorm12.min.js": runtime}
	for _, file := range files.File {
		opened, err := file.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(opened)
		if err != nil {
			t.Fatal(err)
		}
		texts["package/"+file.Name] = string(text)
	}
	s := NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(r.URL.Path, "/")
		text, ok := texts[name]
		if !ok {
			http.NotFound(w, r)
			return
		}
		kind := map[string]string{".js": "text/javascript", ".css": "text/css", ".xml": "text/xml"}[path.Ext(name)]
		if kind == "" {
			kind = "text/html"
		}
		w.Header().Set("Content-Type", kind+"; charset=utf-8")
		io.WriteString(w, text)
	}))
	t.Cleanup(s.Close)
	return s.URL + "/"
}
