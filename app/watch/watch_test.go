package watch_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/watch"
)

// An address says all of a search, and reads back.
func TestAddress(t *testing.T) {
	want := watch.Settings{
		Game: "tapatan", Variant: "tapatan", Position: "ooro.rr.. o o0r0", Algorithm: protocol.AlphaBeta, Depth: 3,
		Evaluation: "threats", Order: "worst",
		Leaves: []protocol.TreeLeaf{{Path: []string{"a1-b2", "c2-c3"}, Value: -7}},
		Orders: []protocol.TreeOrder{{Path: []string{"a1-b2"}, Moves: []string{"a3-b3", "c2-c3"}}},
	}
	got, err := watch.Read(want.Address(38))
	if err != nil || got.Step != 38 || !reflect.DeepEqual(got.Settings, want) {
		t.Errorf("got %+v, %v", got, err)
	}
	if got, err := watch.Read("q=bound"); err != nil || got.Question != "bound" || got.Step != -1 {
		t.Errorf("got %+v, %v", got, err)
	}
}

// What is wrong with an address is named; the rest is read.
func TestBadAddress(t *testing.T) {
	for fragment, name := range map[string]string{
		"g=tapatan&d=0": "d", "g=tapatan&d=x": "d", "g=tapatan&s=-1": "s", "g=tapatan&l=a1": "l", "g=tapatan&l=a1=999": "l",
		"g=tapatan&f=a1": "f", "g=tapatan&p=%zz": "#",
	} {
		got, err := watch.Read(fragment)
		var bad *watch.ParamError
		if !errors.As(err, &bad) || bad.Name != name || got.Game != "tapatan" {
			t.Errorf("%s: %+v, %v", fragment, got, err)
		}
	}
}

func FuzzAddress(f *testing.F) {
	f.Add("g=tapatan&v=tapatan&p=ooro.rr..+o+o0r0&a=alphabeta&d=3&e=threats&o=best&l=a1+b2%3D3&f=%3Da1&s=7")
	f.Add("q=plies&d=99&l==&f==")
	f.Fuzz(func(t *testing.T, fragment string) {
		one, _ := watch.Read(fragment)
		two, err := watch.Read(one.Address(one.Step))
		same := two.Game == one.Game && two.Position == one.Position && two.Depth == one.Depth && two.Step == one.Step
		if err != nil || !same {
			t.Errorf("%q: %+v reads back as %+v, %v", fragment, one, two, err)
		}
	})
}

// Every event that an algorithm has runs a line of its program, and that line is there.
func TestLinesAreThere(t *testing.T) {
	for algorithm, events := range map[string][]string{
		protocol.Minimax: {"call", "leaf", "return"}, protocol.Negamax: {"call", "leaf", "return"},
		protocol.AlphaBeta: {"call", "leaf", "cut", "return"}, protocol.Tabled: {"call", "hit", "leaf", "cut", "return"},
		protocol.Deepening:  {"iterate", "call", "hit", "leaf", "cut", "return"},
		protocol.Expectimax: {"call", "leaf", "return"},
		protocol.MonteCarlo: {"call", "select", "expand", "playout", "update", "return"}, protocol.Backward: {"wave"},
	} {
		for _, english := range []bool{false, true} {
			lines := watch.Program(algorithm, english)
			for _, event := range events {
				for _, kind := range []string{protocol.NodeMax, protocol.NodeMin} {
					n := watch.Line(algorithm, event, kind)
					if n < 1 || n > len(lines) || strings.TrimSpace(lines[n-1]) == "" {
						t.Errorf("%s: %s of %s runs line %d of %d", algorithm, event, kind, n, len(lines))
					}
				}
			}
		}
	}
	cut := watch.Program(protocol.AlphaBeta, false)
	for _, kind := range []string{protocol.NodeMax, protocol.NodeMin} {
		if line := cut[watch.Line(protocol.AlphaBeta, "cut", kind)-1]; !strings.Contains(line, "break") {
			t.Errorf("a cut of %s runs %q", kind, line)
		}
	}
}

func number(v float64) *float64 { return &v }

// Before a value comes back, the values that its moves have shown are the choices.
func TestPredictValue(t *testing.T) {
	now := &protocol.Tree{Step: 9, Event: "return", Where: []string{"b", "d"}, Root: protocol.TreeNode{
		Kind: protocol.NodeMax, Children: []protocol.TreeNode{{Move: "b", Kind: protocol.NodeMin, State: protocol.NodeOpen,
			Children: []protocol.TreeNode{
				{Move: "c", Value: number(1)}, {Move: "d", Value: number(-1)}, {Move: "e", Value: number(1)},
			}}},
	}}
	next := &protocol.Tree{Step: 10, Event: "return", Where: []string{"b"}, Root: protocol.TreeNode{
		Children: []protocol.TreeNode{{Move: "b", Value: number(-1), State: protocol.NodeDone}},
	}}
	p := watch.Predict(protocol.AlphaBeta, now, next, -1)
	if p == nil || p.Kind != watch.ValueComes || !reflect.DeepEqual(p.Values, []float64{-1, 1}) || p.Right != 0 {
		t.Errorf("got %+v", p)
	}
	if p := watch.Predict(protocol.AlphaBeta, now, next, 7); p != nil {
		t.Errorf("asked three steps after the last question: %+v", p)
	}
}

// Negamax has values in the view of the side to move: those that come back from the moves are turned.
func TestPredictNegamax(t *testing.T) {
	now := &protocol.Tree{Step: 9, Event: "return", Where: []string{"b", "d"}, Root: protocol.TreeNode{
		Kind: protocol.NodeMax, Children: []protocol.TreeNode{{Move: "b", Kind: protocol.NodeMin, State: protocol.NodeOpen,
			Children: []protocol.TreeNode{
				{Move: "c", Kind: protocol.NodeMax, Value: number(2)}, {Move: "d", Kind: protocol.NodeLeaf, Value: number(0)},
			}}},
	}}
	next := &protocol.Tree{Step: 10, Event: "return", Where: []string{"b"}, Root: protocol.TreeNode{
		Children: []protocol.TreeNode{{Move: "b", Value: number(0), State: protocol.NodeDone}},
	}}
	p := watch.Predict(protocol.Negamax, now, next, -1)
	if p == nil || !reflect.DeepEqual(p.Values, []float64{-2, 0}) || p.Right != 1 {
		t.Errorf("got %+v", p)
	}
}

// Whether the rest is cut is asked where it is, and the answer is yes.
func TestPredictCut(t *testing.T) {
	now := &protocol.Tree{Step: 5, Event: "leaf", Where: []string{"b", "c"}, Root: protocol.TreeNode{
		Children: []protocol.TreeNode{{Move: "b", Kind: protocol.NodeMin, Alpha: number(0), Beta: number(0)}},
	}}
	next := &protocol.Tree{Step: 6, Event: "cut", Where: []string{"b"}}
	if p := watch.Predict(protocol.AlphaBeta, now, next, -1); p == nil || p.Kind != watch.CutComes || p.Right != 0 {
		t.Errorf("got %+v", p)
	}
	next = &protocol.Tree{Step: 6, Event: "leaf", Where: []string{"b", "d"}}
	if p := watch.Predict(protocol.AlphaBeta, now, next, -1); p == nil || p.Right != 1 {
		t.Errorf("got %+v where the search goes on", p)
	}
}

// The line that a call waits in calls the program again.
func TestCallersCall(t *testing.T) {
	for _, algorithm := range []string{
		protocol.Minimax, protocol.Negamax, protocol.AlphaBeta, protocol.Tabled, protocol.Deepening, protocol.Expectimax,
	} {
		lines := watch.Program(algorithm, false)
		for _, kind := range []string{protocol.NodeMax, protocol.NodeMin, protocol.NodeChance} {
			n := watch.Caller(algorithm, kind)
			if n == 0 && kind == protocol.NodeChance {
				continue
			}
			if n < 1 || n > len(lines) || !strings.Contains(lines[n-1], watch.Call(algorithm)+"(p.jouer(c), n-1") {
				t.Errorf("%s in a %s waits in line %d", algorithm, kind, n)
			}
		}
	}
}

// Where chance acts, the smallest and the largest value stand beside the mean.
func TestPredictMean(t *testing.T) {
	now := &protocol.Tree{Step: 9, Event: "leaf", Where: []string{"b", "d"}, Root: protocol.TreeNode{
		Children: []protocol.TreeNode{{Move: "b", Kind: protocol.NodeChance, State: protocol.NodeOpen,
			Children: []protocol.TreeNode{
				{Move: "c", Value: number(1)}, {Move: "d", Value: number(2)}, {Move: "e", Value: number(6)},
			}}},
	}}
	next := &protocol.Tree{Step: 10, Event: "return", Where: []string{"b"}, Root: protocol.TreeNode{
		Children: []protocol.TreeNode{{Move: "b", Value: number(3), State: protocol.NodeDone}},
	}}
	p := watch.Predict(protocol.Expectimax, now, next, -1)
	if p == nil || !reflect.DeepEqual(p.Values, []float64{1, 3, 6}) || p.Right != 1 {
		t.Errorf("got %+v", p)
	}
}

// Of Monte-Carlo it is asked what the search does next, of solving backwards what the next wave finds.
func TestPredictStep(t *testing.T) {
	next := &protocol.Tree{Step: 6, Event: "playout"}
	p := watch.Predict(protocol.MonteCarlo, &protocol.Tree{}, next, -1)
	if p == nil || p.Kind != watch.StepComes || p.Events[p.Right] != "playout" {
		t.Errorf("got %+v", p)
	}
	for wave, right := range map[int]int{3: 0, 4: 1} {
		next := &protocol.Tree{Step: wave + 1, Event: "wave", Iteration: wave}
		if p := watch.Predict(protocol.Backward, &protocol.Tree{}, next, -1); p == nil || p.Right != right {
			t.Errorf("wave %d: %+v", wave, p)
		}
	}
}
