package entropy_test

import (
	"testing"

	"tablier/ai"
	"tablier/ai/alphabeta"
	adapter "tablier/ai/entropy"
	"tablier/rules"
	"tablier/rules/entropy"
)

// Of two positions without a win in sight, which are both even to a player, that is worth more to hints which is not as
// far from one.
func TestHintsHope(t *testing.T) {
	value := func(read ai.Reader[adapter.Game, adapter.State], position string) int32 {
		m, err := rules.NewMatch(entropy.Spec(), rules.Setup{}, position)
		if err != nil {
			t.Fatal(err)
		}
		root, err := read(ai.TaskOf(m, 0))
		if err != nil {
			t.Fatal(err)
		}
		return root.Game.Eval(root.State)
	}
	const far, farther = "1bb2/1bwbw/b3b/www1w/1b1w1 b", "1bb2/bbwb1/2wb1/w3w/wbww1 b"
	if a, b := value(adapter.Read, far), value(adapter.Read, farther); a != b {
		t.Errorf("to a player they are worth %d and %d", a, b)
	}
	onward := adapter.Onward(adapter.Read)
	if a, b := value(onward, far), value(onward, farther); a < b+alphabeta.Most/100 {
		t.Errorf("to hints they are worth %d and %d", a, b)
	}
}
