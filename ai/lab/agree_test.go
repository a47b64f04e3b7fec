package lab_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"tablier/ai/lab"
	"tablier/rules"
)

// All algorithms that look at every move, or need not, find the same value.
func TestAlgorithmsAgree(t *testing.T) {
	rng := rand.New(rand.NewPCG(20, 1))
	family := of(t, "tapatan")
	entropy, domino := of(t, "entropy"), of(t, "domino")
	hits, cuts := 0, 0
	for i := range 2000 {
		q := lab.Query{Lesson: family.lesson, Depth: 1 + i%4, Order: lab.Orders()[rng.IntN(4)]}
		switch {
		case i%20 == 1:
			q.Lesson, q.Root = entropy.lesson, entropy.random(t, "", 10+rng.IntN(30), rng)
			q.Depth = min(q.Depth, 2)
		case i%20 == 2:
			q.Lesson, q.Root = domino.lesson, domino.random(t, "4", 5+rng.IntN(5), rng)
			q.Depth = min(q.Depth, 3)
		default:
			variants := family.spec.Variants
			q.Root = family.random(t, variants[rng.IntN(len(variants))], 6+rng.IntN(20), rng)
			if q.Root.ToMove() == rules.Nobody || len(q.Root.Moves()) > 9 {
				q.Depth = min(q.Depth, 2)
			}
		}
		evaluations := q.Lesson.Evaluations
		q.Evaluation = evaluations[rng.IntN(len(evaluations))].Name
		q.Algorithm = lab.Minimax
		want := value(t, q)
		for _, algorithm := range []string{lab.Negamax, lab.AlphaBeta, lab.Deepening, lab.Expectimax} {
			q.Algorithm = algorithm
			if got := value(t, q); got != want {
				t.Fatalf("%v, %s, depth %d: %s finds %v, minimax %v", q.Root, q.Evaluation, q.Depth, algorithm, got, want)
			}
		}
		q.Algorithm = lab.Table
		end := look(t, grow(t, q), last)
		if *end.Value != want {
			t.Fatalf("%v, %s, depth %d: with a table %v, minimax %v", q.Root, q.Evaluation, q.Depth, *end.Value, want)
		}
		hits, cuts = hits+end.Total.Hits, cuts+end.Total.Cuts
	}
	if hits < 500 || cuts < 10_000 {
		t.Errorf("only %d hits and %d cuts", hits, cuts)
	}
}

// What is found from the ends is the exact value; so is what is found by a search that reaches the end.
func TestExactWhereDeepEnough(t *testing.T) {
	rng := rand.New(rand.NewPCG(20, 2))
	family := of(t, "tapatan")
	found := 0
	for range 60 {
		p := family.random(t, "tapatan", 6+rng.IntN(20), rng)
		truth, known := family.lesson.Truth(p, always)
		if !known {
			t.Fatalf("%v: unknown", p)
		}
		want := 0.0
		if truth.Winner != rules.Nobody {
			want = float64(100 - truth.Plies)
		}
		if truth.Winner == rules.Second {
			want = -want
		}
		q := lab.Query{Lesson: family.lesson, Root: p, Depth: 1, Algorithm: lab.Backward}
		if got := value(t, q); got != want {
			t.Errorf("%v: from the ends %v, want %v", p, got, want)
		}
		if truth.Winner == rules.Nobody || truth.Plies > 6 {
			continue
		}
		found++
		q.Depth, q.Algorithm = truth.Plies, lab.AlphaBeta
		if got := value(t, q); got != want {
			t.Errorf("%v: at depth %d %v, want %v", p, q.Depth, got, want)
		}
	}
	if found < 20 {
		t.Errorf("only %d positions near the end", found)
	}
}

// With all that can happen to the end in it, expectimax finds what Order can expect.
func TestExpectimaxIsExact(t *testing.T) {
	rng := rand.New(rand.NewPCG(20, 3))
	hyle := of(t, "hyle")
	for range 60 {
		p := hyle.random(t, "3", 21+rng.IntN(5), rng)
		truth, known := hyle.lesson.Truth(p, always)
		if !known {
			t.Fatalf("%v: unknown", p)
		}
		got := value(t, lab.Query{Lesson: hyle.lesson, Root: p, Depth: 6, Algorithm: lab.Expectimax})
		if math.Abs(got-*truth.Points) > 1e-5 {
			t.Errorf("%v: %v, want %v", p, got, *truth.Points)
		}
	}
}

// What Hyle's lesson says of larger boards is what expectimax finds to the end.
func TestLastCellsAreExact(t *testing.T) {
	rng := rand.New(rand.NewPCG(20, 4))
	hyle := of(t, "hyle")
	for range 5 {
		p := hyle.random(t, "4", 3*14+1, rng)
		truth, known := hyle.lesson.Truth(p, always)
		if !known {
			t.Fatalf("%v: unknown", p)
		}
		got := value(t, lab.Query{Lesson: hyle.lesson, Root: p, Depth: 6, Algorithm: lab.Expectimax})
		if math.Abs(got-*truth.Points) > 1e-5 {
			t.Errorf("%v: %v, want %v", p, got, *truth.Points)
		}
	}
}

// What Entropy and Domino are said to be worth is what a search to the end finds.
func TestProofsAreTrue(t *testing.T) {
	rng := rand.New(rand.NewPCG(20, 5))
	domino := of(t, "domino")
	proved := 0
	for range 40 {
		p := domino.random(t, "3", 3+rng.IntN(3), rng)
		truth, known := domino.lesson.Truth(p, always)
		if !known {
			continue
		}
		proved++
		got := value(t, lab.Query{Lesson: domino.lesson, Root: p, Depth: 10, Algorithm: lab.AlphaBeta, Order: lab.Best})
		if (got > 0) != (truth.Winner == rules.First) {
			t.Errorf("%v: %v, but %v wins", p, got, truth.Winner)
		}
	}
	if proved < 20 {
		t.Errorf("only %d proved", proved)
	}
}

// Monte-Carlo tree search comes to play the one best move.
func TestMonteCarloConverges(t *testing.T) {
	family := of(t, "tapatan")
	for _, test := range []struct{ name, start, move string }{
		{"a line next move", "oo.r.r... o o1r1", "c1"},
		{"a line to be stopped", "o..rr...o o o1r1", "c2"},
		{"the centre first", "......... o o3r3", "b2"},
		{"the trap of the centre", "ooro.rr.. o o0r0", "a1-b2"},
	} {
		q := lab.Query{
			Lesson: family.lesson, Root: family.parse(t, "tapatan", test.start), Algorithm: lab.MonteCarlo, Nodes: 4000, Seed: 1,
		}
		if got := look(t, grow(t, q), last).Best; got != test.move {
			t.Errorf("%s: %s, want %s", test.name, got, test.move)
		}
	}
}
