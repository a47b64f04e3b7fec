package watch

import (
	"slices"
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
	key    string // the path in one word
	place  int    // among its siblings, from 1
	of     int
	folded bool
}

// listed are the rows that are shown, in their order.
func (k *Kind) listed() (rows []row) {
	var add func(n *protocol.TreeNode, path []string, place, of int)
	add = func(n *protocol.TreeNode, path []string, place, of int) {
		key := strings.Join(path, " ")
		folded := len(n.Children)+n.More > 0 && (len(n.Children) == 0 || k.isListedFolded(key))
		rows = append(rows, row{n, path, key, place, of, folded})
		if folded {
			return
		}
		for i := range n.Children {
			add(&n.Children[i], append(slices.Clip(path), n.Children[i].Move), i+1, len(n.Children))
		}
	}
	add(&k.now.Root, nil, 1, 1)
	return rows
}

// reached returns which of the rows the keyboard is on: the first where it is on none.
func (k *Kind) reached(rows []row) int {
	return max(0, slices.IndexFunc(rows, func(r row) bool { return r.key == k.at }))
}

// rows is the tree as a list: what a phone shows, and what the keyboard and a reader go through.
func (k *Kind) rows() app.UI {
	var items []app.UI
	m, listed := k.messages().Watch, k.listed()
	reached := k.reached(listed)
	for i, r := range listed {
		tab := "-1"
		if i == reached {
			tab = "0"
		}
		items = append(items, k.row(i, r, tab))
	}
	return ui.Node("div", list{"class", "branches", "role", "tree", "aria-label",
		m.Tree(m.Algorithms.Of(k.settings.Algorithm))}, items...)
}

// rowID is the id of a row.
func rowID(i int) string { return "branch-" + strconv.Itoa(i) }

func (k *Kind) row(i int, r row, tab string) app.UI {
	current := r.key == strings.Join(k.now.Where, " ")
	expanded := ""
	if len(r.node.Children)+r.node.More > 0 {
		expanded = strconv.FormatBool(!r.folded)
	}
	return ui.Node("div", list{
		"class", ui.Join(" ", "branch", r.node.State, ui.When(current, "current")) + indent(len(r.path)),
		"role", "treeitem", "id", rowID(i), "tabindex", tab, "aria-level", strconv.Itoa(len(r.path) + 1),
		"aria-posinset", strconv.Itoa(r.place), "aria-setsize", strconv.Itoa(r.of), "aria-expanded", expanded,
		"aria-current", ui.When(current, "step"), "aria-selected", ui.When(k.picked && r.key == k.at, "true"),
		"data-act", "pick " + r.key,
	}, k.chevron(expanded, r.key), k.picture(r), k.named(r), k.valued(r),
		ui.Leaf("span", k.spoken(r.node, r.path), "class", "hidden-text"))
}

// chevron folds and unfolds what is below a node, by finger.
func (k *Kind) chevron(expanded, path string) app.UI {
	if expanded == "" {
		return ui.Node("span", list{"class", "chevron", "aria-hidden", "true"})
	}
	return ui.Node("span", list{"class", "chevron", "aria-hidden", "true", "data-act", "unlist " + path},
		ui.Icon("forward"))
}

// picture is the board of a node near the root or of the present one; farther away a dot.
func (k *Kind) picture(r row) app.UI {
	if len(r.path) < len(sizes) && r.node.Kind != protocol.NodeLeaf {
		return ui.Raw(ui.HTML(k.small(r.path)))
	}
	return ui.El("i")
}

// named is the move that leads to a node, and what is known of it beside its value.
func (k *Kind) named(r row) app.UI {
	name := ui.Capital(k.messages().Watch.Root)
	if len(r.path) > 0 {
		name = k.write(r.path[len(r.path)-1])
	}
	return ui.Node("span", list{"class", "what", "aria-hidden", "true"}, ui.Leaf("b", name), ui.Leaf("small", k.sub(r)))
}

// sub is what stands below the move of a node.
func (k *Kind) sub(r row) string {
	m := k.messages().Watch
	switch r.node.State {
	case protocol.NodeNew:
		return m.New
	case protocol.NodeCut:
		return m.Cut
	case protocol.NodeOpen:
		who := ""
		if r.node.Kind == protocol.NodeMax || r.node.Kind == protocol.NodeMin {
			who = m.Chooses(k.chooser(r.node.Kind))
		}
		alpha, beta := k.window(r.node, r.path)
		return ui.Join(" · ", who, ui.Join(", ", alpha, beta))
	}
	visits, truth := "", k.truth(r.node, r.path)
	if r.node.Visits > 0 {
		visits = m.Visits(r.node.Visits)
	}
	if truth != "" {
		truth = m.Truth + " " + truth
	}
	return ui.Join(" · ", visits, truth, k.summary(r))
}

// summary is what a folded node has below it where that is leaves: their values, and how many were cut.
func (k *Kind) summary(r row) string {
	var values []string
	cut := 0
	for i := range r.node.Children {
		switch c := &r.node.Children[i]; {
		case !r.folded || c.Kind != protocol.NodeLeaf && c.Kind != protocol.NodeEnd:
			return ""
		case c.State == protocol.NodeCut:
			cut++
		case c.Value != nil:
			values = append(values, k.number(*c.Value))
		}
	}
	m, seen, cuts := k.messages().Watch, "", ""
	if len(values) > 0 {
		seen = m.LeavesAre(strings.Join(values, ", "))
	}
	if cut > 0 {
		cuts = m.CutOff(cut)
	}
	return ui.Join(", ", seen, cuts)
}

// valued is the value of a node in a chip.
func (k *Kind) valued(r row) app.UI {
	text, asked := k.value(r.node, r.path)
	if r.node.State == protocol.NodeNew || r.node.State == protocol.NodeCut {
		return ui.Leaf("span", "–", "class", "val none", "aria-hidden", "true")
	}
	return ui.Leaf("span", text, "class", ui.Join(" ", "val", r.node.Kind, ui.When(asked, "ask")), "aria-hidden", "true")
}

// walk goes through the tree by keys, as trees are; it returns false for other keys.
func (k *Kind) walk(key string) bool {
	rows := k.listed()
	i := k.reached(rows)
	r := rows[i]
	switch key {
	case "ArrowDown":
		i = min(i+1, len(rows)-1)
	case "ArrowUp":
		i = max(i-1, 0)
	case "ArrowRight":
		switch {
		case r.folded:
			k.fold(r.key, false)
		case len(r.node.Children) > 0:
			i++
		}
	case "ArrowLeft":
		if len(r.node.Children) > 0 && !r.folded {
			k.fold(r.key, true)
			break
		}
		for i > 0 && len(rows[i].path) >= len(r.path) {
			i--
		}
	case "Enter":
		k.touch("pick", r.key)
		return true
	default:
		return false
	}
	k.at = rows[i].key
	if k.picked {
		k.said = k.spokenAt(k.at)
	}
	k.outside.focus(rowID(i))
	return true
}
