package site

import (
	"strings"
	"testing"
	"testing/fstest"
)

// What only the type checker reads is not served; what people read is.
func TestScriptsAreServedWithoutTypes(t *testing.T) {
	const source = "// a, b: numbers\n  /** @param {number} a @param {number} b */\n  const add = (a, b) => a + b;\n"
	files, err := staticFiles(fstest.MapFS{"a.js": {Data: []byte(source)}, "b.txt": {Data: []byte(source)}})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := string(files["a.js"]), "// a, b: numbers\n  const add = (a, b) => a + b;\n"; got != want {
		t.Errorf("served as %q, want %q", got, want)
	}
	if got := string(files["b.txt"]); got != source {
		t.Errorf("a text is served as %q", got)
	}
}

// A worker of the machine needs no other file: where a service worker answers, WebKit fails to import one script into
// several workers at a time.
func TestWorkerImportsNothing(t *testing.T) {
	script := string(built(t).Files["worker.js"])
	if strings.Contains(script, "importScripts") || !strings.HasPrefix(script, "wasm_exec.js\n") {
		t.Errorf("worker.js is %.200s", script)
	}
}
