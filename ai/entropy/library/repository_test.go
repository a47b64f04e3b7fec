package library

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"tablier/ai/entropy/tiles"
)

// What lies in the repository is a whole set, as its index says, of 24 MB at most.
func TestValuesOfTheRepository(t *testing.T) {
	web := filepath.Join("..", "..", "..", "web")
	data, err := os.ReadFile(filepath.Join(web, Folder+Index+Ending))
	model, wrong := os.ReadFile(filepath.Join(web, Folder+Model+Ending))
	if err := errors.Join(err, wrong); err != nil {
		t.Fatal(err)
	}
	index, err := tiles.ReadIndex(data)
	if err != nil {
		t.Fatal(err)
	}
	book, err := tiles.NewBook(index, model)
	if err != nil {
		t.Fatal(err)
	}
	total := len(data) + len(model)
	for _, tile := range index.Tiles() {
		data, err := os.ReadFile(filepath.Join(web, Folder+tile.Name+Ending))
		if err == nil {
			err = book.Add(data)
		}
		if err != nil {
			t.Error(err)
		}
		total += tile.Size
	}
	entries, err := os.ReadDir(filepath.Join(web, Folder))
	if err != nil || len(entries) != 2+len(index.Tiles()) {
		t.Errorf("%d files for %d tiles, %v", len(entries), len(index.Tiles()), err)
	}
	if total > 24_000_000 {
		t.Errorf("all values take %d bytes", total)
	}
}
