package watch

import (
	"strings"

	"tablier/ai/protocol"
)

// Folds are the nodes that a person has folded (true) or unfolded (false), by their paths in one word.
type Folds map[string]bool

// MaxLeaves is how many leaves a drawn tree may have before branches of it are folded.
const MaxLeaves = 60

// InDrawing says whether what is below a node is left out of a drawing: as a person has it or, in a wide tree, off the
// way to the present position.
func (f Folds) InDrawing(tree *protocol.Tree, path string) bool {
	if folded, chosen := f[path]; chosen {
		return folded
	}
	return leaves(&tree.Root) > MaxLeaves && offWay(tree, path)
}

// InList says whether what is below a node is left out of a list, which always leaves out what is off the way.
func (f Folds) InList(tree *protocol.Tree, path string) bool {
	if folded, chosen := f[path]; chosen {
		return folded
	}
	return offWay(tree, path)
}

// offWay says whether a node is off the way to the present position.
func offWay(tree *protocol.Tree, path string) bool {
	return path != "" && !strings.HasPrefix(strings.Join(tree.Where, " ")+" ", path+" ")
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
