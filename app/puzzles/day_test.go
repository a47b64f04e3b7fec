package puzzles_test

import (
	"testing"
	"time"

	"tablier/ai/puzzle"
	"tablier/app/puzzles"
)

// A day begins at the reader's midnight, and weeks on Monday.
func TestDayOf(t *testing.T) {
	east, west := time.FixedZone("east", 10*3600), time.FixedZone("west", -8*3600)
	monday := puzzles.DayOf(time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC))
	for _, c := range []struct {
		at   time.Time
		want int
	}{
		{time.Date(2026, 3, 2, 0, 5, 0, 0, east), 0},
		{time.Date(2026, 3, 2, 23, 55, 0, 0, west), 0},
		{time.Date(2026, 3, 3, 0, 5, 0, 0, west), 1},
	} {
		if got := puzzles.DayOf(c.at) - monday; got != c.want {
			t.Errorf("%v is %d days after Monday", c.at, got)
		}
	}
	if puzzles.Weekday(monday) != 0 || puzzles.Weekday(monday+6) != 6 {
		t.Error("the week does not begin on Monday")
	}
}

// Every puzzle has its day before one comes again, and each game its turn.
func TestDays(t *testing.T) {
	s := shipped(t)
	asked := 0
	for band := range puzzle.Band(puzzle.Bands) {
		asked += len(s.Asked(band))
	}
	const games, first = 5, 20_000
	seen := map[*puzzle.Puzzle]bool{}
	for turn := range asked {
		p := puzzles.OfDay(s.Set, first+turn*games, games)
		if p == nil || seen[p] || p.Retired {
			t.Fatalf("turn %d has %v, which has come before: %t", turn, p, seen[p])
		}
		seen[p] = true
	}
	turns := map[int]bool{}
	for day := range games {
		turns[puzzles.GameOf(first+day, games)] = true
	}
	if len(turns) != games {
		t.Errorf("in %d days come %d games", games, len(turns))
	}
	if p := puzzles.OfDay(&puzzle.Set{}, first, games); p != nil {
		t.Errorf("of none comes %v", p)
	}
}
