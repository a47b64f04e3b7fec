package site

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/andybalholm/brotli"

	"tablier/app/nav"
	"tablier/app/site/wasm"
)

// pyodideOnce unpacks Pyodide once for all tests.
var pyodideOnce = sync.OnceValues(func() (map[string][]byte, error) {
	found, err := findTools(context.Background())
	if err != nil {
		return nil, err
	}
	return found.bring(context.Background(), pyodide)
})

// withPyodide returns the files of Pyodide as it comes; without npm the test is skipped, but not in continuous
// integration.
func withPyodide(t *testing.T) map[string][]byte {
	t.Helper()
	whole, err := pyodideOnce()
	if errors.Is(err, errNoNPM) && os.Getenv("CI") != "true" {
		t.Skip(err)
	} else if err != nil {
		t.Fatal(err)
	}
	return whole
}

// pythonOnce builds Python in once for all tests.
var pythonOnce = sync.OnceValues(func() (map[string][]byte, error) {
	found, err := findTools(context.Background())
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{glue: []byte("the glue")}
	lack, err := found.addPython(context.Background(), files)
	if lack != "" {
		err = errors.Join(err, errors.New(lack))
	}
	return files, err
})

// withPython returns the files that run Python.
func withPython(t *testing.T) map[string][]byte {
	t.Helper()
	withPyodide(t)
	files, err := pythonOnce()
	if err != nil {
		t.Fatal(err)
	}
	return maps.Clone(files)
}

// What runs Python is there: the frame with a policy of its own, the scripts, and the licences.
func TestPythonIsBuiltIn(t *testing.T) {
	files := withPython(t)
	if worker := string(files[demandFolder+pythonWorker]); !strings.HasPrefix(worker, "the glue") ||
		!strings.Contains(worker, "tablierAsk =") || !strings.Contains(worker, `"python":"3.14`) {
		t.Error("the worker lacks the glue of Go, what asks the rules, or which Python it is")
	}
	if frame := string(files[pythonFrame]); !strings.Contains(frame, "default-src 'none'") ||
		!strings.Contains(frame, "frame.sandbox = 'allow-scripts'") || strings.Contains(frame, "'unsafe-eval'") {
		t.Error("the frame confines nothing")
	}
	licences := string(files[demandFolder+nav.Licences])
	for _, of := range []string{
		"==== Pyodide 314", "==== CPython 3.14", "==== Emscripten", "==== libffi", "==== zlib", "==== bzip2", "==== XZ",
		"==== Zstandard",
		"==== SQLite", "==== Expat", "==== libmpdec", "==== HACL",
	} {
		if !strings.Contains(licences, of) {
			t.Errorf("there is no licence under %q", of)
		}
	}
}

// Python may have 256 megabytes, and the program of Pyodide begins with less.
func TestPythonHasACeiling(t *testing.T) {
	files := withPython(t)
	whole := withPyodide(t)
	program := files[demandFolder+pythonProgram]
	if len(program) > len(whole["pyodide.asm.wasm"]) || bytes.Equal(program, whole["pyodide.asm.wasm"]) {
		t.Error("the program is as it comes")
	}
	if again, err := wasm.Bounded(program, 4096); err != nil || !bytes.Equal(again, program) {
		t.Errorf("the ceiling is another: %v", err)
	}
}

// What runs Python is fetched in few megabytes.
func TestSizeOfPython(t *testing.T) {
	const most = 4_500_000
	sum := 0
	for name, data := range withPython(t) {
		if name == pythonFrame || !strings.HasPrefix(name, demandFolder+"python") {
			continue
		}
		// The site is compressed harder, which takes a minute.
		packed, err := squeeze(data, func(w io.Writer) (io.WriteCloser, error) { return brotli.NewWriterLevel(w, 6), nil })
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: %d bytes", name, len(packed))
		sum += len(packed)
	}
	if sum > most {
		t.Errorf("%d bytes compressed, want %d at most", sum, most)
	}
}

// In the library that ships all modules can be imported that a program may use.
func TestLibraryIsWhole(t *testing.T) {
	files := withPython(t)
	node, err := exec.LookPath("node")
	if err != nil && os.Getenv("CI") != "true" {
		t.Skip("no node: the library of Python is not tested")
	}
	if err != nil {
		t.Fatal(err)
	}
	whole := withPyodide(t)
	dir := t.TempDir()
	for name, data := range map[string][]byte{
		"pyodide.mjs": whole["pyodide.mjs"], "pyodide.asm.mjs": whole["pyodide.asm.mjs"],
		"pyodide.asm.wasm": files[demandFolder+pythonProgram], "pyodide-lock.json": whole["pyodide-lock.json"],
		"python_stdlib.zip": files[demandFolder+pythonLibrary],
	} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	said, err := exec.Command(node, "testdata/python/imports.mjs", dir).CombinedOutput()
	if err != nil || !strings.Contains(string(said), "all imported") {
		t.Errorf("%v: %s", err, said)
	}
}

// An archive that is not the one that was published is refused.
func TestOtherPyodideIsRefused(t *testing.T) {
	module := t.TempDir()
	archive := pyodide.place(module)
	if err := os.MkdirAll(filepath.Dir(archive), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(archive, []byte("other"), 0o644); err != nil {
		t.Fatal(err)
	}
	_, err := tools{module: module}.bring(context.Background(), pyodide)
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

// A library in which a file is not found is an error that names it; what is stored is read again.
func TestCutLibrary(t *testing.T) {
	archive, err := stored(map[string][]byte{"a.py": []byte("a = 1\n"), "b/c.py": nil})
	if err != nil {
		t.Fatal(err)
	}
	cut, err := cutLibrary(archive, []string{"a.py"})
	if err != nil || len(cut) != 1 || string(cut["a.py"]) != "a = 1\n" {
		t.Errorf("%q, %v", cut, err)
	}
	if _, err := cutLibrary(archive, []string{"d.py"}); err == nil || !strings.Contains(err.Error(), "d.py") {
		t.Errorf("a file that is not there: %v", err)
	}
	if _, err := cutLibrary([]byte("other"), nil); !errors.Is(err, zip.ErrFormat) {
		t.Errorf("no archive: %v", err)
	}
	if _, err := withoutPackages([]byte("other")); err == nil || errors.Is(err, io.EOF) {
		t.Errorf("no lock file: %v", err)
	}
}
