package site

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
)

// sorting takes the place of how package slices sorts: of what it has there is a copy for each type that is sorted, all
// of them together a hundredth of what a first visit downloads.
//
//go:embed slim/sorting.txt
var sorting []byte

// sortingFiles are those of package slices that it takes the place of: the first holds it, the other holds nothing.
var sortingFiles = []string{"zsortordered.go", "zsortanyfunc.go"}

// shortSorting returns the arguments that make the go command build with sorting. What it puts in the place of files is
// kept in .cache, under a name that is a hash of its content and of where it is put.
func (t tools) shortSorting() ([]string, error) {
	source := filepath.Join(t.goroot, "src", "slices")
	files := map[string][]byte{sortingFiles[0]: sorting, sortingFiles[1]: []byte("package slices\n")}
	dir := filepath.Join(t.module, ".cache", "slices-"+hash(map[string][]byte{source: sorting, t.module: nil}))
	places := map[string]string{}
	for _, name := range sortingFiles {
		place := filepath.Join(source, name)
		if _, err := os.Stat(place); err != nil {
			return nil, fmt.Errorf("this Go sorts otherwise: %w", err)
		}
		places[place] = filepath.Join(dir, name)
	}
	overlay, err := json.Marshal(map[string]any{"Replace": places})
	if err != nil {
		return nil, err
	}
	files["overlay.json"] = overlay
	if err := writeOnce(dir, files); err != nil {
		return nil, fmt.Errorf("a short sorting: %w", err)
	}
	return []string{"-overlay", filepath.Join(dir, "overlay.json")}, nil
}
