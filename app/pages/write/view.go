package write

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/ui"
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
func (v *view) OnMount(app.Context) { v.kind.outside.editor.Put(v.kind.text) }

// OnUpdate implements app.Updater: the language may be another one.
func (v *view) OnUpdate(app.Context) { v.kind.translate() }

// Render implements app.Composer. Each part keeps its place, hidden or not: go-app updates children by their index.
func (v *view) Render() app.UI {
	k := v.kind
	m := k.messages().Programs
	lead := m.Loading
	if k.failed {
		lead = m.Failed
	}
	columns, tries := []app.UI{}, ""
	if k.list != nil {
		lead, tries = "", strconv.Itoa(k.record().Tries)
		columns = []app.UI{
			ui.Node("div", at{"class", "col py-code", "data-tab", "code"}, k.task(), k.editing()),
			ui.Node("div", at{"class", "col", "data-tab", "tests"}, k.walking(), k.testCard(), k.console()),
			ui.Node("div", at{"class", "col", "data-tab", "board"}, k.table(), k.memo()),
			ui.Node("div", at{"class", "col py-tree", "data-tab", "tree"}, k.treeCard()),
		}
	}
	return room.Main(k.site, nav.WriteRoute, "", "write-room",
		ui.Attributes(ui.El("div"), at{
			"class", "py", "data-show", k.tab, "data-python", string(k.python), "data-tries", tries,
			"data-walks", ui.When(k.walks(), "true"),
		}).
			OnClick(k.onClick).OnKeyDown(k.onKey).Body(
			ui.Text("p", "py-lead", lead), k.tabs(), node("div cols", columns...),
			ui.Leaf("p", k.said, "class", "hidden-text", "id", "write-said", "role", "status"),
		),
	)
}

// tabs are the parts of the page, of which a phone shows one.
func (k *Kind) tabs() app.UI {
	m := k.messages().Programs
	var tabs []app.UI
	if k.list == nil {
		return ui.Shown(false, ui.El("div"))
	}
	for i, name := range []string{"code", "tests", "tree", "board", "memo"} {
		text := m.Tabs[i]
		if name == "tests" {
			text += " " + k.score()
		}
		b := k.button("tab "+name, text, "")
		b.Aria("pressed", strconv.FormatBool(k.tab == name))
		tabs = append(tabs, b)
	}
	return ui.Node("div", at{"class", "py-tabs", "role", "group"}, tabs...)
}

// score is how many tests have passed.
func (k *Kind) score() string {
	return strconv.Itoa(k.passed()) + "/" + strconv.Itoa(len(k.listed()))
}

// button is a control that says in data-act what it does.
func (k *Kind) button(act, text, class string) app.HTMLElem {
	b := ui.Button().ID(ui.ActID(act)).DataSet("act", act).Text(text)
	if class != "" {
		b.Class(class)
	}
	return b
}

// task is the exercise: what it asks for, and what helps.
func (k *Kind) task() app.UI {
	m, e, r := k.messages().Programs, k.exercise(), k.record()
	topic := e.Topic
	if e.Further {
		topic = m.Further + " · " + topic
	}
	hint := k.button("hint", m.Hints, "btn bare")
	if r.Hints >= len(e.Hints) {
		hint.Text(m.Solution)
	}
	wait := ""
	if left := r.Left(); r.Hints >= len(e.Hints) && left > 0 {
		hint.Aria("disabled", "true")
		wait = m.SolutionIn(left)
	}
	options := make([]app.UI, len(k.list))
	for i, other := range k.list {
		p := k.progress.Of(other.ID)
		options[i] = ui.Option(other.ID, m.Choice(i+1, other.Title, p.Done, p.Ordered, p.Passed, p.Tests), i == k.at)
	}
	hints := make([]app.UI, 0, len(e.Hints)+1)
	for i := range min(r.Hints, len(e.Hints)) {
		hints = append(hints, node("li", ui.Leaf("b", m.Hint(i+1)), ui.Leaf("p", e.Hints[i])))
	}
	if r.Hints > len(e.Hints) {
		hints = append(hints, node("li", ui.Leaf("b", m.Solution), ui.Leaf("pre", e.Solution, "tabindex", "0"),
			k.button("use", m.UseSolution, "btn")))
	}
	return part("slab py-task", m.Exercises,
		node("div which",
			slim(m.Exercise(k.at+1, len(k.list), topic),
				ui.El("select").ID("exercise").OnChange(k.onExercise).Body(options...)),
			hint,
		),
		leaf("h2 hidden-text", e.Title),
		ui.Leaf("p", e.Statement), k.pictured(),
		node("ol py-hints", hints...),
		ui.Text("p", "quiet py-wait", wait),
	)
}

// slim is a control with its name within it.
func slim(name string, control app.UI) app.UI {
	return node("label slim", ui.Leaf("small", name), control)
}

// editing is the program, and what can be done with it.
func (k *Kind) editing() app.UI {
	m := k.messages().Programs
	visiting, other := "", ""
	if k.visiting {
		visiting = m.Visiting
	}
	switch {
	case k.newer():
		other = m.Newer
	case k.crossed:
		other = m.Crossed
	}
	return part("slab editor", m.Editor,
		k.faces(),
		ui.Shown(k.visiting, node("div visiting", ui.Text("p", "", visiting), k.button("adopt", m.Adopt, "btn"))),
		ui.Shown(other != "", node("div visiting", ui.Attributes(ui.El("p"), at{"role", "status"}).Text(other),
			ui.Shown(k.newer(), k.button("newer", m.ShowNewer, "btn")))),
		ui.Text("p", "lack", m.Python(string(k.python))), ui.Text("p", "lack", k.warning()),
		lack("alert", ui.When(!k.progress.Kept(), m.NotKept)), lack("status", ui.When(k.cleaned, m.Cleaned)),
		lack("alert", k.trouble),
		ui.Shown(!k.arranges(), node("div py-field",
			ui.Node("div", at{"class", "gutter", "aria-hidden", "true", "translate", "no"}),
			ui.Node("pre", at{"class", "ink", "aria-hidden", "true"}),
			ui.Attributes(ui.El("textarea"), at{
				"id", programID, "aria-label", m.Editor, "aria-describedby", "program-told fault", "spellcheck", "false",
				"autocapitalize", "off", "autocomplete", "off", "wrap", "off", "rows", "14",
				"inputmode", ui.When(k.walks(), "none"), // a touch goes to a line then, and needs no keys
			}).OnInput(k.onInput).OnClick(k.onLine).On("beforeinput", k.onBeforeInput),
		)),
		ui.Shown(!k.arranges(), k.keys()), k.arrangement(),
		ui.Leaf("p", m.EditorTold, "class", "hidden-text", "id", "program-told"),
		k.faultBox(),
		k.bar(),
	)
}

// lack is a line above the program that is read out when it comes; empty for none.
func lack(role, text string) app.UI {
	return ui.Attributes(ui.El("p"), at{"class", "lack", "role", role}).Text(text)
}

// keys are signs that a phone's keyboard hides.
func (k *Kind) keys() app.HTMLElem {
	var keys []app.UI
	for _, sign := range strings.Fields(": ( ) [ ] = _ \" ← →") {
		b := k.button("key "+sign, sign, "")
		keys = append(keys, b)
	}
	return ui.Attributes(ui.El("div"), at{"class", "py-keys", "role", "group", "aria-label", k.messages().Programs.Keys}).
		Body(keys...)
}

// faultBox says what has ended the program.
func (k *Kind) faultBox() app.UI {
	var parts []app.UI
	if f := k.fault; f != nil {
		parts = []app.UI{
			node("p", ui.Leaf("span", k.messages().Programs.At(f.Line), "class", "quiet"), ui.Leaf("b", f.Title)),
			ui.Text("p", "", f.Advice), ui.Text("p", "quiet", f.More),
		}
	}
	return ui.Node("div", at{"class", "fault", "id", "fault", "data-line", k.line()}, parts...)
}

// line is that of the fault.
func (k *Kind) line() string {
	if k.fault == nil || k.fault.Line == 0 {
		return ""
	}
	return strconv.Itoa(k.fault.Line)
}

// memo says what a position knows.
func (k *Kind) memo() app.UI {
	m := k.messages().Programs
	rows := make([]app.UI, len(k.told.Rows))
	for i, row := range k.told.Rows {
		rows[i] = node("div", leaf("dt mono", row[0]), ui.Leaf("dd", row[1]))
	}
	return ui.Node("section", at{"class", "slab memo", "data-tab", "memo", "aria-label", m.Memo, "tabindex", "0"},
		node("header", ui.Leaf("h2", m.Memo)), node("dl", rows...), leaf("p quiet", k.told.Told))
}

// node is an element, whose classes stand behind its tag: a page of many is a tenth smaller so than with attributes.
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

// part is a part of the page, with a name for those who do not see it.
func part(class, name string, children ...app.UI) app.HTMLElem {
	return node("section "+class, children...).Aria("label", name)
}
