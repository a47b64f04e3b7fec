package site

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"tablier/ai"
	"tablier/ai/entropy/library"
	"tablier/ai/entropy/tiles/press"
	"tablier/rules/entropy"
)

// pressed returns a folder with a small set of values that are made up, of two tiles.
func pressed(t *testing.T) fstest.MapFS {
	t.Helper()
	won := func(entropy.State) ai.Value { return ai.Win }
	set, err := press.Make(nil, [][2]int{{0, 1}, {1, 3}}, won)
	if err != nil {
		t.Fatal(err)
	}
	web := fstest.MapFS{
		library.Index: {Data: set.Index}, library.Model: {Data: append([]byte{}, set.Model...)}, "theme.js": {},
	}
	for name, data := range set.Tiles {
		web[library.Folder+name+library.Ending] = &fstest.MapFile{Data: data}
	}
	return web
}

// The exact values are files on demand: pages know where the index and the model are, and the index names the tiles by
// hashes already. They are no files like others of web/.
func TestValuesAreOnDemand(t *testing.T) {
	web := pressed(t)
	files, err := exactValues(web)
	if err != nil || len(files) != 5 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	named := maps.Clone(files)
	demand := nameByHash(named)
	for name := range web {
		place, listed := demand[name], name == library.Index || name == library.Model
		switch {
		case name == "theme.js":
		case (place != "") != listed:
			t.Errorf("%s is listed at %q", name, place)
		case !listed && named[demandFolder+name] == nil:
			t.Errorf("the tile %s has another name", name)
		}
	}
	static, err := staticFiles(web)
	if err != nil || len(static) != 1 {
		t.Errorf("as they are written: %d files, %v", len(static), err)
	}
}

// A set that is damaged or not whole is no set, and there may be none.
func TestValuesAreWhole(t *testing.T) {
	for name := range pressed(t) {
		if name == "theme.js" {
			continue
		}
		web := pressed(t)
		web[name] = &fstest.MapFile{Data: []byte("damaged")}
		if _, err := exactValues(web); err == nil {
			t.Errorf("%s is damaged, and nobody says so", name)
		}
		delete(web, name)
		files, err := exactValues(web)
		if (err == nil) != (name == library.Index) || err == nil && string(files[demandFolder+valuesList]) != "[]" {
			t.Errorf("without %s: %d files, %v", name, len(files), err)
		}
	}
}

// What lies in the repository is a whole set, or nothing yet.
func TestValuesOfTheRepository(t *testing.T) {
	tools, err := findTools(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	files, err := exactValues(os.DirFS(filepath.Join(tools.module, "web")))
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for name, data := range files {
		if !strings.HasPrefix(name, demandFolder+library.Folder) {
			t.Errorf("%s lies elsewhere", name)
		}
		total += len(data)
	}
	if most := 24_000_000; total > most {
		t.Errorf("all values take %d bytes, more than %d", total, most)
	}
}
