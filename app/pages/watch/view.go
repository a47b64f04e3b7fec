package watch

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/ui"
	"tablier/app/watch"
)

// view draws the page.
type view struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// viewNames are the views of a phone, of which one is seen at a time.
var viewNames = [...]string{"tree", "code", "calls", "counts"}

// Render implements app.Composer. Each part keeps its place, hidden or not: go-app updates children by their index.
func (v *view) Render() app.UI {
	k := v.kind
	m := &i18n.Of(v.Lang).Watch
	if !k.begun || k.boards == nil {
		return room.Main(k.site, nav.WatchRoute, "seeing", ui.El("div").Class("watch").Body(k.trouble(m)))
	}
	return room.Main(k.site, nav.WatchRoute, "seeing",
		ui.El("div").Class("watch", "see-"+viewNames[k.view]).Body(
			k.tabs(m),
			k.settings(m),
			k.trouble(m),
			k.tree(m),
			k.asking(m),
			k.side(m),
			k.foot(m),
		))
}

// trouble says why there is nothing to see.
func (k *Kind) trouble(m *i18n.Watch) app.UI {
	text, again := "", false
	switch {
	case k.wrong != nil:
		text = k.fault(m)
	case k.session.Err != nil:
		text, again = m.Failed+" "+k.reason(), true
	case k.begun && k.session.Tree == nil:
		text = m.Working
	}
	return ui.Shown(text != "", ui.El("div").Class("slab", "trouble").Attr("role", "alert").Body(
		ui.El("p").Text(text),
		ui.Shown(again, ui.Button().Class("btn").Text(m.TryAgain).OnClick(k.onAgain)),
	))
}

// tabs are the views of a phone.
func (k *Kind) tabs(m *i18n.Watch) app.UI {
	names := [...]string{m.TabTree, m.TabCode, m.TabCalls, m.TabCounts}
	return ui.El("div").Class("views").Attr("role", "tablist").Aria("label", m.Tabs).
		OnClick(k.onTab).OnKeyDown(k.onTabKey).
		Body(app.Range(names[:]).Slice(func(i int) app.UI {
			tab := ui.Button().ID("view-"+viewNames[i]).Attr("role", "tab").Text(names[i])
			if i == k.view {
				return tab.Aria("selected", "true").TabIndex(0)
			}
			return tab.Aria("selected", "false").TabIndex(-1)
		}))
}

// treeID is the id of the tree, which has the keyboard for all its nodes.
const treeID = "watch-tree"

// tree draws the tree: a picture, or a list where there is little room.
func (k *Kind) tree(m *i18n.Watch) app.UI {
	t := k.session.Tree
	box := ui.El("div").Class("slab", "forest").ID(treeID).Attr("role", "tree").Aria("label", m.Tree).TabIndex(0).
		OnKeyDown(k.onTreeKey).OnClick(k.onNode)
	if t == nil || k.session.Err != nil || k.wrong != nil && !k.pasting {
		return ui.Shown(false, box)
	}
	root := k.session.View.See(&t.Root)
	k.boards.turn()
	f := forest{voice: k.voice(), boards: k.boards, asked: k.session.Question, cursor: k.cursorOn(root)}
	if k.session.Ended() {
		f.best = t.Best
	}
	markup := ""
	if k.narrow {
		o := outline{forest: f, root: root}
		markup = o.markup()
	} else {
		f.plan = watch.Lay(root)
		markup = f.markup()
	}
	if k.boards.wants {
		k.outside.after(ui.Frame, k.redraw)
	}
	return box.Aria("activedescendant", nodeID(f.cursor)).Body(
		ui.Raw(ui.HTML(k.boards.shared())), ui.Raw(ui.HTML(markup)))
}

// cursorOn returns the node that the keyboard is on: where the step is, until a person goes elsewhere.
func (k *Kind) cursorOn(root *watch.Seen) string {
	here := ""
	for _, s := range root.Rows() {
		if k.moved && s.Key() == k.cursor {
			return k.cursor
		}
		if s.Here {
			here = s.Key()
		}
	}
	return here
}
