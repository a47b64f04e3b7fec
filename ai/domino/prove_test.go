package domino

import (
	"context"
	"errors"
	"slices"
	"testing"

	"tablier/ai"
)

// With efforts too small for most positions a prover comes to what the depth-first search says, alone or two at a time,
// and with what it has proved there is no more to do.
func TestProverAgrees(t *testing.T) {
	for _, searches := range []int{1, 2} {
		p := poor(t, Facts{})
		p.Run(context.Background(), searches, 16)
		s := p.Progress()
		wantZone(t, s.Firsts)
		if s.Counts.Failed == 0 || s.Counts.Won == 0 || s.Counts.Lost == 0 {
			t.Errorf("efforts: %+v, want some of each kind", s.Counts)
		}
		again := poor(t, p.Facts())
		again.Run(context.Background(), 1, 16)
		s = again.Progress()
		wantZone(t, s.Firsts)
		if s.Nodes != 0 {
			t.Errorf("%d nodes for what is known", s.Nodes)
		}
	}
}

// What it has proved when it is stopped is not proved again.
func TestProverGoesOn(t *testing.T) {
	whole := poor(t, Facts{})
	whole.Run(context.Background(), 1, 16)
	sitting := poor(t, Facts{})
	sitting.Run(&patient{100}, 1, 16)
	open := func(f FirstProgress) bool { return f.Value == ai.Unknown }
	if !slices.ContainsFunc(sitting.Progress().Firsts, open) {
		t.Error("all is decided, want a sitting that ends too early")
	}
	next := poor(t, sitting.Facts())
	next.Run(context.Background(), 1, 16)
	wantZone(t, next.Progress().Firsts)
	if all, rest := whole.Progress().Nodes, next.Progress().Nodes; rest >= all {
		t.Errorf("%d nodes after the first sitting, %d without one", rest, all)
	}
}

// All that follows from facts is among them, through however many positions.
func TestFactsThatFollow(t *testing.T) {
	p := poor(t, Facts{})
	last := &claim{key: 1}
	last.decide(false)
	p.claims[last.key] = last
	for key := range uint64(40) {
		next := &claim{key: key + 2, open: true, children: []*claim{last}, toWin: 1, toLose: 1}
		p.claims[next.key], last = next, next
	}
	facts := p.Facts()
	for key := range uint64(41) {
		if want := []ai.Value{ai.Loss, ai.Win}[key%2]; facts.Values[key+1] != want {
			t.Errorf("fact %d is %q, want %q", key+1, facts.Values[key+1], want)
		}
	}
}

// Facts of another zone are refused.
func TestProverRefusesOtherFacts(t *testing.T) {
	p := poor(t, Facts{})
	p.Run(context.Background(), 1, 16)
	if _, err := NewProver(5, p.Facts()); !errors.Is(err, ErrOtherFacts) {
		t.Errorf("facts of four cells for five: %v", err)
	}
}

// poor returns a prover of the zone of four cells whose efforts are small.
func poor(t *testing.T, facts Facts) *Prover {
	t.Helper()
	p, err := NewProver(4, facts)
	if err != nil {
		t.Fatal(err)
	}
	p.Effort(200, 2)
	return p
}

// wantZone wants of the first moves on four cells what the depth-first search says.
func wantZone(t *testing.T, firsts []FirstProgress) {
	t.Helper()
	want := census(t, 4, 18)
	if len(firsts) != len(want) {
		t.Fatalf("%d classes of first moves, want %d", len(firsts), len(want))
	}
	for i, f := range firsts { // both have them in the same order
		if wins := f.Value == ai.Win; f.Value == ai.Unknown || wins != want[i].Wins {
			t.Errorf("%s: %q, want a win: %v", f.Move, f.Value, want[i].Wins)
		}
	}
}

// A patient context ends when it has been asked so often.
type patient struct{ left int }

func (p *patient) Err() error {
	if p.left--; p.left < 0 {
		return context.Canceled
	}
	return nil
}
