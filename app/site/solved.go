package site

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"

	"tablier/app/nav"
)

// addSolved adds what is known exactly of the games, for the page about the site: the note, and the tables one after
// the other.
func (t tools) addSolved(files map[string][]byte) error {
	note, err := os.ReadFile(filepath.Join(t.module, "ai", "SOLVED.md"))
	if err != nil {
		return fmt.Errorf("what is solved: %w", err)
	}
	names, err := filepath.Glob(filepath.Join(t.module, "ai", "solved", "*"))
	if err != nil {
		return fmt.Errorf("what is solved: %w", err)
	}
	slices.Sort(names)
	var tables []byte
	for _, name := range names {
		table, err := os.ReadFile(name)
		if err != nil {
			return fmt.Errorf("what is solved: %w", err)
		}
		tables = fmt.Appendf(tables, "== %s\n%s\n", filepath.Base(name), table)
	}
	files[demandFolder+nav.SolvedNote], files[demandFolder+nav.SolvedTables] = unwrapped(note), tables
	return nil
}

// begins is what a line of a note begins with that does not go on with the one before.
var begins = regexp.MustCompile(`^($|[#|]|- |[0-9]+\. )`)

// unwrapped returns a note with a line a paragraph, for a page to wrap it.
func unwrapped(note []byte) (text []byte) {
	ended := true // the last paragraph, so that nothing goes on with it
	for line := range bytes.Lines(note) {
		line = bytes.TrimRight(line, "\n")
		if ended || begins.Match(line) {
			text = append(append(text, '\n'), line...)
		} else {
			text = append(append(text, ' '), bytes.TrimLeft(line, " ")...)
		}
		ended = len(line) == 0 || line[0] == '#' || line[0] == '|'
	}
	return append(bytes.TrimLeft(text, "\n"), '\n')
}
