package atlas

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
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

// Render implements app.Composer. Each part keeps its place, hidden or not: go-app updates children by their index.
func (v *view) Render() app.UI {
	k := v.kind
	state := "loading"
	switch {
	case k.held:
		state = "held"
	case k.failed:
		state = "failed"
	case k.m != nil:
		state = "shown"
	}
	return room.Main(k.site, nav.AtlasRoute, k.name(k.board), "atlas-room",
		ui.Attributes(ui.El("div"), at{"class", "atlas", "data-state", state, "data-board", k.board}).
			OnClick(k.onClick).Body(
			k.card(), k.spotted(), ui.Leaf("p", k.said, "class", "hidden-text", "id", "atlas-said", "role", "status"),
		),
	)
}

// card has the picture, what is said of it, and the waves.
func (k *Kind) card() app.UI {
	m := k.messages().Atlas
	title, text := k.say()
	return ui.Node("section", at{"class", "slab sky", "aria-label", m.Label},
		ui.Node("div", at{"class", "say"}, ui.Leaf("b", title), ui.Leaf("p", text),
			ui.Node("div", at{"hidden", ui.When(!k.held, "true")}, act("anyway", m.Anyway))),
		ui.Attributes(ui.El("div"), at{"class", "choose"}).OnKeyDown(k.onMenuKey).
			Body(k.chooseBoard(), k.button("menu", "more", m.Menu, "step"), k.menuPanel()),
		k.picture(),
		ui.Node("div", at{"class", "peek", "id", peekID, "aria-hidden", "true", "hidden", "true"}),
		ui.Node("div", at{"class", "closeness"},
			k.button("closer", "plus", m.Closer, "step"),
			k.button("farther", "minus", m.Farther, "step"),
			k.button("fit", "fit", m.Fit, "step"),
		),
		k.legend(),
		k.waves(),
	)
}

// say is what is said of the picture, or of the last wave.
func (k *Kind) say() (title, text string) {
	m := k.messages().Atlas
	switch {
	case k.held:
		return m.Held, m.HeldWhy
	case k.failed:
		return m.Failed, ""
	case k.m == nil:
		return m.Loading, m.Lead
	case k.wave < k.last(), k.arrived:
		return k.title(), k.text()
	}
	return m.Positions(k.m.States), m.Lead
}

// button is a control with an icon.
func (k *Kind) button(act, image, name, class string) app.UI {
	expanded := ""
	if act == "menu" {
		expanded = strconv.FormatBool(k.menu)
	}
	return ui.Node("button", at{
		"type", "button", "class", class, "id", ui.ActID(act), "data-act", act, "aria-label", name, "title", name,
		"aria-disabled", ui.When(k.m == nil, "true"), "aria-expanded", expanded,
	}, ui.Icon(image))
}

func (k *Kind) chooseBoard() app.UI {
	var options []app.UI
	for _, variant := range k.game.Maps {
		options = append(options, option(variant, k.name(variant), k.board))
	}
	return ui.Attributes(ui.El("select"), at{"id", "atlas-board", "aria-label", k.messages().Atlas.Board}).
		OnChange(k.onBoard).Body(options...)
}

func option(value, text, chosen string) app.UI {
	return ui.Option(value, text, value == chosen)
}

// menuPanel has what is wanted less often.
func (k *Kind) menuPanel() app.UI {
	m := k.messages().Atlas
	open := k.m != nil && k.menu
	var parts []app.UI
	if open {
		options := []app.UI{option("", m.NoTrail, k.trail.chosen)}
		for _, p := range k.paths() {
			options = append(options, option(p.id, p.name, k.trail.chosen))
		}
		parts = []app.UI{
			ui.Node("label", at{"class", "choice"},
				ui.Input("checkbox").ID("atlas-course").Attr("checked", k.course).OnChange(k.onCourse), ui.Leaf("span", m.Course)),
			ui.Node("label", at{"class", "trail-of"},
				ui.Leaf("span", m.Trail), ui.El("select").ID("atlas-trail").OnChange(k.onTrail).Body(options...)),
			ui.Node("label", at{"class", "trail-of"}, ui.Leaf("span", m.Paste),
				ui.Input("text").ID("atlas-paste").Attr("autocomplete", "off").Attr("spellcheck", "false").OnChange(k.onPaste)),
			ui.Leaf("p", m.Alien, "class", "alien", "hidden", ui.When(!k.alien, "true")),
			act("save", m.Save), act("print", m.Print),
		}
	}
	return ui.Node("div", at{
		"class", "menu-of-map", "id", "atlas-menu", "role", "group", "aria-label", m.Menu, "hidden", ui.When(!open, "true"),
	}, parts...)
}

// act is a control with a text.
func act(act, text string) app.UI {
	return ui.Leaf("button", text, "type", "button", "class", "btn", "id", ui.ActID(act), "data-act", act)
}

// letters are what the styles call the values; none is one that is not known.
var letters = map[string]string{protocol.ValueWin: "w", protocol.ValueLoss: "l", protocol.ValueDraw: "d", "": "u"}

// mark is the sign of a value.
func mark(value string) app.UI {
	return ui.Node("i", at{"class", "v " + letters[value], "aria-hidden", "true"})
}

// legend says what the signs mean, and how many positions are known to be what.
func (k *Kind) legend() app.UI {
	m := k.messages().Atlas
	var rows []app.UI
	if k.m != nil {
		count, left := map[string]int{}, k.m.States
		for i, r := range k.m.Rings {
			if k.m.Known(i, k.wave) {
				count[r.Value] += r.States
				left -= r.States
			}
		}
		count[""] = left
		for _, value := range []string{protocol.ValueWin, protocol.ValueLoss, protocol.ValueDraw, ""} {
			text := m.Known.Of(value)
			if value == "" {
				text = m.Unknown
			}
			rows = append(rows, ui.Node("li", at{"hidden", ui.When(count[value] == 0, "true")},
				mark(value), ui.Leaf("b", k.site.Lang.Grouped(count[value])), ui.Leaf("span", text)))
		}
	}
	return ui.Node("ul", at{"class", "key"}, rows...)
}

// waveID is the id of the slider.
const waveID = "atlas-wave"

// waves has the controls of the waves.
func (k *Kind) waves() app.UI {
	m := k.messages().Atlas
	image, name := "play", m.Run
	if k.playing() {
		image, name = "pause", m.Pause
	}
	last, wave, label := 1, 1, ""
	if k.m != nil {
		last, wave, label = k.last(), k.wave, k.waveLabel()
	}
	if k.m != nil && app.IsClient {
		k.site.Later(waveID, func(e app.Value) { e.Set("value", wave) }) // its end may have come after its value
	}
	return ui.Node("div", at{"class", "wave", "role", "group", "aria-label", m.Waves},
		k.button("back", "back", m.Back, "step"),
		k.button("run", image, name, "step main"),
		ui.Input("range").ID(waveID).Attr("min", 0).Attr("max", last).Attr("value", wave).
			Aria("label", m.Waves).Aria("valuetext", label).OnInput(k.onWave),
		k.button("onward", "forward", m.Onward, "step"),
		ui.Leaf("span", label, "class", "num"),
	)
}

// waveLabel says which wave of how many has passed last.
func (k *Kind) waveLabel() string {
	m := k.messages().Atlas
	if k.wave == k.last() {
		return m.All
	}
	return m.WaveOf(m.Wave(k.wave, k.course), k.last()-1)
}
