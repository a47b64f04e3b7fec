package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/atlas"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/ui"
)

// A view draws the page.
type view struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// stateNames are what the page calls the states of the map.
var stateNames = map[atlas.State]string{
	atlas.Loading: "loading", atlas.Held: "held", atlas.Failed: "failed", atlas.TooLarge: "large",
	atlas.Shown: "shown",
}

// Render implements app.Composer. Each part keeps its place, hidden or not: go-app updates children by their index.
func (v *view) Render() app.UI {
	k := v.kind
	board := k.session.Board()
	return room.Main(k.site, nav.AtlasRoute, k.words().name(board), "atlas-room",
		ui.Tree(`<div class="atlas" data-state="{}" data-board="{}" onclick="{}">
				{}{}
				<p class="hidden-text" id="atlas-said" role="status">{}</p>
			</div>`,
			stateNames[k.session.State()], board, k.onClick, k.card(), k.position.draw(), k.said),
	)
}

// card draws the picture, what is said of it, and the waves.
func (k *Kind) card() app.UI {
	m := k.words().messages()
	return ui.Tree(`<section class="slab sky" aria-label="{}">
			{}{}{}
			<div class="peek" id="{}" aria-hidden="true" hidden="true"></div>
			<div class="closeness">{}{}{}</div>
			{}{}
		</section>`,
		m.Label, k.head.said(), k.head.choose(), k.chart.draw(), peekID,
		k.button("closer", "plus", m.Closer, "step"),
		k.button("farther", "minus", m.Farther, "step"),
		k.button("fit", "fit", m.Fit, "step"),
		k.waves.legend(), k.waves.draw())
}

// button draws a control with an icon.
func (k *Kind) button(act, image, name, class string) app.UI {
	expanded := ""
	if act == "menu" {
		expanded = strconv.FormatBool(k.head.open)
	}
	return ui.Tree(`<button type="button" class="{}" id="{}" data-act="{}" aria-label="{}" title="{}" aria-disabled="{}"
		aria-expanded="{}">{}</button>`,
		class, ui.ActID(act), act, name, name, k.session.Map() == nil, expanded, ui.Icon(image))
}

// act draws a control with a text.
func act(act, text string) app.UI {
	return ui.Tree(`<button type="button" class="btn" id="{}" data-act="{}">{}</button>`, ui.ActID(act), act, text)
}

// letters are what the styles call the values; none is one that is not known.
var letters = map[string]string{protocol.ValueWin: "w", protocol.ValueLoss: "l", protocol.ValueDraw: "d", "": "u"}

// mark draws the sign of a value.
func mark(value string) app.UI {
	return ui.Tree(`<i class="v {}" aria-hidden="true"></i>`, letters[value])
}
