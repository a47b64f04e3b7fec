package exact_test

import (
	"math"
	"math/rand/v2"
	"sync"
	"testing"

	"tablier/ai/hyle/exact"
	slow "tablier/ai/internal/slowhyle"
	"tablier/rules/hyle"
)

// solved returns nine cells solved.
var solved = sync.OnceValue(func() *exact.Table[float64] { return exact.Solve[float64](3, nil) })

// States of nine cells, whoever acts, have the value that the slow calculation finds. With the tag bars all have.
func TestNineCells(t *testing.T) {
	known := slow.Values{}
	for _, s := range late(3, 500, 6) {
		if got, want := solved().Value(&s), known.Of(s); math.Abs(got-want) > 1e-9 {
			t.Errorf("%v: %v, want %v", hyle.Position{State: s}, got, want)
		}
	}
}

// What perfect play of both comes to on nine cells: a fraction of the 1,680 orders in which the bag can be drawn.
func TestValueOfNineCells(t *testing.T) {
	start := hyle.Start(3)
	if got := solved().Value(&start); math.Abs(got-23_934./1_680) > 1e-9 {
		t.Errorf("%v points from the start", got)
	}
}

// A table with the values of another one is as good.
func TestValues(t *testing.T) {
	solved, filled := exact.Solve[float32](3, nil), exact.New[float32](3)
	for pawns, values := range solved.Values() {
		copy(filled.Values()[pawns], values)
	}
	for _, s := range late(3, 100, 9) {
		if got, want := filled.Value(&s), solved.Value(&s); got != want || filled.Side() != 3 {
			t.Errorf("%v: %v, want %v", hyle.Position{State: s}, got, want)
		}
	}
}

// late returns states of random rounds, with at most so many cells empty and somebody to act.
func late(side, count, empty int) (list []hyle.State) {
	rng := rand.New(rand.NewPCG(uint64(side), 1))
	for len(list) < count {
		s, at := hyle.Start(side), 1+rng.IntN(empty)
		for int(s.Empty) > at {
			s.Do(s.Choice(rng.IntN(s.Choices())))
		}
		for range rng.IntN(3) {
			if s.Empty > 1 {
				s.Do(s.Choice(rng.IntN(s.Choices())))
			}
		}
		list = append(list, s)
	}
	return list
}

func BenchmarkSolve(b *testing.B) {
	for b.Loop() {
		exact.Solve[float64](3, nil)
	}
}
