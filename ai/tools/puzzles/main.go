// Command puzzles makes the puzzles that the page asks, from exact play:
//
//	go run ./ai/tools/puzzles                     make those of all games: app/boards/<game>/puzzles.txt
//	go run ./ai/tools/puzzles -game tapatan       of one
//	go run ./ai/tools/puzzles -table              make none; print what share of each band the levels solve
//	go run ./ai/tools/puzzles -rate               make none; measure anew how hard those asked are
//	go run ./ai/tools/puzzles -size               make none; print how many there are and how large the files
//
// The same seed makes the same files, byte for byte. A puzzle that was in the file before and is not made again stays
// there, retired: links to it open for ever.
//
// After a change of levels, -rate keeps the puzzles and measures them anew, which needs no table of Entropy. Within a
// level they stay in the order in which they were.
//
// A game's puzzles are made by a package of its own, beside the machine that plays it; [games] lists them. How hard a
// puzzle is follows from who solves it: package grade.
//
// Entropy's come from the table of the solved game, which is read from the file that -entropy names, and made when it
// is not there: that takes some minutes and 3.2 GB.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"tablier/ai/puzzle"
	"tablier/ai/puzzle/grade"
	"tablier/rules"
	"tablier/rules/all"
)

func main() {
	var c command
	flag.StringVar(&c.game, "game", "", "make the puzzles of this game only")
	flag.StringVar(&c.dir, "o", "app/boards", "folder of the games' folders")
	flag.Uint64Var(&c.seed, "seed", 1, "of every choice")
	flag.StringVar(&c.entropy, "entropy", "", "file of Entropy's table, read when it is there and else written")
	table := flag.Bool("table", false, "make none; print what share of each band the levels of the machine solve")
	rate := flag.Bool("rate", false, "make none; measure anew, by the levels of today, how hard those asked are")
	size := flag.Bool("size", false, "make none; print how many there are and how large the files")
	flag.Parse()
	if err := c.run(*table, *rate, *size); err != nil {
		fmt.Fprintln(os.Stderr, "puzzles:", err)
		os.Exit(1)
	}
}

// A command is what was asked for on the command line.
type command struct {
	game, dir string
	seed      uint64
	entropy   string
}

// run carries out the flag that was given: it makes or measures puzzles, or prints a table of them.
func (c command) run(table, rate, size bool) error {
	switch {
	case table:
		return c.each(os.Stdout, c.table)
	case rate:
		return c.each(os.Stdout, c.rate)
	case size:
		return c.size(os.Stdout)
	}
	return c.each(os.Stdout, c.make)
}

// each does a piece of work for every game that is asked for.
func (c command) each(out io.Writer, work func(io.Writer, game) error) error {
	done := 0
	for _, g := range games(c.entropy) {
		if c.game != "" && c.game != g.id {
			continue
		}
		done++
		if err := work(out, g); err != nil {
			return fmt.Errorf("%s: %w", g.id, err)
		}
	}
	if done == 0 {
		return fmt.Errorf("no puzzles of a game %q are made", c.game)
	}
	return nil
}

// path is the file of a game's puzzles.
func (c command) path(g game) string { return filepath.Join(c.dir, g.folder, "puzzles.txt") }

// make makes the puzzles of a game and writes them.
func (c command) make(out io.Writer, g game) error {
	spec, err := all.Games().Find(g.id)
	if err != nil {
		return err
	}
	list, err := g.make(c.seed)
	if err != nil {
		return err
	}
	for i := range list {
		if err := puzzle.Check(spec, &list[i]); err != nil {
			return fmt.Errorf("a puzzle was made that is none: %w", err)
		}
	}
	if err := newDifficulty(spec).rate(list, c.seed); err != nil {
		return err
	}
	before, err := read(c.path(g))
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	set := collect(g, list, before)
	fmt.Fprintln(out, summary(set))
	return os.WriteFile(c.path(g), []byte(set.String()), 0o644)
}

// rate measures anew how hard the puzzles are that a game asks, and writes them.
func (c command) rate(out io.Writer, g game) error {
	spec, set, err := c.open(g)
	if err != nil {
		return err
	}
	var asked []puzzle.Puzzle
	var at []int // in the set
	for i, p := range set.Puzzles {
		if p.Retired {
			continue
		}
		asked, at = append(asked, p), append(at, i)
	}
	if err := newDifficulty(spec).rate(asked, c.seed); err != nil {
		return err
	}
	set.Bands = grade.Bands(asked)
	grade.Rank(asked)
	for i, p := range asked {
		set.Puzzles[at[i]] = p
	}
	fmt.Fprintln(out, summary(set))
	return os.WriteFile(c.path(g), []byte(set.String()), 0o644)
}

// open returns the rules of a game and the puzzles of its file.
func (c command) open(g game) (*rules.Spec, *puzzle.Set, error) {
	spec, err := all.Games().Find(g.id)
	if err != nil {
		return nil, nil, err
	}
	set, err := read(c.path(g))
	return spec, set, err
}

// read reads the file of a game's puzzles.
func read(path string) (*puzzle.Set, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	set, err := puzzle.Parse(string(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return set, nil
}
