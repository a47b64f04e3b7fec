package watch

import (
	"math"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/ui"
	"tablier/app/watch"
)

// touch does what a node is touched for, or a control of the chosen one.
func (k *Kind) touch(name, path string) {
	switch name {
	case "pick":
		k.stop()
		k.at, k.picked = path, true
		k.said = k.spokenAt(path)
	case "fold":
		k.fold(path, !k.isFolded(path))
	case "unlist":
		k.fold(path, !k.isListedFolded(path))
	case "close":
		k.close()
	case "earlier", "later":
		k.reorder(name == "earlier")
	case "here":
		k.startHere()
	case "undo":
		k.change(func(s *watch.Settings) { s.Leaves, s.Orders = nil, nil })
	}
}

// close shows the steps again; the keyboard goes back to the node.
func (k *Kind) close() {
	k.picked, k.wrong = false, ""
	k.said = k.tell()
	k.outside.focus(rowID(k.reached(k.listed())))
}

// chosen returns the node that a person has chosen, nil for none.
func (k *Kind) chosen() *protocol.TreeNode {
	if !k.picked || k.now == nil {
		return nil
	}
	return watch.Find(&k.now.Root, strings.Fields(k.at))
}

// spokenAt is the node of a path in one sentence.
func (k *Kind) spokenAt(path string) string {
	if n := k.chosen(); n != nil {
		return ui.Capital(k.spoken(n, strings.Fields(path))) + "."
	}
	return ""
}

// pickedNode is what is known of the chosen node, and what can be done with it.
func (k *Kind) pickedNode(n *protocol.TreeNode) []app.UI {
	m, path := k.messages().Watch, strings.Fields(k.at)
	place, of := k.turn(path)
	return []app.UI{
		ui.Leaf("strong", ui.Capital(k.place(path))), ui.Leaf("p", ui.Capital(k.described(n, path)), "class", "why"),
		ui.Node("div", list{"class", "picks"}, k.leafValue(n, path), button("earlier", m.Earlier, place > 0),
			button("later", m.Later, place+1 < of), button("here", m.FromHere, len(path) > 0 && mayStart(n)),
			ui.Leaf("button", m.Close, "type", "button", "class", "btn bare", "id", "act-close", "data-act", "close")),
	}
}

// mayStart says whether a search may start at a node: a player is to move there.
func mayStart(n *protocol.TreeNode) bool {
	return n.Kind != protocol.NodeEnd && n.Kind != protocol.NodeChance
}

// turn returns the place of a move among those that its player may try in another order, from 0, and how many there
// are; 0 of 0 where there is no choice.
func (k *Kind) turn(path []string) (place, of int) {
	if len(path) == 0 {
		return 0, 0
	}
	parent := watch.Find(&k.now.Root, path[:len(path)-1])
	if parent == nil || parent.Kind == protocol.NodeChance {
		return 0, 0
	}
	place = slices.IndexFunc(parent.Children, func(c protocol.TreeNode) bool { return c.Move == path[len(path)-1] })
	return place, len(parent.Children)
}

// leafValue is where a leaf is given another value.
func (k *Kind) leafValue(n *protocol.TreeNode, path []string) app.UI {
	if n.Kind != protocol.NodeLeaf || n.Value == nil || k.hidden(path) {
		return ui.Node("label", list{"class", "leaf-value", "hidden", "true"})
	}
	return ui.Node("label", list{"class", "leaf-value"}, ui.Leaf("span", k.messages().Watch.LeafValue),
		ui.Input("number").ID("watch-leaf").Attr("min", -watch.MostLeaf).Attr("max", watch.MostLeaf).
			Attr("value", int(math.Round(*n.Value))).OnChange(k.onLeaf, app.EventScope(k.at)))
}
