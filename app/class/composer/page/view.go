package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/composer"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/ui"
)

// exerciseFragment begins what the address of an exercise has to open.
const exerciseFragment = "e="

// view draws the page.
type view struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// Render implements app.Composer.
func (v *view) Render() app.UI { return newFrame(v.kind).draw() }

// A frame is what the regions of the page draw: the session as it stands, in the language of the page.
type frame struct {
	kind    *Kind
	session *composer.Session
	set     *set.Set
	lang    i18n.Lang
	words   *catalogue
}

// newFrame returns what the page shows now.
func newFrame(k *Kind) *frame {
	return &frame{kind: k, session: k.session, set: k.session.Set(), lang: k.site.Lang, words: k.words()}
}

// The tabs of a phone.
const (
	tabList = "list"
	tabAdd  = "add"
	tabGive = "give"
)

// draw draws the page. Each part keeps its place, hidden or not: go-app updates children by their index.
func (f *frame) draw() app.UI {
	k, m, open := f.kind, f.words, f.session.IsOpen()
	said := f.said()
	return room.Main(k.site, nav.ComposeRoute, "", "compose-room", ui.Tree(`
		<div class="compose {}" data-tab="{}" data-open="{}" onclick="{}" onkeydown="{}" onchange="{}"
			onpointerdown="{}" onpointermove="{}" onpointerup="{}" onpointercancel="{}">
			<div class="saying" hidden="{}"><p id="compose-said" role="status">{}</p>{}</div>
			{}{}
			<div class="three" hidden="{}"><div class="c-list">{}</div><div class="c-pick">{}</div>
				<div class="c-give">{}</div></div>
			{}{}
		</div>`,
		ui.When(!open, "choosing"), k.tab, ui.When(open, "yes"), k.onClick, k.onKey, k.onChange,
		k.onPointerDown, k.onPointerMove, k.onPointerUp, k.onPointerUp,
		said == "", said, ui.Shown(f.session.CanUndo(), ui.Act("undo", m.undo, "btn bare")),
		f.tabs(), beginning{f}.draw(), !open, list{f}.draw(), picker{f}.draw(), giving{f}.draw(),
		projected{f}.draw(), paper{f}.draw()))
}

// tabs draws the tabs of a phone.
func (f *frame) tabs() app.UI {
	m := f.words
	tab := func(name, text string) app.UI {
		return ui.Tree(`<button type="button" role="tab" id="{}" data-act="tab {}" aria-selected="{}" tabindex="{}">
				{}
			</button>`,
			ui.ActID("tab "+name), name, truth(f.kind.tab == name), tabStop(f.kind.tab == name), text)
	}
	return ui.Tree(`<div class="p-tabs" role="tablist" aria-label="{}" hidden="{}">{}{}{}</div>`, m.parts,
		!f.session.IsOpen(), tab(tabList, m.tabList(len(f.set.Items))), tab(tabAdd, m.tabAdd), tab(tabGive, m.tabGive))
}

// said says what has just happened.
func (f *frame) said() string {
	n := f.session.Notice()
	if n.Err != nil {
		return f.words.faults.Of(string(n.Err.Fault))
	}
	title := ""
	if n.Task != nil {
		title = f.naming().Of(n.Task).Title
	}
	return ui.Ended(f.words.said[n.What](title, n.Place, n.Of))
}

// truth writes a state of a control.
func truth(is bool) string {
	if is {
		return "true"
	}
	return "false"
}

// tabStop lets the keyboard come to the chosen one of a row of tabs, between which the arrows lead.
func tabStop(chosen bool) string {
	if chosen {
		return "0"
	}
	return "-1"
}
