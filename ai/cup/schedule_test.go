package cup_test

import (
	"strings"
	"testing"
)

// Everybody meets everybody once a lap, from both seats in two, with seeds that all pairs share; nobody is ever more
// than two games ahead.
func TestSchedule(t *testing.T) {
	for _, n := range []int{2, 3, 4, 7} {
		c := mustNew(t, config("tapatan", 4), programs(strings.Split("ABCDEFG", "")[:n]...)...)
		if want := n * (n - 1) / 2 * 4; c.Games() != want {
			t.Fatalf("%d players have %d games, want %d", n, c.Games(), want)
		}
		met, seats, seeds := map[[3]int]int{}, map[[2]int]int{}, map[uint64]int{}
		played := make([]int, n)
		for number := 1; number <= c.Games(); number++ {
			p := c.Pairing(number)
			met[[3]int{p.Lap, min(p.First, p.Second), max(p.First, p.Second)}]++
			seats[[2]int{p.First, p.Second}]++
			if lap, ok := seeds[p.Seed]; ok && lap != (p.Lap-1)/2 {
				t.Errorf("laps %d and %d have one seed", lap, p.Lap)
			}
			seeds[p.Seed] = (p.Lap - 1) / 2
			played[p.First]++
			played[p.Second]++
			low, high := played[0], played[0]
			for _, games := range played {
				low, high = min(low, games), max(high, games)
			}
			if high-low > 2 {
				t.Errorf("after game %d of %d players some have played %d games, others %d", number, n, high, low)
			}
		}
		if len(met) != c.Games() || len(seats) != n*(n-1) || len(seeds) != 2 {
			t.Errorf("%d players: %d meetings, %d seatings, %d seeds", n, len(met), len(seats), len(seeds))
		}
		for pair, games := range seats {
			if games != 2 {
				t.Errorf("%v have %d games, want 2", pair, games)
			}
		}
	}
}

// With one seed chance draws the same for all: what an undisturbed Order of Hyle is given to place does not hang on who
// plays.
func TestSameDraws(t *testing.T) {
	c := mustNew(t, config("hyle", 2), programs("First", "Last", "Random", "Greedy")...)
	for number := 1; number <= c.Games(); number++ {
		if first, again := play(t, c, 1).Moves[0], play(t, c, number).Moves[0]; first != again {
			t.Errorf("game %d begins with the draw %s, game 1 with %s", number, again, first)
		}
	}
	other := config("hyle", 2)
	draws := map[any]bool{}
	for other.Seed = range uint64(20) {
		draws[play(t, mustNew(t, other, programs("First", "Last")...), 1).Moves[0]] = true
	}
	if len(draws) < 2 {
		t.Error("all seeds draw alike")
	}
}
