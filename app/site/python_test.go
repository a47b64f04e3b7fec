package site

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// withBrython returns tools with which Python can be built in; without npm the test is skipped, but not in continuous
// integration.
func withBrython(t *testing.T) tools {
	t.Helper()
	found, err := findTools(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := found.brython(context.Background()); errors.Is(err, errNoNPM) && os.Getenv("CI") != "true" {
		t.Skip(err)
	} else if err != nil {
		t.Fatal(err)
	}
	return found
}

// What runs Python is there: the frame with a policy of its own, the scripts, every module that a program may import,
// and the licence.
func TestPythonIsBuiltIn(t *testing.T) {
	found := withBrython(t)
	files := map[string][]byte{glue: []byte("the glue")}
	if lack, err := found.addPython(context.Background(), files); lack != "" || err != nil {
		t.Fatal(lack, err)
	}
	worker := files[demandFolder+pythonWorker]
	if at := bytes.Index(worker, []byte("the glue")); at < bytes.Index(worker, []byte("__BRYTHON__.implementation")) {
		t.Error("Go's glue stands before Brython, which would take the browser for Node")
	}
	_, rest, _ := strings.Cut(string(worker), "self.tablierModules = ")
	modules, source, _ := strings.Cut(rest, "\n;\n")
	_, open, _ := strings.Cut(source, "const OPEN = new Set(`")
	open, _, _ = strings.Cut(open, "`")
	for _, name := range strings.Fields(open) {
		if !strings.Contains(modules, `"`+name+`":[`) {
			t.Errorf("module %s may be imported and is not there", name)
		}
	}
	if len(strings.Fields(open)) < 15 {
		t.Errorf("modules that may be imported: %q", open)
	}
	if frame := string(files[pythonFrame]); !strings.Contains(frame, "default-src 'none'") ||
		!strings.Contains(frame, "frame.sandbox = 'allow-scripts'") {
		t.Error("the frame confines nothing")
	}
	if licences := string(files["demand/licences.txt"]); !strings.Contains(licences, "Pierre Quentel") {
		t.Errorf("licences: %s", licences)
	}
}

// An archive that is not the one that was published is refused.
func TestOtherBrythonIsRefused(t *testing.T) {
	module := t.TempDir()
	place := filepath.Join(module, ".cache", "brython-"+brythonVersion)
	if err := os.MkdirAll(place, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(place, "brython-"+brythonVersion+".tgz"), []byte("other"), 0o644); err != nil {
		t.Fatal(err)
	}
	_, err := tools{module: module}.brython(context.Background())
	if err == nil || !strings.Contains(err.Error(), "as it was published") {
		t.Errorf("%v", err)
	}
}

// Without npm the site is built without Python, and says so; in continuous integration that is an error.
func TestWithoutNPM(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	found := tools{module: t.TempDir()}
	t.Setenv("CI", "")
	files := map[string][]byte{}
	lack, err := found.addPython(context.Background(), files)
	if err != nil || !strings.Contains(lack, "npm") || len(files) != 0 {
		t.Errorf("%q, %v, %d files", lack, err, len(files))
	}
	t.Setenv("CI", "true")
	if _, err := found.addPython(context.Background(), files); !errors.Is(err, errNoNPM) {
		t.Errorf("in continuous integration: %v", err)
	}
}

// A library in which a module is not found is an error that names it.
func TestLibraryModuleErrors(t *testing.T) {
	for library, want := range map[string]string{
		"":                                   "begins otherwise",
		`{"$timestamp": 1, `:                 "library",
		`{"$timestamp": 1, "a": [".py"]}`:    "no module a",
		`{"$timestamp": 1, "b": [".py", 1]}`: "no module a",
	} {
		if _, err := libraryModule([]byte(library), "a"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", library, err)
		}
	}
}
