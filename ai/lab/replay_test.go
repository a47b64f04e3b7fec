package lab_test

import (
	"math"
	"strings"
	"testing"

	"tablier/ai/lab"
	"tablier/ai/protocol"
)

// A replay goes through a search event after event, as its program does, which package lab never does.
type replay struct {
	leaves map[string]float64 // what is at the leaves, by path
	states map[string]string
	values map[string]float64
	open   []frame
	counts protocol.Counts
	given  *float64 // what was returned by the last event, and is taken with the next
}

type frame struct {
	path               string
	alpha, beta, value float64
	max                bool
}

// take gives what was returned to the call that waits for it.
func (r *replay) take() {
	if r.given == nil || len(r.open) == 0 {
		return
	}
	f := &r.open[len(r.open)-1]
	if f.max {
		f.value = max(f.value, *r.given)
		f.alpha = max(f.alpha, f.value)
	} else {
		f.value = min(f.value, *r.given)
		f.beta = min(f.beta, f.value)
	}
	r.given = nil
}

// step does what an event says.
func (r *replay) step(event string, where []string, first bool) {
	path := strings.Join(where, " ")
	r.take()
	switch event {
	case "call":
		f := frame{path: path, alpha: math.Inf(-1), beta: math.Inf(1), max: (len(where)%2 == 0) == first}
		if len(r.open) > 0 {
			f.alpha, f.beta = r.open[len(r.open)-1].alpha, r.open[len(r.open)-1].beta
		}
		f.value = math.Inf(1)
		if f.max {
			f.value = math.Inf(-1)
		}
		r.open, r.states[path] = append(r.open, f), protocol.StateOpen
		r.counts.Nodes++
	case "leaf":
		v := r.leaves[path]
		r.given, r.states[path], r.values[path] = &v, protocol.StateDone, v
		r.counts.Nodes++
		r.counts.Leaves++
	case "cut":
		r.counts.Cuts++
	case "return":
		f := r.open[len(r.open)-1]
		r.open = r.open[:len(r.open)-1]
		r.given, r.states[path], r.values[path] = &f.value, protocol.StateDone, f.value
	}
}

// collect notes the values of leaves.
func collect(n *protocol.TreeNode, path []string, leaves map[string]float64) {
	if len(n.Children) == 0 && n.Value != nil {
		leaves[strings.Join(path, " ")] = *n.Value
	}
	for i := range n.Children {
		collect(&n.Children[i], append(path[:len(path):len(path)], n.Children[i].Move), leaves)
	}
}

// What is computed of a step is what a replay of all events up to it comes to.
func TestStepsAreReplays(t *testing.T) {
	family := of(t, "tapatan")
	for _, start := range []string{"ooro.rr.. o o0r0", "o...r.o.. r o1r2"} {
		root := family.parse(t, "tapatan", start)
		for _, algorithm := range []string{lab.Minimax, lab.AlphaBeta} {
			tree := grow(t, lab.Query{Lesson: family.lesson, Root: root, Algorithm: algorithm, Depth: 3})
			r := replay{leaves: map[string]float64{}, states: map[string]string{}, values: map[string]float64{}}
			end := look(t, tree, protocol.TreeQuery{Step: protocol.LastStep, Levels: 3})
			collect(&end.Root, nil, r.leaves)
			for step := 1; step <= tree.Steps(); step++ {
				w := look(t, tree, protocol.TreeQuery{Step: step, Levels: 3})
				r.step(w.Event, w.Where, root.ToMove() == family.lesson.Max)
				if w.Counts != r.counts {
					t.Fatalf("%s %s, step %d: %+v, by replay %+v", algorithm, start, step, w.Counts, r.counts)
				}
				r.compare(t, step, algorithm == lab.AlphaBeta, &w.Root, nil)
				r.stack(t, step, w)
			}
			if r.values[""] != *end.Value {
				t.Errorf("%s %s: %v, by replay %v", algorithm, start, *end.Value, r.values[""])
			}
		}
	}
}

// compare holds a node and those below it against the replay.
func (r *replay) compare(t *testing.T, step int, windows bool, n *protocol.TreeNode, path []string) {
	key := strings.Join(path, " ")
	want := r.states[key]
	if want == "" && n.State == protocol.StateCut {
		want = protocol.StateCut
	} else if want == "" {
		want = protocol.StateNew
	}
	if n.State != want {
		t.Fatalf("step %d: %q is %s, by replay %s", step, key, n.State, want)
	}
	if n.State == protocol.StateDone && *n.Value != r.values[key] {
		t.Fatalf("step %d: %q is worth %v, by replay %v", step, key, *n.Value, r.values[key])
	}
	for _, f := range r.open {
		if f.path == key && windows && (number(n.Alpha, -1) != f.alpha || number(n.Beta, 1) != f.beta) {
			t.Fatalf("step %d: %q has %v and %v, by replay %+v", step, key, number(n.Alpha, -1), number(n.Beta, 1), f)
		}
	}
	for i := range n.Children {
		r.compare(t, step, windows, &n.Children[i], append(path[:len(path):len(path)], n.Children[i].Move))
	}
}

// stack holds the values of the calls that are open against the replay.
func (r *replay) stack(t *testing.T, step int, w protocol.Tree) {
	open := r.open
	for i, f := range w.Stack {
		if i < len(open) && f.Value != nil && *f.Value != open[i].value {
			t.Fatalf("step %d: call %d has %v, by replay %v", step, i, *f.Value, open[i].value)
		}
	}
	if n := len(w.Stack); n != len(open) && n != len(open)+1 {
		t.Fatalf("step %d: %d calls, by replay %d", step, n, len(open))
	}
}

// number is a value of the protocol; absent stands for infinite.
func number(n *float64, sign int) float64 {
	if n == nil {
		return math.Inf(sign)
	}
	return *n
}
