package site

import (
	"bytes"
	"cmp"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// The style sheets: one for the pages of app.wasm, which is small, and one for those of the workshop, which has all
// rules of the first one as well.
const (
	styleSheet  = "style.css"
	studioSheet = "studio.css"
)

// studioStyles is where the style sheets that only the workshop needs are kept until they are joined.
const studioStyles = "css/studio/"

// gameStyles is where the style sheets of the games are kept until they are joined.
const gameStyles = "games/"

// styles returns the style sheets that stand in the folders of boards.
func styles(boards []string) (map[string][]byte, error) {
	files := map[string][]byte{}
	err := eachBeside(boards, "*.css", func(name string, text []byte) error {
		files[gameStyles+filepath.Base(name)] = text
		return nil
	})
	return files, err
}

// joinStyles puts one style sheet for each program in the place of all: each would be a request more before anything is
// seen. The tokens that the others use come first, then what the games share, then each game's own; else the order is
// alphabetical, and the same in both.
func joinStyles(files map[string][]byte) error {
	const tokens = "css/tokens.css"
	rank := func(name string) string {
		switch {
		case name == tokens:
			return "0"
		case strings.HasPrefix(name, gameStyles):
			return "2" + name
		}
		return "1" + path.Base(name)
	}
	var sheets []string
	for name := range files {
		if path.Ext(name) == ".css" {
			sheets = append(sheets, name)
		}
	}
	slices.SortFunc(sheets, func(a, b string) int {
		return cmp.Or(strings.Compare(rank(a), rank(b)), strings.Compare(a, b))
	})
	var play, studio bytes.Buffer
	for _, name := range sheets {
		sheet, err := withThemes(files[name])
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		studio.Write(sheet)
		if !strings.HasPrefix(name, studioStyles) {
			play.Write(sheet)
		}
		delete(files, name)
	}
	files[styleSheet], files[studioSheet] = play.Bytes(), studio.Bytes()
	return nil
}

// withThemes adds the list of the dark theme in a style sheet, if it has one, a second time, for a dark system where a
// person has chosen no theme: CSS cannot use one list under two conditions. Its function light-dark() can, but browsers
// older than 2024 lack it. Both are for screens: paper is light.
func withThemes(sheet []byte) ([]byte, error) {
	const chosen = `:root[data-theme="dark"]`
	before, rest, found := bytes.Cut(sheet, []byte("\n"+chosen+" {"))
	if !found {
		return sheet, nil
	}
	list, after, closed := bytes.Cut(rest, []byte("\n}"))
	if !closed {
		return nil, fmt.Errorf("the list of the dark theme, %s, does not end", chosen)
	}
	const (
		byChoice = "%s\n@media screen {\n" + chosen + " {%s\n}\n}%s"
		bySystem = "\n@media screen and (prefers-color-scheme: dark) {\n:root:not([data-theme=\"light\"]) {%s\n}\n}\n"
	)
	return fmt.Appendf(nil, byChoice+bySystem, before, list, after, list), nil
}
