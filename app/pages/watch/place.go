package watch

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// place moves what the browser places once the page has been drawn: the slider, and the tree, so that the node
// where the
// step is can be seen.
func (k *Kind) place() {
	t := k.session.Tree
	if t == nil {
		return
	}
	step, steps, here := t.Step, t.Steps, nodeID(strings.Join(t.Where, " "))
	k.site.Later(whereID, func(slider app.Value) {
		slider.Set("max", steps)
		slider.Set("value", step)
	})
	if k.moved {
		return
	}
	k.site.Later(treeID, func(tree app.Value) {
		if node := app.Window().GetElementByID(here); node.Truthy() {
			bring(tree, node)
		}
	})
}

// edge is how far from the edge of the tree a node is to be, in pixels.
const edge = 24

// bring scrolls the tree, and nothing around it, until it shows a node.
func bring(tree, node app.Value) {
	in, at := tree.Call("getBoundingClientRect"), node.Call("getBoundingClientRect")
	scroll := func(by, start, end string) {
		low := at.Get(start).Float() - in.Get(start).Float() - edge
		high := at.Get(end).Float() - in.Get(end).Float() + edge
		if low < 0 || high > 0 {
			tree.Set(by, tree.Get(by).Float()+(low+high)/2)
		}
	}
	scroll("scrollLeft", "left", "right")
	scroll("scrollTop", "top", "bottom")
}
