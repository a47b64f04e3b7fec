package watch_test

import (
	"testing"

	"tablier/ai/protocol"
	"tablier/app/watch"
	"tablier/rules"
)

// Of moves that lose, the one that loses latest is better than the chosen one; any win is better than those.
func TestBetter(t *testing.T) {
	lost := func(plies int) *protocol.TreeTruth { return &protocol.TreeTruth{Winner: "second", Plies: plies} }
	root := &protocol.TreeNode{Kind: protocol.NodeMax, Children: []protocol.TreeNode{
		{Move: "a", Truth: lost(7)}, {Move: "b", Truth: lost(5)}, {Move: "c", Truth: lost(3)}, {Move: "d"},
	}}
	better := func() string {
		if c := watch.Better(root, &root.Children[1], rules.First, rules.First); c != nil {
			return c.Move
		}
		return ""
	}
	if got := better(); got != "a" {
		t.Errorf("better is %q, want a", got)
	}
	root.Children[2].Truth = &protocol.TreeTruth{Winner: "first", Plies: 9}
	if got := better(); got != "c" {
		t.Errorf("better is %q, want c", got)
	}
	root.Children[1].Truth = &protocol.TreeTruth{Winner: "first", Plies: 1}
	if got := better(); got != "" {
		t.Errorf("better is %q, want none", got)
	}
}

// An end of which nobody knows how far it is counts as farther than any other.
func TestBetterWithUnknownLengths(t *testing.T) {
	for winner, order := range map[string][]int{"first": {3, 9, 0}, "second": {0, 9, 3}} {
		for i, plies := range order {
			root := &protocol.TreeNode{Kind: protocol.NodeMax}
			for _, p := range order[i:] {
				root.Children = append(root.Children, protocol.TreeNode{Truth: &protocol.TreeTruth{Winner: winner, Plies: p}})
			}
			for k := range root.Children {
				got := watch.Better(root, &root.Children[k], rules.First, rules.First)
				if best := k == 0; best != (got == nil) || !best && got != &root.Children[0] {
					t.Errorf("%s wins in %v: better than %d is %+v, want %d", winner, order[i:], order[i+k], got, plies)
				}
			}
		}
	}
}

// Who wants few points is better off with fewer.
func TestBetterByPoints(t *testing.T) {
	points := func(p float64) *protocol.TreeTruth { return &protocol.TreeTruth{Points: &p} }
	root := &protocol.TreeNode{Children: []protocol.TreeNode{
		{Move: "a", Truth: points(7)}, {Move: "b", Truth: points(5)}, {Move: "c", Truth: points(3)},
	}}
	for mover, want := range map[rules.Player]string{rules.First: "c", rules.Second: "a"} {
		if got := watch.Better(root, &root.Children[1], mover, rules.Second); got == nil || got.Move != want {
			t.Errorf("better for %s is %+v, want %s", mover, got, want)
		}
	}
}
