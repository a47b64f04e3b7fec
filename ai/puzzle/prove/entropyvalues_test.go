package prove_test

import (
	"slices"
	"testing"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	prover "tablier/ai/puzzle/prove/entropy"
	"tablier/rules/entropy"
)

// known are exact values that are at hand: the positions with these cells taken draw.
type known struct{ drawn []entropy.Set }

func (k known) Fetch(ai.Context, entropy.State, *ai.Hooks) bool              { return true }
func (k known) FetchAll(ai.Context, []entropy.State, int, *ai.Hooks) (n int) { return 0 }

func (k known) Value(s entropy.State) ai.Value {
	if slices.Contains(k.drawn, s.Own|s.Other) {
		return ai.Draw
	}
	return ai.Unknown
}

// Where exact values say that all other moves draw, a win is proved that else leaves moves open.
func TestExactValuesSettleMoves(t *testing.T) {
	_, spec := proverOf(t, "entropy")
	const enough = 5
	settled := 0
	for _, p := range shipped(t, "entropy") {
		if p.Kind != puzzle.Win || settled == enough {
			continue
		}
		position, err := p.Open(spec)
		if err != nil {
			t.Fatal(err)
		}
		var drawn []entropy.Set // after the wrong moves
		for i, m := range position.Moves() {
			if !p.Right(i) {
				after, err := position.Play(m)
				if err != nil {
					t.Fatal(err)
				}
				s := after.(entropy.Position).State
				drawn = append(drawn, s.Own|s.Other)
			}
		}
		task := prove.Task{Question: prove.Question{Kind: puzzle.Win}, Variant: p.Variant, Position: position}
		open := solve(t, prover.New(nil), spec, task, 5_000).Open
		found := solve(t, prover.New(known{drawn}), spec, task, 5_000)
		if open > 0 && found.Open == 0 && found.Puzzle.Position != "" {
			settled++
		}
	}
	if settled < enough {
		t.Errorf("only %d wins are settled by exact values", settled)
	}
}
