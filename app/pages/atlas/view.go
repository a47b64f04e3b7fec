package atlas

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

// at are the attributes of an element, names and values in turn.
type at = []string

// A view draws the page.
type view struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// stateNames are what the page calls the states of the map.
var stateNames = map[atlas.State]string{
	atlas.Loading: "loading", atlas.Held: "held", atlas.Failed: "failed", atlas.Shown: "shown",
}

// Render implements app.Composer. Each part keeps its place, hidden or not: go-app updates children by their index.
func (v *view) Render() app.UI {
	k := v.kind
	board := k.session.Board()
	return room.Main(k.site, nav.AtlasRoute, k.words().name(board), "atlas-room",
		ui.Attributes(ui.El("div"), at{
			"class", "atlas", "data-state", stateNames[k.session.State()], "data-board", board,
		}).OnClick(k.onClick).Body(
			k.card(), k.position.draw(), ui.Leaf("p", k.said, "class", "hidden-text", "id", "atlas-said", "role", "status"),
		),
	)
}

// card draws the picture, what is said of it, and the waves.
func (k *Kind) card() app.UI {
	m := k.words().messages()
	return ui.Node("section", at{"class", "slab sky", "aria-label", m.Label},
		k.head.said(),
		k.head.choose(),
		k.chart.draw(),
		ui.Node("div", at{"class", "peek", "id", peekID, "aria-hidden", "true", "hidden", "true"}),
		ui.Node("div", at{"class", "closeness"},
			k.button("closer", "plus", m.Closer, "step"),
			k.button("farther", "minus", m.Farther, "step"),
			k.button("fit", "fit", m.Fit, "step"),
		),
		k.waves.legend(),
		k.waves.draw(),
	)
}

// button draws a control with an icon.
func (k *Kind) button(act, image, name, class string) app.UI {
	expanded := ""
	if act == "menu" {
		expanded = strconv.FormatBool(k.head.open)
	}
	return ui.Node("button", at{
		"type", "button", "class", class, "id", ui.ActID(act), "data-act", act, "aria-label", name, "title", name,
		"aria-disabled", ui.When(k.session.Map() == nil, "true"), "aria-expanded", expanded,
	}, ui.Icon(image))
}

// act draws a control with a text.
func act(act, text string) app.UI {
	return ui.Leaf("button", text, "type", "button", "class", "btn", "id", ui.ActID(act), "data-act", act)
}

// letters are what the styles call the values; none is one that is not known.
var letters = map[string]string{protocol.ValueWin: "w", protocol.ValueLoss: "l", protocol.ValueDraw: "d", "": "u"}

// mark draws the sign of a value.
func mark(value string) app.UI {
	return ui.Node("i", at{"class", "v " + letters[value], "aria-hidden", "true"})
}
