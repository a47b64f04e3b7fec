package watch

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/rules"
)

// The names of the settings, which are those of their fields.
const (
	gameField       = "game"
	positionField   = "position"
	algorithmField  = "algorithm"
	depthField      = "depth"
	evaluationField = "evaluation"
	orderField      = "order"
)

// The choices of the field with positions that are no positions.
const (
	myMatch  = "mine"
	toPaste  = "paste"
	itsOwn   = "own" // one that is not prepared
	prepared = "="   // before the text of one that is
)

// A choice is one of those of a field.
type choice struct{ value, text string }

// settings draws the fields, and the switch for predictions. A change begins the search again.
func (k *Kind) settings(m *i18n.Watch) app.UI {
	s := &k.session.Settings
	depth, depths := m.Depth, k.depths(m)
	if s.Algorithm == watch.MonteCarlo {
		depth = m.Playouts
	}
	return ui.El("div").Class("settings").Attr("role", "group").Aria("label", m.Settings).Body(
		k.field(gameField, m.Game, s.Game+"/"+s.Variant, k.gameChoices()),
		k.field(positionField, m.Position, k.positionChoice(), k.positionChoices(m)),
		k.field(algorithmField, m.Algorithm, s.Algorithm, named(k.trees().Algorithms, m.Algorithms)),
		ui.Shown(s.Algorithm != watch.Backward, k.field(depthField, depth, strconv.Itoa(s.Depth), depths)),
		ui.Shown(len(k.trees().Evaluations) > 1 && s.Algorithm != watch.MonteCarlo && s.Algorithm != watch.Backward,
			k.field(evaluationField, m.Evaluation, s.Evaluation, named(k.trees().Evaluations, m.Evaluations))),
		ui.Shown(s.Algorithm != watch.MonteCarlo && s.Algorithm != watch.Backward,
			k.field(orderField, m.Order, s.Order, named(watch.Orders(), m.Orders))),
		ui.Button().Class("switch").ID("watch-predict").Attr("role", "switch").
			Aria("checked", strconv.FormatBool(k.session.Predict)).OnClick(k.onPredict).
			Body(ui.El("i"), ui.El("span").Text(m.Predict)),
		k.paste(m),
	)
}

// field draws a field with its choices.
func (k *Kind) field(name, label, chosen string, choices []choice) app.HTMLElem {
	return ui.El("label").Class("setting", "of-"+name).Body(
		ui.El("span").Text(label),
		ui.El("select").ID("watch-"+name).Attr("name", name).OnChange(k.onSetting).
			Body(app.Range(choices).Slice(func(i int) app.UI {
				c := choices[i]
				return ui.Option(c.value, c.text, c.value == chosen || chosen == "" && i == 0)
			})),
	)
}

// named returns choices with the names that a catalogue has for them.
func named(values []string, names map[string]string) []choice {
	choices := make([]choice, len(values))
	for i, value := range values {
		choices[i] = choice{value, names[value]}
	}
	return choices
}

// gameChoices are the games, and the boards of each.
func (k *Kind) gameChoices() (choices []choice) {
	for _, game := range k.games {
		words := game.Words(k.site.Lang)
		for _, variant := range game.Trees(k.site.Lang).Variants {
			choices = append(choices, choice{game.ID() + "/" + variant, title(words, variant, game.Spec.Variants[0])})
		}
	}
	return choices
}

// title names a board of a game: by its own name, or by that of the game with what it is.
func title(words board.Words, variant, usual string) string {
	if name := board.NameOf(words.Names(), variant, ""); name.ID != "" {
		return name.Name
	}
	if variant == usual {
		return words.Name()
	}
	if name := words.Variant(variant); strings.HasPrefix(name, words.Name()) {
		return name
	}
	return words.Name() + ", " + words.Variant(variant)
}

// positionChoice is the choice that is the position which is searched.
func (k *Kind) positionChoice() string {
	switch {
	case k.pasting:
		return toPaste
	case k.trees().Position(k.session.Variant, k.session.Position) != nil:
		return prepared + k.session.Position
	}
	return itsOwn
}

func (k *Kind) positionChoices(m *i18n.Watch) (choices []choice) {
	for _, p := range k.trees().Of(k.session.Variant) {
		choices = append(choices, choice{prepared + p.Text, p.Name})
	}
	choices = append(choices, choice{myMatch, m.MyMatch}, choice{toPaste, m.Paste})
	if k.trees().Position(k.session.Variant, k.session.Position) == nil {
		choices = append(choices, choice{itsOwn, m.FromLink})
	}
	return choices
}

// depths are the depths, or the numbers of playouts, to choose from.
func (k *Kind) depths(m *i18n.Watch) (choices []choice) {
	if k.session.Algorithm == watch.MonteCarlo {
		list := []int{10, 50, 200, 1000, watch.MostPlayouts}
		return withOwn(list, k.session.Depth, m.PlayoutsOf)
	}
	var list []int
	for depth := range k.trees().MostDepth {
		list = append(list, depth+1)
	}
	return withOwn(list, k.session.Depth, m.Plies)
}

// withOwn returns numbers as choices, with one more where the number chosen is another.
func withOwn(list []int, own int, say func(int) string) (choices []choice) {
	known := false
	for _, n := range list {
		choices = append(choices, choice{strconv.Itoa(n), say(n)})
		known = known || n == own
	}
	if !known {
		choices = append(choices, choice{strconv.Itoa(own), say(own)})
	}
	return choices
}

// paste draws the field into which a position is pasted.
func (k *Kind) paste(m *i18n.Watch) app.UI {
	return ui.Shown(k.pasting, ui.El("form").Class("pasting").OnSubmit(k.onPasted).Body(
		ui.El("label").Attr("for", "watch-pasted").Text(m.PasteHow),
		ui.Input("text").ID("watch-pasted").Class("mono").Attr("value", k.session.Position).Attr("spellcheck", "false").
			Attr("autocomplete", "off").Aria("describedby", "watch-refused"),
		ui.El("button").Class("btn").Attr("type", "submit").Text(m.PasteOpen),
		ui.El("p").ID("watch-refused").Attr("role", "alert").Text(k.refusal(m)),
	))
}

// refusal says why a pasted position is none.
func (k *Kind) refusal(m *i18n.Watch) string {
	if !k.pasting || k.wrong == nil {
		return ""
	}
	return k.fault(m)
}

// onSetting takes a change of a field: the search begins again.
func (k *Kind) onSetting(_ app.Context, e app.Event) {
	field := e.Get("target")
	k.set(field.Get("name").String(), field.Get("value").String())
}

// set sets a setting.
func (k *Kind) set(name, value string) {
	k.stop()
	k.prepared, k.pasting = nil, false
	m := watch.Moment{Settings: k.session.Settings.Unchanged()}
	switch name {
	case gameField:
		game, variant, _ := strings.Cut(value, "/")
		m = watch.Moment{Settings: watch.Settings{Game: game, Variant: variant}}
	case positionField:
		if !k.choose(&m, value) {
			return
		}
	case algorithmField:
		m.Algorithm = value
		if value == watch.MonteCarlo || k.session.Algorithm == watch.MonteCarlo {
			m.Depth = 0
		}
	case depthField:
		m.Depth, _ = strconv.Atoi(value)
	case evaluationField:
		m.Evaluation = value
	case orderField:
		m.Order = value
	}
	m, _, err := k.fill(m)
	if k.wrong = err; err == nil {
		k.open(m)
	}
	k.redraw()
}

// choose takes a choice of the field with positions; it returns false where nothing is searched yet.
func (k *Kind) choose(m *watch.Moment, value string) bool {
	switch value {
	case toPaste:
		k.pasting = true
		k.outside.focus("watch-pasted")
		return false
	case myMatch:
		m.Variant, m.Position = mine(k.matches.Played(m.Game))
		return true
	case itsOwn:
		return false
	}
	m.Position = strings.TrimPrefix(value, prepared)
	m.Depth = 0
	if m.Algorithm == watch.MonteCarlo {
		m.Depth = k.session.Depth
	}
	return true
}

// mine returns the variant and the position of a match, as the side to move may know it.
func mine(match *rules.Match) (variant, position string) {
	p := match.Position()
	return match.Setup().Variant, p.View(p.ToMove()).String()
}

// onPasted searches the position that has been pasted.
func (k *Kind) onPasted(_ app.Context, e app.Event) {
	e.PreventDefault()
	k.pasted(strings.TrimSpace(app.Window().GetElementByID("watch-pasted").Get("value").String()))
}

func (k *Kind) pasted(text string) {
	k.stop()
	m := watch.Moment{Settings: k.session.Settings.Unchanged()}
	m.Position = text
	k.open(m)
	if k.pasting = k.wrong != nil; k.pasting {
		k.outside.focus("watch-pasted")
	}
	k.redraw()
}

func (k *Kind) onPredict(app.Context, app.Event) {
	k.session.SetPredict(!k.session.Predict)
	k.redraw()
}
