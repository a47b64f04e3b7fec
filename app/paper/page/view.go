package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/paper"
	"tablier/app/ui"
)

// The ids of what is found again: what is printed, and the window of the enlarged sheet.
const (
	pressID = "pa-press"
	largeID = "pa-large"
)

// view draws a page.
type view struct {
	app.Compo
	Route string
	Lang  i18n.Lang
	Rev   int
	kind  *Kind
}

// OnUpdate implements app.Updater: the language may be another one.
func (v *view) OnUpdate(app.Context) {
	if !v.kind.failed[v.kind.site.Lang] {
		v.kind.fetch(func() {})
	}
}

// Render implements app.Composer.
func (v *view) Render() app.UI {
	k := v.kind
	f := &frame{kind: k, session: k.session, stock: k.stock(), words: k.words()}
	if v.Route == nav.MatchboxRoute {
		return lesson{f}.draw()
	}
	return f.draw()
}

// A frame is what the regions of the page draw: the session as it stands, and the sheets, nil before they are there.
type frame struct {
	kind    *Kind
	session *paper.Session
	stock   *paper.Stock
	words   *catalogue
}

// draw draws the page.
func (f *frame) draw() app.UI {
	k, m := f.kind, f.words
	sheets := ""
	if f.stock != nil {
		sheets = m.sheets(f.stock.Count())
	}
	return room.Main(k.site, nav.PrintRoute, sheets, "pa-room "+f.ink(), ui.Tree(`
		<div class="pa-parts" onclick="{}" onchange="{}">
			{}
			<div class="pa-two">{}{}</div>
			{}{}
		</div>`,
		k.onClick, k.onChange, f.symbols(), f.groups(), settings{f}.draw(), large{f}.draw(), press{f}.draw()))
}

// ink returns the class of printing in black and white, which gives the paints other colours.
func (f *frame) ink() string { return ui.When(f.session.Settings.Plain, "pa-plain") }

// symbols draws the drawings, once, where they are used by others. A document that the build makes has none: they are
// long, and come with the sheets.
func (f *frame) symbols() app.UI {
	if markup := f.kind.symbols[f.kind.site.Lang]; markup != "" {
		return ui.Raw(markup)
	}
	return ui.Tree(`<svg class="pa-symbols" width="0" height="0" aria-hidden="true" translate="no"></svg>`)
}

// groups draws the sheets of each game.
func (f *frame) groups() app.UI {
	if f.stock == nil {
		return f.waiting()
	}
	return ui.Tree(`<div class="pa-groups" id="pa-groups">{}</div>`,
		app.Range(f.stock.Groups).Slice(func(i int) app.UI { return f.group(&f.stock.Groups[i]) }))
}

// waiting says that the sheets have not come yet, or could not be read.
func (f *frame) waiting() app.UI {
	m := f.words
	if f.kind.failed[f.kind.site.Lang] {
		return ui.Tree(`<div class="pa-groups"><p role="status">{}</p>{}</div>`, m.missing, ui.Act("again", m.again, "btn"))
	}
	return ui.Tree(`<div class="pa-groups"><p role="status">{}</p></div>`, m.coming)
}

// group draws the sheets of a game.
func (f *frame) group(g *paper.Group) app.UI {
	m, head := f.words, "pa-group-"+g.ID
	act := "all " + g.ID
	return ui.Tree(`<section class="pa-group" role="group" aria-labelledby="{}">
			<header><h2 id="{}">{}</h2>
				<button type="button" class="pa-link" id="{}" data-act="{}" aria-pressed="{}" aria-label="{}">{}</button></header>
			<ul>{}</ul>
		</section>`,
		head, head, g.Title, ui.ActID(act), act, strconv.FormatBool(f.session.All(g)), m.allOf(g.Title), m.all,
		app.Range(g.Sheets).Slice(func(i int) app.UI { return f.leaf(&g.Sheets[i]) }))
}

// leaf draws a sheet, small, with what chooses it.
func (f *frame) leaf(sheet *board.Sheet) app.UI {
	m := f.words
	act := "see " + sheet.ID
	return ui.Tree(`<li><label class="pa-leaf">{}<span class="pa-name">
				<input type="checkbox" id="pa-choose-{}" data-sheet="{}" checked="{}"><span>{}</span></span></label>
			<button type="button" class="pa-link" id="{}" data-act="{}" aria-label="{}">{}</button></li>`,
		f.drawn(sheet, ""), sheet.ID, sheet.ID, f.session.Chosen(sheet.ID), sheet.Name,
		ui.ActID(act), act, m.seeLarge(sheet.Title), m.see)
}
