package protocol_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/rules"
)

// A request for a tree comes back with every field that it has.
func TestTreeRequestComesBack(t *testing.T) {
	want := protocol.Request{
		ID: "7", Op: protocol.OpTree, Depth: 3, Nodes: 5_000, Seed: 9,
		Record: rules.Record{Game: "tapatan", Start: "ooro.rr.. o o0r0"},
		Tree: protocol.TreeQuery{
			Algorithm: protocol.AlphaBeta, Evaluation: "threats", Order: "worst", Beside: protocol.Minimax,
			Leaves: []protocol.TreeLeaf{{Path: []string{"a1-b2", "c2-c3"}, Value: -3}},
			Orders: []protocol.TreeOrder{{Path: []string{"a1-b2"}, Moves: []string{"a3-b3"}}},
			At:     []string{"a1-b2"}, Levels: 2, From: 1, Step: 38, Truth: true,
		},
	}
	got, err := protocol.Decode(want.Encode(nil))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
	got, err = protocol.Decode([]byte(`{"id":1,"op":"tree","game":"tapatan","algorithm":"minimax","depth":2}`))
	if err != nil || got.Tree.Step != -1 {
		t.Errorf("without a step: %+v, %v", got.Tree, err)
	}
}

// What is wrong with a request for a tree is said with the name of the field.
func TestTreeRequestErrors(t *testing.T) {
	for fields, want := range map[string]string{
		`"depth":3`:                                                    `"algorithm"`,
		`"algorithm":"minimax","depth":1000`:                           `"depth"`,
		`"algorithm":"minimax","nodes":1e9`:                            `"nodes"`,
		`"algorithm":"minimax","step":-2`:                              `"step"`,
		`"algorithm":"minimax","truth":1`:                              `"truth"`,
		`"algorithm":"minimax","at":"a1"`:                              `"at"`,
		`"algorithm":"minimax","leaves":[{"path":["a1"],"value":100}]`: `"leaves"`,
		`"algorithm":"minimax","leaves":[{"value":1,"x":2}]`:           `"leaves"`,
		`"algorithm":"minimax","leaves":[3]`:                           `"leaves"`,
		`"algorithm":"minimax","orders":{}`:                            `"orders"`,
		`"algorithm":"minimax","wide":true`:                            `"wide"`,
	} {
		_, err := protocol.Decode([]byte(`{"id":1,"op":"tree","game":"tapatan",` + fields + `}`))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want one about %s", fields, err, want)
		}
	}
}

// An answer with a part of a tree comes back through JSON.
func TestTreeComesBack(t *testing.T) {
	one, low := 1.0, -2.5
	want := protocol.Tree{
		Steps: 49, Step: 38, Event: "return", Where: []string{"b1-b2"}, Best: "b1-b2", Value: &one,
		Counts: protocol.TreeCounts{Nodes: 23, Leaves: 15, Cuts: 2}, Total: protocol.TreeCounts{Nodes: 29, Hits: 1},
		Beside: &protocol.TreeCounts{Nodes: 31}, Iteration: -1,
		Stack: []protocol.TreeFrame{{Kind: protocol.NodeMax, Depth: 3, Alpha: &low}},
		Root: protocol.TreeNode{
			Kind: protocol.NodeMax, State: protocol.NodeOpen, Value: &one, Alpha: &one, Beta: &low, More: 2,
			Children: []protocol.TreeNode{{
				Move: "a1-b2", Kind: protocol.NodeChance, State: protocol.NodeDone, Bound: "atmost", Visits: 3, Mean: &low,
				Weight: 2, CutAlpha: &one, CutBeta: &low, Truth: &protocol.TreeTruth{Winner: "second", Plies: 7, Points: &one},
			}},
		},
	}
	var got struct{ Tree protocol.Tree }
	if err := json.Unmarshal(protocol.Encode(nil, "1", &want), &got); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got.Tree, want) {
		t.Errorf("got %+v\nwant %+v", got.Tree, want)
	}
}
