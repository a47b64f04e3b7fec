package ai_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/ai/internal/graphs"
	"tablier/rules"
)

func TestMeterNodes(t *testing.T) {
	for _, nodes := range []uint64{1, 1023, 1024, 1025, 5000} {
		m := ai.NewMeter(context.Background(), ai.Limits{Nodes: nodes}, ai.Hooks{})
		counted := uint64(1)
		for m.Tick() {
			counted++
		}
		if counted != nodes || m.Nodes() != nodes || m.End() != ai.ByNodes || m.Tick() {
			t.Errorf("limit %d: ended after %d by %q", nodes, counted, m.End())
		}
	}
}

func TestMeterStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	pauses := 0
	m := ai.NewMeter(ctx, ai.Limits{}, ai.Hooks{Pause: func() {
		if pauses++; pauses == 3 {
			cancel()
		}
	}})
	for m.Tick() {
	}
	if m.End() != ai.Stopped || m.Nodes() != 3*1024 {
		t.Errorf("ended after %d by %q", m.Nodes(), m.End())
	}
	m = ai.NewMeter(context.Background(), ai.Limits{Millis: 5}, ai.Hooks{})
	for m.Tick() {
	}
	if m.End() != ai.ByTime || m.Millis() < 5 {
		t.Errorf("ended after %d ms by %q", m.Millis(), m.End())
	}
}

// A search goes on within other limits whether those before have ended it or not, unless it has been stopped or has
// nothing left.
func TestMeterExtends(t *testing.T) {
	m := ai.NewMeter(context.Background(), ai.Limits{Nodes: 10}, ai.Hooks{})
	for range 5 {
		m.Tick()
	}
	for _, limit := range []uint64{20, 30} {
		if !m.Extend(ai.Limits{Nodes: limit}) {
			t.Fatalf("not extended to %d after %d nodes, %q", limit, m.Nodes(), m.End())
		}
		for m.Tick() {
		}
		if m.Nodes() != limit || m.End() != ai.ByNodes {
			t.Errorf("limit %d: ended after %d by %q", limit, m.Nodes(), m.End())
		}
	}
	if m.Extend(ai.Limits{Nodes: 30}) {
		t.Error("extended, with no node left")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	m = ai.NewMeter(ctx, ai.Limits{Nodes: 10}, ai.Hooks{})
	for m.Tick() {
	}
	if m.Extend(ai.Limits{Nodes: 20}) {
		t.Error("extended, though it has been stopped")
	}
}

// A long search gives signs of life, a quick one none.
func TestMeterBeats(t *testing.T) {
	var beats []int64
	nodes := uint64(0)
	hooks := ai.Hooks{Beat: func(n uint64, millis int64) {
		if n <= nodes {
			t.Errorf("a beat after %d nodes, then one after %d", nodes, n)
		}
		nodes, beats = n, append(beats, millis)
	}}
	m := ai.NewMeter(context.Background(), ai.Limits{Nodes: 5000}, hooks)
	for m.Tick() {
	}
	if len(beats) > 0 {
		t.Errorf("beats of a quick search at %v ms", beats)
	}
	m = ai.NewMeter(context.Background(), ai.Limits{Millis: 700}, hooks)
	for m.Tick() {
	}
	if len(beats) < 2 || len(beats) > 3 {
		t.Errorf("in 700 ms, beats at %v", beats)
	}
	last := int64(0)
	for _, at := range beats {
		if at-last < 200 {
			t.Errorf("beats at %v ms", beats)
		}
		last = at
	}
}

func TestDrawn(t *testing.T) {
	word := func(key string) (uint64, error) {
		if key == "?" {
			return 0, errors.New("bad")
		}
		return uint64(key[0]), nil
	}
	task := ai.Task{Spec: &rules.Spec{Recurrences: 3}, Seen: map[string]int{"a": 1, "b": 2, "c": 2}}
	drawn, err := task.Drawn(word)
	if err != nil || len(drawn) != 2 || !drawn['b'] || !drawn['c'] {
		t.Errorf("got %v, %v", drawn, err)
	}
	task.Seen["?"] = 2
	if _, err := task.Drawn(word); err == nil {
		t.Error("a bad key passed")
	}
}

// A glance sees wins and losses in one move, and takes any other move before a loss.
func TestOnePly(t *testing.T) {
	for seed := range uint64(300) {
		g := graphs.Random(rand.New(rand.NewPCG(seed, 9)), 16, 0.5)
		got, err := ai.OnePly[*graphs.Game, int, graphs.Move](g.Root(0), nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		best := ai.Unknown
		played := map[rules.Move]ai.Value{}
		for _, m := range g.Moves(nil, 0) {
			value := ai.Draw // or unknown
			if end := g.End(int(m)); end != ai.Unknown {
				value = ai.Win + ai.Loss - end
			}
			played[g.Text(m)] = value
			best = max(best, value)
		}
		if played[got.Move] != best || (got.Value == ai.Win) != (best == ai.Win) || got.End != ai.Stopped {
			t.Errorf("seed %d: got %+v of %v", seed, got, played)
		}
	}
}

func TestOnePlyAtTheEnd(t *testing.T) {
	g := graphs.Random(rand.New(rand.NewPCG(1, 9)), 16, 0.9)
	for s := range g.Len() {
		if g.End(s) == ai.Unknown {
			continue
		}
		if _, err := ai.OnePly[*graphs.Game, int, graphs.Move](g.Root(s), nil, 0); !errors.Is(err, ai.ErrNoMove) {
			t.Errorf("got %v", err)
		}
	}
}
