package hyle

import (
	"math"
	"math/rand/v2"
	"testing"

	"tablier/rules/hyle"
)

// bagOf returns the bag of a board of n cells a side.
func bagOf(n int, counts ...uint8) (bag [most + 1]uint8) {
	copy(bag[1:n+1], counts)
	return bag
}

// A line is worth as much read from the other end, and with colours renamed that the bag has as many of.
func TestWorthIsSymmetric(t *testing.T) {
	for _, n := range []int{3, 4, 5, 7} {
		w := learntWorths(n)
		rng := rand.New(rand.NewPCG(uint64(n), 0))
		for range 500 {
			w.expect(bagOf(n, 2, 2, 1, 1, 1, 1, 1), 1+rng.IntN(n*n-1))
			var line, back, renamed hyle.Line
			for i := range n {
				colour := hyle.Line(rng.IntN(4))
				line |= colour << (cellBits * i)
				back |= colour << (cellBits * (n - 1 - i))
				renamed |= [...]hyle.Line{0, 2, 1, 3}[colour] << (cellBits * i)
			}
			want := float64(w.of(line))
			for _, other := range []hyle.Line{back, renamed} {
				if got := float64(w.of(other)); math.Abs(got-want) > 1e-4 {
					t.Fatalf("%d cells: %o is worth %v and %o is worth %v", n, line, want, other, got)
				}
			}
		}
	}
}

// Where learning begins from, a line counts what it would on average if chance filled it: here aba, ab., a.. and ...
// with two a and two b left of three colours. With an empty bag it counts what it is worth as it stands.
func TestWorthBeforeLearning(t *testing.T) {
	prior := newShape(3).prior
	w := newWorths(3, [][]float32{prior}, 1)
	may, two := math.Pow(0.5, power), 0.5
	for _, known := range []struct {
		line hyle.Line
		want float64
		now  float64
	}{
		{0o121, 3, 3},
		{0o021, 2*may + 3*may, 0},
		{0o001, 2*may + 2*two + 3*may, 0},
		{0, 7 * two, 0},
		{0o111, 7, 7},
		{0o011, 2 + 5*may, 2},
	} {
		w.expect(bagOf(3, 2, 2), 4)
		if got := float64(w.of(known.line)); math.Abs(got-known.want) > 1e-5 {
			t.Errorf("%03o is worth %v, want %v", known.line, got, known.want)
		}
		w.expect(bagOf(3), 4)
		if got := float64(w.of(known.line)); got != known.now {
			t.Errorf("%03o counts %v, want %v", known.line, got, known.now)
		}
	}
}

// What a line is worth is what its features add up to.
func TestWorthIsLinear(t *testing.T) {
	for _, n := range []int{3, 4, 5, 7} {
		w := learntWorths(n)
		rng := rand.New(rand.NewPCG(uint64(n), 1))
		for range 500 {
			w.expect(bagOf(n, 2, 0, 3, 1, 1, 1, 1), 1+rng.IntN(n*n-1))
			var line hyle.Line
			for i := range n {
				line |= hyle.Line(rng.IntN(n+1)) << (cellBits * i)
			}
			want := float32(0)
			for _, f := range w.features(nil, line, &w.odds) {
				want += w.weights[f.Index] * f.Value
			}
			if got := w.of(line); got != want {
				t.Fatalf("%d cells: %o is worth %v, want %v", n, line, got, want)
			}
		}
	}
}

// Weights change evenly from one layer that was kept to the next, and no more after the last.
func TestWeightsBetweenLayers(t *testing.T) {
	prior := newShape(3).prior
	knots := [][]float32{append([]float32{1}, prior[1:]...), append([]float32{4}, prior[1:]...)}
	w := newWorths(3, knots, 3)
	for empty, want := range []float32{1, 1, 2, 3, 4, 4, 4} {
		if w.expect(bagOf(3, 1, 1, 1), empty); w.weights[0] != want {
			t.Errorf("%d empty: %v, want %v", empty, w.weights[0], want)
		}
	}
}
