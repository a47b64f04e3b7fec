package site

import (
	"archive/zip"
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"tablier/app/site/wasm"
)

// pyodide is CPython as a program for browsers.
var pyodide = npmPackage{
	name: "pyodide", version: "314.0.7",
	sum: "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A==",
}

// pythonMemory is the most that Python may have, in pages: 256 MB. Beyond it a program meets a MemoryError, long before
// a browser would end the page.
const pythonMemory = 256 << 20 / wasm.PageSize

// libraryList names the files of Python's own library that ship, a line each: what the modules import that a program
// may use. It is written by testdata/python/library.mjs.
//
//go:embed python-library.txt
var libraryList string

// pythonLicences are the texts of the licences of Pyodide, of Python, and of the libraries in it: the package does not
// hold them.
//
//go:embed python-licences.txt
var pythonLicences []byte

// An interpreter is what of Pyodide ships.
type interpreter struct {
	program      []byte // its memory has a ceiling
	glue, loader []byte // modules of JavaScript: what Emscripten has written, and what starts it
	library      map[string][]byte
	lock         json.RawMessage // of no packages
}

// interpreter downloads Pyodide, and returns the files of it that the site ships, cut to what programs need.
func (t tools) interpreter(ctx context.Context) (*interpreter, error) {
	files, err := t.bring(ctx, pyodide)
	if err != nil {
		return nil, err
	}
	out := &interpreter{glue: files["pyodide.asm.mjs"], loader: files["pyodide.mjs"]}
	if out.program, err = wasm.Bounded(files["pyodide.asm.wasm"], pythonMemory); err != nil {
		return nil, fmt.Errorf("the program of Pyodide: %w", err)
	}
	if out.library, err = cutLibrary(files["python_stdlib.zip"], strings.Fields(libraryList)); err != nil {
		return nil, fmt.Errorf("the library of Python: %w", err)
	}
	if out.lock, err = withoutPackages(files["pyodide-lock.json"]); err != nil {
		return nil, fmt.Errorf("the packages of Pyodide: %w", err)
	}
	return out, nil
}

// cutLibrary returns the files of these names in an archive.
func cutLibrary(archive []byte, names []string) (map[string][]byte, error) {
	whole, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for _, name := range names {
		file, err := whole.Open(name)
		if err != nil {
			return nil, err
		}
		if files[name], err = io.ReadAll(file); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return files, nil
}

// stored returns an archive of files that are not compressed: whoever sends it compresses it better as a whole.
func stored(files map[string][]byte) ([]byte, error) {
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		file, err := archive.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Store})
		if err != nil {
			return nil, err
		}
		if _, err := file.Write(files[name]); err != nil {
			return nil, err
		}
	}
	if err := archive.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// withoutPackages returns a lock file in which no packages stand.
func withoutPackages(lock []byte) (json.RawMessage, error) {
	var all map[string]json.RawMessage
	if err := json.Unmarshal(lock, &all); err != nil {
		return nil, err
	}
	return json.Marshal(map[string]json.RawMessage{"info": all["info"], "packages": json.RawMessage("{}")})
}
