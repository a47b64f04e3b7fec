package retro_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"tablier/ai"
	"tablier/ai/internal/graphs"
	"tablier/ai/retro"
)

func always() bool { return true }

func solve(root ai.Root[*graphs.Game, int], tick func() bool) *retro.Table[int] {
	return retro.Solve[*graphs.Game, int, graphs.Move](root.Game, root.State, root.Drawn, tick)
}

// horizon values a position by the definition: won or lost within so many plies, with the fewest and the most
// of them.
func horizon(root ai.Root[*graphs.Game, int], s, plies int, atRoot bool) (ai.Value, int) {
	g := root.Game
	if !atRoot && root.Drawn[g.Word(s)] {
		return ai.Draw, 0
	}
	if end := g.End(s); end != ai.Unknown {
		return end, 0
	}
	if plies == 0 {
		return ai.Draw, 0
	}
	best, length := ai.Loss, 0
	for _, m := range g.Moves(nil, s) {
		value, n := horizon(root, int(m), plies-1, false)
		value, n = ai.Win+ai.Loss-value, n+1
		switch {
		case value > best:
			best, length = value, n
		case value == best && value == ai.Win:
			length = min(length, n)
		case value == best:
			length = max(length, n)
		}
	}
	if best == ai.Draw {
		length = 0
	}
	return best, length
}

func TestSolveByDefinition(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 1))
		g := graphs.Random(rng, 12, 0.3)
		root := g.Root(0, rng.IntN(12), rng.IntN(12))
		table := solve(root, always)
		for _, s := range table.States() {
			value, plies := table.Value(g.Word(s))
			if s != 0 && root.Drawn[g.Word(s)] {
				if value != ai.Draw {
					t.Fatalf("seed %d: a position seen before is worth %v", seed, value)
				}
				continue
			}
			// With 12 positions no win takes more than 12 plies.
			if want, n := horizon(root, s, 13, s == 0); value != want || plies != n {
				t.Fatalf("seed %d, position %d: got %v in %d, want %v in %d", seed, s, value, plies, want, n)
			}
		}
	}
}

func TestSolveGivesUp(t *testing.T) {
	root := graphs.Random(rand.New(rand.NewPCG(1, 1)), 200, 0.1).Root(0)
	asked := 0
	solve(root, func() bool { asked++; return true })
	for _, allowed := range []int{0, 1, asked / 2, asked - 1} {
		left := allowed
		if solve(root, func() bool { left--; return left >= 0 }) != nil {
			t.Errorf("solved in %d of %d ticks", allowed, asked)
		}
	}
}

func TestEngine(t *testing.T) {
	for seed := range uint64(100) {
		rng := rand.New(rand.NewPCG(seed, 2))
		g := graphs.Random(rng, 40, 0.2)
		past := []int{rng.IntN(40), rng.IntN(40), rng.IntN(40)}
		root := g.Root(0, past...)
		engine := retro.New(func(ai.Task) (ai.Root[*graphs.Game, int], error) { return root, nil })
		got, err := engine.Search(context.Background(), ai.Task{Seed: seed}, ai.Limits{Lines: 9}, ai.Hooks{})
		if err != nil {
			t.Fatal(err)
		}
		value, plies := solve(root, always).Value(g.Word(0))
		if got.Value != value || got.Plies != plies || got.End != ai.Proved {
			t.Fatalf("seed %d: got %+v, want %v in %d", seed, got, value, plies)
		}
		if len(got.Lines) != len(g.Moves(nil, 0)) || got.Lines[0].Move != got.Move {
			t.Fatalf("seed %d: lines %+v", seed, got.Lines)
		}
		if value != ai.Draw && len(got.PV) != plies {
			t.Fatalf("seed %d: %v in %d by %v", seed, value, plies, got.PV)
		}
		if !slices.IsSortedFunc(got.Lines, func(a, b ai.Line) int { return int(b.Value) - int(a.Value) }) {
			t.Fatalf("seed %d: lines out of order: %+v", seed, got.Lines)
		}
	}
}

// history values a position by the rules of a match: whatever has been on the board, which is every position
// before this one, draws when it comes back. The plies of draws are 0.
func history(g *graphs.Game, s int, been map[int]bool) (ai.Value, int) {
	if end := g.End(s); end != ai.Unknown {
		return end, 0
	}
	if been[s] {
		return ai.Draw, 0
	}
	been[s] = true
	defer delete(been, s)
	best, length := ai.Unknown, 0
	for _, m := range g.Moves(nil, s) {
		value, n := history(g, int(m), been)
		value, n = ai.Win+ai.Loss-value, n+1
		if value > best || value == best && (value == ai.Win) == (n < length) {
			best, length = value, n
		}
	}
	if best == ai.Draw {
		length = 0
	}
	return best, length
}

// A searched match on a random graph: the lines of its moves, and the positions that draw it by coming back.
type searched struct {
	root  ai.Root[*graphs.Game, int]
	lines []ai.Line
	been  map[int]bool
}

func search(t *testing.T, seed, stream uint64) searched {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, stream))
	g := graphs.Random(rng, 10, 0.25)
	root := g.Root(0, rng.IntN(10))
	engine := retro.New(func(ai.Task) (ai.Root[*graphs.Game, int], error) { return root, nil })
	got, err := engine.Search(context.Background(), ai.Task{Seed: seed}, ai.Limits{Lines: 9}, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	been := map[int]bool{}
	for s := range g.Len() {
		been[s] = root.Drawn[g.Word(s)]
	}
	return searched{root, got.Lines, been}
}

// Every line, not the best alone, says what its move is worth in a match, and keeps its word.
func TestLinesInAMatch(t *testing.T) {
	roundabout := 0 // lines that would win, could play come back to the root for nothing
	for seed := range uint64(4000) {
		m := search(t, seed, 6)
		g := m.root.Game
		free := retro.Solve[*graphs.Game, int, graphs.Move](g, 0, nil, always)
		for _, line := range m.lines {
			next, err := strconv.Atoi(string(line.Move))
			if err != nil {
				t.Fatal(err)
			}
			value, n := history(g, next, m.been)
			value, n = ai.Win+ai.Loss-value, n+1
			if value == ai.Draw {
				n = 0
			}
			if line.Value != value || line.Plies != n || n > 0 && len(line.PV) != n {
				t.Fatalf("seed %d: got %+v, want %v in %d", seed, line, value, n)
			}
			if loose, _ := free.Value(g.Word(next)); loose == ai.Loss && value == ai.Draw {
				roundabout++
			}
		}
	}
	t.Logf("%d roundabout wins", roundabout)
	if roundabout == 0 {
		t.Error("no line tells the rule from its absence")
	}
}

func TestEngineHurried(t *testing.T) {
	done, cancel := context.WithCancel(context.Background())
	cancel()
	root := graphs.Random(rand.New(rand.NewPCG(1, 1)), 200, 0.1).Root(0)
	engine := retro.New(func(ai.Task) (ai.Root[*graphs.Game, int], error) { return root, nil })
	got, err := engine.Search(done, ai.Task{}, ai.Limits{}, ai.Hooks{})
	if err != nil || got.Move == "" || got.End != ai.Stopped {
		t.Errorf("got %+v, %v", got, err)
	}
}

func TestEngineErrors(t *testing.T) {
	bad := errors.New("bad")
	engine := retro.New(func(ai.Task) (ai.Root[*graphs.Game, int], error) { return ai.Root[*graphs.Game, int]{}, bad })
	if _, err := engine.Search(context.Background(), ai.Task{}, ai.Limits{}, ai.Hooks{}); !errors.Is(err, bad) {
		t.Errorf("got %v", err)
	}
}
