package watch

import (
	"maps"
	"slices"
	"strings"

	"tablier/ai/protocol"
)

// An Outline is the tree as a person goes through it: what is folded, which node has the keyboard, and whether that one
// is chosen, so that it is shown in place of the step.
type Outline struct {
	session *Session
	folds   Folds
	at      string // the path of the node that has the keyboard
	chosen  bool
}

// A Row is a node of the tree as a list.
type Row struct {
	Node      *protocol.TreeNode
	Path      []string
	Key       string // the path in one word
	Place, Of int    // among its siblings, from 1
	Folded    bool
}

// Folds returns what a person has folded and unfolded.
func (o *Outline) Folds() Folds { return o.folds }

// At returns the path of the node that has the keyboard, in one word.
func (o *Outline) At() string { return o.at }

// Choosing says whether a node is chosen, so that the page shows its details in place of the step.
func (o *Outline) Choosing() bool { return o.chosen }

// Chosen returns the node that is chosen, nil for none.
func (o *Outline) Chosen() *protocol.TreeNode {
	if tree := o.session.tree; o.chosen && tree != nil {
		return Find(&tree.Root, strings.Fields(o.at))
	}
	return nil
}

// Rows returns the rows that are shown, in their order: none as long as no step has come.
func (o *Outline) Rows() (rows []Row) {
	if o.session.tree == nil {
		return nil
	}
	var add func(n *protocol.TreeNode, path []string, place, of int)
	add = func(n *protocol.TreeNode, path []string, place, of int) {
		key := strings.Join(path, " ")
		folded := len(n.Children)+n.More > 0 && (len(n.Children) == 0 || o.folds.InList(o.session.tree, key))
		rows = append(rows, Row{n, path, key, place, of, folded})
		if folded {
			return
		}
		for i := range n.Children {
			add(&n.Children[i], append(slices.Clip(path), n.Children[i].Move), i+1, len(n.Children))
		}
	}
	add(&o.session.tree.Root, nil, 1, 1)
	return rows
}

// Reached returns which of the rows has the keyboard: the first where none has.
func (o *Outline) Reached(rows []Row) int {
	return max(0, slices.IndexFunc(rows, func(r Row) bool { return r.Key == o.at }))
}

// Choose stops the steps and shows the details of the node at a path.
func (o *Outline) Choose(path string) {
	o.session.run.stop()
	o.at, o.chosen = path, true
	o.session.environment.Screen.Say(SayNode)
}

// Close closes the details of the chosen node and shows the step again. The first one of a search with a change may not
// have come.
func (o *Outline) Close() {
	o.chosen = false
	o.session.Dismiss()
	if o.session.tree != nil {
		o.session.environment.Screen.Say(SayStep)
	}
}

// Toggle folds what is below a node in the drawing, or unfolds it. A step must be shown.
func (o *Outline) Toggle(path string) { o.fold(path, !o.folds.InDrawing(o.session.tree, path)) }

// ToggleRow folds what is below a node in the list, or unfolds it. A step must be shown.
func (o *Outline) ToggleRow(path string) { o.fold(path, !o.folds.InList(o.session.tree, path)) }

// fold leaves out what is below a node, or shows it: what is not there of it is fetched.
func (o *Outline) fold(path string, folded bool) {
	n := Find(&o.session.tree.Root, strings.Fields(path))
	if n == nil {
		return
	}
	o.folds[path] = folded && len(n.Children) > 0
	o.fill()
}

// fill fetches what is below the nodes that a person has unfolded, as far as the window leaves it out.
func (o *Outline) fill() {
	tree := o.session.tree
	for _, path := range slices.Sorted(maps.Keys(o.folds)) {
		n := Find(&tree.Root, strings.Fields(path))
		if o.folds[path] || n == nil || len(n.Children) > 0 || n.More == 0 {
			continue
		}
		r := o.session.request(tree.Step)
		r.Tree.At, r.Tree.Levels = strings.Fields(path), 1
		newest := o.session.newest
		wanted := func() bool { return newest.Valid() && o.session.tree == tree && len(n.Children) == 0 }
		o.session.queue.ask(question{r, wanted, func(part *protocol.Tree, err error) { o.take(path, n, part, err) }})
		return
	}
}

// take adds what has come of a node that was unfolded, and goes on with the others.
func (o *Outline) take(path string, n *protocol.TreeNode, part *protocol.Tree, err error) {
	if err != nil {
		delete(o.folds, path)
		o.session.report(err)
		return
	}
	if len(part.Root.Children) == 0 {
		delete(o.folds, path)
	}
	n.Children, n.More = part.Root.Children, part.Root.More
	o.fill()
}

// A Key is a key with which a person goes through the list.
type Key int

// The keys.
const (
	NextRow Key = iota
	PreviousRow
	Into  // unfolds a node, or goes to its first branch
	OutOf // folds a node, or goes to its parent
)

// Walk goes through the list, as lists of trees are, and returns the number of the row that has the keyboard then. A
// step must be shown.
func (o *Outline) Walk(key Key) (row int) {
	rows := o.Rows()
	i := o.Reached(rows)
	r := rows[i]
	switch key {
	case NextRow:
		i = min(i+1, len(rows)-1)
	case PreviousRow:
		i = max(i-1, 0)
	case Into:
		switch {
		case r.Folded:
			o.fold(r.Key, false)
		case len(r.Node.Children) > 0:
			i++
		}
	case OutOf:
		if len(r.Node.Children) > 0 && !r.Folded {
			o.fold(r.Key, true)
			break
		}
		for i > 0 && len(rows[i].Path) >= len(r.Path) {
			i--
		}
	}
	o.at = rows[i].Key
	if o.chosen {
		o.session.environment.Screen.Say(SayNode)
	}
	return i
}
