package site

import (
	"fmt"
	"os"
	"path/filepath"
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
	files[demandFolder+nav.SolvedNote], files[demandFolder+nav.SolvedTables] = note, tables
	return nil
}
