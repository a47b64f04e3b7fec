package set_test

import (
	"testing"

	"tablier/app/class/form"
	"tablier/app/class/set"
	"tablier/app/puzzles/composed"
	"tablier/rules/all"
)

// A composed puzzle that cannot be read is taken for one of a later version, and one that does not hold is refused;
// both travel with their set, and the other items stay.
func TestComposedPuzzlesThatCannotBeDone(t *testing.T) {
	const line = "|tapatan|.r.o....o r o1r2|l6:3 l4:1 w5:2 l4:2 l6:0 l10:0|b2|4 0"
	given := &set.Set{Title: "Trois", Items: []set.Item{
		{Task: set.NewComposed(composed.Puzzle{Game: "tapatan", Line: "mate" + line})},
		{Task: set.NewComposed(composed.Puzzle{Game: "tapatan", Line: "hold" + line})},
		{Task: set.NewComposed(composed.Puzzle{Game: "tapatan", Line: "win" + line})},
	}}
	code, err := set.Encode(given)
	if err != nil {
		t.Fatal(err)
	}
	read, err := set.Decode(code)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := set.Encode(read); err != nil || again != code {
		t.Errorf("%s is written as %s, %v", code, again, err)
	}
	faults := read.Check(all.Games(), shelf{"tapatan": true})
	if len(faults) != 2 || faults[0].Item != 1 || faults[0].Fault != form.Newer || faults[1].Item != 2 ||
		faults[1].Fault != form.Illegal {
		t.Errorf("%v", faults)
	}
	given.Items[0].Task = set.NewComposed(composed.Puzzle{Game: "tapatan"}) // none at all
	if _, err := set.Encode(given); err == nil {
		t.Error("a puzzle without a line is written")
	}
}
