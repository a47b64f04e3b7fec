package workbench_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/app/write/workbench"
	"tablier/rules"
)

// memoised are the calls of a search that knows the last of its positions already.
const memoised = `{"id":2,"event":"done","move":"a1","observed":4,"nodes":[
	{"parent":-1,"function":"f","position":"o........ r o2r3","args":["2"],"value":"0","looks":9},
	{"parent":0,"function":"f","position":"or....... o o2r2","args":["1"],"value":"0","looks":0},
	{"parent":0,"function":"f","position":"o.r...... o o2r2","args":["0"],"value":"0","looks":0},
	{"parent":-1,"function":"f","position":"..o...... r o2r3","args":["2"],"value":"0","looks":3},
	{"parent":-1,"function":"f","position":".o....... r o2r3","args":["2"],"value":"0"}]}`

// The values of negamax are for who moves; those of minimax for nobody in particular. Values that the program knew from
// before are marked.
func TestCallsOfNegamax(t *testing.T) {
	for _, c := range []struct {
		program string
		signed  bool
		whom    rules.Player
	}{
		{"def f(p, n):\n    return max(-f(q, n - 1) for q in p)\n", true, rules.Second},
		{"def f(p, n):\n    return max(f(q, n - 1))\n", false, rules.Nobody},
	} {
		s := perform(t, "e=gagne")
		s.Edited(c.program)
		s.RecordCalls()
		s.Hear(strings.ReplaceAll(memoised, "\n", ""))
		calls := s.Run.Calls()
		if calls.Signed() != c.signed || calls.At(0).For != c.whom {
			t.Errorf("signed: %v, the first value is for %v", calls.Signed(), calls.At(0).For)
		}
		if calls.Known() != 1 || !calls.IsKnown(1) || !calls.KnownPaths()["a1 b1"] || len(calls.KnownPaths()) != 1 {
			t.Errorf("known are %v", calls.KnownPaths())
		}
		if !slices.Equal(calls.Below(-1), []int{0, 3, 4}) || !slices.Equal(calls.Below(0), []int{1, 2}) {
			t.Errorf("below are %v and %v", calls.Below(-1), calls.Below(0))
		}
	}
}

// twoCalls are the calls of minimax after two of the first moves, of so many, with a value of the second.
func twoCalls(value string, made int) string {
	return strings.ReplaceAll(`{"id":2,"event":"done","move":"a1","returned":"'a1'","observed":`+strconv.Itoa(made)+`,
		"nodes":[{"parent":-1,"function":"minimax","position":"o........ r o2r3","value":"0","exact":"d"},
		{"parent":0,"function":"minimax","position":"or....... o o2r2","value":"100"},
		{"parent":-1,"function":"minimax","position":"..o...... r o2r3","value":"`+value+`",
			"exact":"w","plies":9}]}`, "\n", "")
}

// Where the exercise says so the calls of an observed function are compared with those of the solution.
func TestCallsAreCompared(t *testing.T) {
	for _, c := range []struct {
		value      string
		made, want int // calls
		kind       workbench.ComparisonKind
	}{
		{"-100", 3, 3, workbench.SameCalls}, {"-100.0", 3, 3, workbench.SameCalls}, {"7", 3, 3, workbench.OtherValue},
		{"-100", 3, 585, workbench.SameSoFar}, {"-100", 585, 585, workbench.SameSoFar},
		{"7", 3, 585, workbench.OtherValue},
	} {
		s := perform(t, "e=minimax")
		s.RecordCalls()
		s.Hear(twoCalls(c.value, c.made))
		if got := s.Last().Sent[0].Program; got != s.exercise().Solution || len(s.Programs) != 2 {
			t.Fatalf("compared with %q", got)
		}
		s.Hear(twoCalls("-100", c.want))
		got := s.Run.Calls().Comparison()
		if got.Kind != c.kind || s.Run.Going() {
			t.Errorf("%+v: %+v", c, got)
		}
		if c.kind == workbench.OtherValue && (!slices.Equal(got.Path, []string{"c1"}) || got.Value != "7" ||
			got.Want != "-100") {
			t.Errorf("%+v: %+v", c, got)
		}
	}
	s := perform(t, "e=minimax")
	s.RecordCalls()
	s.Hear(strings.Replace(twoCalls("-100", 4), `"exact":"w","plies":9}`,
		`"exact":"w","plies":9},{"parent":-1,"function":"minimax","position":"......... o o3r3","value":"1"}`, 1))
	s.Hear(twoCalls("-100", 3))
	if c := s.Run.Calls().Comparison(); c.Kind != workbench.OtherCount || c.Made != 4 || c.Right != 3 {
		t.Errorf("with a call for the position itself: %+v", c)
	}
	s = perform(t, "e=gagne")
	s.RecordCalls()
	s.Hear(twoCalls("0", 3))
	if c := s.Run.Calls().Comparison(); len(s.Programs) != 1 || c.Kind != workbench.NotCompared {
		t.Error("compared where the exercise does not ask for that")
	}
}

// A call that only the solution makes is named; an error of the solution is no fault of the person's.
func TestCallThatIsMissing(t *testing.T) {
	const one = `{"id":2,"event":"done","move":"a1","observed":1,"nodes":[
		{"parent":-1,"function":"minimax","position":"o........ r o2r3","value":"0"}]}`
	s := perform(t, "e=minimax")
	s.RecordCalls()
	s.Hear(strings.ReplaceAll(one, "\n", ""))
	s.Hear(twoCalls("-100", 3))
	c := s.Run.Calls().Comparison()
	if c.Kind != workbench.NotCalled || !slices.Equal(c.Path, []string{"a1", "b1"}) || c.Want != "100" {
		t.Errorf("compared: %+v", c)
	}
	s.RecordCalls()
	s.Hear(twoCalls("-100", 3))
	s.Hear(`{"id":2,"event":"error","error":{"kind":"program"}}`)
	if s.Run.Fault() != nil || s.Run.Going() {
		t.Errorf("a fault of the solution: %+v", s.Run.Fault())
	}
}

// The calls are a tree of moves from the position on the board, each move once, with what is so in truth.
func TestTreeOfCalls(t *testing.T) {
	s := perform(t, "e=gagne")
	s.RecordCalls()
	s.Hear(twoCalls("7", 3))
	root := s.Run.Calls().Tree()
	if len(root.Children) != 2 || root.Children[0].Move != "a1" || len(root.Children[0].Children) != 1 ||
		root.Children[1].Truth.Plies != 9 || root.Children[1].Truth.Winner != rules.Second.String() ||
		*root.Children[0].Children[0].Value != 100 {
		t.Errorf("the tree is %+v", root)
	}
}
