package page

import (
	"math"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/ui"
	"tablier/app/watch"
)

// pickedNode draws the chosen node, and what can be done with it.
func (r asking) pickedNode(n *protocol.TreeNode) []app.UI {
	m, path := r.messages, strings.Fields(r.session.Outline().At())
	place, of := r.session.Changes().Turn()
	return []app.UI{
		ui.Leaf("strong", ui.Capital(r.words.Place(path))),
		ui.Leaf("p", ui.Capital(r.words.Described(n, path)), "class", "why"),
		ui.Node("div", list{"class", "picks"}, r.leafValue(n, path), button("earlier", m.Earlier, place > 0),
			button("later", m.Later, place+1 < of), button("here", m.FromHere, len(path) > 0 && watch.CanStart(n)),
			ui.Leaf("button", m.Close, "type", "button", "class", "btn bare", "id", "act-close", "data-act", "close")),
	}
}

// leafValue draws the field in which a leaf is given another value.
func (r asking) leafValue(n *protocol.TreeNode, path []string) app.UI {
	if n.Kind != protocol.NodeLeaf || n.Value == nil || r.predictions.Hides(path) {
		return ui.Node("label", list{"class", "leaf-value", "hidden", "true"})
	}
	return ui.Node("label", list{"class", "leaf-value"}, ui.Leaf("span", r.messages.LeafValue),
		ui.Input("number").ID("watch-leaf").Attr("min", -watch.MaxLeaf).Attr("max", watch.MaxLeaf).
			Attr("value", int(math.Round(*n.Value))).OnChange(r.kind.onLeaf, app.EventScope(r.session.Outline().At())))
}
