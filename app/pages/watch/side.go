package watch

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/ui"
	"tablier/app/watch"
)

// current returns the node that the step shown concerns, nil where the window does not show it.
func (k *Kind) current() *protocol.TreeNode { return watch.Find(&k.now.Root, k.now.Where) }

// side is what stands beside the tree: the program, the calls, the counters.
func (k *Kind) side() app.UI {
	return ui.Node("section", list{"class", "slab side"}, k.program(), k.stack(), k.counters())
}
