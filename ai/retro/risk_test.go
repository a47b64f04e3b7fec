package retro_test

import (
	"context"
	"math"
	"math/rand/v2"
	"strconv"
	"testing"

	"tablier/ai"
	"tablier/ai/internal/graphs"
	"tablier/ai/retro"
)

// risk counts, by the rules of a match, the replies to the move that led to a position that lose.
func risk(g *graphs.Game, s int, been map[int]bool) (losing, replies int) {
	if been[s] || g.End(s) != ai.Unknown {
		return 0, 0
	}
	been[s] = true
	defer delete(been, s)
	moves := g.Moves(nil, s)
	for _, m := range moves {
		if value, _ := history(g, int(m), been); value == ai.Win {
			losing++
		}
	}
	return losing, len(moves)
}

// never is the draw level where there is none.
const never = math.MaxInt32

// level returns the draw level of a drawn position by the rules of a match, with all that has been on the board.
func level(g *graphs.Game, s int, hunter bool, been map[int]bool) int {
	if been[s] || g.End(s) != ai.Unknown {
		return never
	}
	if losing, _ := risk(g, s, been); losing > 0 && !hunter {
		return 0
	}
	been[s] = true
	defer delete(been, s)
	best, worst := never, 0
	for _, m := range g.Moves(nil, s) {
		if value, _ := history(g, int(m), been); value == ai.Draw {
			next := level(g, int(m), !hunter, been)
			best, worst = min(best, next), max(worst, next)
		}
	}
	if !hunter {
		best = worst
	}
	return min(best, never-1) + 1
}

// What the lines of drawn moves say of the risk is so in a match, where whatever comes back draws.
func TestRisksInAMatch(t *testing.T) {
	var deep, endless, roundabout int // levels beyond 1, none, and those that coming back to the root changes
	for seed := range uint64(1500) {
		m := search(t, seed, 9)
		g := m.root.Game
		free := retro.Solve[*graphs.Game, int, graphs.Move](g, 0, nil, always)
		for _, line := range m.lines {
			next, err := strconv.Atoi(string(line.Move))
			if err != nil {
				t.Fatal(err)
			}
			want := ai.Risk{}
			if line.Value == ai.Draw {
				want.Losing, want.Replies = risk(g, next, m.been)
				if n := level(g, next, false, m.been); n < never {
					want.Level = n + 1
				}
			}
			if line.Risk != want {
				t.Fatalf("seed %d: %+v, want %+v", seed, line, want)
			}
			switch {
			case want.Level > 1:
				deep++
			case want.Level == 0 && want.Replies > 0:
				endless++
			}
			if want.Replies > 0 && len(m.root.Drawn) == 1 && free.Risk(g.Word(next)).Level != want.Level {
				roundabout++
			}
		}
		checkOrder(t, m.lines)
	}
	t.Logf("%d levels beyond 1, %d moves without one, %d that coming back changes", deep, endless, roundabout)
	if deep == 0 || endless == 0 || roundabout == 0 {
		t.Error("the games do not tell the rules apart")
	}
}

// checkOrder holds that drawn moves come by the share of the replies that lose, then by the draw level.
func checkOrder(t *testing.T, lines []ai.Line) {
	t.Helper()
	share := func(r ai.Risk) float64 { return float64(r.Losing) / float64(max(r.Replies, 1)) }
	for i, b := range lines {
		if i == 0 || b.Value != ai.Draw || lines[i-1].Value != ai.Draw {
			continue
		}
		a := lines[i-1]
		later := b.Risk.Level > 0 && (a.Risk.Level == 0 || a.Risk.Level > b.Risk.Level)
		if share(a.Risk) < share(b.Risk) || share(a.Risk) == share(b.Risk) && later {
			t.Fatalf("%+v comes before %+v", a, b)
		}
	}
}

// The best move is the same one however many lines are asked for: with one, the table of the whole game serves.
func TestOneLineIsTheFirst(t *testing.T) {
	for seed := range uint64(1500) {
		rng := rand.New(rand.NewPCG(seed, 10))
		g := graphs.Random(rng, 14, 0.2)
		root := g.Root(0)
		engine := retro.New(func(ai.Task) (ai.Root[*graphs.Game, int], error) { return root, nil })
		var found [2]ai.Result
		for i, lines := range []int{1, 9} {
			var err error
			found[i], err = engine.Search(context.Background(), ai.Task{Seed: seed}, ai.Limits{Lines: lines}, ai.Hooks{})
			if err != nil {
				t.Fatal(err)
			}
		}
		one, many := found[0], found[1]
		if one.Move != many.Move || one.Value != many.Value || one.Plies != many.Plies || one.Risk != many.Risk {
			t.Fatalf("seed %d: %+v alone, %+v among others", seed, one.Line, many.Line)
		}
	}
}
