package watch

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/ui"
)

// A row is a node of the list.
type row struct {
	node   *protocol.TreeNode
	path   []string
	place  int // among its siblings, from 1
	of     int
	folded bool
}

// listed are the rows that are shown, in their order.
func (k *Kind) listed() (rows []row) {
	var add func(n *protocol.TreeNode, path []string, place, of int)
	add = func(n *protocol.TreeNode, path []string, place, of int) {
		folded := len(n.Children) > 0 && k.isFolded(strings.Join(path, " "))
		rows = append(rows, row{n, path, place, of, folded})
		if folded {
			return
		}
		for i := range n.Children {
			add(&n.Children[i], append(append([]string(nil), path...), n.Children[i].Move), i+1, len(n.Children))
		}
	}
	add(&k.now.Root, nil, 1, 1)
	return rows
}

// rows is the tree as a list: what a phone shows, and what the keyboard and a reader go through.
func (k *Kind) rows() app.UI {
	var items []app.UI
	for i, r := range k.listed() {
		items = append(items, k.row(i, r))
	}
	return ui.Node("div", list{"class", "branches", "role", "tree", "aria-label", k.messages().Watch.Tree(
		k.messages().Watch.Algorithms[k.settings.Algorithm])}, items...)
}

// rowID is the id of a row.
func rowID(i int) string { return "branch-" + strconv.Itoa(i) }

func (k *Kind) row(i int, r row) app.UI {
	text, asked := k.value(r.node, r.path)
	alpha, beta := k.window(r.node, r.path)
	class := "branch " + r.node.State + indent(len(r.path))
	here := strings.Join(r.path, " ")
	current := here == strings.Join(k.now.Where, " ")
	if current {
		class += " current"
	}
	expanded := ""
	if len(r.node.Children) > 0 {
		expanded = strconv.FormatBool(!r.folded)
	}
	name := k.messages().Watch.Start
	if len(r.path) > 0 {
		name = k.write(r.path[len(r.path)-1])
	}
	if r.node.State == protocol.NodeNew || r.node.State == protocol.NodeCut {
		text = "–"
	}
	tab := "-1"
	if here == k.at {
		tab = "0"
	}
	truth := k.truth(r.node, r.path)
	if truth != "" {
		truth = k.messages().Watch.Truth + " " + truth
	}
	sub := ui.Join(" · ", ui.Join(", ", alpha, beta), truth)
	var picture app.UI = ui.El("i")
	if len(r.path) < 2 || current {
		picture = ui.Raw(ui.HTML(k.small(r.path)))
	}
	return ui.Node("div", list{
		"class", class, "role", "treeitem", "id", rowID(i), "tabindex", tab, "aria-level", strconv.Itoa(len(r.path) + 1),
		"aria-posinset", strconv.Itoa(r.place), "aria-setsize", strconv.Itoa(r.of), "aria-expanded", expanded,
		"aria-current", ui.If(current, "step"),
		"data-act", ui.If(expanded != "", "fold "+here),
	}, picture, ui.Node("span", list{"class", "what", "aria-hidden", "true"}, ui.Leaf("b", name), ui.Leaf("small", sub)),
		ui.Leaf("span", text, "class", ui.Join(" ", "val", r.node.Kind, ui.If(asked, "ask")), "aria-hidden", "true"),
		ui.Leaf("span", k.spoken(r.node, r.path), "class", "hidden-text"))
}

// walk goes through the tree by keys, as trees are; it returns false for other keys.
func (k *Kind) walk(key string) bool {
	rows, i := k.listed(), 0
	for n, r := range rows {
		if strings.Join(r.path, " ") == k.at {
			i = n
		}
	}
	r := rows[i]
	here := strings.Join(r.path, " ")
	switch key {
	case "ArrowDown":
		i = min(i+1, len(rows)-1)
	case "ArrowUp":
		i = max(i-1, 0)
	case "ArrowRight":
		switch {
		case r.folded:
			k.folded[here] = false
		case len(r.node.Children) > 0:
			i++
		}
	case "ArrowLeft":
		if len(r.node.Children) > 0 && !r.folded {
			k.folded[here] = true
			break
		}
		for i > 0 && len(rows[i].path) >= len(r.path) {
			i--
		}
	default:
		return false
	}
	k.at = strings.Join(rows[min(i, len(rows)-1)].path, " ")
	k.site.Focus(rowID(min(i, len(rows)-1)))
	return true
}
