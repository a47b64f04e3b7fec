package site

import (
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
