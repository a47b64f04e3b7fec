package retro_test

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/ai"
	"tablier/ai/internal/graphs"
	"tablier/ai/morris"
	"tablier/ai/retro"
	"tablier/rules"
	"tablier/rules/all"
)

// taskOf returns the start of Tapatan as a task.
func taskOf(t *testing.T) ai.Task {
	t.Helper()
	m, err := all.Games().Replay(rules.Record{Game: "tapatan"})
	if err != nil {
		t.Fatal(err)
	}
	return ai.Task{Spec: m.Spec(), View: m.View(0, rules.First), Seen: m.Seen()}
}

// Positions are in the order of their distance, draws last, and every one is there once; within a ring a position lies
// nearer to those beside which play has it than chance would put it.
func TestAround(t *testing.T) {
	list, err := retro.New(morris.Read).Map(context.Background(), taskOf(t), 10_000, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	if !slices.IsSortedFunc(list, func(a, b ai.Placed) int { return ring(a) - ring(b) }) {
		t.Error("rings are out of order")
	}
	count, angle, at := map[int]int{}, make([]float64, len(list)), map[string]int{}
	for i, p := range list {
		angle[i] = float64(count[ring(p)])
		count[ring(p)]++
		at[p.Position] = i
	}
	for i, p := range list {
		angle[i] *= 2 * math.Pi / float64(count[ring(p)])
	}
	away, moves := 0.0, 0
	for i, p := range list {
		m, err := rules.NewMatch(taskOf(t).Spec, rules.Setup{}, p.Position)
		if err != nil {
			t.Fatal(err)
		}
		for _, move := range m.Position().Moves() {
			next, err := m.Position().Play(move)
			if err != nil {
				t.Fatal(err)
			}
			turn := math.Abs(angle[i] - angle[at[next.String()]])
			away, moves = away+min(turn, 2*math.Pi-turn), moves+1
		}
	}
	if mean := away / float64(moves); mean > math.Pi/4 { // by chance it is a quarter of a turn
		t.Errorf("moves lead %.2f of a turn away", mean/2/math.Pi)
	}
	again, err := retro.New(morris.Read).Map(context.Background(), taskOf(t), 10_000, ai.Hooks{})
	if err != nil || !slices.Equal(again, list) {
		t.Errorf("another map the second time, %v", err)
	}
}

func ring(p ai.Placed) int {
	if p.Value == ai.Draw {
		return math.MaxInt32
	}
	return p.Plies
}

func TestMapGivesUp(t *testing.T) {
	var large *ai.MapError
	if _, err := retro.New(morris.Read).Map(context.Background(), taskOf(t), 5_389, ai.Hooks{}); !errors.As(err, &large) {
		t.Errorf("more than 5,389 positions: %v", err)
	}
	if list, err := retro.New(morris.Read).Map(context.Background(), taskOf(t), 5_390, ai.Hooks{}); err != nil {
		t.Errorf("5,390 positions: %d, %v", len(list), err)
	}
	for pauses := range 8 {
		ctx, cancel := context.WithCancel(context.Background())
		left := pauses
		list, err := retro.New(morris.Read).Map(ctx, taskOf(t), 10_000, ai.Hooks{Pause: func() {
			if left--; left < 0 {
				cancel()
			}
		}})
		if list != nil || !errors.Is(err, context.Canceled) {
			t.Errorf("stopped after %d pauses: %d positions, %v", pauses, len(list), err)
		}
	}
}

// A game that does not write its positions has no map, which is no defect.
func TestNoNames(t *testing.T) {
	g := graphs.Random(rand.New(rand.NewPCG(1, 2)), 12, 0.3)
	engine := retro.New(func(ai.Task) (ai.Root[*graphs.Game, int], error) { return g.Root(0), nil })
	if list, err := engine.Map(context.Background(), ai.Task{}, 100, ai.Hooks{}); err == nil {
		t.Errorf("%v", list)
	}
}
