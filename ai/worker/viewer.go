package main

import (
	"tablier/ai/lab"
	"tablier/ai/protocol"
)

// A viewer turns a window of a tree into an answer.
type viewer struct {
	algorithm lab.Algorithm
	judge     *judge // nil where the truth was not requested, or something is hidden
}

func (v viewer) tree(w *lab.Window) *protocol.Tree {
	t := &protocol.Tree{
		Step: w.Step, Event: string(w.Event), Where: texts(w.Where), Iteration: w.Iteration, Best: string(w.Best),
		Value: v.seen(w.Value, w.Root.Kind), Root: v.node(w.Root),
	}
	if len(w.Stack) > 0 {
		t.Value = v.seen(w.Value, w.Stack[0].Kind)
	}
	for _, f := range w.Stack {
		frame := protocol.TreeFrame{Move: string(f.Move), Kind: kinds[f.Kind], Depth: f.Depth, Value: v.seen(f.Value, f.Kind)}
		frame.Alpha, frame.Beta = f.Low, f.High
		t.Stack = append(t.Stack, frame)
	}
	if v.judge != nil && !v.judge.some {
		noneMissing(&t.Root)
	}
	return t
}

// noneMissing says of no node that files would tell its truth: where they have told none at all, there are no files.
func noneMissing(n *protocol.TreeNode) {
	n.Missing = false
	for i := range n.Children {
		noneMissing(&n.Children[i])
	}
}

var kinds = [...]string{
	lab.Max: protocol.NodeMax, lab.Min: protocol.NodeMin, lab.Chance: protocol.NodeChance,
	lab.Horizon: protocol.NodeLeaf, lab.End: protocol.NodeEnd,
}

var bounds = [...]string{lab.Exact: "", lab.AtLeast: "atleast", lab.AtMost: "atmost"}

func (v viewer) node(n *lab.Node) protocol.TreeNode {
	out := protocol.TreeNode{
		Move: string(n.Move), Kind: kinds[n.Kind], State: string(n.State), Bound: bounds[n.Bound],
		Visits: n.Visits, Weight: n.Weight, More: n.More,
	}
	mover := n.Kind
	if n.Kind == lab.Horizon || n.Kind == lab.End {
		mover = n.Side()
	}
	out.Value, out.Mean = v.seen(n.Value, mover), v.seen(n.Mean, mover)
	out.Alpha, out.Beta = n.Low, n.High
	out.CutAlpha, out.CutBeta = n.CutLow, n.CutHigh
	if v.judge != nil && told(n) {
		out.Truth, out.Missing = v.judge.of(n)
	}
	for _, c := range n.Children {
		out.Children = append(out.Children, v.node(c))
	}
	return out
}

// seen turns a value into the algorithm's view: negamax has each in that of the side to move.
func (v viewer) seen(value *float64, mover lab.Kind) *float64 {
	if v.algorithm != lab.Negamax || value == nil || mover != lab.Min {
		return value
	}
	turned := -*value + 0
	return &turned
}

// told says whether the truth is told of a node: of one that the search has seen, and that is not the end.
func told(n *lab.Node) bool { return n.State != lab.New && n.State != lab.Passed && n.Kind != lab.End }
