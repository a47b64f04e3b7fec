package main

import (
	"fmt"

	"tablier/ai/hyle/exact"
	"tablier/rules/hyle"
)

const hyleSays = "" +
	"Hyle: boards on which a draw from the bag is due, by pawns: how many are kept (one for several that are alike\n" +
	"but for names of colours or a symmetry), and the least, mean and most that Order expects there, in points, if\n" +
	"both play perfectly. Full boards have their points. The row of 0 pawns is the value of the game."

// hyleFile returns what makes the table of a board with so many cells a side.
func hyleFile(side int) func() (table, error) {
	return func() (table, error) {
		solved := exact.Solve[float64](side, nil)
		t := table{{"pawns", "boards", "least", "mean", "most"}}
		for pawns, values := range solved.Values() {
			least, sum, most := values[0], 0.0, values[0]
			for _, v := range values {
				least, sum, most = min(least, v), sum+v, max(most, v)
			}
			t.add(pawns, len(values), points(least), points(sum/float64(len(values))), points(most))
		}
		start := hyle.Start(side)
		if t[1][2] != points(solved.Value(&start)) {
			return nil, fmt.Errorf("the start is worth %s, not %s", points(solved.Value(&start)), t[1][2])
		}
		return t, nil
	}
}

// points returns points in nine decimals.
func points(v float64) string { return fmt.Sprintf("%.9f", v) }
