package site

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"strings"

	"tablier/ai/python/lib"
	"tablier/ai/python/runner"
	"tablier/app/nav"
)

// pythonSources is the folder of web/ with what runs programs of pupils; its files are joined here.
const pythonSources = "python"

// pythonFrame is the page between a page of the site and the frame without an origin in which Python runs.
const pythonFrame = "python.html"

// The files that web/boot.js demands.
const (
	pythonPage    = "python-page.js"
	pythonWorker  = "python-worker.js"
	pythonGlue    = "python-glue.js"
	pythonLoader  = "python-loader.js"
	pythonProgram = "python.wasm"
	pythonLibrary = "python-library.zip"
)

// Python returns where the files are that a page demands to run Python.
func (s *Site) Python() (places []string) {
	for name, place := range s.demand {
		if strings.HasPrefix(name, "python") {
			places = append(places, place)
		}
	}
	return places
}

// python returns the files that run Python in a page: the frame, in which web/python/relay.js stands, and on demand
// what the page has, Pyodide, the library with the runner in it, and the script of the worker: Go's glue, web/ask.js
// and worker.js.
func (t tools) python(ctx context.Context, glueScript []byte) (map[string][]byte, error) {
	found, err := t.interpreter(ctx)
	if err != nil {
		return nil, err
	}
	web := os.DirFS(filepath.Join(t.module, "web"))
	sources, err := staticFiles(web)
	if err != nil {
		return nil, err
	}
	ask := sources[askScript]
	dir, err := fs.Sub(web, pythonSources)
	if err != nil {
		return nil, err
	}
	if sources, err = staticFiles(dir); err != nil {
		return nil, err
	}
	library, err := withOurs(found.library, sources["start.py"])
	if err != nil {
		return nil, fmt.Errorf("the library of Python: %w", err)
	}
	worker, err := fill(sources["worker.js"], "{/* lock */}", found.lock)
	if err != nil {
		return nil, fmt.Errorf("worker.js: %w", err)
	}
	return map[string][]byte{
		pythonFrame:                  bytes.Replace(sources["frame.html"], []byte("{{relay}}"), sources["relay.js"], 1),
		demandFolder + pythonPage:    joined(sources["page.js"], sources["explain.js"], sources["editor.js"]),
		demandFolder + pythonWorker:  joined(glueScript, ask, worker),
		demandFolder + pythonGlue:    found.glue,
		demandFolder + pythonLoader:  found.loader,
		demandFolder + pythonProgram: found.program,
		demandFolder + pythonLibrary: library,
	}, nil
}

func joined(scripts ...[]byte) []byte { return bytes.Join(scripts, []byte("\n;\n")) }

// withOurs returns the archive of Python's library with the runner of programs, web/python/start.py and the modules for
// programs that are Tablier's own.
func withOurs(library map[string][]byte, start []byte) ([]byte, error) {
	ours, err := staticFiles(lib.Files)
	if err != nil {
		return nil, err
	}
	maps.Copy(library, ours)
	library["runner.py"], library["start.py"] = []byte(runner.Source), start
	return stored(library)
}

// addPython adds the files that run Python in the browser to those of the site. Without npm it is left out, which is an
// error only in continuous integration; the sentence says so.
func (t tools) addPython(ctx context.Context, files map[string][]byte) (sentence string, err error) {
	found, err := t.python(ctx, files[glue])
	if errors.Is(err, errNoNPM) && os.Getenv("CI") != "true" {
		return "without Python in the workshop: " + err.Error(), nil
	}
	if err != nil {
		return "", err
	}
	for name, data := range found {
		files[name] = data
	}
	name := demandFolder + nav.Licences
	files[name] = append(files[name], pythonLicences...)
	return "", nil
}
