package site

import (
	"bytes"
	"fmt"
	"maps"
	"path"
	"slices"
)

// styleSheet is the one that the pages use.
const styleSheet = "style.css"

// joinStyles puts one style sheet in the place of all: each would be a request more before anything is seen. The tokens
// that the others use come first, the rest in alphabetical order.
func joinStyles(files map[string][]byte) error {
	const tokens = "css/tokens.css"
	sheets := []string{tokens}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if path.Ext(name) == ".css" && name != tokens {
			sheets = append(sheets, name)
		}
	}
	var err error
	if files[tokens], err = withSystemTheme(files[tokens]); err != nil {
		return err
	}
	var joined bytes.Buffer
	for _, name := range sheets {
		joined.Write(files[name])
		delete(files, name)
	}
	files[styleSheet] = joined.Bytes()
	return nil
}

// withSystemTheme adds to the tokens what a system that is dark sets where a person has chosen no theme: the list of the
// dark theme, which CSS cannot use under two conditions at once. The function light-dark() could, in browsers of 2024 and
// later.
func withSystemTheme(tokens []byte) ([]byte, error) {
	const chosen = `:root[data-theme="dark"]`
	_, rest, found := bytes.Cut(tokens, []byte("\n"+chosen+" {"))
	list, _, closed := bytes.Cut(rest, []byte("\n}"))
	if !found || !closed {
		return nil, fmt.Errorf("the tokens have no list of the dark theme, %s", chosen)
	}
	return fmt.Appendf(slices.Clip(tokens), "\n@media (prefers-color-scheme: dark) {\n:root:not([data-theme=\"light\"]) {%s\n}\n}\n", list), nil
}
