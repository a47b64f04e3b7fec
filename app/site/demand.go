package site

import (
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"path"
	"slices"
	"strings"

	"tablier/app/nav"
)

// demandFolder is where files are that most visitors never need. They are not kept at installation but from their first
// use; see demand in web/boot.js.
const demandFolder = "demand/"

// nameByHash renames the files of demandFolder, the lessons and the puzzles: a hash of the content becomes part of the
// name, so that one that has not changed stays kept through an update. It returns where each file is now, by the name
// by which a page demands it: those of lessons and puzzles have their folders.
func nameByHash(files map[string][]byte) map[string]string {
	const digits = 16
	demand := map[string]string{}
	for _, place := range slices.Sorted(maps.Keys(files)) {
		name, ok := strings.CutPrefix(place, demandFolder)
		if !ok && !strings.HasPrefix(place, nav.LessonFolder) && !strings.HasPrefix(place, nav.PuzzleFolder) {
			continue
		}
		if isTile(place) {
			continue // its name is a hash already, and who asks for it has that from a list
		}
		data, ending := files[place], path.Ext(place)
		demand[name] = strings.TrimSuffix(place, ending) + "." + sha(data)[:digits] + ending
		delete(files, place)
		files[demand[name]] = data
	}
	return demand
}

// Place returns where a file is, by its name: that of one on demand has a hash in it.
func (s *Site) Place(name string) string {
	if place, ok := s.demand[name]; ok {
		return place
	}
	return name
}

// linkByHash has the links in the markup of a page lead to the renamed files.
func linkByHash(markup string, demand map[string]string) string {
	for name, place := range demand {
		markup = strings.ReplaceAll(markup, demandFolder+name+`"`, place+`"`)
	}
	return markup
}

// sha returns the SHA-256 of data in hexadecimal.
func sha(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
