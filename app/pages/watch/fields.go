package watch

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/rules"
)

// fields are the settings.
func (k *Kind) fields() app.UI {
	m, g := k.messages().Watch, k.game()
	var games, positions, algorithms, depths, evaluations []app.UI
	for _, each := range k.games {
		games = append(games, ui.Option(each.ID(), each.Words(k.site.Lang).Name(), each == g))
	}
	prepared := false
	for i, s := range g.Searched.Studies(k.site.Lang) {
		chosen := !k.pasting && s.Variant == k.settings.Variant && s.Position == k.settings.Position
		prepared = prepared || chosen
		positions = append(positions, ui.Option(strconv.Itoa(i), s.Name, chosen))
	}
	positions = append(positions, ui.Option(ownMatch, m.Mine, !prepared && !k.pasting),
		ui.Option(byHand, m.Paste, k.pasting))
	for _, a := range g.Searched.Algorithms {
		algorithms = append(algorithms, ui.Option(a, m.Algorithms.Of(a), a == k.settings.Algorithm))
	}
	for depth := 1; depth <= max(7, k.settings.Depth); depth++ {
		depths = append(depths, ui.Option(strconv.Itoa(depth), m.Plies(depth), depth == k.settings.Depth))
	}
	for _, e := range g.Searched.Evaluations {
		evaluations = append(evaluations, ui.Option(e, m.Evaluations.Of(e), e == k.settings.Evaluation))
	}
	return ui.Node("div", list{"class", "settings"},
		k.field("game", m.Game, games), k.field("position", m.Position, positions),
		k.field("algorithm", m.Algorithm, algorithms), k.horizon("depth", m.Depth, depths),
		k.horizon("evaluation", m.Evaluation, evaluations),
		ui.Node("button", list{
			"type", "button", "class", "switch", "role", "switch", "id", "act-predict", "data-act", "predict",
			"aria-checked", strconv.FormatBool(k.predict),
		}, ui.El("i"), ui.Leaf("span", m.Predict)),
		k.pasted(), k.refused(),
	)
}

// field is one of the settings.
func (k *Kind) field(name, label string, options []app.UI) app.UI {
	return ui.Node("label", list{"class", "field"}, ui.Leaf("small", label),
		ui.El("select").ID("watch-"+name).OnChange(k.onField).Body(options...))
}

// horizon is one of the settings that only a search with a horizon has.
func (k *Kind) horizon(name, label string, options []app.UI) app.UI {
	if watch.Call(k.settings.Algorithm) == "" {
		return ui.Node("label", list{"class", "field", "hidden", "true"})
	}
	return k.field(name, label, options)
}

// pasted is where a person writes a position; the one that is searched stands there.
func (k *Kind) pasted() app.UI {
	m := k.messages().Watch
	if !k.pasting {
		return ui.Node("div", list{"class", "pasted", "hidden", "true"})
	}
	text := k.settings.Position
	if match, err := k.replay(nil); err == nil {
		text = match.Position().String()
	}
	return ui.Node("div", list{"class", "pasted"},
		ui.Input("text").ID("watch-text").Aria("label", m.PasteLabel).Attr("value", text).
			Attr("autocomplete", "off").Attr("spellcheck", "false").Aria("describedby", wrongID),
		button("paste", m.PasteDo, true),
	)
}

// wrongID is the id of what is said of something that cannot be taken.
const wrongID = "watch-wrong"

// refused says what of the address, of a position or of a value could not be taken.
func (k *Kind) refused() app.UI {
	return ui.Leaf("p", k.wrong, "class", "refused", "id", wrongID, "hidden", ui.When(k.wrong == "", "true"))
}

// change restarts with other settings.
func (k *Kind) change(do func(s *watch.Settings)) {
	do(&k.settings)
	k.quiz, k.picked, k.wrong = nil, false, ""
	k.restart(0)
}

// searchFrom restarts from another position. What was changed belonged to the one before.
func (k *Kind) searchFrom(variant, position string) {
	k.change(func(s *watch.Settings) { s.Variant, s.Position, s.Leaves, s.Orders = variant, position, nil, nil })
}

// onField is another choice in one of the settings.
func (k *Kind) onField(ctx app.Context, _ app.Event) {
	field := ctx.JSSrc()
	value := field.Get("value").String()
	switch field.Get("id").String() {
	case "watch-game":
		for _, g := range k.games {
			if g.ID() == value {
				k.settings = k.usual(g)
			}
		}
		k.change(func(*watch.Settings) {})
	case "watch-position":
		k.choosePosition(value)
	case "watch-algorithm":
		k.change(func(s *watch.Settings) { s.Algorithm = value })
	case "watch-depth":
		depth, _ := strconv.Atoi(value)
		k.change(func(s *watch.Settings) { s.Depth = depth })
	case "watch-evaluation":
		k.change(func(s *watch.Settings) { s.Evaluation = value })
	case "watch-order":
		k.change(func(s *watch.Settings) { s.Order = value })
	}
}

// The choices of a position that are none of the prepared ones.
const (
	ownMatch = "mine"
	byHand   = "paste"
)

// choosePosition takes a prepared position, that of the match on the game's table, or one that a person writes.
func (k *Kind) choosePosition(value string) {
	k.pasting, k.wrong = value == byHand, ""
	k.rev++
	switch value {
	case byHand:
		k.outside.focus("watch-text")
	case ownMatch:
		k.searchOwn()
	default:
		studies := k.game().Searched.Studies(k.site.Lang)
		if i, err := strconv.Atoi(value); err == nil && i < len(studies) {
			k.searchFrom(studies[i].Variant, studies[i].Position)
		}
	}
}

// searchOwn takes the position of the match on the game's table, unless something else is asked for before it is read.
func (k *Kind) searchOwn() {
	run := k.run
	k.matches.Read(k.game(), func(m *rules.Match) {
		if run == k.run && m != nil {
			k.searchFrom(m.Setup().Variant, known(m))
			k.redraw()
		}
	})
}

// takePasted takes the position that a person has written, if the rules can read it.
func (k *Kind) takePasted() {
	text := strings.TrimSpace(app.Window().GetElementByID("watch-text").Get("value").String())
	if _, err := rules.NewMatch(k.game().Spec, rules.Setup{Variant: k.settings.Variant}, text); err != nil {
		k.wrong = k.messages().Watch.Refused.Of("position") + " " + k.messages().Past.Detail(err.Error())
		k.said = k.wrong
		return
	}
	k.pasting = false
	k.searchFrom(k.settings.Variant, text)
}

// known is the position of a match as everybody may know it.
func known(m *rules.Match) string {
	if m.Spec().Secret {
		return m.Position().View(rules.Nobody).String()
	}
	return m.Position().String()
}
