package watch

import (
	"maps"
	"slices"
	"strings"

	"tablier/ai/protocol"
	"tablier/app/watch"
)

// isFolded says whether what is below a node is left out of the drawing: as a person has it or, in a wide tree, off the
// way to the present position.
func (k *Kind) isFolded(path string) bool {
	if folded, chosen := k.folded[path]; chosen {
		return folded
	}
	return k.now != nil && leaves(&k.now.Root) > mostSlots && k.isOff(path)
}

// isListedFolded is isFolded of the list, which always leaves out what is off the way.
func (k *Kind) isListedFolded(path string) bool {
	if folded, chosen := k.folded[path]; chosen {
		return folded
	}
	return k.isOff(path)
}

// isOff says whether a node is off the way to the present position.
func (k *Kind) isOff(path string) bool {
	return path != "" && !strings.HasPrefix(strings.Join(k.now.Where, " ")+" ", path+" ")
}

// leaves counts the ends of a window.
func leaves(n *protocol.TreeNode) (sum int) {
	if len(n.Children) == 0 {
		return 1
	}
	for i := range n.Children {
		sum += leaves(&n.Children[i])
	}
	return sum
}

// fold leaves out what is below a node, or shows it: what the page does not have of it is fetched.
func (k *Kind) fold(path string, folded bool) {
	n := watch.Find(&k.now.Root, strings.Fields(path))
	if n == nil {
		return
	}
	k.folded[path] = folded && len(n.Children) > 0
	k.fill()
}

// fill fetches what is below the nodes that a person has unfolded, as far as the window leaves it out.
func (k *Kind) fill() {
	for _, path := range slices.Sorted(maps.Keys(k.folded)) {
		n := watch.Find(&k.now.Root, strings.Fields(path))
		if k.folded[path] || n == nil || len(n.Children) > 0 || n.More == 0 {
			continue
		}
		r := k.request(k.now.Step)
		r.Tree.At, r.Tree.Levels = strings.Fields(path), 1
		run := k.run
		k.send(errand{r, func() bool { return run == k.run && len(n.Children) == 0 }, func(part *protocol.Tree, err error) {
			if err != nil {
				delete(k.folded, path)
				k.report(err)
				return
			}
			if len(part.Root.Children) == 0 {
				delete(k.folded, path)
			}
			n.Children, n.More = part.Root.Children, part.Root.More
			k.fill()
		}})
		return
	}
}
