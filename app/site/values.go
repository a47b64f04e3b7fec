package site

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"tablier/ai/entropy/library"
	"tablier/ai/entropy/tiles"
	"tablier/app/nav"
)

// valuesList is the list of the files with the exact values of Entropy's positions, for the page that has them all
// kept.
var valuesList = nav.ValuesFile(strings.TrimSuffix(library.Folder, "/"))

// exactValues returns these files, which lie in a folder of web/ and are fetched on demand: the index, the model, and
// the tiles of the index, each of which must be as the index says; and their list. Where there is no such folder the
// list is empty.
func exactValues(web fs.FS) (map[string][]byte, error) {
	files := map[string][]byte{demandFolder + valuesList: []byte("[]")}
	data, err := fs.ReadFile(web, library.Index)
	if errors.Is(err, fs.ErrNotExist) {
		return files, nil
	}
	model, wrong := fs.ReadFile(web, library.Model)
	if err = errors.Join(err, wrong); err != nil {
		return nil, fmt.Errorf("the values of Entropy: %w", err)
	}
	index, err := tiles.ReadIndex(data)
	if err != nil {
		return nil, err
	}
	book, err := tiles.NewBook(index, model)
	if err != nil {
		return nil, err
	}
	files[demandFolder+library.Index], files[demandFolder+library.Model] = data, model
	list := [][2]any{{library.Index, len(data)}, {library.Model, len(model)}}
	for _, tile := range index.Tiles() {
		name := library.Folder + tile.Name + library.Ending
		data, err := fs.ReadFile(web, name)
		if err == nil {
			err = book.Add(tile.Name, data)
		}
		if err != nil {
			return nil, fmt.Errorf("the values of Entropy: %w", err)
		}
		files[demandFolder+name] = data
		list = append(list, [2]any{name, tile.Size})
	}
	files[demandFolder+valuesList], err = json.Marshal(list)
	return files, err
}

// isTile says whether a file is one of those that an index names by a hash.
func isTile(place string) bool {
	name, ok := strings.CutPrefix(place, demandFolder)
	named := []string{library.Index, library.Model, valuesList}
	return ok && path.Dir(name)+"/" == library.Folder && !slices.Contains(named, name)
}
