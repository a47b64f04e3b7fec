// Package licence says under which licence Tablier is given: its programs, sheets and sets. The text of the licence
// stands in the file web/LICENCE.txt, and nowhere else; while there is none, pages say that none has been chosen.
package licence

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
)

// File is the file of the site with the text of the licence.
const File = "LICENCE.txt"

// sentences are what pages say of the licence.
type sentences struct {
	None  string
	Given func(name string) string
}

// chosen is the name of the licence where pages are built. The build sets it before it draws them, one build at a time:
// go-app's router, by which it draws, has one root for all pages, which no argument reaches.
var chosen string

// Name returns the name of a licence: the first line of its text.
func Name(text string) string {
	name, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	return strings.TrimSpace(name)
}

// Choose has the pages that are built say the name of the licence, empty for none.
func Choose(name string) { chosen = name }

// Chosen returns the name of the licence, empty where none has been chosen. In a browser the site build has written it
// into web/boot.js.
func Chosen() string {
	if app.IsClient {
		return app.Window().Get("tablier").Get("licence").String()
	}
	return chosen
}

// Sentence says under which licence everything is given.
func Sentence(lang i18n.Lang) string {
	m := sentencesOf(lang)
	if name := Chosen(); name != "" {
		return m.Given(name)
	}
	return m.None
}
