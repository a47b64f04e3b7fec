package lab_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"tablier/ai"
	"tablier/ai/hyle/exact"
	"tablier/ai/lab"
	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/hyle"
	"tablier/rules/morris"
)

// position reads a position of a game.
func position(t *testing.T, game, variant, text string) rules.Position {
	t.Helper()
	spec, err := all.Games().Find(game)
	if err != nil {
		t.Fatal(err)
	}
	p, err := spec.Parse(rules.Setup{Variant: variant}, text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// subjects are what is shown of each game.
var subjects = sync.OnceValue(func() map[string]*lab.Subject {
	list := map[string]*lab.Subject{}
	for _, p := range players.New() {
		list[p.Game] = p.Subject
	}
	return list
})

func forever() bool { return true }

// build builds a tree with a game's first evaluation.
func build(t *testing.T, game string, r lab.Request) *lab.Tree {
	t.Helper()
	subject := subjects()[game]
	r.Evaluation = subject.Evaluations[0]
	if r.Nodes == 0 {
		r.Nodes = 200_000
	}
	tree, err := lab.Build(r, subject, forever)
	if err != nil {
		t.Fatal(err)
	}
	return tree
}

// value returns what a search finds of its root.
func value(t *testing.T, game string, r lab.Request) float64 {
	t.Helper()
	w := build(t, game, r).Window(lab.View{Step: -1})
	if w.Value == nil {
		t.Fatalf("%s of %s has no value", r.Algorithm, r.Root)
	}
	return *w.Value
}

// walk plays at random and returns the positions on the way in which a player is to move.
func walk(rng *rand.Rand, p rules.Position, most int) (on []rules.Position) {
	for range most {
		moves := p.Moves()
		if len(moves) == 0 {
			return on
		}
		if p.ToMove() != rules.Chance {
			on = append(on, p)
		}
		p, _ = p.Play(moves[rng.IntN(len(moves))])
	}
	return on
}

// sample returns positions of all variants of a game, drawn from a seed.
func sample(t *testing.T, game string, count int, seed uint64) (list []rules.Position) {
	t.Helper()
	spec, err := all.Games().Find(game)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	for i := 0; len(list) < count; i++ {
		start, err := spec.New(rules.Setup{Variant: spec.Variants[i%len(spec.Variants)]})
		if err != nil {
			t.Fatal(err)
		}
		on := walk(rng, start, 60)
		list = append(list, on[len(on)/2:][rng.IntN(len(on)-len(on)/2)])
	}
	return list
}

// Minimax, negamax, alpha-beta with a table and without one, and deepening find the same values, and both orders of the
// moves as well.
func TestSearchesAgree(t *testing.T) {
	for _, c := range []struct {
		game         string
		count, depth int
	}{{"tapatan", onTapatan, 3}, {"entropy", onOthers, 2}, {"domino", onOthers, 2}} {
		for i, p := range sample(t, c.game, c.count, 1) {
			depth := 1 + i%c.depth
			want := value(t, c.game, lab.Request{Root: p, Algorithm: lab.Minimax, Depth: depth})
			for _, a := range []lab.Algorithm{lab.Negamax, lab.AlphaBeta, lab.Tabled, lab.Deepening} {
				order := lab.Orders()[i%len(lab.Orders())]
				if got := value(t, c.game, lab.Request{Root: p, Algorithm: a, Depth: depth, Order: order}); got != want {
					t.Fatalf("%s of %s, %d plies, order %s: %v, by minimax %v", a, p, depth, order, got, want)
				}
			}
		}
	}
}

// The example of the books: a search of three plies and its leaves, in their order.
func TestTrap(t *testing.T) {
	p := position(t, "tapatan", "tapatan", "ooro.rr.. o o0r0")
	leaves := func(a lab.Algorithm) (tree *lab.Tree, values []float64) {
		tree = build(t, "tapatan", lab.Request{Root: p, Algorithm: a, Depth: 3})
		for _, first := range tree.Window(lab.View{Step: -1, Levels: 3, MaxNodes: 100}).Root.Children {
			for _, second := range first.Children {
				for _, leaf := range second.Children {
					if leaf.State == lab.Done {
						values = append(values, *leaf.Value)
					}
				}
			}
		}
		return tree, values
	}
	tree, values := leaves(lab.AlphaBeta)
	want := []float64{-1, -1, -3, -1, -1, 1, 0, 0, 1, 0, -3, -1, -2, -1, 1, 0, -3, -2, -1}
	if !slices.Equal(values, want) || tree.Counts(tree.Steps()) != (lab.Counts{Nodes: 29, Leaves: 19, Cuts: 3}) {
		t.Errorf("alpha-beta: %v, %+v", values, tree.Counts(tree.Steps()))
	}
	if tree.Best != "b1-b2" || *tree.Window(lab.View{Step: -1}).Value != 0 {
		t.Errorf("%s is played", tree.Best)
	}
	tree, values = leaves(lab.Minimax)
	if len(values) != 34 || tree.Counts(tree.Steps()).Nodes != 46 {
		t.Errorf("minimax: %v, %+v", values, tree.Counts(tree.Steps()))
	}
}

// A search as deep as the end of the game finds the exact value: the win or loss of which solving backwards knows the
// plies, on every board of the family.
func TestExactOnSolvedBoards(t *testing.T) {
	subject := subjects()["tapatan"]
	tables := map[*morris.Game]lab.Waves{}
	const most = 3 // plies of a search that looks at all moves; alpha-beta looks two further
	near := map[lab.Algorithm]int{}
	for _, p := range sample(t, "tapatan", solved, 2) {
		board := p.(morris.Position).Game
		if tables[board] == nil {
			tables[board] = subject.Table(p, forever)
		}
		exactly, plies := tables[board].Value(p)
		if exactly == ai.Draw || plies > most+2 {
			continue
		}
		want := float64(100 - plies)
		if (exactly == ai.Win) != (p.ToMove() == rules.First) {
			want = -want
		}
		for _, a := range []lab.Algorithm{lab.AlphaBeta, lab.Minimax, lab.Negamax, lab.Expectimax} {
			if a != lab.AlphaBeta && plies > most {
				break
			}
			near[a]++
			if got := value(t, "tapatan", lab.Request{Root: p, Algorithm: a, Depth: plies}); got != want {
				t.Errorf("%s of %s: %v, want %v", a, p, got, want)
			}
		}
	}
	if near[lab.Minimax] < solved/2 {
		t.Errorf("%v positions near an end", near)
	}
}

// Expectimax to the end of a round is the expected value that the solved board has.
func TestExpectimaxIsExact(t *testing.T) {
	table := exact.Solve[float64](3, nil)
	rng := rand.New(rand.NewPCG(3, 3))
	spec, _ := all.Games().Find("hyle")
	for range 120 {
		start, err := spec.New(rules.Setup{Variant: "3"})
		if err != nil {
			t.Fatal(err)
		}
		on := walk(rng, start, 40)
		p := on[len(on)-1-rng.IntN(4)]
		s := p.(hyle.Position).State
		want := table.Value(&s)
		got := value(t, "hyle", lab.Request{Root: p, Algorithm: lab.Expectimax, Depth: 12})
		if math.Abs(got-want) > 1e-4 {
			t.Errorf("%s: %v, want %v", p, got, want)
		}
	}
}

// Monte-Carlo tree search comes to the move that is exactly best, which no other one is.
func TestMonteCarloConverges(t *testing.T) {
	subject := subjects()["tapatan"]
	for _, c := range []struct{ name, board, text, best string }{
		{"the one move that wins", "tapatan", ".o...o..r r o1r2", "a1"},
		{"the longest resistance", "tapatan", "ooro.rr.. o o0r0", "a1-b2"},
		{"the centre first", "tapatan", "......... o o3r3", "b2"},
		{"a line at once", "tapatan", "oo.r.r... o o1r1", "c1"},
		{"a slide that wins in three", "tapatan", "or.r..roo r o0r0", "a2-b2"},
		{"a corner that wins in five", "tapatan", "...r..oo. r o1r2", "c3"},
		{"a line through the centre", "achi", "rooo....r r o1r2", "b2"},
		{"a corner against a line", "achi", ".oo.....r r o2r3", "a1"},
		{"the way out", "pendus", "r..ooror. r o0r0", "b3-c1"},
		{"the one draw of three", "tsoro", "...roo. r o1r2", "c3"},
		{"the draw at the end of a line", "tsoro", "o.o.r.. r o1r2", "c2"},
		{"a slide to a corner", "picaria", "orr.roo.. o o0r0", "a3-a2"},
		{"a long win", "picaria-13", "roo.o..r..r.. o o0r0", "b1-m1"},
		{"a slide over an edge", "tant-fant", "o...roorr o o0r0", "a1-a2"},
	} {
		p := position(t, "tapatan", c.board, c.text)
		if exact := exactlyBest(subject.Table(p, forever), p); len(exact) != 1 || string(exact[0]) != c.best {
			t.Fatalf("%s: exactly best are %v, want %s", c.name, exact, c.best)
		}
		tree := build(t, "tapatan", lab.Request{Root: p, Algorithm: lab.MonteCarlo, Nodes: 6_000, Seed: 1})
		if string(tree.Best) != c.best {
			t.Errorf("%s: %s, want %s", c.name, tree.Best, c.best)
		}
	}
}

// exactlyBest returns the moves that win soonest, or draw, or lose latest.
func exactlyBest(table lab.Waves, p rules.Position) (best []rules.Move) {
	rank := func(q rules.Position) int { // for the side that has moved
		value, plies := table.Value(q)
		switch {
		case q.Outcome().Over():
			return 1_000
		case value == ai.Loss:
			return 1_000 - plies
		case value == ai.Win:
			return plies - 1_000
		}
		return 0
	}
	most := -1_000_000
	for _, m := range p.Moves() {
		q, _ := p.Play(m)
		switch r := rank(q); {
		case r > most:
			best, most = []rules.Move{m}, r
		case r == most:
			best = append(best, m)
		}
	}
	return best
}
