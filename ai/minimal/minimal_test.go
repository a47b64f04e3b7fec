package minimal

import (
	"context"
	"testing"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/conform/minimal"
)

// Whoever is to move with a multiple of three loses; anybody else wins by leaving one.
func TestSearch(t *testing.T) {
	for left := 1; left <= minimal.Counters; left++ {
		p := minimal.Position{Left: left, Turn: rules.Second}
		task := ai.Task{Spec: minimal.Spec(), View: p.View(rules.Second)}
		got, err := Engine().Search(context.Background(), task, ai.Limits{}, ai.Hooks{})
		if err != nil {
			t.Fatal(err)
		}
		want := ai.Win
		if left%3 == 0 {
			want = ai.Loss
		}
		if got.Value != want || want == ai.Win && string(got.Move) != string('0'+rune(left%3)) {
			t.Errorf("with %d left the machine takes %s: %v, want %v", left, got.Move, got.Value, want)
		}
	}
	over := minimal.Position{Turn: rules.First}
	task := ai.Task{Spec: minimal.Spec(), View: over.View(rules.First)}
	if _, err := Engine().Search(context.Background(), task, ai.Limits{}, ai.Hooks{}); err != ai.ErrNoMove {
		t.Errorf("with none left: %v", err)
	}
}
