package workbench

import (
	"strconv"
	"strings"

	"tablier/ai/protocol"
)

// Tree returns the calls as searches are drawn, from the position in which the move was chosen.
func (c *Calls) Tree() protocol.TreeNode {
	root := protocol.TreeNode{State: protocol.NodeDone, Kind: c.board.kind(c.from)}
	top := -1
	if first := c.below[-1]; len(first) == 1 && c.list[first[0]].Position == c.from {
		top = first[0]
		root = c.node(top)
	}
	c.grow(&root, top)
	return root
}

// grow adds the calls that one has made, as far as moves lead to them, each move once.
func (c *Calls) grow(n *protocol.TreeNode, at int) {
	seen := map[string]bool{}
	for _, i := range c.below[at] {
		call := &c.list[i]
		if !call.IsMove || seen[call.Move] {
			continue
		}
		seen[call.Move] = true
		child := c.node(i)
		c.grow(&child, i)
		if len(child.Children) == 0 && child.Kind != protocol.NodeEnd {
			child.Kind = protocol.NodeLeaf
		}
		n.Children = append(n.Children, child)
	}
}

// node returns the node of a call, without those below it.
func (c *Calls) node(i int) protocol.TreeNode {
	call := &c.list[i]
	n := protocol.TreeNode{Move: call.Move, State: protocol.NodeDone, Kind: c.board.kind(call.Position)}
	if value, err := strconv.ParseFloat(call.Value, 64); err == nil {
		n.Value = &value
	}
	if call.Exact != "" {
		n.Truth = &protocol.TreeTruth{Winner: c.board.winner(call.Position, call.Exact).String(), Plies: call.Plies}
	}
	return n
}

// KnownPaths returns the moves that lead to the calls whose values the program knew, as the drawing names its nodes.
func (c *Calls) KnownPaths() map[string]bool {
	paths := map[string]bool{}
	for i := range c.known {
		paths[strings.Join(pathOf(c.list, i), " ")] = true
	}
	return paths
}
