package main

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tablier/ai/puzzle"
	"tablier/ai/puzzle/grade"
	"tablier/rules/all"
)

// shipped are the files of the games' boards.
var shipped = command{dir: filepath.Join("..", "..", "..", "app", "boards"), seed: 1}

// Every file has as many puzzles as are promised, which the rules accept, and enough in each band.
func TestShipped(t *testing.T) {
	const fewest = 20 // in a band
	promised := map[string]int{"tapatan": 200, "entropy": 300, "domino": 150, "hyle": 150, "stratege": 100}
	for _, g := range games("") {
		spec, err := all.Games().Find(g.id)
		if err != nil {
			t.Fatal(err)
		}
		set, err := read(shipped.path(g))
		if err != nil {
			t.Fatal(err)
		}
		t.Log(summary(set))
		if set.Game != g.id {
			t.Errorf("the file of %s has puzzles of %s", g.id, set.Game)
		}
		for i := range set.Puzzles {
			if err := puzzle.Check(spec, &set.Puzzles[i]); err != nil {
				t.Errorf("%s: %v", set.Puzzles[i].Position, err)
			}
		}
		asked := 0
		for band, n := range grade.Counts(set) {
			asked += n
			if n < fewest {
				t.Errorf("%s has %d puzzles in band %d", g.id, n, band)
			}
		}
		if asked < promised[g.id] || promised[g.id] == 0 {
			t.Errorf("%s has %d puzzles, %d are promised", g.id, asked, promised[g.id])
		}
	}
}

// few is the first game with a maker that chooses so many of the puzzles shipped of its first board, which levels solve
// in no time.
func few(t *testing.T, n int) game {
	t.Helper()
	g := games("")[0]
	set, err := read(shipped.path(g))
	if err != nil {
		t.Fatal(err)
	}
	of := slices.DeleteFunc(set.Puzzles, func(p puzzle.Puzzle) bool { return p.Variant != g.id })
	g.make = func(seed uint64) (list []puzzle.Puzzle, err error) {
		for _, i := range rand.New(rand.NewPCG(seed, 0)).Perm(len(of))[:n] {
			p := of[i]
			p.Level, p.Rank, p.Retired = 0, 0, false
			list = append(list, p)
		}
		return list, nil
	}
	return g
}

// write makes puzzles into a folder and returns the file.
func write(t *testing.T, c command, g game) []byte {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(c.path(g)), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := c.make(new(bytes.Buffer), g); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(c.path(g))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// The same seed makes the same file, byte for byte, and made again over it the file stays as it is.
func TestReproducible(t *testing.T) {
	c, again, g := command{dir: t.TempDir(), seed: 1}, command{dir: t.TempDir(), seed: 1}, few(t, 12)
	first := write(t, c, g)
	if !bytes.Equal(first, write(t, again, g)) {
		t.Error("another run makes another file")
	}
	if !bytes.Equal(first, write(t, c, g)) {
		t.Error("made once more, the file is another one")
	}
}

// What is not made again stays in the file, retired, and is found by its ID.
func TestRetired(t *testing.T) {
	c := command{dir: t.TempDir(), seed: 1}
	before, err := puzzle.Parse(string(write(t, c, few(t, 6))))
	if err != nil {
		t.Fatal(err)
	}
	c.seed = 2
	after, err := puzzle.Parse(string(write(t, c, few(t, 6))))
	if err != nil {
		t.Fatal(err)
	}
	retired := 0
	for i := range before.Puzzles {
		p := after.Find(before.Puzzles[i].ID(before.Game))
		if p == nil {
			t.Errorf("%s is gone", before.Puzzles[i].Position)
		} else if p.Retired {
			retired++
		}
	}
	if retired == 0 || len(after.Puzzles)-retired != 6 {
		t.Errorf("%d puzzles, %d of them retired", len(after.Puzzles), retired)
	}
}

// Rated anew by the same levels and seed, the file stays as it is; a wrong level in it is put right.
func TestRatedAnew(t *testing.T) {
	c, g := command{dir: t.TempDir(), seed: 1}, few(t, 6)
	made := write(t, c, g)
	set, err := puzzle.Parse(string(made))
	if err != nil {
		t.Fatal(err)
	}
	for i := range set.Puzzles {
		set.Puzzles[i].Level = 1
	}
	for _, text := range []string{string(made), set.String()} {
		if err := os.WriteFile(c.path(g), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := c.rate(new(bytes.Buffer), g); err != nil {
			t.Fatal(err)
		}
		again, err := os.ReadFile(c.path(g))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(again, made) {
			t.Errorf("rated anew:\n%s\nbefore:\n%s", again, made)
		}
	}
}
