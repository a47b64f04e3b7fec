package hyle

import (
	"tablier/app/board"
	"tablier/rules"
)

// The examples of the rules page: positions and moves are here once, the captions in each language's catalogue.

func playing(captions ...string) *board.Demo {
	return &board.Demo{Moves: []rules.Move{"=c", "c3", "--", "=c", "d5", "d5-d3", "=a", "c1", "c1-a1"}, Captions: captions}
}

// brief returns the rules in three sentences, each with a position that shows it.
func brief(placed, slid, scored string) []board.Glance {
	turns, run := playing().Moves, growing()
	return []board.Glance{
		{Text: placed, Moves: turns[:5]}, {Text: slid, Moves: turns[:6]}, {Text: scored, Start: run.Start, Moves: run.Moves},
	}
}

// growing returns a demo in which the palindrome abcba comes about, cell by cell.
func growing(captions ...string) *board.Demo {
	return &board.Demo{Start: "2c2/5/a3a/1b1b1/5 o", Moves: []rules.Move{
		"c5-c3", "=e", "b5", "b2-b3", "=d", "e1", "d2-d3",
	}, Captions: captions}
}

// repeating returns a demo in which a slide makes the palindrome aaaaa of aaa.
func repeating(captions ...string) *board.Demo {
	return &board.Demo{Start: "5/5/aaa1a/5/3a1 o", Moves: []rules.Move{"d1-d3"}, Captions: captions}
}

// filling makes ababa of two halves with a hole between them.
func filling(captions ...string) *board.Demo {
	return &board.Demo{Start: "5/5/ab1ba/5/2a2 o", Moves: []rules.Move{"c1-c3"}, Captions: captions}
}

// crossing makes aba in a row and in a column.
func crossing(captions ...string) *board.Demo {
	return &board.Demo{Start: "2a2/2b2/ab2a/5/5 o", Moves: []rules.Move{"e3-c3"}, Captions: captions}
}

// ending returns a demo of the last moves, which fill the board.
func ending(captions ...string) *board.Demo {
	return &board.Demo{Start: "acdea/aaacc/bebe1/dcecb/bddbe o", Moves: []rules.Move{"e2-e3", "=d", "e2"},
		Captions: captions}
}
