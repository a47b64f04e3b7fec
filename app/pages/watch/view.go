package watch

import (
	"strconv"
	"strings"

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
	case k.held:
		state = "held"
	case k.failed != "":
		state = "failed"
	case k.now != nil && k.question != nil && !k.reveal:
		state = "asked"
	case k.now != nil:
		state = "shown"
	}
	return room.Main(k.site, nav.WatchRoute, "", "watch-room",
		ui.Attributes(ui.El("div"), list{
			"class", "watch", "data-state", state, "data-view", strconv.Itoa(k.view), "data-step", k.stepText(),
		}).OnClick(k.onClick).OnKeyDown(k.onKey).Body(
			k.tabs(), k.fields(), k.forest(), k.asking(), k.side(), k.extras(),
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

// forest is the tree: a drawing for the eye, and a list that the keyboard goes through and a phone shows.
func (k *Kind) forest() app.UI {
	m := k.messages().Watch
	if k.now == nil || k.failed != "" {
		text := m.Wait
		if k.failed != "" {
			text = k.failed
		}
		return ui.Node("section", list{"class", "slab forest", "aria-label", m.Tree("")}, ui.Leaf("p", text, "class", "wait"),
			button("anyway", m.Anyway, k.held))
	}
	return ui.Node("section", list{"class", "slab forest", "aria-label", m.Tree(m.Algorithms.Of(k.settings.Algorithm))},
		ui.Raw(k.svg()),
		k.rows(),
	)
}

// asking is the question, or what the search has found, and the steps.
func (k *Kind) asking() app.UI {
	m := k.messages().Watch
	return ui.Node("section", list{"class", "slab asking", "aria-label", m.Question},
		k.slider(),
		ui.Node("div", list{"class", "asks"}, k.asked()...),
		ui.Node("div", list{"class", "drive"}, k.scored(), k.prepared(), k.bar(), k.pace()),
	)
}

// asked is what is asked or said.
func (k *Kind) asked() []app.UI {
	m := k.messages().Watch
	switch picked := k.chosen(); {
	case k.now == nil:
		return nil
	case picked != nil:
		return k.pickedNode(picked)
	case k.quiz != nil:
		why := ""
		if k.answered >= 0 {
			why = k.said
		}
		return []app.UI{ui.Leaf("strong", k.quiz.Text), ui.Leaf("p", why, "class", "why"),
			k.picks("solve", k.quiz.Choices, k.answered, k.quiz.Right, m.GoOn, "leave")}
	case k.question != nil:
		return k.questioned()
	case k.now.Step == k.now.Steps:
		title, truth := k.outcome()
		return []app.UI{ui.Leaf("strong", title), ui.Leaf("p", truth, "class", "why"), k.onwards()}
	}
	return []app.UI{ui.Leaf("strong", k.tell()), ui.Leaf("p", m.Lines.Of(k.event()), "class", "why")}
}

// questioned is what is asked about the next step or, once it is answered, why.
func (k *Kind) questioned() []app.UI {
	title, how := k.asks()
	if k.reveal {
		how = k.said
	}
	choices, answered := k.choices(), k.choice
	if k.reveal && answered < 0 {
		answered = len(choices)
	}
	return []app.UI{ui.Leaf("strong", title), ui.Leaf("p", how, "class", "why"),
		k.picks("answer", choices, answered, k.question.Right, ui.When(!k.reveal, k.messages().Watch.Show), "show")}
}

// onwards is what may be tried after the end of a search.
func (k *Kind) onwards() app.UI {
	m := k.messages().Watch
	deeper, horizon := k.settings.Depth+2, watch.Call(k.settings.Algorithm) != ""
	return ui.Node("div", list{"class", "picks"},
		button("deeper "+strconv.Itoa(deeper), m.Deeper(deeper), horizon && deeper <= watch.MaxDepth),
		button("evaluation", m.OtherEvaluation, horizon && len(k.game().Searched.Evaluations) > 1))
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
			"aria-disabled", ui.When(answered >= 0, "true"), "aria-keyshortcuts", strconv.Itoa(i + 1),
		}, ui.Leaf("span", text), mark))
	}
	if more != "" {
		buttons = append(buttons, ui.Leaf("button", more, "type", "button", "class", "btn bare", "id", ui.ActID(moreAct),
			"data-act", moreAct))
	}
	return ui.Node("div", list{"class", "picks"}, buttons...)
}

// button is a control that does an act. The first word of the act is in its id.
func button(act, text string, shown bool) app.UI {
	name, _, _ := strings.Cut(act, " ")
	return ui.Leaf("button", text, "type", "button", "class", "btn", "id", ui.ActID(name), "data-act", act,
		"hidden", ui.When(!shown, "true"))
}
