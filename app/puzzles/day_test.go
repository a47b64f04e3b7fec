package puzzles_test

import (
	"os"
	"path/filepath"
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
	const games, first = 5, 20_000
	for hardest, asked := puzzle.Easy, 0; hardest <= puzzle.Hard; hardest++ {
		asked += len(s.Asked(hardest))
		seen := map[*puzzle.Puzzle]bool{}
		for turn := range asked {
			p := puzzles.OfDay(s.Set, first+turn*games, games, hardest)
			if p == nil || seen[p] || p.Retired || s.Set.Band(p) > hardest {
				t.Fatalf("turn %d has %v, which has come before: %t", turn, p, seen[p])
			}
			seen[p] = true
		}
	}
	turns := map[int]bool{}
	for day := range games {
		turns[puzzles.GameOf(first+day, games)] = true
	}
	if len(turns) != games {
		t.Errorf("in %d days come %d games", games, len(turns))
	}
	if p := puzzles.OfDay(&puzzle.Set{}, first, games, puzzle.Hard); p != nil {
		t.Errorf("of none comes %v", p)
	}
}

// Until the day after a person has solved three puzzles, that of the day is none of the hard ones.
func TestFirstDaysAreNotHard(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "boards", "morris", "puzzles.txt"))
	if err != nil {
		t.Fatal(err)
	}
	library := puzzles.NewLibrary([]string{"tapatan"}, func(_ string, then func(string, bool)) {
		then(string(text), true)
	})
	library.Want("tapatan", func(error) {})
	set := library.Shelf("tapatan").Set
	const first = 20_000
	var done puzzles.Progress
	for _, c := range []struct {
		solved string // on the day before
		how    puzzles.How
		hard   bool
	}{
		{"", 0, false}, {"a", puzzles.First, false}, {"b", puzzles.Hinted, false}, {"c", puzzles.Tried, false},
		{"d", puzzles.Later, true},
	} {
		if c.solved != "" {
			done = done.With(c.solved, puzzles.Entry{How: c.how, Day: first - 1})
		}
		hard := false
		for day := first; day < first+len(set.Puzzles); day++ {
			_, p := library.Today(day, done)
			hard = hard || set.Band(p) == puzzle.Hard
		}
		if hard != c.hard {
			t.Errorf("after %q: hard ones come: %t", c.solved, hard)
		}
	}
	_, before := library.Today(first-1, puzzles.Progress{})
	if _, after := library.Today(first-1, done); before != after {
		t.Error("what is solved on a day changes the puzzle of that day")
	}
}
