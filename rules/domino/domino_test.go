package domino_test

import (
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
	"tablier/rules/domino"
)

func TestConform(t *testing.T) { conform.Test(t, domino.Spec()) }
func FuzzText(f *testing.F)    { conform.Fuzz(f, domino.Spec()) }

func TestPerft(t *testing.T) {
	for _, c := range []struct {
		variant string
		want    []uint64
	}{
		{"3", []uint64{576, 70884, 641400}},
		{"4", []uint64{660, 279084, 57511800}},
		{"5", []uint64{660, 335244}},
		{"6", []uint64{660, 339984}},
		{"7", []uint64{660, 339984}},
	} {
		p, err := domino.Spec().New(rules.Setup{Variant: c.variant})
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range c.want {
			if got, _ := rules.Perft(p, i+1, nil); got != want {
				t.Errorf("N=%s: perft(%d) = %d, want %d", c.variant, i+1, got, want)
			}
		}
	}
}

// A whole game as text: see conform.Playthrough. It grows to all of its zone, and the second player lays the last
// domino.
func TestPlaythrough(t *testing.T) {
	m := conform.Match(t, domino.Spec(), rules.Setup{Variant: "4"}, "",
		"55@0,1>1,1", "03@2,1>2,0", "23@3,-1>2,-1", "04@3,2>3,1", "15@2,2>1,2", "33@0,-1>1,-1")
	conform.Playthrough(t, m, "testdata/playthrough.txt")
}
