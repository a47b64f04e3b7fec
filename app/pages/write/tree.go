package write

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/pages/watch"
	"tablier/app/ui"
	"tablier/rules"
)

// tree shows the calls as searches are drawn: with boards, values and what is so in truth. The list below it says the
// same to those who do not see it, and has what the drawing has no room for.
func (k *Kind) tree() app.UI {
	if k.drawn == "" {
		return ui.Shown(false, ui.El("div"))
	}
	return ui.Node("div", at{"class", "forest"}, ui.Raw(k.drawn))
}

// drawTree draws the tree anew: of other calls, or folded otherwise.
func (k *Kind) drawTree() {
	k.drawn = ""
	if drawing := k.drawing(); len(drawing.Root.Children) > 0 {
		k.drawn = drawing.HTML()
	}
}

func (k *Kind) drawing() watch.Drawing {
	return watch.Drawing{
		Site: k.site, Game: k.game(), Variant: k.exercise().Variant, Position: k.from, Root: k.grown(), Folded: k.folded,
		Signed: k.signed, Again: k.again(),
	}
}

// again are the paths of the calls whose values the program knew.
func (k *Kind) again() map[string]bool {
	paths := map[string]bool{}
	for i := range k.known {
		paths[strings.Join(pathOf(k.nodes, i), " ")] = true
	}
	return paths
}

// grown returns the calls as a tree, from the position on the board.
func (k *Kind) grown() protocol.TreeNode {
	root := protocol.TreeNode{State: protocol.NodeDone, Kind: k.kindOf(k.from)}
	top := -1
	if first := k.below[-1]; len(first) == 1 && k.nodes[first[0]].Position == k.from {
		top = first[0]
		root = k.treeNode(top)
	}
	k.grow(&root, top)
	return root
}

// grow adds the calls that one has made, as far as moves lead to them, each move once.
func (k *Kind) grow(n *protocol.TreeNode, at int) {
	seen := map[string]bool{}
	for _, i := range k.below[at] {
		if c := &k.nodes[i]; !c.Made || seen[c.Move] {
			continue
		}
		seen[k.nodes[i].Move] = true
		child := k.treeNode(i)
		k.grow(&child, i)
		if len(child.Children) == 0 && child.Kind != protocol.NodeEnd {
			child.Kind = protocol.NodeLeaf
		}
		n.Children = append(n.Children, child)
	}
}

func (k *Kind) treeNode(i int) protocol.TreeNode {
	c := &k.nodes[i]
	n := protocol.TreeNode{Move: c.Move, State: protocol.NodeDone, Kind: k.kindOf(c.Position)}
	if value, err := strconv.ParseFloat(c.Value, 64); err == nil {
		n.Value = &value
	}
	if c.Exact != "" {
		n.Truth = &protocol.TreeTruth{Winner: k.winner(c).String(), Plies: c.Plies}
	}
	return n
}

// winner is who wins the position of a call in truth.
func (k *Kind) winner(c *call) rules.Player {
	p, err := k.game().Spec.Parse(k.begun("").Setup(), c.Position)
	if err != nil || c.Exact == "d" {
		return rules.Nobody
	}
	side := p.ToMove()
	if out := p.Outcome(); out.Over() {
		return out.Winner
	}
	if c.Exact == "l" {
		return side.Other()
	}
	return side
}

// kindOf says who chooses in a position, as trees name it.
func (k *Kind) kindOf(position string) string {
	p, err := k.game().Spec.Parse(k.begun("").Setup(), position)
	switch {
	case err != nil || p.Outcome().Over():
		return protocol.NodeEnd
	case p.ToMove() == rules.Chance:
		return protocol.NodeChance
	case p.ToMove() == k.game().Searched.Max:
		return protocol.NodeMax
	}
	return protocol.NodeMin
}
