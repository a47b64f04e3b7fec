package site

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"

	"tablier/ai/python/lib"
	"tablier/app/nav"
)

// pythonSources is the folder of web/ with what runs programs of pupils; its files are joined here.
const pythonSources = "python"

// pythonFrame is the page between a page of the site and the frame without an origin in which Python runs.
const pythonFrame = "python.html"

// The scripts that web/boot.js demands.
const (
	pythonPage   = "python-page.js"
	pythonWorker = "python.js"
)

// beforeBrython gives Brython what it would take from its surroundings: an address, which a Blob has none of, and a
// language, for which a browser without one gives no tag.
const beforeBrython = "self.__BRYTHON__ = {brython_path: 'https://tablier.invalid/'};" +
	"Object.defineProperty(navigator, 'userLanguage', {value: 'en'});"

// python returns the files that run Python in a page: the frame, in which web/python/relay.js stands, and on demand
// the script of a page and that of the worker, which is Brython, Go's glue, the modules, web/python/faults.js and
// worker.js.
func (t tools) python(ctx context.Context, glueScript []byte) (map[string][]byte, error) {
	brython, err := t.brython(ctx)
	if err != nil {
		return nil, err
	}
	dir := os.DirFS(filepath.Join(t.module, "web", pythonSources))
	sources, err := staticFiles(dir)
	if err != nil {
		return nil, err
	}
	modules, err := pythonModules(sources, brython["brython_stdlib.js"])
	if err != nil {
		return nil, err
	}
	texts, err := json.Marshal(modules)
	if err != nil {
		return nil, fmt.Errorf("modules of Python: %w", err)
	}
	return map[string][]byte{
		pythonFrame: bytes.Replace(sources["frame.html"], []byte("{{relay}}"), sources["relay.js"], 1),
		demandFolder + pythonWorker: joined(
			[]byte(beforeBrython),
			// Go's glue comes after it: it makes a process, by which Brython would take the browser for Node.
			brython["brython.min.js"], glueScript, []byte("self.tablierModules = "+string(texts)+";"),
			sources["faults.js"], sources["worker.js"]),
		demandFolder + pythonPage: joined(sources["page.js"], sources["explain.js"], sources["editor.js"]),
	}, nil
}

func joined(scripts ...[]byte) []byte { return bytes.Join(scripts, []byte("\n;\n")) }

// pythonModules returns the modules that a program may import, and those that run it: those of package lib, those of
// web/python/modules, which stand for parts of Python's own library, and one of Brython's.
func pythonModules(sources map[string][]byte, library []byte) (map[string]pyModule, error) {
	modules := map[string]pyModule{}
	entries, err := lib.Files.ReadDir(".")
	if err != nil {
		return nil, fmt.Errorf("modules of Python: %w", err)
	}
	for _, entry := range entries {
		text, err := lib.Files.ReadFile(entry.Name())
		if err != nil {
			return nil, fmt.Errorf("modules of Python: %w", err)
		}
		modules[strings.TrimSuffix(entry.Name(), ".py")] = newModule(".py", text)
	}
	for place, text := range sources {
		if name, ok := strings.CutPrefix(place, "modules/"); ok {
			ending := path.Ext(name)
			modules[strings.TrimSuffix(name, ending)] = newModule(ending, text)
		}
	}
	modules["math"], err = libraryModule(library, "math")
	return modules, err
}

// addPython adds what runs Python to files. Without npm it is left out, which is an error only in continuous
// integration; the sentence says so.
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
	files[name] = fmt.Appendf(files[name], "==== Brython %s\n\n%s\n\n", brythonVersion, bytes.TrimSpace(brythonLicence))
	return "", nil
}
