package watch

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/ui"
	"tablier/app/watch"
)

// list are the attributes of an element, names and values in turn.
type list = []string

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
	case k.now != nil && k.question != nil && !k.reveal:
		state = "asked"
	case k.now != nil:
		state = "shown"
	case k.failed != "":
		state = "failed"
	}
	return room.Main(k.site, nav.WatchRoute, "watch-room",
		ui.Attributes(ui.El("div"), list{
			"class", "watch", "data-state", state, "data-view", strconv.Itoa(k.view), "data-step", k.stepText(),
		}).OnClick(k.onClick).OnKeyDown(k.onKey).Body(
			k.tabs(), k.fields(), k.forest(), k.asking(), k.side(),
			ui.Leaf("p", k.said, "class", "hidden-text", "id", "watch-said", "role", "status"),
		),
	)
}

func (k *Kind) stepText() string {
	if k.now == nil {
		return ""
	}
	return strconv.Itoa(k.now.Step)
}

// tabs choose what a phone shows.
func (k *Kind) tabs() app.UI {
	var tabs []app.UI
	for i, name := range k.messages().Watch.Views {
		tabs = append(tabs, ui.Leaf("button", name, "type", "button", "id", ui.ActID("view "+strconv.Itoa(i)),
			"data-act", "view "+strconv.Itoa(i), "aria-pressed", strconv.FormatBool(i == k.view)))
	}
	return ui.Node("div", list{"class", "views"}, tabs...)
}

// fields are the settings.
func (k *Kind) fields() app.UI {
	m, g := &k.messages().Watch, k.game()
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
	positions = append(positions, ui.Option(mine, m.Mine, !prepared && !k.pasting), ui.Option(paste, m.Paste, k.pasting))
	for _, a := range g.Searched.Algorithms {
		algorithms = append(algorithms, ui.Option(a, m.Algorithms[a], a == k.settings.Algorithm))
	}
	for depth := 1; depth <= max(7, k.settings.Depth); depth++ {
		depths = append(depths, ui.Option(strconv.Itoa(depth), m.Plies(depth), depth == k.settings.Depth))
	}
	for _, e := range g.Searched.Evaluations {
		evaluations = append(evaluations, ui.Option(e, m.Evaluations[e], e == k.settings.Evaluation))
	}
	return ui.Node("div", list{"class", "settings"},
		k.field("game", m.Game, games), k.field("position", m.Position, positions),
		k.field("algorithm", m.Algorithm, algorithms), k.field("depth", m.Depth, depths),
		k.field("evaluation", m.Evaluation, evaluations),
		ui.Node("button", list{
			"type", "button", "class", "switch", "role", "switch", "id", "act-predict", "data-act", "predict",
			"aria-checked", strconv.FormatBool(k.predict),
		}, ui.El("i"), ui.Leaf("span", m.Predict)),
		k.pasted(),
	)
}

// field is one of the settings.
func (k *Kind) field(name, label string, options []app.UI) app.UI {
	return ui.Node("label", list{"class", "field"}, ui.Leaf("small", label),
		ui.El("select").ID("watch-"+name).OnChange(k.onField).Body(options...))
}

// order chooses how the moves are tried.
func (k *Kind) order() app.UI {
	m := &k.messages().Watch
	var orders []app.UI
	for _, o := range []string{"rules", "best", "worst", "reverse"} {
		orders = append(orders, ui.Option(o, m.Orders[o], o == k.settings.Order || o == "rules" && k.settings.Order == ""))
	}
	return k.field("order", m.Order, orders)
}

// pasted is where a person writes a position.
func (k *Kind) pasted() app.UI {
	m := &k.messages().Watch
	if !k.pasting {
		return ui.Node("div", list{"class", "pasted", "hidden", "true"})
	}
	return ui.Node("div", list{"class", "pasted"},
		ui.Input("text").ID("watch-text").Aria("label", m.PasteLabel).Attr("placeholder", m.PasteLabel).
			Attr("autocomplete", "off").Attr("spellcheck", "false"),
		ui.Leaf("button", m.PasteDo, "type", "button", "class", "btn", "id", "act-paste", "data-act", "paste"),
	)
}

// forest is the tree: a drawing for the eye, and a list that the keyboard goes through and a phone shows.
func (k *Kind) forest() app.UI {
	m := &k.messages().Watch
	if k.now == nil || k.failed != "" {
		text := m.Wait
		if k.failed != "" {
			text = k.failed
		}
		return ui.Node("section", list{"class", "slab forest", "aria-label", m.Tree("")}, ui.Leaf("p", text, "class", "wait"))
	}
	markup, high := k.drawing()
	return ui.Node("section", list{"class", "slab forest", "aria-label", m.Tree(m.Algorithms[k.settings.Algorithm])},
		ui.Raw(ui.Tag("svg", ui.Attr("class", "tree")+ui.Attr("aria-hidden", "true")+
			ui.Attr("viewBox", "0 0 "+strconv.Itoa(drawingWide)+" "+strconv.Itoa(high)), markup)),
		k.rows(),
	)
}

// asking is the question, or what the search has found, and the steps.
func (k *Kind) asking() app.UI {
	m := &k.messages().Watch
	return ui.Node("section", list{"class", "slab asking", "aria-label", m.Question},
		ui.Node("div", list{"class", "asks"}, k.asked()...),
		ui.Node("div", list{"class", "drive"},
			ui.Leaf("p", m.Score(k.right, k.of), "class", "score", "id", "watch-score", "hidden", ui.If(k.of == 0, "true")),
			k.bar(), k.slider()),
	)
}

// asked is what is asked or said.
func (k *Kind) asked() []app.UI {
	m := &k.messages().Watch
	switch {
	case k.now == nil:
		return nil
	case k.quiz != nil:
		why := ""
		if k.answered >= 0 {
			why = k.said
		}
		return []app.UI{ui.Leaf("strong", k.quiz.Text), ui.Leaf("p", why, "class", "why"),
			k.picks("solve", k.quiz.Choices, k.answered, k.quiz.Right, m.GoOn, "leave")}
	case k.question != nil:
		title, how := k.asks()
		if k.reveal {
			how = k.said
		}
		choices := []string{m.Yes, m.No}
		if k.question.Kind == watch.ValueComes {
			choices = nil
			for _, v := range k.question.Values {
				choices = append(choices, k.number(v))
			}
		}
		answered := k.choice
		if k.reveal && answered < 0 {
			answered = len(choices)
		}
		return []app.UI{ui.Leaf("strong", title), ui.Leaf("p", how, "class", "why"),
			k.picks("answer", choices, answered, k.question.Right, ui.If(!k.reveal, m.Show), "show")}
	case k.now.Step == k.now.Steps:
		title, truth := k.outcome()
		deeper := k.settings.Depth + 2
		return []app.UI{ui.Leaf("strong", title), ui.Leaf("p", truth, "class", "why"),
			ui.Node("div", list{"class", "picks"}, ui.Leaf("button", m.Deeper(deeper), "type", "button", "class", "btn",
				"data-act", "deeper "+strconv.Itoa(deeper), "id", "act-deeper"))}
	}
	return []app.UI{ui.Leaf("strong", k.tell()), ui.Leaf("p", m.Lines[k.now.Event], "class", "why")}
}

// picks are the choices, and what else may be done.
func (k *Kind) picks(act string, choices []string, answered, right int, more, moreAct string) app.UI {
	var buttons []app.UI
	for i, text := range choices {
		class, mark := "btn", app.UI(ui.El("span"))
		switch {
		case answered < 0:
		case i == right:
			class, mark = "btn right", ui.Icon("check")
		case i == answered:
			class, mark = "btn wrong", ui.Icon("close")
		}
		buttons = append(buttons, ui.Node("button", list{
			"type", "button", "class", class, "id", ui.ActID(act + " " + strconv.Itoa(i)),
			"data-act", act + " " + strconv.Itoa(i),
			"aria-disabled", ui.If(answered >= 0, "true"),
		}, ui.Leaf("span", text), mark))
	}
	if more != "" {
		buttons = append(buttons, ui.Leaf("button", more, "type", "button", "class", "btn bare", "id", ui.ActID(moreAct),
			"data-act", moreAct))
	}
	return ui.Node("div", list{"class", "picks"}, buttons...)
}
