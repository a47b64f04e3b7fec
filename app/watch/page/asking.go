package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
	"tablier/app/watch"
)

// An asking is the region of the question, or of what the search has found, and of the steps.
type asking struct{ *frame }

// draw draws the region.
func (r asking) draw() app.UI {
	m := r.messages
	return ui.Node("section", list{"class", "slab asking", "aria-label", m.Question},
		r.slider(),
		ui.Node("div", list{"class", "asks"}, r.asked()...),
		ui.Node("div", list{"class", "drive"}, r.scored(), r.prepared(), r.bar(), r.pace()),
	)
}

// asked draws the question or what the step has done.
func (r asking) asked() []app.UI {
	m := r.messages
	quiz := r.session.Quiz()
	switch picked := r.session.Outline().Chosen(); {
	case r.tree == nil:
		return nil
	case picked != nil:
		return r.pickedNode(picked)
	case quiz.Question() != nil:
		return r.quiz(quiz)
	case r.predictions.Question() != nil:
		return r.questioned()
	case r.tree.Step == r.tree.Steps:
		title, truth := r.words.outcome()
		return []app.UI{ui.Leaf("strong", title), ui.Leaf("p", truth, "class", "why"), r.onwards()}
	}
	return []app.UI{ui.Leaf("strong", r.words.step()), ui.Leaf("p", m.Lines.Of(r.words.event()), "class", "why")}
}

// quiz draws the prepared question and, once it is answered, why.
func (r asking) quiz(quiz *watch.Quiz) []app.UI {
	q, why := quiz.Question(), ""
	if !quiz.Pending() {
		why = r.words.solution()
	}
	return []app.UI{ui.Leaf("strong", q.Text), ui.Leaf("p", why, "class", "why"),
		r.picks("solve", q.Choices, quiz.Choice(), q.Right, r.messages.GoOn, "leave")}
}

// questioned draws the question about the next step and, once it is answered, why.
func (r asking) questioned() []app.UI {
	title, how := r.words.asks()
	pending := r.predictions.Pending()
	if !pending {
		how = r.words.verdict()
	}
	choices, answered := r.words.choices(), r.predictions.Choice()
	if !pending && answered < 0 {
		answered = len(choices)
	}
	return []app.UI{ui.Leaf("strong", title), ui.Leaf("p", how, "class", "why"),
		r.picks("answer", choices, answered, r.predictions.Question().Right,
			ui.When(pending, r.messages.Show), "show")}
}

// onwards draws what may be tried after the end of a search.
func (r asking) onwards() app.UI {
	m := r.messages
	deeper, horizon := r.settings.Depth+2, watch.Call(r.settings.Algorithm) != ""
	return ui.Node("div", list{"class", "picks"},
		button("deeper "+strconv.Itoa(deeper), m.Deeper(deeper), horizon && deeper <= watch.MaxDepth),
		button("evaluation", m.OtherEvaluation, horizon && len(r.session.Game().Searched.Evaluations) > 1))
}

// picks draws the choices, and another control.
func (r asking) picks(act string, choices []string, answered, right int, more, moreAct string) app.UI {
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

// prepared draws the choice of a prepared question, beside the steps, where a pupil comes by.
func (r asking) prepared() app.UI {
	m, asked := r.messages, r.session.Quiz().Question()
	options := []app.UI{ui.Option("", m.Questions, asked == nil)}
	for _, q := range r.kind.library.Quizzes() {
		options = append(options, ui.Option(q.Name, q.Text, asked != nil && q.Name == asked.Name))
	}
	return ui.El("select").ID("watch-question").Class("prepared").Aria("label", m.Questions).OnChange(r.kind.onQuestion).
		Body(options...)
}

// scored draws how many predictions were right; nothing before the first.
func (r asking) scored() app.UI {
	m, score := r.messages, r.session.Scorer().Score()
	return ui.Node("p", list{"class", "score", "id", "watch-score", "hidden", ui.When(score.Of == 0, "true")},
		ui.Leaf("span", m.Predictions), app.Text(" "), ui.Leaf("b", m.Score(score.Right, score.Of)))
}
