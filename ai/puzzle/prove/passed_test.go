package prove_test

import (
	"reflect"
	"testing"

	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	"tablier/rules"
)

// A puzzle of Entropy that is made after a pass begins without it, and is the same as that of the position alone.
func TestPuzzleAfterAPass(t *testing.T) {
	const alone = "2wbw/2wb1/1bwbb/2w1w/b1wb1 w"
	var found [2]prove.Found
	for i, text := range []string{alone + " p", alone} {
		prover, spec := proverOf(t, "entropy")
		position, err := spec.Parse(rules.Setup{Variant: "entropy"}, text)
		if err != nil {
			t.Fatal(err)
		}
		task := prove.Task{Question: prove.Question{Kind: puzzle.Win, Soon: true}, Variant: "entropy", Position: position}
		found[i] = solve(t, prover, spec, task, 100_000)
	}
	if got := found[0].Puzzle.Position; got != alone || !reflect.DeepEqual(found[0], found[1]) {
		t.Errorf("the puzzle of %q, right are %v; without the pass %v", got, found[0].Right, found[1].Right)
	}
}
