package main

import (
	"strings"
	"testing"
)

// Levels meet, and hold a cup with programs, on a board that somebody has drawn: its text is the variant.
func TestDrawnBoard(t *testing.T) {
	const text = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.125.137.45678.59b.7ab&r=3psx2&f=6&n=La+croix&a=Lina"
	var out strings.Builder
	o := options{game: "tapatan", variant: text, levels: "random,1,6", games: 4, plies: 2, cap: 60, seed: 1}
	if err := run(&out, o); err != nil {
		t.Fatal(err)
	}
	if got := strings.Count(out.String(), "\n"); got < 3 {
		t.Errorf("the table is\n%s", out.String())
	}
	o.levels, o.players = "1,2", "../../python/samples"
	a, err := newArena(o.game, o.setup(), o.seed)
	if err != nil {
		t.Fatal(err)
	}
	c, err := a.newCup(o)
	if err != nil || c.Config().Variant != text {
		t.Errorf("the cup is played on %q: %v", c.Config().Variant, err)
	}
	o.variant = strings.Replace(text, "r=3psx2", "r=9psx2", 1)
	if _, err := newArena(o.game, o.setup(), 1); err == nil {
		t.Error("a text that is no board is played on")
	}
}
