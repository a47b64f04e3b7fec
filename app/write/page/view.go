package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/ui"
	"tablier/app/write/workbench"
)

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
			ui.Tree(`<div class="col py-code" data-tab="code">{}{}</div>`, k.task.draw(), k.editor.draw()),
			ui.Tree(`<div class="col" data-tab="tests">{}{}{}</div>`, k.walk.draw(), k.tests.draw(), k.console()),
			ui.Tree(`<div class="col" data-tab="board">{}{}</div>`, k.table.draw(), k.memo()),
			ui.Tree(`<div class="col py-tree" data-tab="tree">{}</div>`, k.calls.draw()),
		}
	}
	return room.Main(k.site, nav.WriteRoute, "", "write-room", ui.Tree(`<div class="py" data-show="{}" data-python="{}"
			data-tries="{}" data-walks="{}" onclick="{}" onkeydown="{}">
			<p class="py-lead" hidden="{}">{}</p>
			{}
			<div class="cols">{}</div>
			<p class="hidden-text" id="write-said" role="status">{}</p>
		</div>`,
		k.tab, string(s.Run.Python()), tries, s.Walk.Going(), k.onClick, k.onKey,
		lead == "", lead, k.tabs(), columns, k.said))
}

// tabs draws the names of the parts of the page, of which a phone shows one.
func (k *Kind) tabs() app.UI {
	m := k.words()
	var tabs []app.UI
	if !k.shown() {
		return hidden()
	}
	for i, name := range []string{"code", "tests", "tree", "board", "memo"} {
		text := m.Tabs[i]
		if name == "tests" {
			text += " " + k.tests.score()
		}
		tabs = append(tabs, ui.ActChoice("tab "+name, text, k.tab == name))
	}
	return ui.Tree(`<div class="py-tabs" role="group">{}</div>`, tabs)
}

// memo draws what a position knows.
func (k *Kind) memo() app.UI {
	m, memo := k.words(), k.session.Course.Memo()
	rows := make([]app.UI, len(memo.Rows))
	for i, row := range memo.Rows {
		rows[i] = ui.Tree(`<div><dt class="mono">{}</dt><dd>{}</dd></div>`, row[0], row[1])
	}
	return ui.Tree(`<section class="slab memo" data-tab="memo" aria-label="{}" tabindex="0">
			<header><h2>{}</h2></header>
			<dl>{}</dl>
			<p class="quiet">{}</p>
		</section>`, m.Memo, m.Memo, rows, memo.Told)
}

// control draws a control with an icon alone.
func control(act, name, icon string) app.UI {
	return ui.Tree(`<button type="button" class="step" id="{}" data-act="{}" aria-label="{}" title="{}">{}</button>`,
		ui.ActID(act), act, name, name, ui.Icon(icon))
}

// pre draws a text as it is, which the keyboard can scroll; hidden where there is none.
func pre(text, name string) app.UI {
	return ui.Tree(`<pre tabindex="0" aria-label="{}" hidden="{}">{}</pre>`, name, text == "", text)
}

// hidden keeps the place of a part that there is nothing to show in.
func hidden() app.UI { return ui.Tree(`<div hidden="true"></div>`) }
