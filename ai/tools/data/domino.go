package main

import (
	"context"

	"tablier/ai/domino"
)

const dominoSays = "" +
	"Astronomy Domino: the first moves of a zone, one for all that are alike by a symmetry or other names of the\n" +
	"numbers 1 to 6: how many it stands for, who wins after it, how many classes of replies there are, and, where\n" +
	"Second wins, how many of them win."

// dominoFile returns what makes the table of a zone.
func dominoFile(n int) func() (table, error) {
	return func() (table, error) {
		const bits = 26
		t := table{{"first move", "moves", "winner", "replies", "winning replies"}}
		census := domino.Solve(context.Background(), n, bits, true, func(int, int, uint64) {})
		for _, f := range census.Firsts {
			winner := "second"
			if f.Wins {
				winner = "first"
			}
			t.add(f.Move, f.Moves, winner, f.Replies, f.Winning)
		}
		return t, nil
	}
}
