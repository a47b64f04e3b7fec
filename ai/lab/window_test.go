package lab_test

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"tablier/ai/lab"
	"tablier/ai/protocol"
	"tablier/rules"
)

const trap = "ooro.rr.. o o0r0" // Tapatan: lost in 8, but the obvious moves lose sooner

// Le Stratège: both hidden pawns of Green may be the 2 or the 6 that are left.
const ending = "(11)/(11)/(11)/(11)/(11)/w5g?(7)g?w3/(11)/(11)/(11)/(11) w 0 1112223344455666 1112233344455566"

// A position looked at by hand: what alpha-beta has done when it returns from the second move, and what minimax would.
func TestMomentByHand(t *testing.T) {
	family := of(t, "tapatan")
	q := lab.Query{Lesson: family.lesson, Root: family.parse(t, "tapatan", trap), Algorithm: lab.AlphaBeta, Depth: 3}
	tree := grow(t, q)
	q.Algorithm = lab.Minimax
	w, err := tree.Window(protocol.TreeQuery{Step: 32, Levels: 3}, grow(t, q), nil)
	if err != nil {
		t.Fatal(err)
	}
	if w.Event != "return" || !reflect.DeepEqual(w.Where, []string{"b1-b2"}) ||
		w.Counts != (protocol.Counts{Nodes: 23, Leaves: 15, Cuts: 2}) ||
		*w.Beside != (protocol.Counts{Nodes: 31, Leaves: 23}) || w.Steps != 42 {
		t.Errorf("%s %v of %d, %+v beside %+v", w.Event, w.Where, w.Steps, w.Counts, *w.Beside)
	}
	values := map[string][]float64{
		"a1-b2 c2-c3": {-1, -1, -3, -1, -1}, "a1-b2 a3-b3": {1}, "b1-b2 c1-b1": {0, 0, 1},
		"b1-b2 c2-c3": {0, -3, -1, -2}, "b1-b2 a3-b3": {-1, 1},
	}
	for _, a := range w.Root.Children {
		for _, b := range a.Children {
			var got []float64
			for _, leaf := range b.Children {
				if leaf.Value != nil {
					got = append(got, *leaf.Value)
				}
			}
			if path := a.Move + " " + b.Move; !reflect.DeepEqual(got, values[path]) {
				t.Errorf("%s: leaves %v, want %v", path, got, values[path])
			}
		}
	}
	root, second := w.Root, w.Root.Children[1]
	if *root.Alpha != -1 || root.Beta != nil || *second.Value != 0 || second.State != protocol.StateDone {
		t.Errorf("root %+v, second %+v", root, second)
	}
	cut := second.Children[2]
	if cut.Bound != protocol.BoundAtLeast || *cut.CutAlpha != 1 || *cut.CutBeta != 0 || len(cut.Children) != 5 ||
		cut.Children[4].State != protocol.StateCut {
		t.Errorf("cut %+v", cut)
	}
	if third := root.Children[2]; third.State != protocol.StateNew || third.Children[0].State != protocol.StateNew {
		t.Errorf("third %+v", third)
	}
}

// A window of a large tree is small, whatever it shows.
func TestWindowsAreSmall(t *testing.T) {
	family := of(t, "tapatan")
	q := lab.Query{
		Lesson: family.lesson, Root: family.parse(t, "tapatan", "....o.... r o2r3"), Algorithm: lab.Minimax, Depth: 7,
	}
	tree := grow(t, q)
	if tree.Nodes() < 100_000 {
		t.Fatalf("%d nodes", tree.Nodes())
	}
	for _, w := range []protocol.TreeQuery{
		{Step: protocol.LastStep, Levels: 6}, {Step: 40_000, Levels: 100},
		{Step: protocol.LastStep, Levels: 3, At: []string{"a1", "b1"}}, {Step: 1, Levels: 9}, {Step: 0, Levels: 9},
	} {
		got := look(t, tree, w)
		if n := len(protocol.Encode(nil, "1", protocol.Grown{Tree: got})); n > protocol.MaxWindow {
			t.Errorf("%+v: %d bytes", w, n)
		}
		if len(got.Root.Children)+got.Root.More == 0 {
			t.Errorf("%+v: nothing below the top", w)
		}
	}
}

// A wide node is shown from one of its children on.
func TestFrom(t *testing.T) {
	entropy := of(t, "entropy")
	p, err := entropy.spec.New(rules.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	tree := grow(t, lab.Query{Lesson: entropy.lesson, Root: p, Algorithm: lab.Minimax, Depth: 1})
	all := look(t, tree, protocol.TreeQuery{Levels: 1}).Root.Children
	part := look(t, tree, protocol.TreeQuery{Levels: 1, From: 5}).Root
	if part.More != 5 || len(part.Children) != len(all)-5 || part.Children[0].Move != all[5].Move {
		t.Errorf("%d of %d children, %d more, from %s on", len(part.Children), len(all), part.More, part.Children[0].Move)
	}
}

// A leaf takes the value that it is given, and a node the order; no other leaf changes.
func TestChanges(t *testing.T) {
	family := of(t, "tapatan")
	q := lab.Query{Lesson: family.lesson, Root: family.parse(t, "tapatan", trap), Depth: 3}
	q.Leaves = []lab.Leaf{{Path: []rules.Move{"a1-b2", "c2-c3", "b1-a1"}, Value: 7}}
	q.Reordered = []lab.Reordered{
		{Moves: []rules.Move{"a2-b2"}}, {Path: []rules.Move{"a1-b2"}, Moves: []rules.Move{"a3-b3"}},
	}
	for _, algorithm := range []string{lab.Minimax, lab.Negamax, lab.AlphaBeta, lab.Table} {
		q.Algorithm = algorithm
		root := look(t, grow(t, q), protocol.TreeQuery{Step: protocol.LastStep, Levels: 3}).Root
		if root.Children[0].Move != "a2-b2" || root.Children[1].Move != "a1-b2" ||
			root.Children[1].Children[0].Move != "a3-b3" {
			t.Errorf("%s: order %s, %s", algorithm, root.Children[0].Move, root.Children[1].Move)
		}
		if algorithm == lab.Minimax {
			if leaf := root.Children[1].Children[1].Children[0]; *leaf.Value != 7 {
				t.Errorf("%s: leaf %+v", algorithm, leaf)
			}
		}
	}
}

// A tree that is made again is the same, at every step.
func TestMadeAgain(t *testing.T) {
	family := of(t, "tapatan")
	root := family.parse(t, "tapatan", trap)
	for _, algorithm := range lab.Algorithms() {
		q := lab.Query{Lesson: family.lesson, Root: root, Algorithm: algorithm, Depth: 5, Nodes: 5000, Seed: 7}
		if algorithm == lab.MonteCarlo {
			q.Nodes = 300
		}
		a, b := grow(t, q), grow(t, q)
		if a.Steps() != b.Steps() {
			t.Errorf("%s: %d steps, then %d", algorithm, a.Steps(), b.Steps())
		}
		for step := 0; step <= a.Steps(); step += 1 + a.Steps()/50 {
			w := protocol.TreeQuery{Step: step, Levels: 2}
			if x, y := look(t, a, w), look(t, b, w); !reflect.DeepEqual(x, y) {
				t.Errorf("%s, step %d: %+v, then %+v", algorithm, step, x, y)
			}
		}
	}
}

// What is hidden is chance, with the weights that counting gives, and never what it is.
func TestHiddenStrengths(t *testing.T) {
	game := of(t, "stratege")
	q := lab.Query{Lesson: game.lesson, Root: game.parse(t, "", ending), Algorithm: lab.Expectimax, Depth: 2}
	w := look(t, grow(t, q), protocol.TreeQuery{Step: protocol.LastStep, Levels: 2})
	attacks := 0
	for _, n := range w.Root.Children {
		if n.Kind != protocol.KindChance {
			continue
		}
		attacks++
		sum, weights := 0.0, 0
		for _, c := range n.Children {
			sum += float64(c.Weight) * *c.Value
			weights += c.Weight
		}
		if mean := sum / float64(weights); len(n.Children) < 2 || mean-*n.Value > 1e-5 || *n.Value-mean > 1e-5 {
			t.Errorf("%s: %v, mean of %d outcomes %v", n.Move, *n.Value, len(n.Children), mean)
		}
	}
	if attacks == 0 {
		t.Errorf("no attack on a hidden pawn: %+v", w.Root)
	}
}

func TestErrors(t *testing.T) {
	family, hyle, stratege := of(t, "tapatan"), of(t, "hyle"), of(t, "stratege")
	good := lab.Query{
		Lesson: family.lesson, Root: family.parse(t, "tapatan", trap), Algorithm: lab.Minimax, Depth: 3, Nodes: 1000,
	}
	start, err := stratege.spec.New(rules.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		change func(q *lab.Query)
		want   string
	}{
		{
			func(q *lab.Query) { q.Algorithm = "x" },
			"algorithm: want minimax, negamax, alphabeta, table, deepening, expectimax, mcts or backward",
		},
		{func(q *lab.Query) { q.Lesson = hyle.lesson }, "algorithm: want expectimax or mcts"},
		{func(q *lab.Query) { q.Depth = 0 }, "depth: want a number of plies"},
		{func(q *lab.Query) { q.Order = "x" }, "order: want rules, best, worst or reverse"},
		{func(q *lab.Query) { q.Evaluation = "x" }, "evaluation: want threats, centre or mobility"},
		{func(q *lab.Query) { q.Nodes = 20 }, "the tree has more than 20 nodes"},
		{func(q *lab.Query) { q.Leaves = []lab.Leaf{{Value: 91}} }, "leaves[0]: want an integer from -90 to 90"},
		{
			func(q *lab.Query) { q.Leaves = []lab.Leaf{{Path: []rules.Move{"a1-b2", "a1-b2"}}} },
			`leaves[0]: move 2, "a1-b2", is not among those of its node`,
		},
		{
			func(q *lab.Query) { q.Reordered = []lab.Reordered{{Path: []rules.Move{"b2"}}} },
			`orders[0]: move 1, "b2", is not among those of its node`,
		},
		{
			func(q *lab.Query) { q.Lesson, q.Root, q.Algorithm = stratege.lesson, start, lab.Expectimax },
			"start: want a position nearer to the end",
		},
	}
	for _, test := range tests {
		q := good
		test.change(&q)
		if _, err := lab.Grow(context.Background(), q, nil); err == nil || err.Error() != test.want {
			t.Errorf("got %v, want %s", err, test.want)
		}
	}
	stopped, cancel := context.WithCancel(context.Background())
	cancel()
	for _, algorithm := range lab.Algorithms() {
		good.Algorithm = algorithm
		if _, err := lab.Grow(stopped, good, nil); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", algorithm, err)
		}
	}
}
