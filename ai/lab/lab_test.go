package lab_test

import (
	"math"
	"math/rand/v2"
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
	}{{"tapatan", 1_700, 3}, {"entropy", 150, 2}, {"domino", 150, 2}} {
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

// Where the search reaches the end of the game, its value is the exact one: on Tapatan the win or loss that solving
// backwards finds, with its plies.
func TestMinimaxIsExact(t *testing.T) {
	subject := subjects()["tapatan"]
	solved := map[*morris.Game]lab.Waves{}
	near := 0
	for _, p := range sample(t, "tapatan", 300, 2) {
		const depth = 5
		board := p.(morris.Position).Game
		if solved[board] == nil {
			solved[board] = subject.Table(p, forever)
		}
		exactly, plies := solved[board].Value(p)
		if exactly == ai.Draw || plies > depth {
			continue
		}
		near++
		want := float64(100 - plies)
		if (exactly == ai.Win) != (p.ToMove() == rules.First) {
			want = -want
		}
		if got := value(t, "tapatan", lab.Request{Root: p, Algorithm: lab.AlphaBeta, Depth: depth}); got != want {
			t.Errorf("%s: %v, want %v", p, got, want)
		}
	}
	if near < 100 {
		t.Errorf("%d positions near an end", near)
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

// Monte-Carlo tree search comes to the move that is exactly best.
func TestMonteCarloConverges(t *testing.T) {
	for _, c := range []struct{ game, variant, text, best string }{
		{"tapatan", "tapatan", ".o...o..r r o1r2", "a1"},    // the one move that wins
		{"tapatan", "tapatan", "ooro.rr.. o o0r0", "a1-b2"}, // the longest resistance
	} {
		p := position(t, c.game, c.variant, c.text)
		tree := build(t, c.game, lab.Request{Root: p, Algorithm: lab.MonteCarlo, Nodes: 20_000, Seed: 1})
		if string(tree.Best) != c.best {
			t.Errorf("%s: %s, want %s", c.text, tree.Best, c.best)
		}
	}
}
