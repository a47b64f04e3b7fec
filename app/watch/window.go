package watch

import (
	"slices"
	"strings"

	"tablier/ai/protocol"
)

// A Window is a part of a tree: what lies below a node, so many plies deep.
type Window struct {
	At     []string
	Levels int
	From   int // the first child of At that is shown
}

// A tree of up to so many nodes is asked for as a whole; of a larger one each answer has a node and its children.
const wholeTree = 250

// first returns the window to begin with: the whole of a small tree. The number of all nodes is 0 while it is unknown.
func first(s *Settings, nodes int) Window {
	if nodes > 0 && nodes <= wholeTree {
		return Window{Levels: MostDepth}
	}
	return Window{Levels: 1}
}

// key names a node by its path.
func key(path []string) string { return strings.Join(path, " ") }

// Find returns the node of a path, nil where the windows so far do not show it.
func Find(root *protocol.TreeNode, path []string) *protocol.TreeNode {
	for _, move := range path {
		i := slices.IndexFunc(root.Children, func(n protocol.TreeNode) bool { return n.Move == move })
		if i < 0 {
			return nil
		}
		root = &root.Children[i]
	}
	return root
}

// merge puts what a window shows of a node in its place in a tree.
func merge(root *protocol.TreeNode, path []string, part protocol.TreeNode) {
	at := Find(root, path)
	if at == nil {
		return
	}
	if len(path) > 0 {
		part.Move = at.Move
	}
	*at = part
}

// missing returns the windows that are still needed to show the children of some nodes: of those on the way to a node,
// and of those that a person has opened.
func missing(root *protocol.TreeNode, way []string, opened map[string]int) (windows []Window) {
	lacks := func(path []string) bool {
		n := Find(root, path)
		return n != nil && len(n.Children) == 0 && n.More > 0
	}
	for i := range len(way) + 1 {
		if lacks(way[:i]) {
			windows = append(windows, Window{At: slices.Clone(way[:i]), Levels: 1})
			break // what lies below is known once that is here
		}
	}
	for name := range opened {
		if path := strings.Fields(name); lacks(path) && (len(windows) == 0 || key(windows[0].At) != name) {
			windows = append(windows, Window{At: path, Levels: 1})
		}
	}
	slices.SortFunc(windows, func(a, b Window) int { return len(a.At) - len(b.At) })
	return windows
}
