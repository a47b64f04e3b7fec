package site

import (
	"crypto/sha256"
	"encoding/hex"
	"path"
	"strings"
)

// demandFolder is where files are that most visitors never need. They are not kept at installation but from their first
// use; see demand in web/boot.js.
const demandFolder = "demand/"

// nameByHash renames the files of demandFolder: a hash of the content becomes part of the name, so that one that has
// not changed stays kept through an update. It returns where each file is now, by its plain name.
func nameByHash(files map[string][]byte) map[string]string {
	const digits = 16
	demand := map[string]string{}
	for place, data := range files {
		name, ok := strings.CutPrefix(place, demandFolder)
		if !ok {
			continue
		}
		ending := path.Ext(name)
		demand[name] = demandFolder + strings.TrimSuffix(name, ending) + "." + sha(data)[:digits] + ending
	}
	for name, place := range demand {
		files[place] = files[demandFolder+name]
		delete(files, demandFolder+name)
	}
	return demand
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
