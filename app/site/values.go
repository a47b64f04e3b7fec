package site

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"tablier/app/board"
	"tablier/app/nav"
)

// hashed is the name of a file that begins with the first half of its SHA-256 already.
var hashed = regexp.MustCompile(`^[0-9a-f]{16}\.bin$`)

// exactValues returns the files with the exact values of all positions of the games that have some, which are fetched
// on demand, and for each of these games the list of them, for the page that has them all kept. A game whose files
// are not in web/ has an empty list.
func exactValues(web fs.FS, boards []*board.Game) (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, game := range boards {
		if !game.Valued {
			continue
		}
		list := [][2]any{}
		folder := nav.ValuesFolder + game.ID()
		entries, err := fs.ReadDir(web, folder)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("exact values: %w", err)
		}
		for _, entry := range entries {
			name := path.Join(folder, entry.Name())
			data, err := fs.ReadFile(web, name)
			if err != nil {
				return nil, fmt.Errorf("exact values: %w", err)
			}
			if hashed.MatchString(entry.Name()) && !strings.HasPrefix(entry.Name(), sha(data)[:16]) {
				return nil, fmt.Errorf("exact values: %s is damaged", name)
			}
			files[demandFolder+name] = data
			list = append(list, [2]any{name, len(data)})
		}
		if files[demandFolder+nav.ValuesFile(game.ID())], err = json.Marshal(list); err != nil {
			return nil, fmt.Errorf("exact values: %w", err)
		}
	}
	return files, nil
}

// isTile says whether a file is one with values that is named by a hash.
func isTile(place string) bool {
	name, ok := strings.CutPrefix(place, demandFolder+nav.ValuesFolder)
	return ok && hashed.MatchString(path.Base(name))
}
