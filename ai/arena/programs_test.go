package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tablier/ai/cup"
	"tablier/ai/python/native"
	"tablier/rules/all"
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

// A cup of programs and a level gives the same table and the same file each time, and the file holds the cup.
func TestCup(t *testing.T) {
	native.Need(t)
	file := filepath.Join(t.TempDir(), "cup.json")
	o := options{game: "tapatan", games: 2, seed: 7, levels: "1", cup: file, players: folder(t, map[string]string{
		"first.py": "def jouer(p):\n    return p.coups()[0]\n",
		"luck.py":  "import random\ndef play(p):\n    return random.choice(p.moves())\n",
		"wrong.py": "def jouer(p):\n    return p.coups()[99]\n",
	})}
	var tables, files [2]string
	for i := range tables {
		var out strings.Builder
		if err := run(&out, o); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		tables[i], files[i] = out.String(), string(data)
	}
	if tables[0] != tables[1] || files[0] != files[1] {
		t.Errorf("first\n%s\nthen\n%s", tables[0], tables[1])
	}
	c, err := cup.Decode(all.Games(), []byte(files[0]))
	if err != nil {
		t.Fatal(err)
	}
	if c.CSV() != tables[0] || !strings.Contains(tables[0], "wrong,0,0,0,,0,6,0,0,6,6,0.000") {
		t.Errorf("the file says\n%s\nthe command said\n%s", c.CSV(), tables[0])
	}
	o.levels = "random"
	if err := run(os.Stdout, o); err == nil || !strings.Contains(err.Error(), "cannot be in a cup") {
		t.Errorf("a reference player in a cup: %v", err)
	}
}
