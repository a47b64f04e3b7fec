package cup_test

import (
	"errors"
	"slices"
	"testing"

	"tablier/ai/cup"
	"tablier/rules"
	"tablier/rules/all"
)

// A game begins with random plies, the same for all in two laps; a file that has others is refused.
func TestOpening(t *testing.T) {
	for _, game := range []string{"entropy", "hyle", "stratege"} {
		settings := config(game, 4)
		settings.Plies, settings.Cap = 6, 40
		c := mustNew(t, settings, programs("First", "Last", "Random")...)
		begins := map[int][]rules.Move{}
		for number := 1; number <= c.Games(); number++ {
			r := play(t, c, number)
			lap, begin := (c.Pairing(number).Lap-1)/2, r.Moves[:6]
			if before, ok := begins[lap]; ok && !slices.Equal(before, begin) {
				t.Errorf("%s, game %d: %v, before %v", game, number, begin, before)
			}
			begins[lap] = begin
			if err := c.Record(number, r); err != nil {
				t.Fatal(err)
			}
		}
		if slices.Equal(begins[0], begins[1]) {
			t.Errorf("%s: all games begin with %v", game, begins[0])
		}
	}
	settings := config("entropy", 2)
	settings.Plies = 6
	c := mustNew(t, settings, programs("First", "Last")...)
	r := play(t, c, 1)
	r.Moves[2] = "z9"
	var ply *rules.PlyError
	if err := c.Record(1, r); !errors.As(err, &ply) || ply.Ply != 3 {
		t.Errorf("error %v, want that of move 3", err)
	}
}

// Plies that no game lasts for are refused.
func TestOpeningTooLong(t *testing.T) {
	settings := config("domino", 2)
	settings.Plies = cup.MaxOpening
	var wrong *cup.ConfigError
	if _, err := cup.New(all.Games(), settings, nil); !errors.As(err, &wrong) || wrong.Field != "plies" {
		t.Errorf("error %v", err)
	}
}

// A game that is not over after so many plies is a draw.
func TestCap(t *testing.T) {
	settings := config("tapatan", 2)
	settings.Cap = 4
	c := mustNew(t, settings, programs("First", "Last")...)
	r := play(t, c, 1)
	if len(r.Moves) != 4 || r.Winner != rules.Nobody || r.Reason != cup.TooLong {
		t.Errorf("result %+v", r)
	}
	if err := c.Record(1, r); err != nil {
		t.Error(err)
	}
}
