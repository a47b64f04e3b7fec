package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	"tablier/app/puzzles/maker"
	"tablier/app/ui"
)

// asking is the question, and the control that has it proved.
type asking struct{ *frame }

// The names of the fields.
const (
	questionName = "pm-question"
	subjectID    = "pm-subject"
)

// draw draws the region.
func (a asking) draw() app.UI {
	m, s := a.words, a.session
	var list []app.UI
	for i, q := range s.Questions() {
		list = append(list, ui.Tree(`<label class="pm-choice">
				<input type="radio" name="{}" id="{}" value="{}" checked="{}"><span>{}</span></label>`, questionName,
			"pm-question-"+strconv.Itoa(i), strconv.Itoa(i), i == s.Chosen(), a.text(q)))
	}
	proving := s.State() == maker.Proving
	text := m.prove
	if s.State() == maker.Open {
		text = m.goOn
	}
	done := s.State() == maker.None || s.State() == maker.Several || s.State() == maker.Made || s.State() == maker.Refused
	return ui.Tree(`<section class="slab pm-ask">
			<fieldset><legend>{}</legend>{}</fieldset>
			{}
			<div class="pm-do">
				<button type="button" class="{}" id="act-prove" data-act="prove" hidden="{}" aria-disabled="{}">{}</button>
				<button type="button" class="go" id="act-stop" data-act="stop" hidden="{}">{}</button>
			</div>
		</section>`, m.question, list, a.subject(), a.class(done), proving || s.Final(), done, text, !proving, m.stop)
}

// class returns the class of the control: one button of the page is filled.
func (asking) class(done bool) string {
	if done {
		return "go"
	}
	return "act"
}

// text says a question.
func (a asking) text(q prove.Question) string {
	m := a.words
	switch q.Kind {
	case puzzle.Win:
		if q.Soon {
			return m.soon
		}
		return m.win
	case puzzle.Hold:
		return m.hold
	case puzzle.Points:
		return m.points
	case puzzle.Forces:
		return m.forces
	}
	return m.odds
}

// subject draws what the question is about, where there is a choice.
func (a asking) subject() app.UI {
	s := a.session
	var list []app.UI
	for _, subject := range s.Subjects() {
		list = append(list, ui.Tree(`<option value="{}" selected="{}">{}</option>`, subject, subject == s.About(), subject))
	}
	return ui.Tree(`<label class="in pm-subject" hidden="{}"><small>{}</small><select id="{}">{}</select></label>`,
		len(list) == 0, a.words.about, subjectID, list)
}
