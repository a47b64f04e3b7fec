package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
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

// Render implements app.Composer.
func (v *view) Render() app.UI { return newFrame(v.kind).draw() }

// A frame is what the regions of the page draw: the session as it stands, in the language of the page. Each step
// changes all of them, so they are drawn together.
type frame struct {
	kind        *Kind // whose handlers hear the controls
	session     *watch.Session
	settings    watch.Settings
	tree        *protocol.Tree // nil until a step has come
	predictions *watch.Predictions
	lang        i18n.Lang
	words       *words
	messages    *i18n.Watch
}

// newFrame returns what the page shows now.
func newFrame(k *Kind) *frame {
	s := k.session
	return &frame{
		kind: k, session: s, settings: s.Settings(), tree: s.Tree(), predictions: s.Predictions(),
		lang: k.site.Lang, words: k.words(), messages: i18n.WatchOf(k.site.Lang),
	}
}

// stateNames are what the page calls the states of a session.
var stateNames = map[watch.State]string{
	watch.Loading: "loading", watch.Held: "held", watch.Failed: "failed", watch.Shown: "shown",
}

// draw draws the page. Each part keeps its place, hidden or not: go-app updates children by their index.
func (f *frame) draw() app.UI {
	k, step := f.kind, ""
	if f.tree != nil {
		step = strconv.Itoa(f.tree.Step)
	}
	state := stateNames[f.session.State()]
	if f.session.State() == watch.Shown && f.predictions.Pending() {
		state = "asked"
	}
	regions := []app.UI{
		f.tabs(), fields{f}.draw(), branches{f, k.forest()}.draw(), asking{f}.draw(), f.side(), extras{f}.draw(),
	}
	return room.Main(k.site, nav.WatchRoute, "", "watch-room", ui.Tree(`<div class="watch" data-state="{}"
			data-view="{}" data-step="{}" onclick="{}" onkeydown="{}">
			{}
			<p class="hidden-text" id="watch-said" role="status">{}</p>
		</div>`,
		state, strconv.Itoa(k.tab), step, k.onClick, k.onKey, regions, k.said))
}

// tabs draws the choice of what a phone shows.
func (f *frame) tabs() app.UI {
	var tabs []app.UI
	for i, name := range f.messages.Views {
		tabs = append(tabs, choice("view", i, name, i == f.kind.tab))
	}
	return ui.Tree(`<div class="views">{}</div>`, tabs)
}

// side draws what stands beside the tree: the program, the calls, the counters.
func (f *frame) side() app.UI {
	return ui.Tree(`<section class="slab side">{}{}{}</section>`,
		program{f}.draw(), stack{f}.draw(), counters{f}.draw())
}

// button draws a control that does an act. The first word of the act is in its id.
func button(act, text string, shown bool) app.UI {
	name, _, _ := strings.Cut(act, " ")
	return ui.Tree(`<button type="button" class="btn" id="{}" data-act="{}" hidden="{}">{}</button>`,
		ui.ActID(name), act, !shown, text)
}

// choice draws a control that chooses one of several things to be shown, by its number.
func choice(act string, n int, text string, chosen bool) app.UI {
	number := strconv.Itoa(n)
	return ui.Tree(`<button type="button" id="act-{}-{}" data-act="{} {}" aria-pressed="{}">{}</button>`,
		act, number, act, number, strconv.FormatBool(chosen), text)
}
