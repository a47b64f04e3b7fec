package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/draw"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/ui"
	"tablier/rules/morris"
)

// A view draws the page.
type view struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// Render implements app.Composer.
func (v *view) Render() app.UI { return newFrame(v.kind).draw() }

// A frame is what the regions of the page draw: the drawing as it stands, in the language of the page.
type frame struct {
	kind    *Kind
	session *draw.Session
	sketch  *morris.Sketch
	names   []string // of its points
	lang    i18n.Lang
	words   *catalogue
}

// newFrame returns what the page shows now.
func newFrame(k *Kind) *frame {
	s := k.session
	return &frame{kind: k, session: s, sketch: s.Sketch(), names: s.Names(), lang: k.site.Lang, words: k.words()}
}

// states are what the page calls the states of the machine.
var states = map[draw.State]string{
	draw.Blank: "blank", draw.Faulty: "faulty", draw.TooLarge: "large", draw.Waiting: "waiting", draw.Solving: "solving",
	draw.Solved: "solved", draw.Stopped: "stopped", draw.Failed: "failed",
}

// draw draws the page. Each part keeps its place, hidden or not: go-app updates children by their index.
func (f *frame) draw() app.UI {
	k := f.kind
	return room.Main(k.site, nav.DrawRoute, "", "tr-room",
		ui.Tree(`<div class="tr" data-tab="{}" data-state="{}" data-settled="{}" data-game="{}" onclick="{}" onchange="{}">
				{}
				<section class="slab tr-draw" aria-label="{}" onkeydown="{}">{}{}{}{}{}{}</section>
				{}{}{}
				<p class="hidden-text" id="tr-heard" role="status">{}</p>
			</div>`,
			k.tab, states[f.session.State()], strconv.FormatBool(f.settled()), f.session.Link(false), k.onClick, k.onChange,
			f.tabs(), f.words.tabDrawing, k.onKey, bench{f}.top(), bench{f}.strip(), easel{f}.draw(), tables{f}.draw(),
			bench{f}.below(), mending{f}.first(), rulebook{f}.draw(), ruling{f}.draw(), giving{f}.acts(), k.heard),
		paper{f}.draw())
}

// settled says whether the machine has nothing more to find out about the drawing.
func (f *frame) settled() bool {
	switch f.session.State() {
	case draw.Waiting, draw.Solving:
		return false
	}
	for _, c := range f.session.Changes() {
		if !c.Done {
			return false
		}
	}
	return true
}

// tabs draws the tabs of a phone.
func (f *frame) tabs() app.UI {
	one := func(tab, text string) app.UI {
		return ui.Tree(`<button type="button" role="tab" class="tr-tab" id="{}" data-act="{}" aria-selected="{}">{}</button>`,
			ui.ActID("tab "+tab), "tab "+tab, strconv.FormatBool(f.kind.tab == tab), text)
	}
	m := f.words
	return ui.Tree(`<div class="tr-tabs" role="tablist" aria-label="{}">{}{}{}</div>`, m.parts,
		one(tabDrawing, m.tabDrawing), one(tabRule, m.tabRule), one(tabVerdict, m.tabVerdict))
}

// button is a control that says in data-act what it does.
func button(act, text, class string) app.HTMLElem {
	return ui.Tree(`<button type="button" id="{}" data-act="{}" class="{}">{}</button>`, ui.ActID(act), act, class, text)
}

// an option of a field.
type option struct{ value, text string }

// choice draws a field in which one of several options is chosen.
func (f *frame) choice(id, class, name string, options []option, chosen string) app.UI {
	return ui.Tree(`<select id="{}" class="{}" data-field="{}" aria-label="{}" disabled="{}">{}</select>`,
		fieldID(id), class, id, name, f.session.Received(), app.Range(options).Slice(func(i int) app.UI {
			return ui.Option(options[i].value, options[i].text, options[i].value == chosen)
		}))
}

// fieldID returns the id of the element of a field.
func fieldID(field string) string { return "tr-" + strings.ReplaceAll(field, " ", "-") }

// title returns the title of the game.
func (f *frame) title() string {
	if f.sketch.Title == "" {
		return f.words.drawn.untitled
	}
	return f.sketch.Title
}

// named returns the names of points, joined.
func (f *frame) named(points []int, by string) string {
	var words []string
	for _, p := range points {
		words = append(words, f.names[p])
	}
	return strings.Join(words, by)
}
