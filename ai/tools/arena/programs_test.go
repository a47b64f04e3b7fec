package main

import (
	"io"
	"os"
	"path/filepath"
	"runtime"
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

// Programs and levels hold a cup, the same way each time and on any number of processors; one that fails loses, and its
// line is told. The files hold the table and the cup.
func TestPrograms(t *testing.T) {
	native.Need(t)
	files := t.TempDir()
	o := options{game: "tapatan", games: 2, plies: 2, cap: 20, seed: 1, levels: "1", players: folder(t, map[string]string{
		"first.py":   "def jouer(p):\n    return p.coups()[0]\n",
		"luck.py":    "import random\ndef play(p):\n    return random.choice(p.moves())\n",
		"wrong.py":   "def jouer(p):\n    return p.coups()[99]\n",
		"nobody.txt": "no player",
	}), csv: filepath.Join(files, "table.csv"), cup: filepath.Join(files, "cup.json")}
	hold := func() (printed, csv, kept string, err error) {
		var out strings.Builder
		err = run(&out, o)
		t.Log("error:", err) // before a file is missed
		return out.String(), contents(t, o.csv), contents(t, o.cup), err
	}
	printed, csv, kept, err := hold()
	if err != nil {
		t.Fatal(err)
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	o.least = 60 // that is told after the table
	again, table, file, err := hold()
	if again != printed || table != csv || file != kept {
		t.Errorf("first\n%s\nthen\n%s", printed, again)
	}
	if err == nil || !strings.Contains(err.Error(), "want 60 %") {
		t.Errorf("least: %v", err)
	}
	for _, want := range []string{
		"level 1 ", "wrong has lost 6 by an error: line 2: program: IndexError: list index out of range\n",
		" 4  wrong    0 (0-0-2)  0 (0-0-2)  0 (0-0-2)          -       0      6    0.0 %",
	} {
		if !strings.Contains(printed, want) {
			t.Errorf("no %q in\n%s", want, printed)
		}
	}
	c, err := cup.Decode(all.Games(), []byte(kept))
	if err != nil {
		t.Fatal(err)
	}
	if c.CSV() != csv || !strings.Contains(csv, "wrong,0,0,0,,0,6,0,0,6,6,0.000") {
		t.Errorf("the file says\n%s\nthe table\n%s", c.CSV(), csv)
	}
	if r, _ := c.Result(openingOf(c, "wrong")); r.Fault == nil || r.Fault.Type != "IndexError" || r.Fault.Line != 2 {
		t.Errorf("result %v", r)
	}
}

// openingOf returns the number of the first game that a player opens.
func openingOf(c *cup.Cup, name string) int {
	number := 1
	for c.Players()[c.Pairing(number).First].Name != name {
		number++
	}
	return number
}

func contents(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// What cannot be a cup says so.
func TestNoCup(t *testing.T) {
	one := folder(t, map[string]string{"first.py": "def jouer(p):\n    return p.coups()[0]\n"})
	for want, o := range map[string]options{
		"no file *.py":                  {players: folder(t, nil)},
		"one player has nobody to meet": {players: one},
		"random cannot meet programs":   {players: one, levels: "random"},
		"99 cannot meet programs":       {players: one, levels: "99"},
		"neither -against nor -exact":   {players: one, levels: "1", exact: "x"},
		"games 3: want an even number":  {players: one, levels: "1", games: 3},
		"go with -players":              {csv: "x"},
	} {
		o.game, o.cap, o.games = "tapatan", 20, max(o.games, 2)
		if err := run(io.Discard, o); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %s", err, want)
		}
	}
}

// A program whose moves hang on the order of a set is told so, one that sorts it is not.
func TestOrderOfSets(t *testing.T) {
	native.Need(t)
	o := options{game: "tapatan", games: 2, plies: 2, cap: 20, seed: 1, players: folder(t, map[string]string{
		"sorted.py":   "def jouer(p):\n    return sorted(set(p.coups()))[0]\n",
		"unsorted.py": "def jouer(p):\n    for coup in set(p.coups()):\n        return coup\n",
		"wrong.py":    "def jouer(p):\n    return None\n",
	})}
	var out strings.Builder
	if err := run(&out, o); err != nil {
		t.Fatal(err)
	}
	const told = " plays by the order of a set"
	if got := out.String(); !strings.Contains(got, "\nunsorted"+told) || strings.Count(got, told) != 1 {
		t.Errorf("printed\n%s", got)
	}
}
