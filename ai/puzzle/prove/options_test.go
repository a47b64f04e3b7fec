package prove_test

import (
	"slices"
	"testing"

	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	"tablier/rules"
)

// A puzzle names the options of the rules under which it is proved, and one prover keeps apart what it finds under
// some and under others: here whoever disperses all pawns wins at once with the option, and not yet without it.
func TestOptionsOfAPuzzle(t *testing.T) {
	const position = "b1bw1/5/www1w/1bbb1/wbb1w w"
	prover, spec := proverOf(t, "entropy")
	for range 2 {
		for _, options := range [][]string{{"immediate"}, nil} {
			p, err := spec.Parse(rules.Setup{Variant: "entropy", Options: options}, position)
			if err != nil {
				t.Fatal(err)
			}
			task := prove.Task{
				Question: prove.Question{Kind: puzzle.Win, Soon: true}, Variant: "entropy", Options: options, Position: p,
			}
			found := solve(t, prover, spec, task, 20_000)
			if at := found.Puzzle.Within() == 1; at != (options != nil) {
				t.Errorf("with %v: %+v", options, found)
			}
			if made := found.Puzzle; made.Position != "" && !slices.Equal(made.Options, options) {
				t.Errorf("with %v it is %s", options, made.String())
			}
		}
	}
}
