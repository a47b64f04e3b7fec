package site

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tablier/app/nav"
)

// What is known exactly of the games ships: the note as it stands beside the programs, and each table under its name,
// linked from the page about the site as it is served.
func TestSolvedShips(t *testing.T) {
	s := built(t)
	note, err := os.ReadFile("../../ai/SOLVED.md")
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Files[s.Place(nav.SolvedNote)]; !slices.Equal(strings.Fields(string(got)), strings.Fields(string(note))) {
		t.Errorf("the note has other words: %d bytes, want %d", len(got), len(note))
	}
	tables := string(s.Files[s.Place(nav.SolvedTables)])
	names, err := filepath.Glob("../../ai/solved/*")
	if err != nil || len(names) == 0 {
		t.Fatal("no tables", err)
	}
	for _, name := range names {
		table, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(tables, "== "+filepath.Base(name)+"\n"+string(table)) {
			t.Errorf("%s is not among the tables", name)
		}
	}
	for _, name := range []string{nav.SolvedNote, nav.SolvedTables} {
		if page := string(s.Files["a-propos/index.html"]); !strings.Contains(page, `href="../`+s.Place(name)+`"`) {
			t.Errorf("the page about the site has no link to %s", name)
		}
	}
}

// Paragraphs and items of a note are a line each; headings, tables and what is apart stay so.
func TestUnwrapped(t *testing.T) {
	const note = "# A\n\nOne\ntwo.\n\n| a |\n|---|\n\n1. First\n   more\n2. Second\n- third\n  and on\n"
	const want = "# A\n\nOne two.\n\n| a |\n|---|\n\n1. First more\n2. Second\n- third and on\n"
	if got := string(unwrapped([]byte(note))); got != want {
		t.Errorf("unwrapped is %q, want %q", got, want)
	}
}
