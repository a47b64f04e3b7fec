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
	step, steps := r.progress()
	text := r.messages.Step(step, steps)
	r.moveSlider()
	return ui.Tree(`<section class="slab asking" aria-label="{}">
			<input type="range" class="scrub" id="{}" min="0" max="{}" value="{}" aria-label="{}" aria-valuetext="{}"
				onchange="{}">
			{}<div class="asks">{}</div>
			<div class="drive">{}{}{}{}</div>
		</section>`,
		r.messages.Question, sliderID, strconv.Itoa(steps), strconv.Itoa(step), text, text, r.kind.onSlider,
		r.kind.site.Word(), r.asked(), r.scored(), r.prepared(), r.bar(), r.pace())
}

// asked draws the question or what the step has done.
func (r asking) asked() []app.UI {
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
		return []app.UI{strong(title), why(truth), r.onwards()}
	}
	return []app.UI{strong(r.words.step()), why(r.messages.Lines.Of(r.words.event()))}
}

// strong draws the question, or what the step has done.
func strong(text string) app.UI { return ui.Tree(`<strong>{}</strong>`, text) }

// why draws how to answer, or the reason.
func why(text string) app.UI { return ui.Tree(`<p class="why">{}</p>`, text) }

// quiz draws the prepared question and, once it is answered, why.
func (r asking) quiz(quiz *watch.Quiz) []app.UI {
	q, solution := quiz.Question(), ""
	if !quiz.Pending() {
		solution = r.words.solution()
	}
	return []app.UI{strong(q.Text), why(solution),
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
	return []app.UI{strong(title), why(how),
		r.picks("answer", choices, answered, r.predictions.Question().Right,
			ui.When(pending, r.messages.Show), "show")}
}

// onwards draws what may be tried after the end of a search.
func (r asking) onwards() app.UI {
	m := r.messages
	deeper, horizon := r.settings.Depth+2, watch.Call(r.settings.Algorithm) != ""
	return ui.Tree(`<div class="picks">{}{}</div>`,
		button("deeper "+strconv.Itoa(deeper), m.Deeper(deeper), horizon && deeper <= watch.MaxDepth),
		button("evaluation", m.OtherEvaluation, horizon && len(r.session.Game().Searched.Evaluations) > 1))
}

// picks draws the choices, and another control.
func (r asking) picks(act string, choices []string, answered, right int, more, moreAct string) app.UI {
	var buttons []app.UI
	for i, text := range choices {
		class, mark := "", app.UI(ui.Tree(`<span></span>`))
		switch {
		case answered < 0:
		case i == right:
			class, mark = "right", ui.Icon("check")
		case i == answered:
			class, mark = "wrong", ui.Icon("close")
		}
		number := strconv.Itoa(i)
		buttons = append(buttons, ui.Tree(`<button type="button" class="btn {}" id="act-{}-{}" data-act="{} {}"
				aria-disabled="{}" aria-keyshortcuts="{}">
				<span>{}</span>
				{}
			</button>`, class, act, number, act, number, answered >= 0, strconv.Itoa(i+1), text, mark))
	}
	if more != "" {
		buttons = append(buttons, bare(moreAct, more))
	}
	return ui.Tree(`<div class="picks">{}</div>`, buttons)
}

// bare draws a control without a frame.
func bare(act, text string) app.UI {
	return ui.Tree(`<button type="button" class="btn bare" id="act-{}" data-act="{}">{}</button>`, act, act, text)
}

// prepared draws the choice of a prepared question, beside the steps, where a pupil comes by.
func (r asking) prepared() app.UI {
	m, asked := r.messages, r.session.Quiz().Question()
	options := []app.UI{ui.Option("", m.Questions, asked == nil)}
	for _, q := range r.kind.library.Quizzes() {
		options = append(options, ui.Option(q.Name, q.Text, asked != nil && q.Name == asked.Name))
	}
	return ui.Tree(`<select id="watch-question" class="prepared" aria-label="{}" onchange="{}">{}</select>`,
		m.Questions, r.kind.onQuestion, options)
}

// scored draws how many predictions were right; nothing before the first.
func (r asking) scored() app.UI {
	m, score := r.messages, r.session.Scorer().Score()
	return ui.Tree(`<p class="score" id="watch-score" hidden="{}"><span>{}</span>{}<b>{}</b></p>`,
		score.Of == 0, m.Predictions, " ", m.Score(score.Right, score.Of))
}
