package page

import (
	"embed"
	"strconv"

	"tablier/app/class/set"
	"tablier/app/i18n"
)

// The sets that are ready: files as a teacher would save them, in the two languages of lessons.
//
//go:embed ready
var readyFiles embed.FS

// readyCount is how many there are.
const readyCount = 3

// readySets returns the sets that are ready, in a language.
func readySets(lang i18n.Lang) (list []*set.Set) {
	for i := range readyCount {
		name := "ready/" + string(lang.OfTwo()) + "/" + strconv.Itoa(i+1) + ".tablier"
		text, err := readyFiles.ReadFile(name)
		if err != nil {
			panic(err) // they are embedded
		}
		s, _, err := set.ReadFile(string(text))
		if err != nil {
			panic(name + ": " + err.Error()) // a test reads them
		}
		list = append(list, s)
	}
	return list
}
