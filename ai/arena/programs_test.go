package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tablier/ai/python/native"
)

// folder returns one with programs.
func folder(t *testing.T, programs map[string]string) string {
	t.Helper()
	place := t.TempDir()
	for name, text := range programs {
		if err := os.WriteFile(filepath.Join(place, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return place
}

// Programs meet each other and levels, the same way each time; one that fails loses, and its line is told.
func TestPrograms(t *testing.T) {
	native.Need(t)
	o := options{game: "tapatan", games: 2, plies: 2, cap: 20, seed: 1, levels: "6", players: folder(t, map[string]string{
		"first.py": "def jouer(p):\n    return p.coups()[0]\n",
		"win.py": "import random\ndef play(p):\n    for m in p.moves():\n        if p.play(m).winner() == p.turn:\n" +
			"            return m\n    return random.choice(p.moves())\n",
		"wrong.py":   "def jouer(p):\n    return p.coups()[99]\n",
		"nobody.txt": "no player",
	})}
	var first, again strings.Builder
	if err := run(&first, o); err != nil {
		t.Fatal(err)
	}
	if err := run(&again, o); err != nil || again.String() != first.String() {
		t.Errorf("%v\n%s\nthen\n%s", err, &first, &again)
	}
	for _, want := range []string{
		"first.py – win.py", "first.py – wrong.py", "first.py – 6 ", "win.py – wrong.py", "win.py – 6 ", "wrong.py – 6 ",
		"wrong.py has lost 2 by an error: line 2: program: IndexError",
	} {
		if !strings.Contains(first.String(), want) {
			t.Errorf("no %q in\n%s", want, &first)
		}
	}
}

// A folder without programs says so.
func TestNoPrograms(t *testing.T) {
	err := run(os.Stdout, options{game: "tapatan", games: 1, players: folder(t, nil)})
	if err == nil || !strings.Contains(err.Error(), "no file *.py") {
		t.Errorf("got %v", err)
	}
}
