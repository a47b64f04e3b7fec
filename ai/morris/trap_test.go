package morris_test

import (
	"context"
	"testing"

	"tablier/ai"
	adapter "tablier/ai/morris"
	"tablier/ai/retro"
	"tablier/rules"
	"tablier/rules/morris"
)

// wantTrap wants a trap to be what it says: Second is to move, and all moves lose but the one that is named, as the
// values of the positions after them say.
func wantTrap(t *testing.T, variant string, trap ai.Trap) {
	t.Helper()
	spec := morris.Spec(morris.Boards())
	m, err := rules.NewMatch(spec, rules.Setup{Variant: variant}, trap.Position)
	if err != nil {
		t.Fatalf("%+v: %v", trap, err)
	}
	moves := m.Position().Moves()
	if m.ToMove() != rules.Second || len(moves) != trap.Moves {
		t.Errorf("%+v: %v is to move, with %d moves", trap, m.ToMove(), len(moves))
	}
	engine := retro.New(adapter.Read)
	for _, move := range moves {
		after, err := rules.NewMatch(spec, rules.Setup{Variant: variant}, trap.Position)
		if err != nil {
			t.Fatal(err)
		}
		if err := after.Play(move); err != nil {
			t.Fatal(err)
		}
		value := ai.Unknown
		if over := after.Result(); over.Over() {
			if over.Winner == rules.Second {
				value = ai.Loss // for First
			}
		} else {
			found, err := engine.Search(context.Background(), ai.TaskOf(after, 0), ai.Limits{}, ai.Hooks{})
			if err != nil {
				t.Fatal(err)
			}
			value = found.Lines[0].Value
		}
		if loses := value == ai.Win; loses == (move == trap.Move) {
			t.Errorf("%+v: after %s First has %v", trap, move, value)
		}
	}
}
