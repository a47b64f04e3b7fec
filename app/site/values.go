package site

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"tablier/ai/entropy/library"
	"tablier/ai/entropy/tiles"
)

// values returns the files with the exact values of Entropy's positions, which lie in a folder of web/ and are fetched
// on demand: the index, the model, and the tiles of the index, each of which must be as the index says. Where there is
// no such folder there are none.
func values(web fs.FS) (map[string][]byte, error) {
	files := map[string][]byte{}
	read := func(name string) (data []byte, err error) {
		data, err = fs.ReadFile(web, name)
		files[demandFolder+name] = data
		return data, err
	}
	data, err := read(library.Index)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the values of Entropy: %w", err)
	}
	index, err := tiles.ReadIndex(data)
	if err != nil {
		return nil, err
	}
	model, err := read(library.Model)
	if err != nil {
		return nil, fmt.Errorf("the values of Entropy: %w", err)
	}
	book, err := tiles.NewBook(index, model)
	if err != nil {
		return nil, err
	}
	for _, tile := range index.Tiles() {
		data, err := read(library.Folder + tile.Name + library.Ending)
		if err != nil {
			return nil, fmt.Errorf("the values of Entropy: %w", err)
		}
		if err := book.Add(tile.Name, data); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// isTile says whether a file is one of those that an index names by a hash.
func isTile(place string) bool {
	name, ok := strings.CutPrefix(place, demandFolder)
	return ok && path.Dir(name)+"/" == library.Folder && name != library.Index && name != library.Model
}
