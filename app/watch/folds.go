package watch

import (
	"strings"

	"tablier/ai/protocol"
)

// Folds are the nodes that a person has folded (true) or unfolded (false), by their paths in one word.
type Folds map[string]bool

// MaxLeaves is how many leaves a drawn tree may have before branches of it are folded.
const MaxLeaves = 60

// InDrawing says whether the drawing leaves out the descendants of a node: a person has folded it or, in a wide tree,
// it is not on the path to the position that the search is at.
func (f Folds) InDrawing(tree *protocol.Tree, path string) bool {
	if folded, chosen := f[path]; chosen {
		return folded
	}
	return leaves(&tree.Root) > MaxLeaves && offWay(tree, path)
}

// InList says whether the list leaves out the descendants of a node: a person has folded it, or it is not on the path
// to the position that the search is at.
func (f Folds) InList(tree *protocol.Tree, path string) bool {
	if folded, chosen := f[path]; chosen {
		return folded
	}
	return offWay(tree, path)
}

// offWay says whether a node is not on the path from the root to the position that the search is at.
func offWay(tree *protocol.Tree, path string) bool {
	return path != "" && !strings.HasPrefix(strings.Join(tree.Where, " ")+" ", path+" ")
}

// leaves counts the nodes of a window that have no children in it.
func leaves(n *protocol.TreeNode) (sum int) {
	if len(n.Children) == 0 {
		return 1
	}
	for i := range n.Children {
		sum += leaves(&n.Children[i])
	}
	return sum
}
