package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const (
	start  = `{"fen":"......... o o3r3","value":1,"optimal":["b2","c3"],"best":["b2"]}`
	corner = `{"game":"tapatan","fen":"o........ r o2r3","value":0,"optimal":["a2","b2"],"best":"="}`
	edge   = `{"fen":".o....... r o2r3","value":-1,"optimal":["a1","a2","a3","b2","b3","c1","c2","c3"],` +
		`"best":["a1","a2"],"dist":6}`
	// no move is wrong
	equal = `{"fen":".o....... r o2r3","value":-1,"optimal":["a1","a2","a3","b2","b3","c1","c2","c3"],"best":"="}`
	// the game is over
	won   = `{"fen":"ooorr.... r o0r1","value":-1,"optimal":[],"best":"="}`
	chess = `{"game":"chess","fen":"8/8","value":0,"optimal":["e4"]}`
)

func decode(t *testing.T, a Arena, lines ...string) []Known {
	t.Helper()
	list, err := decodeKnown(strings.NewReader(strings.Join(lines, "\n")), a)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// Asked are the positions of the game in which some move is wrong, and of the lost ones for the best moves.
func TestDecodeKnown(t *testing.T) {
	var got []string
	for _, k := range decode(t, fake(t, "tapatan"), start, corner, edge, equal, won, chess) {
		got = append(got, fmt.Sprint(k.Value, k.right()))
	}
	if want := []string{"1 [b2 c3]", "0 [a2 b2]", "-1 [a1 a2]"}; !slices.Equal(got, want) {
		t.Errorf("read %v, want %v", got, want)
	}
}

func TestBadKnown(t *testing.T) {
	a := fake(t, "tapatan")
	for line, want := range map[string]string{
		`{"fen":`:                                "position 2: unexpected EOF",
		`{"fen":"x","value":0,"optimal":["a1"]}`: "position 2: bad position",
		`{"fen":"......... o o3r3","value":2,"optimal":["a1"]}`:                    "position 2: value 2",
		`{"fen":"o........ r o2r3","value":0,"optimal":["a1"]}`:                    "position 2: a1 is not legal",
		`{"fen":"o........ r o2r3","value":0,"optimal":["a2"],"best":"sometimes"}`: "position 2: json",
	} {
		if _, err := decodeKnown(strings.NewReader(start+"\n"+line), a); err == nil ||
			!strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: error %v, want %s", line, err, want)
		}
	}
	if _, err := readKnown("testdata/none.jsonl", a); err == nil {
		t.Error("a file was read that there is not")
	}
	plain := filepath.Join(t.TempDir(), "plain.gz")
	if err := os.WriteFile(plain, []byte(start), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := readKnown(plain, a); err == nil || !strings.HasPrefix(err.Error(), plain) {
		t.Errorf("text was decompressed: %v", err)
	}
}

// Level 1 plays the first move and level 2 the last one.
func TestMarks(t *testing.T) {
	a := fake(t, "tapatan")
	e := Exam{a, decode(t, a, start, corner, edge, start)}
	for level, want := range map[string]Mark{
		"1":       {Asked: [3]int{1, 1, 2}, Right: [3]int{1, 1, 0}},
		"2":       {Asked: [3]int{1, 1, 2}, Right: [3]int{0, 0, 2}},
		"depth=1": {Asked: [3]int{1, 1, 2}, Right: [3]int{0, 0, 2}},
	} {
		got, err := e.Mark(named(t, level)[0])
		if err != nil || got != want {
			t.Errorf("%s: %+v, %v; want %+v", level, got, err, want)
		}
	}
	if got := (Mark{Asked: [3]int{9, 10, 30}, Right: [3]int{1, 9, 28}}).Lost(); got != 3.0/40 {
		t.Errorf("%v of the values lost, want 3 of 40", got)
	}
	_, err := e.Mark(named(t, "3")[0])
	if err == nil || !strings.Contains(err.Error(), "3 after []: want a level") ||
		!strings.Contains(err.Error(), "......... o o3r3") {
		t.Errorf("a level that there is not was asked: %v", err)
	}
}

// Of the reference positions those are asked in which a move is wrong.
func TestReferencePositions(t *testing.T) {
	known, err := readKnown("testdata/entropy-exact.jsonl.gz", arenaOf(t, "entropy"))
	if err != nil {
		t.Fatal(err)
	}
	var count [3]int
	for _, k := range known {
		count[k.Value+1]++
	}
	if want := [3]int{50, 179, 149}; count != want {
		t.Errorf("%v lost, drawn and won positions, want %v", count, want)
	}
}

// Both tables, as the flags ask for them.
func TestTables(t *testing.T) {
	file := filepath.Join(t.TempDir(), "known.jsonl")
	if err := os.WriteFile(file, []byte(start+"\n"+corner), 0o666); err != nil {
		t.Fatal(err)
	}
	o := options{game: "tapatan", levels: "1,6", against: "random", exact: file, games: 2, plies: -1, cap: 500, seed: 1}
	printed := func(o options) string {
		var b bytes.Buffer
		if err := run(&b, o); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	got := printed(o)
	var rows []string
	for line := range strings.Lines(got) {
		rows = append(rows, strings.Join(strings.Fields(line)[:3], " "))
	}
	if len(rows) != 6 || rows[0] != "levels won drawn" || rows[1] != "1 – random" || rows[2] != "6 – random" ||
		rows[3] != "level positions won" || !strings.HasPrefix(rows[4], "1 2 ") || rows[5] != "6 2 1/1" {
		t.Errorf("printed\n%s", got)
	}
	if again := printed(o); again != got {
		t.Errorf("printed\n%sthen\n%s", got, again)
	}
	o.exact = ""
	if games := printed(o); !strings.HasPrefix(got, games) || games == got {
		t.Errorf("without the positions\n%s", games)
	}
	o.games, o.exact = 0, file
	if marks := printed(o); !strings.HasSuffix(got, marks) || marks == got {
		t.Errorf("without the games\n%s", marks)
	}
	for _, bad := range []options{
		{game: "chess"}, {game: "tapatan", levels: "x"}, {game: "tapatan", against: "x"},
		{game: "tapatan", variant: "x", games: 1, plies: -1},
		{game: "tapatan", options: "none"}, {game: "tapatan", exact: "none"}, {game: "tapatan", levels: "7", exact: file},
	} {
		if err := run(&bytes.Buffer{}, bad); err == nil {
			t.Errorf("%+v: no error", bad)
		}
	}
}
