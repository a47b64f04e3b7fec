//go:build !js

package page

import (
	"fmt"

	"tablier/app/i18n"
	"tablier/app/ui"
)

// The picture of a tree: its leaves, the one that is opened, counted from 0, and where they stand.
const (
	leaves   = 18
	openLeaf = 6
	leafY    = 216
	layerUp  = 36
)

// A node is a hash in the picture.
type node struct {
	x, y         float64
	onPath, open bool // it is on the path from the opened leaf to the root
	inProof      bool // it is part of the Merkle proof
}

// tree draws a Merkle tree: the path of one leaf to the root, and its proof.
func tree(m *i18n.ByLinkTree) ui.HTML {
	edges, nodes, root := layOut()
	shapes := edges
	for _, n := range nodes {
		shapes += n.draw()
	}
	shapes += words(int(root.x)+38, int(root.y)+5, m.Root) +
		words(int(leafX(openLeaf)), leafY+24, m.Pawn)
	for _, key := range []struct {
		x    float64
		text string
		node node
	}{
		{18, m.Opened, node{onPath: true, open: true}}, {122, m.Given, node{inProof: true}},
		{276, m.Computed, node{onPath: true}},
	} {
		key.node.x, key.node.y = key.x, leafY+50
		shapes += key.node.draw() + ui.HTML(fmt.Sprintf(`<text class="key" x="%g" y="%d">%s</text>`, key.x+12, leafY+54,
			ui.EscapeText(key.text)))
	}
	return drawing("tree", "0 0 360 280", m.Name, m.Caption, shapes)
}

func leafX(i int) float64 { return 18.5 + 19*float64(i) }

// layOut returns the lines, the nodes and the root of the tree. A node without a neighbour goes up as it is.
func layOut() (edges ui.HTML, nodes []*node, root *node) {
	var layer []*node
	for i := range leaves {
		layer = append(layer, &node{x: leafX(i), y: leafY, onPath: i == openLeaf, open: i == openLeaf})
	}
	nodes = append(nodes, layer...)
	for y := float64(leafY - layerUp); len(layer) > 1; y -= layerUp {
		var up []*node
		for i := 0; i < len(layer); i += 2 {
			if i+1 == len(layer) {
				up = append(up, layer[i])
				continue
			}
			a, b := layer[i], layer[i+1]
			a.inProof, b.inProof = b.onPath, a.onPath
			over := &node{x: (a.x + b.x) / 2, y: y, onPath: a.onPath || b.onPath}
			edges += a.to(over) + b.to(over)
			up, nodes = append(up, over), append(nodes, over)
		}
		layer = up
	}
	return edges, nodes, layer[0]
}

// to draws the line from a node to its parent.
func (n *node) to(over *node) ui.HTML {
	class := "line"
	if n.onPath {
		class = "line way"
	}
	return ui.HTML(fmt.Sprintf(`<path class="%s" d="M%g %gL%g %g"/>`, class, n.x, n.y, over.x, over.y))
}

// draw draws a node: an opened leaf is square, one of the proof has a ring.
func (n *node) draw() ui.HTML {
	switch {
	case n.open:
		return ui.HTML(fmt.Sprintf(`<rect class="open" x="%g" y="%g" width="15" height="15" rx="3"/>`, n.x-7.5, n.y-7.5))
	case n.inProof:
		return n.circle("given", 7) + n.circle("core", 3)
	case n.onPath:
		return n.circle("way", 7)
	}
	return n.circle("closed", 5)
}

func (n *node) circle(class string, r int) ui.HTML {
	return ui.HTML(fmt.Sprintf(`<circle class="%s" cx="%g" cy="%g" r="%d"/>`, class, n.x, n.y, r))
}
