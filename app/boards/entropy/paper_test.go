package entropy

import (
	"testing"

	"tablier/rules"
	"tablier/rules/entropy"
)

// The small boards beside the printed rules show what their texts say.
func TestPrintedRules(t *testing.T) {
	at := func(text string) entropy.Position {
		start, err := entropy.Spec().Parse(rules.Setup{}, text)
		if err != nil {
			t.Fatal(err)
		}
		return start.(entropy.Position)
	}
	if start := at(startRows + " w"); start.String() != at(entropy.Position{State: entropy.Start()}.String()).String() {
		t.Errorf("the game begins with %s", start)
	} else if _, err := start.Play(startMove); err != nil {
		t.Error(err)
	}
	end := at(dispersedRows + " b")
	if white, black := end.Side(rules.First), end.Side(rules.Second); !entropy.Dispersed(black, white) {
		t.Error("the black pawns are not dispersed")
	}
	isolated := at(isolatedRows + " w")
	alone := func(p entropy.Position) bool {
		return entropy.Alone(p.Side(rules.First), p.Side(rules.Second)) != 0
	}
	joined, err := isolated.Play(joinMove)
	if err != nil {
		t.Fatal(err)
	}
	if !alone(isolated) || alone(joined.(entropy.Position)) {
		t.Error("no white pawn is isolated, and joined then")
	}
}
