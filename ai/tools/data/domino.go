package main

import (
	"context"
	"fmt"

	"tablier/ai/domino"
)

const dominoSays = "" +
	"Astronomy Domino: the first moves of a zone, one for all that are alike by a symmetry or other names of the\n" +
	"numbers 1 to 6: how many it stands for, who wins after it, how many classes of replies there are, and in zones\n" +
	"of three and four, where Second wins, how many of them win."

// dominoFile returns what makes the table of a zone.
func dominoFile(n int) func() (table, error) {
	return func() (table, error) {
		const bits = 26
		all := n < 5 // to ask for each reply in a zone of five takes many times as long
		t := table{{"first move", "moves", "winner", "replies"}}
		if all {
			t[0] = append(t[0], "winning replies")
		}
		census := domino.Solve(context.Background(), n, bits, all, func(int, int, uint64) {})
		for _, f := range census.Firsts {
			winner := "second"
			if f.Wins {
				winner = "first"
			}
			if t.add(f.Move, f.Moves, winner, f.Replies); all {
				last := &t[len(t)-1]
				*last = append(*last, fmt.Sprint(f.Winning))
			}
		}
		return t, nil
	}
}
