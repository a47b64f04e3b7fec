package lab_test

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"tablier/ai/lab"
	"tablier/rules"
)

const trap = "ooro.rr.. o o0r0" // Tapatan: Orange to move, lost in 8

func trapTree(t *testing.T, a lab.Algorithm) *lab.Tree {
	return build(t, "tapatan", lab.Request{Root: position(t, "tapatan", "tapatan", trap), Algorithm: a, Depth: 3})
}

// A told is what the steps up to one have said of a position.
type told struct {
	state lab.State
	value float64
}

// What a window shows at each step is what the steps up to it have said, in their order, of every position.
func TestWindowsAgreeWithSteps(t *testing.T) {
	for _, a := range []lab.Algorithm{lab.Minimax, lab.AlphaBeta, lab.Tabled, lab.Deepening} {
		tree := trapTree(t, a)
		know := map[string]told{}
		final := map[string]told{}
		for step := range tree.Steps() + 1 {
			w := tree.Window(lab.View{Step: step, Levels: 3, MaxNodes: 500})
			here := flat(w.Root, "")
			if w.Event == lab.Iterate || w.Event == lab.Call && len(w.Where) == 0 {
				know = map[string]told{}
			}
			name := join(w.Where)
			switch w.Event {
			case lab.Call:
				know[name] = told{state: lab.Open}
			case lab.Settle, lab.Return:
				know[name] = told{lab.Done, here[name].value}
			case lab.Hit:
				know[name] = told{lab.Found, here[name].value}
			}
			for path, n := range here {
				want := know[path]
				if want.state == "" && (n.state == lab.New || n.state == lab.Passed) {
					continue
				}
				if n.state != want.state || n.state != lab.Open && n.value != want.value {
					t.Fatalf("%s, step %d (%s %s): %q is %+v, told %+v", a, step, w.Event, name, path, n, want)
				}
			}
			final = know
		}
		if len(final) < 20 {
			t.Errorf("%s: %d positions at the end", a, len(final))
		}
	}
}

func join(path []rules.Move) (s string) {
	for _, m := range path {
		s += " " + string(m)
	}
	return s
}

// flat lists the nodes of a window by their paths.
func flat(n *lab.Node, path string) map[string]told {
	one := told{state: n.State}
	if n.Value != nil {
		one.value = *n.Value
	}
	list := map[string]told{path: one}
	for _, c := range n.Children {
		for p, x := range flat(c, path+" "+string(c.Move)) {
			list[p] = x
		}
	}
	return list
}

// Before anything has happened a window tells nothing but the moves; it can be asked for at any node.
func TestWindowBeforeTheSearch(t *testing.T) {
	tree := trapTree(t, lab.AlphaBeta)
	w := tree.Window(lab.View{Step: 0, Levels: 1, MaxNodes: 10})
	if w.Event != "" || w.Value != nil || w.Best != "" || len(w.Root.Children) != 3 {
		t.Errorf("got %+v", w)
	}
	for _, c := range w.Root.Children {
		if c.State != lab.New || c.Value != nil {
			t.Errorf("%s is %s", c.Move, c.State)
		}
	}
	below := tree.Window(lab.View{Step: -1, At: []rules.Move{"a1-b2", "c2-c3"}, Levels: 1, MaxNodes: 10})
	if below == nil || below.Root.Move != "c2-c3" || len(below.Root.Children) != 5 {
		t.Fatalf("got %+v", below)
	}
	if tree.Window(lab.View{Step: -1, At: []rules.Move{"a1-a3"}}) != nil {
		t.Error("there is a window at a move that is not legal")
	}
}

// A window has no more nodes than it may, those on the way to the present one always among them, and says how many it
// leaves out.
func TestWindowHasRoom(t *testing.T) {
	tree := trapTree(t, lab.Minimax)
	for step := range tree.Steps() + 1 {
		const most = 6
		w := tree.Window(lab.View{Step: step, Levels: 3, MaxNodes: most})
		seen := flat(w.Root, "")
		if len(seen) > most+1+len(w.Where) {
			t.Errorf("step %d: %d nodes", step, len(seen))
		}
		if _, ok := seen[join(w.Where)]; !ok {
			t.Errorf("step %d: %v is not shown", step, w.Where)
		}
		left := 0
		for n := w.Root; n != nil; n = n.Children[0] {
			left += n.More
			if len(n.Children) == 0 {
				break
			}
		}
		if left == 0 {
			t.Errorf("step %d leaves nothing out", step)
		}
	}
}

// Page by page each child comes once and in its order, wherever the search is; the one on the way to the present
// position may stand last on a page before its turn.
func TestPagesOfChildren(t *testing.T) {
	tree := trapTree(t, lab.Minimax)
	for step := range tree.Steps() + 1 {
		var want, got []rules.Move
		for _, c := range tree.Window(lab.View{Step: step, Levels: 1, MaxNodes: 99}).Root.Children {
			want = append(want, c.Move)
		}
		for len(got) < len(want) {
			w := tree.Window(lab.View{Step: step, Levels: 1, From: len(got), MaxNodes: 2})
			page := w.Root.Children
			if len(page) == 0 || w.Root.More+len(page) != len(want) {
				t.Fatalf("step %d from %d: %d of %d", step, len(got), len(page), w.Root.More)
			}
			for i, c := range page {
				if c.Move == want[len(got)] {
					got = append(got, c.Move)
				} else if i < len(page)-1 || slices.Contains(got, c.Move) || c.Move != w.Where[0] {
					t.Fatalf("step %d: %s stands after %v", step, c.Move, got)
				}
			}
		}
	}
}

// Cuts say why, and what is cut is not shown as seen.
func TestCutsSayWhy(t *testing.T) {
	tree := trapTree(t, lab.AlphaBeta)
	w := tree.Window(lab.View{Step: -1, Levels: 3, MaxNodes: 500})
	cuts, passed := 0, 0
	var look func(n *lab.Node)
	look = func(n *lab.Node) {
		if n.CutLow != nil {
			cuts++
			if *n.CutLow < *n.CutHigh || n.Bound == lab.Exact {
				t.Errorf("%s is cut at %v, %v, bound %d", n.Move, *n.CutLow, *n.CutHigh, n.Bound)
			}
		}
		if n.State == lab.Passed {
			passed++
		}
		for _, c := range n.Children {
			look(c)
		}
	}
	look(w.Root)
	if want := tree.Counts(tree.Steps()).Cuts; cuts != want || passed == 0 {
		t.Errorf("%d cuts, counted %d; %d positions cut", cuts, want, passed)
	}
}

// What a search with cuts knows of a position is so: a value is that of minimax, a bound is one of it; and where all
// moves of a position are known by their values, so is that of the position.
func TestBoundsAreTrue(t *testing.T) {
	open := 0
	for _, p := range append(sample(t, "tapatan", 40, 4), position(t, "tapatan", "tapatan", trap)) {
		tree := build(t, "tapatan", lab.Request{Root: p, Algorithm: lab.AlphaBeta, Depth: 3})
		all := build(t, "tapatan", lab.Request{Root: p, Algorithm: lab.Minimax, Depth: 3})
		view := lab.View{Step: -1, Levels: 3, MaxNodes: 1 << 20}
		var look func(n, whole *lab.Node)
		look = func(n, whole *lab.Node) {
			if n.State != lab.Done {
				return
			}
			got, want := *n.Value, *whole.Value
			if n.Bound == lab.Exact && got != want || n.Bound == lab.AtLeast && got > want ||
				n.Bound == lab.AtMost && got < want {
				t.Errorf("%s, %s: %v, bound %d, by minimax %v", p, n.Move, got, n.Bound, want)
			}
			exact := len(n.Children) > 0
			for i, c := range n.Children {
				look(c, whole.Children[i])
				exact = exact && c.State == lab.Done && c.Bound == lab.Exact
			}
			if exact && n.Bound != lab.Exact {
				open++
			}
		}
		look(tree.Window(view).Root, all.Window(view).Root)
	}
	if open > 0 {
		t.Errorf("%d positions have a bound alone where all moves are known", open)
	}
}

// A tree is the same each time it is made.
func TestTreesAreMadeAgain(t *testing.T) {
	for _, a := range lab.Algorithms() {
		r := lab.Request{Root: position(t, "tapatan", "tapatan", trap), Algorithm: a, Depth: 3, Nodes: 400, Seed: 7}
		one, other := build(t, "tapatan", r), build(t, "tapatan", r)
		v := lab.View{Step: one.Steps() / 2, Levels: 3, MaxNodes: 500}
		if !reflect.DeepEqual(flat(one.Window(v).Root, ""), flat(other.Window(v).Root, "")) || one.Best != other.Best {
			t.Errorf("%s differs", a)
		}
	}
}

// What a person changes counts: the value of a leaf, and the order of the moves.
func TestChanges(t *testing.T) {
	r := lab.Request{Root: position(t, "tapatan", "tapatan", trap), Algorithm: lab.Minimax, Depth: 1}
	r.Leaves = []lab.Leaf{{Path: []rules.Move{"b1-b2"}, Value: 9}}
	r.Orders = []lab.Arrangement{{Moves: []rules.Move{"b1-b2"}}}
	w := build(t, "tapatan", r).Window(lab.View{Step: -1, Levels: 1, MaxNodes: 10})
	first := w.Root.Children[0]
	if first.Move != "b1-b2" || *first.Value != 9 || *w.Value != 9 || w.Best != "b1-b2" {
		t.Errorf("first %s, value %v, best %s", first.Move, *w.Value, w.Best)
	}
}

// The counters at a step are those of the steps, and the root's wave is the last that says something of it.
func TestBackwardWaves(t *testing.T) {
	tree := trapTree(t, lab.Backward)
	for step := range tree.Steps() + 1 {
		w := tree.Window(lab.View{Step: step, Levels: 1, MaxNodes: 50})
		known := w.Value != nil
		if want := w.Iteration >= 8; known != want { // lost in 8
			t.Errorf("wave %d: known %v", w.Iteration, known)
		}
		if want := []int{0, 416, 2276, 2644}; step < len(want) && tree.Counts(step) != (lab.Counts{Nodes: want[step]}) {
			t.Errorf("step %d: %+v, want %d positions", step, tree.Counts(step), want[step])
		}
	}
}

// What does not fit is refused: alpha-beta where chance acts, backwards where nothing is solved, a tree too large, a
// game that is over.
func TestRefusals(t *testing.T) {
	subjects := subjects()
	hyle := position(t, "hyle", "3", "3/3/3 ?")
	start := position(t, "tapatan", "tapatan", trap)
	for _, c := range []struct {
		game string
		r    lab.Request
		want error
	}{
		{"hyle", lab.Request{Root: hyle, Algorithm: lab.AlphaBeta, Depth: 2, Nodes: 100}, lab.ErrUnfit},
		{"hyle", lab.Request{Root: hyle, Algorithm: lab.Backward, Depth: 2, Nodes: 100}, lab.ErrUnfit},
		{"tapatan", lab.Request{Root: start, Algorithm: "guess", Depth: 2, Nodes: 100}, lab.ErrUnfit},
		{"tapatan", lab.Request{
			Root: position(t, "tapatan", "tapatan", "ooor.r.r. r o0r0"), Algorithm: lab.Minimax, Depth: 2, Nodes: 100,
		}, lab.ErrOver},
	} {
		c.r.Evaluation = subjects[c.game].Evaluations[0]
		if _, err := lab.Build(c.r, subjects[c.game], forever); !errors.Is(err, c.want) {
			t.Errorf("%s of %s: %v, want %v", c.r.Algorithm, c.game, err, c.want)
		}
	}
	r := lab.Request{Root: start, Algorithm: lab.Minimax, Depth: 6, Nodes: 100}
	r.Evaluation = subjects["tapatan"].Evaluations[0]
	var size *lab.SizeError
	if _, err := lab.Build(r, subjects["tapatan"], forever); !errors.As(err, &size) || size.Most != 100 {
		t.Errorf("a large tree: %v", err)
	}
	if _, err := lab.Build(r, subjects["tapatan"], func() bool { return false }); !errors.Is(err, lab.ErrStopped) {
		t.Errorf("a stopped search: %v", err)
	}
	if !slices.Contains(lab.Algorithms(), lab.Negamax) {
		t.Error("negamax is not offered")
	}
}
