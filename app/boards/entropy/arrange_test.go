package entropy

import (
	"slices"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/all"
)

// How many pawns of each side are in each state follows from what is set up, also of a position that is none yet.
func TestStatesFollow(t *testing.T) {
	spec := board.MustFind(all.Games(), "entropy")
	start, err := spec.New(rules.Setup{Variant: spec.Variants[0]})
	if err != nil {
		t.Fatal(err)
	}
	arranging := arranging()
	ask, words := arranging.Under(rules.Setup{}), arranging.Words(i18n.French)
	want := func(a board.Arranged, numbers [len(states)][2]int, says string) {
		t.Helper()
		counts := words.(board.Counter).Counts(ask.Stocks(), a)
		for i, count := range counts {
			if !slices.Equal(count.Numbers, numbers[i][:]) || count.Glyph.Face != states[i] {
				t.Errorf("%+v, want %v", count, numbers[i])
			}
		}
		if got := counts[1].Says; got != says {
			t.Errorf("%q, want %q", got, says)
		}
	}
	a := board.Arranged{}.Clone()
	want(a, [len(states)][2]int{}, "liés : Blanc 0, Noir 0")
	a.On["a1"], a.On["a2"], a.On["e5"], a.On["c4"], a.On["c5"] = "w", "w", "w", "b", "w"
	want(a, [len(states)][2]int{{1, 1}, {2, 0}, {1, 0}}, "liés : Blanc 2, Noir 0")
	game := Game(all.Games())
	a, in := ask.Read(start), position(rules.Open{Position: start})
	first, second := count(in.Side(rules.First), in.Side(rules.Second)), count(in.Side(rules.Second), in.Side(rules.First))
	for i, c := range game.Arranging.Words(i18n.English).(board.Counter).Counts(ask.Stocks(), a) {
		if c.Numbers[0] != first[i] || c.Numbers[1] != second[i] {
			t.Errorf("%+v, want %d and %d", c, first[i], second[i])
		}
	}
}
