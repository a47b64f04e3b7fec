package watch

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
	"tablier/app/watch"
)

// onBarKey takes a key on the controls of the steps: the arrows walk, and Home and End go to the ends.
func (k *Kind) onBarKey(ctx app.Context, e app.Event) {
	walks := map[string]string{"ArrowLeft": backID, "ArrowRight": forwardID, "Home": firstID, "End": lastID}
	id, ok := walks[e.Get("key").String()]
	if !ok || commanded(e) {
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
	k.walk(id)
	k.redraw()
}

// commanded says whether a key is one of the browser's own.
func commanded(e app.Event) bool {
	return e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() || e.Get("altKey").Bool()
}

// onTreeKey takes a key on the tree.
func (k *Kind) onTreeKey(ctx app.Context, e app.Event) {
	if k.session.Tree == nil || commanded(e) || !k.treeKey(e.Get("key").String()) {
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
	k.redraw()
	k.site.Reveal(nodeID(k.cursor))
}

// treeKey does what a key does on the tree; it returns false for one that does nothing. Up and down go to the next
// node on the screen. From then on right opens a node or goes to its first child, and left folds one or goes to its
// parent; before, and again after Escape, they walk through the steps, as Home and End do.
func (k *Kind) treeKey(key string) bool {
	root := k.session.View.See(&k.session.Tree.Root)
	rows := root.Rows()
	here := k.cursorOn(root)
	i := max(0, slices.IndexFunc(rows, func(s *watch.Seen) bool { return s.Key() == here }))
	at := rows[i]
	switch key {
	case "ArrowDown":
		k.moveTo(rows[min(i+1, len(rows)-1)])
	case "ArrowUp":
		k.moveTo(rows[max(i-1, 0)])
	case "ArrowRight":
		if !k.moved {
			k.walk(forwardID)
		} else {
			k.deeper(at)
		}
	case "ArrowLeft":
		if !k.moved {
			k.walk(backID)
		} else {
			k.higher(at)
		}
	case "Escape":
		k.moved = false
	case "Enter":
		k.toggle(at)
	case " ":
		k.walk(playID)
	case "Home":
		k.walk(firstID)
	case "End":
		k.walk(lastID)
	default:
		n, err := strconv.Atoi(key)
		if err != nil || n < 1 || !k.asked() {
			return false
		}
		k.answer(n - 1)
	}
	return true
}

// asked says whether a question waits for an answer.
func (k *Kind) asked() bool { return k.session.Question != nil || k.prepared != nil && k.chosen < 0 }

// moveTo takes the keyboard to a node.
func (k *Kind) moveTo(s *watch.Seen) { k.cursor, k.moved = s.Key(), true }

// deeper opens a node, or goes to its first child.
func (k *Kind) deeper(s *watch.Seen) {
	switch {
	case len(s.Children) > 0:
		k.moveTo(s.Children[0])
	case s.Inner():
		k.moveTo(s)
		k.session.Toggle(s, false)
	}
}

// higher folds a node, or goes to its parent.
func (k *Kind) higher(s *watch.Seen) {
	switch {
	case len(s.Children) > 0:
		k.moveTo(s)
		k.session.Toggle(s, false)
	case s.Parent != nil:
		k.moveTo(s.Parent)
	}
}

// toggle opens a node, shows more of its children, or folds it.
func (k *Kind) toggle(s *watch.Seen) {
	k.moveTo(s)
	if s.Inner() {
		k.session.Toggle(s, len(s.Children) > 0 && s.Folded > 0)
	}
}

// onNode takes a click on a node: it is chosen; one that has been is opened or folded.
func (k *Kind) onNode(ctx app.Context, e app.Event) {
	item := e.Get("target").Call("closest", "[role=treeitem]")
	if !item.Truthy() || k.session.Tree == nil {
		ctx.PreventUpdate()
		return
	}
	id := item.Get("id").String()
	for _, s := range k.session.View.See(&k.session.Tree.Root).Rows() {
		if nodeID(s.Key()) != id {
			continue
		}
		if again := k.moved && k.cursor == s.Key(); again || k.narrow && s.Inner() || s.Folded > 0 && s.Inner() {
			k.toggle(s)
		}
		k.moveTo(s)
	}
	k.redraw()
}

// onTab shows a view, on a phone.
func (k *Kind) onTab(_ app.Context, e app.Event) { k.show(ui.ControlOf(e)) }

func (k *Kind) show(id string) {
	for i, name := range viewNames {
		if id == "view-"+name {
			k.view = i
		}
	}
	k.redraw()
}

// onTabKey goes from view to view.
func (k *Kind) onTabKey(ctx app.Context, e app.Event) {
	steps := map[string]int{"ArrowRight": 1, "ArrowLeft": len(viewNames) - 1}
	by, ok := steps[e.Get("key").String()]
	if !ok {
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
	k.view = (k.view + by) % len(viewNames)
	k.redraw()
	k.outside.focus("view-" + viewNames[k.view])
}

// onAgain asks for the tree again.
func (k *Kind) onAgain(app.Context, app.Event) {
	k.session.Open(k.session.Moment)
	k.redraw()
}
