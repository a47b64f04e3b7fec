package lab_test

import (
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"tablier/ai/lab"
	"tablier/rules"
)

// A fork is a position of a game whose tree is uniform: all positions of a depth have as many moves.
type fork struct {
	rules.Position // nothing: of what a search does not ask
	path           string
	turn           rules.Player
	value          float64 // for First, when both play well
	below          []*fork
}

func (f *fork) ToMove() rules.Player   { return f.turn }
func (f *fork) Outcome() rules.Outcome { return rules.Outcome{} }
func (f *fork) String() string         { return f.path }

func (f *fork) Moves() []rules.Move {
	moves := make([]rules.Move, len(f.below))
	for i := range moves {
		moves[i] = rules.Move(strconv.Itoa(i))
	}
	return moves
}

func (f *fork) Play(m rules.Move) (rules.Position, error) {
	i, err := strconv.Atoi(string(m))
	return f.below[i], err
}

// perfect returns a tree in which the best move always comes first.
func perfect(rng *rand.Rand, wide, depth int, turn rules.Player, path string) *fork {
	f := &fork{path: path, turn: turn, value: float64(rng.IntN(61) - 30)}
	if depth == 0 {
		return f
	}
	for i := range wide {
		f.below = append(f.below, perfect(rng, wide, depth-1, turn.Other(), path+strconv.Itoa(i)+" "))
	}
	sign := 1.0
	if turn == rules.First {
		sign = -1
	}
	slices.SortStableFunc(f.below, func(a, b *fork) int { return int(sign * (a.value - b.value)) })
	f.value = f.below[0].value
	return f
}

// On perfectly ordered trees alpha-beta looks at b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves (Slagle and Dixon 1969), minimax at b^d.
func TestPerfectOrder(t *testing.T) {
	subject := &lab.Subject{Evaluations: []lab.Evaluation{{
		Max: rules.First, Of: func(p rules.Position) float64 { return p.(*fork).value },
	}}}
	for wide := 1; wide <= 5; wide++ {
		for depth := 1; depth <= 6; depth++ {
			power := func(n int) int { return int(math.Pow(float64(wide), float64(n))) }
			rng := rand.New(rand.NewPCG(uint64(wide), uint64(depth)))
			for _, turn := range []rules.Player{rules.First, rules.Second} {
				root := perfect(rng, wide, depth, turn, "")
				for algorithm, leaves := range map[lab.Algorithm]int{
					lab.AlphaBeta: power((depth+1)/2) + power(depth/2) - 1, lab.Minimax: power(depth),
				} {
					tree, err := lab.Build(lab.Request{
						Root: root, Algorithm: algorithm, Depth: depth, Nodes: 200_000, Evaluation: subject.Evaluations[0],
					}, subject, forever)
					if err != nil {
						t.Fatal(err)
					}
					found := *tree.Window(lab.View{Step: -1}).Value
					if got := tree.Counts(tree.Steps()).Leaves; got != leaves || found != root.value {
						t.Errorf("%s, %d moves, depth %d: %d leaves, value %v; want %d, %v",
							algorithm, wide, depth, got, found, leaves, root.value)
					}
				}
			}
		}
	}
}

// mesh returns a position of a game in which many ways lead to one position: a sum of numbers is all that counts of the
// moves. Its leaves are often alike.
func mesh(known map[string]*fork, rng *rand.Rand, wide, depth, sum int, turn rules.Player) *fork {
	name := strconv.Itoa(depth) + " " + strconv.Itoa(sum)
	if known[name] != nil {
		return known[name]
	}
	f := &fork{path: name, turn: turn, value: float64(rng.IntN(5) - 2)}
	known[name] = f
	for i := range wide {
		if depth == 0 {
			break
		}
		below := mesh(known, rng, wide, depth-1, sum+i, turn.Other())
		if f.below = append(f.below, below); i == 0 || (turn == rules.First) == (below.value > f.value) {
			f.value = below.value
		}
	}
	return f
}

// All that a search with a window says is so, with a table or without, at the last step: the value of the root, and the
// value or bound of every position. A table spares positions.
func TestWindowsAndTablesTellTheTruth(t *testing.T) {
	evaluation := lab.Evaluation{Max: rules.First, Of: func(p rules.Position) float64 { return p.(*fork).value }}
	subject := &lab.Subject{Evaluations: []lab.Evaluation{evaluation}}
	nodes := map[lab.Algorithm]lab.Counts{}
	for seed := range uint64(60) {
		depth := 2 + int(seed%4)
		root := mesh(map[string]*fork{}, rand.New(rand.NewPCG(seed, 3)), 2+int(seed%3), depth, 0, rules.First)
		for _, algorithm := range []lab.Algorithm{lab.AlphaBeta, lab.Tabled, lab.Deepening} {
			tree, err := lab.Build(lab.Request{
				Root: root, Algorithm: algorithm, Depth: depth, Nodes: 200_000, Evaluation: evaluation,
			}, subject, forever)
			if err != nil {
				t.Fatal(err)
			}
			w := tree.Window(lab.View{Step: -1, Levels: depth, MaxNodes: 1 << 20})
			if *w.Value != root.value {
				t.Errorf("seed %d, %s: %v, want %v", seed, algorithm, *w.Value, root.value)
			}
			checkTruth(t, w.Root)
			c, sum := tree.Counts(tree.Steps()), nodes[algorithm]
			nodes[algorithm] = lab.Counts{Nodes: sum.Nodes + c.Nodes, Hits: sum.Hits + c.Hits}
		}
	}
	plain, tabled := nodes[lab.AlphaBeta], nodes[lab.Tabled]
	if plain.Hits > 0 || tabled.Hits == 0 || tabled.Nodes >= plain.Nodes || nodes[lab.Deepening].Hits == 0 {
		t.Errorf("%+v", nodes)
	}
}

// checkTruth compares what a search says of a position and of those below it with their values.
func checkTruth(t *testing.T, n *lab.Node) {
	t.Helper()
	if n.State != lab.Done && n.State != lab.Found {
		return
	}
	got, want := *n.Value, n.Position().(*fork).value
	if n.Bound == lab.Exact && got != want || n.Bound == lab.AtLeast && got > want || n.Bound == lab.AtMost && got < want {
		t.Errorf("%s: %v, bound %d, want %v", n.Position(), got, n.Bound, want)
	}
	for _, c := range n.Children {
		checkTruth(t, c)
	}
}

// Deepening searches the root to each depth in turn, and from the second on tries the best move of the search before
// first, at the root and below.
func TestDeepening(t *testing.T) {
	evaluation := lab.Evaluation{Max: rules.First, Of: func(p rules.Position) float64 { return p.(*fork).value }}
	subject := &lab.Subject{Evaluations: []lab.Evaluation{evaluation}}
	root := perfect(rand.New(rand.NewPCG(5, 5)), 3, 4, rules.First, "")
	slices.Reverse(root.below) // the best move is listed last
	for _, reply := range root.below {
		slices.Reverse(reply.below)
	}
	tree, err := lab.Build(lab.Request{
		Root: root, Algorithm: lab.Deepening, Depth: 4, Nodes: 10_000, Evaluation: evaluation,
	}, subject, forever)
	if err != nil {
		t.Fatal(err)
	}
	var depths []int
	firsts := map[int]string{} // by depth: the first move that is tried, and the first reply
	for step := 1; step <= tree.Steps(); step++ {
		w := tree.Window(lab.View{Step: step, Levels: 1, MaxNodes: 10})
		tried := firsts[w.Iteration]
		switch {
		case w.Event == lab.Iterate:
			depths = append(depths, w.Iteration)
		case len(w.Where) == 1 && tried == "" || len(w.Where) == 2 && len(tried) == 1:
			firsts[w.Iteration] += string(w.Where[len(w.Where)-1])
		}
	}
	want := map[int]string{1: "0", 2: "20", 3: "22", 4: "22"}
	if !slices.Equal(depths, []int{1, 2, 3, 4}) || !maps.Equal(firsts, want) {
		t.Errorf("depths %v, first moves %v", depths, firsts)
	}
}
