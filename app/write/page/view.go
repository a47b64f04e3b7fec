package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/ui"
	"tablier/app/write/workbench"
)

// at are the attributes of an element, names and values in turn.
type at = []string

// view draws the page.
type view struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// OnMount implements app.Mounter: the field is a new one.
func (v *view) OnMount(app.Context) { v.kind.field.Put(v.kind.session.Draft.Text()) }

// OnUpdate implements app.Updater: the language may be another one.
func (v *view) OnUpdate(app.Context) { v.kind.session.Translate(v.kind.site.Lang) }

// Render implements app.Composer. Each part keeps its place, hidden or not: go-app updates children by their index.
func (v *view) Render() app.UI {
	k := v.kind
	m, s := k.words(), k.session
	lead := m.Loading
	if s.State() == workbench.Unavailable {
		lead = m.Failed
	}
	columns, tries := []app.UI{}, ""
	if k.shown() {
		lead, tries = "", strconv.Itoa(s.Course.Record().Tries)
		columns = []app.UI{
			ui.Node("div", at{"class", "col py-code", "data-tab", "code"}, k.task.draw(), k.editor.draw()),
			ui.Node("div", at{"class", "col", "data-tab", "tests"}, k.walk.draw(), k.tests.draw(), k.console()),
			ui.Node("div", at{"class", "col", "data-tab", "board"}, k.table.draw(), k.memo()),
			ui.Node("div", at{"class", "col py-tree", "data-tab", "tree"}, k.calls.draw()),
		}
	}
	return room.Main(k.site, nav.WriteRoute, "", "write-room",
		ui.Attributes(ui.El("div"), at{
			"class", "py", "data-show", k.tab, "data-python", string(s.Run.Python()), "data-tries", tries,
			"data-walks", ui.When(s.Walk.Going(), "true"),
		}).
			OnClick(k.onClick).OnKeyDown(k.onKey).Body(
			ui.Text("p", "py-lead", lead), k.tabs(), node("div cols", columns...),
			ui.Leaf("p", k.said, "class", "hidden-text", "id", "write-said", "role", "status"),
		),
	)
}

// tabs draws the names of the parts of the page, of which a phone shows one.
func (k *Kind) tabs() app.UI {
	m := k.words()
	var tabs []app.UI
	if !k.shown() {
		return ui.Shown(false, ui.El("div"))
	}
	for i, name := range []string{"code", "tests", "tree", "board", "memo"} {
		text := m.Tabs[i]
		if name == "tests" {
			text += " " + k.tests.score()
		}
		b := button("tab "+name, text, "")
		b.Aria("pressed", strconv.FormatBool(k.tab == name))
		tabs = append(tabs, b)
	}
	return ui.Node("div", at{"class", "py-tabs", "role", "group"}, tabs...)
}

// memo draws what a position knows.
func (k *Kind) memo() app.UI {
	m, memo := k.words(), k.session.Course.Memo()
	rows := make([]app.UI, len(memo.Rows))
	for i, row := range memo.Rows {
		rows[i] = node("div", leaf("dt mono", row[0]), ui.Leaf("dd", row[1]))
	}
	return ui.Node("section", at{"class", "slab memo", "data-tab", "memo", "aria-label", m.Memo, "tabindex", "0"},
		node("header", ui.Leaf("h2", m.Memo)), node("dl", rows...), leaf("p quiet", memo.Told))
}

// button draws a control that says in data-act what it does.
func button(act, text, class string) app.HTMLElem {
	b := ui.Button().ID(ui.ActID(act)).DataSet("act", act).Text(text)
	if class != "" {
		b.Class(class)
	}
	return b
}

// pictured draws a control with an icon before its text.
func pictured(act, text, class, icon string) app.HTMLElem {
	return ui.Button().Class(class).ID(ui.ActID(act)).DataSet("act", act).Body(ui.Icon(icon), ui.Leaf("span", text))
}

// control draws a control with an icon alone.
func control(act, name, icon string) app.UI {
	return ui.Button().Class("step").ID(ui.ActID(act)).DataSet("act", act).Aria("label", name).Attr("title", name).
		Body(ui.Icon(icon))
}

// slim draws a control with its name within it.
func slim(name string, control app.UI) app.UI {
	return node("label slim", ui.Leaf("small", name), control)
}

// pre draws a text as it is, which the keyboard can scroll; hidden where there is none.
func pre(text, name string) app.UI {
	return ui.Shown(text != "", ui.Attributes(ui.El("pre"), at{"tabindex", "0", "aria-label", name}).Text(text))
}

// node draws an element, whose classes stand behind its tag: a page of many is a tenth smaller so than with attributes.
func node(tagAndClass string, children ...app.UI) app.HTMLElem {
	tag, class, _ := strings.Cut(tagAndClass, " ")
	e := ui.El(tag)
	if class != "" {
		e.Class(class)
	}
	return e.Body(children...)
}

// leaf is node for an element with a text.
func leaf(tagAndClass, text string) app.UI { return node(tagAndClass).Text(text) }

// part draws a part of the page, with a name for those who do not see it.
func part(class, name string, children ...app.UI) app.HTMLElem {
	return node("section "+class, children...).Aria("label", name)
}
