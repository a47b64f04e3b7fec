package page

import (
	"math"
	"strconv"
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
		strong(ui.Capital(r.words.Place(path))),
		why(ui.Capital(r.words.Described(n, path))),
		ui.Tree(`<div class="picks">{}{}{}{}{}</div>`, r.leafValue(n, path), button("earlier", m.Earlier, place > 0),
			button("later", m.Later, place+1 < of), button("here", m.FromHere, len(path) > 0 && watch.CanStart(n)),
			bare("close", m.Close)),
	}
}

// leafValue draws the field in which a leaf is given another value.
func (r asking) leafValue(n *protocol.TreeNode, path []string) app.UI {
	if n.Kind != protocol.NodeLeaf || n.Value == nil || r.predictions.Hides(path) {
		return ui.Tree(`<label class="leaf-value" hidden="true"></label>`)
	}
	return ui.Tree(`<label class="leaf-value">
			<span>{}</span><input type="number" id="watch-leaf" min="-{}" max="{}" value="{}" onchange="{}">
		</label>`,
		r.messages.LeafValue, strconv.Itoa(watch.MaxLeaf), strconv.Itoa(watch.MaxLeaf),
		strconv.Itoa(int(math.Round(*n.Value))), r.kind.onLeaf)
}
