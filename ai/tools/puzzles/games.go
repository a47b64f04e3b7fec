package main

import (
	"tablier/ai/entropy/exact"
	"tablier/ai/puzzle"
	domino "tablier/ai/tools/puzzles/domino"
	entropy "tablier/ai/tools/puzzles/entropy"
	hyle "tablier/ai/tools/puzzles/hyle"
	morris "tablier/ai/tools/puzzles/morris"
	stratege "tablier/ai/tools/puzzles/stratege"
)

// A game is one whose puzzles are made.
type game struct {
	id     string // the Spec's
	folder string // of its board
	make   maker
	most   int // puzzles of all those made, chosen so that bands are filled alike; 0 for all
	// medium says from where in the medium band they are chosen, ordered by how much there is to find: in hundredths.
	medium int
}

// A maker makes puzzles from a seed. Of a puzzle that is answered by a move it leaves the level open, and sets the rank
// to the number of wrong moves that a player likes who looks one move ahead; of others it sets both.
type maker func(seed uint64) ([]puzzle.Puzzle, error)

// games returns the games that have puzzles, each with its maker. Table is the file of the table of Entropy.
func games(table string) []game {
	return []game{
		{"tapatan", "morris", morris.Make, 0, 0},
		{"domino", "domino", domino.Make, 168, 100},
		{"entropy", "entropy", entropyMaker(table), 330, 50},
		{"hyle", "hyle", hyle.Make, 0, 0},
		{"stratege", "stratege", stratege.Make, 0, 0},
	}
}

// entropyMaker returns the maker of Entropy's puzzles. It reads the table from a file, or solves the game and keeps the
// table there, if the file has a name.
func entropyMaker(file string) maker {
	const fitting, made = 8_000, 700
	return func(seed uint64) ([]puzzle.Puzzle, error) {
		table, err := exact.Keep(file, false, nil)
		if err != nil {
			return nil, err
		}
		return entropy.Make(table, seed, fitting, made), nil
	}
}
