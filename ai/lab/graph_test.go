package lab_test

import (
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"tablier/ai/lab"
	"tablier/rules"
)

// A graph is a game in which a position is a name, and a move the name of the next one. First moves where it begins
// with a capital letter.
type graph struct {
	moves  map[string]string       // the next positions
	values map[string]float64      // for First
	ends   map[string]rules.Player // who has won
}

// A vertex is a position of a graph.
type vertex struct {
	rules.Position // nothing: of what a search does not ask
	*graph
	name string
}

func (v vertex) ToMove() rules.Player {
	if v.name < "a" {
		return rules.First
	}
	return rules.Second
}

func (v vertex) Outcome() rules.Outcome {
	if winner, over := v.ends[v.name]; over {
		return rules.Outcome{Reason: "end", Winner: winner}
	}
	return rules.Outcome{}
}

func (v vertex) String() string { return v.name }

func (v vertex) Moves() (moves []rules.Move) {
	for _, next := range strings.Fields(v.graph.moves[v.name]) {
		moves = append(moves, rules.Move(next))
	}
	return moves
}

func (v vertex) Play(m rules.Move) (rules.Position, error) {
	return vertex{graph: v.graph, name: string(m)}, nil
}

// search searches a graph from a position, and returns the tree and the value.
func (g *graph) search(t *testing.T, from string, a lab.Algorithm, depth int) (*lab.Tree, float64) {
	t.Helper()
	evaluation := lab.Evaluation{Max: rules.First, Of: func(p rules.Position) float64 { return g.values[p.String()] }}
	tree, err := lab.Build(lab.Request{
		Root: vertex{graph: g, name: from}, Algorithm: a, Depth: depth, Nodes: 200_000, Evaluation: evaluation,
	}, &lab.Subject{Evaluations: []lab.Evaluation{evaluation}}, forever)
	if err != nil {
		t.Fatal(err)
	}
	return tree, *tree.Window(lab.View{Step: -1}).Value
}

// A position that stands on the path is a draw, whatever it seems to be worth.
func TestRepetitionIsADraw(t *testing.T) {
	g := &graph{moves: map[string]string{"A": "b", "b": "A C"}, values: map[string]float64{"A": -9, "C": 3}}
	for _, a := range []lab.Algorithm{lab.Minimax, lab.AlphaBeta, lab.Tabled, lab.Deepening} {
		if _, got := g.search(t, "A", a, 2); got != 0 {
			t.Errorf("%s: %v, want 0", a, got)
		}
	}
}

// A draw to which play comes back on the path is not kept: D is drawn after b, to which it leads back, but not after c.
func TestDrawOfThePathIsNotKept(t *testing.T) {
	g := &graph{
		moves:  map[string]string{"A": "b c", "b": "D", "c": "D", "D": "b e"},
		values: map[string]float64{"b": 7, "e": -5},
	}
	for _, a := range []lab.Algorithm{lab.Minimax, lab.AlphaBeta, lab.Tabled, lab.Deepening} {
		if _, got := g.search(t, "A", a, 3); got != 7 {
			t.Errorf("%s: %v, want 7", a, got)
		}
	}
}

// A draw by a repetition within the tree of a position does not depend on the path to it, and is kept.
func TestDrawWithinATreeIsKept(t *testing.T) {
	g := &graph{moves: map[string]string{"A": "b c", "b": "D", "c": "D", "D": "e", "e": "D"}}
	tree, got := g.search(t, "A", lab.Tabled, 4)
	if counts := tree.Counts(tree.Steps()); got != 0 || counts.Hits != 1 {
		t.Errorf("%v, %+v", got, counts)
	}
}

// ladder returns a game without circles in which positions come at several depths: from each two or three others
// follow, one or three plies on. Some end the game.
func ladder(seed uint64) *graph {
	const rungs = 14
	rng := rand.New(rand.NewPCG(seed, 9))
	g := &graph{moves: map[string]string{}, values: map[string]float64{}, ends: map[string]rules.Player{}}
	name := func(rung, side int) string { return string("Aa"[rung%2]) + strconv.Itoa(rung) + "abc"[side:side+1] }
	for rung := range rungs {
		for side := range 3 {
			here := name(rung, side)
			g.values[here] = float64(rng.IntN(7) - 3)
			if rung > 1 && rng.IntN(6) == 0 || rung+3 >= rungs {
				g.ends[here] = [...]rules.Player{rules.First, rules.Second}[rng.IntN(2)]
			}
			for range 2 + rng.IntN(2) {
				g.moves[here] += " " + name(rung+1+2*rng.IntN(2), rng.IntN(3))
			}
		}
	}
	return g
}

// Where the game cannot come back, a search with a table finds what minimax finds, whatever the depths at which its
// positions come; and deepening ends with the first depth at which a win is found.
func TestTablesAtSeveralDepths(t *testing.T) {
	const depth = 8
	hits, early := 0, 0
	for seed := range uint64(200) {
		g := ladder(seed)
		last := depth
		for d := depth; d > 0; d-- {
			_, want := g.search(t, "A0a", lab.Minimax, d)
			for _, a := range []lab.Algorithm{lab.AlphaBeta, lab.Tabled} {
				tree, got := g.search(t, "A0a", a, d)
				if hits += tree.Counts(tree.Steps()).Hits; got != want {
					t.Errorf("seed %d, %s to depth %d: %v, want %v", seed, a, d, got, want)
				}
			}
			if math.Abs(want) >= 100-depth {
				last = d
			}
		}
		tree, got := g.search(t, "A0a", lab.Deepening, depth)
		_, want := g.search(t, "A0a", lab.Minimax, last)
		if done := tree.Window(lab.View{Step: -1}).Iteration; got != want || done != last {
			t.Errorf("seed %d: %v after depth %d, want %v after %d", seed, got, done, want, last)
		}
		if last < depth {
			early++
		}
	}
	if hits == 0 || early == 0 || early == 200 {
		t.Errorf("%d hits, %d ended early", hits, early)
	}
}
