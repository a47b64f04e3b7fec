package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
	"tablier/app/write"
)

// A task is the region with the exercise: what it asks for, and what helps.
type task struct {
	kind    *Kind
	picture ui.HTML // of the exercise, drawn once; empty before
}

func (t *task) draw() app.UI {
	m, c := t.kind.words(), &t.kind.session.Course
	e := c.Exercise()
	topic := e.Topic
	if e.Further {
		topic = m.Further + " · " + topic
	}
	options := make([]app.UI, len(c.Exercises()))
	for i, other := range c.Exercises() {
		p := c.RecordOf(other.ID)
		options[i] = ui.Option(other.ID, m.Choice(i+1, other.Title, p.Done, p.Ordered, p.Passed, p.Tests), i == c.At())
	}
	hint, wait := t.help()
	return ui.Tree(`<section class="slab py-task" aria-label="{}">
			<div class="which">
				<label class="slim"><small>{}</small><select id="exercise" onchange="{}">{}</select></label>
				{}
			</div>
			<h2 class="hidden-text">{}</h2>
			<p>{}</p>{}
			{}
			<ol class="py-hints">{}</ol>
			<p class="quiet py-wait" hidden="{}">{}</p>
		</section>`,
		m.Exercises, m.Exercise(c.At()+1, len(c.Exercises()), topic), t.onExercise, options, hint,
		e.Title, e.Statement, t.kind.site.Word(), t.pictured(), t.hints(), wait == "", wait)
}

// help draws the control that opens the next hint, and says what the solution waits for.
func (t *task) help() (hint app.UI, wait string) {
	m, c := t.kind.words(), &t.kind.session.Course
	r, text := c.Record(), m.Hints
	if r.Hints >= len(c.Exercise().Hints) {
		text = m.Solution
		if left := r.Left(); left > 0 {
			wait = m.SolutionIn(left)
		}
	}
	site := t.kind.site
	none := !site.Hints() || r.Hints >= len(c.Exercise().Hints) && !site.Solution()
	return ui.Tree(`<button type="button" class="btn bare" id="act-hint" data-act="hint" hidden="{}"
			aria-disabled="{}">{}</button>`, none, wait != "", text), wait
}

// hints draws the hints that were opened, and the solution.
func (t *task) hints() []app.UI {
	m, c := t.kind.words(), &t.kind.session.Course
	e, opened := c.Exercise(), c.Record().Hints
	list := make([]app.UI, 0, len(e.Hints)+1)
	for i := range min(opened, len(e.Hints)) {
		list = append(list, ui.Tree(`<li><b>{}</b><p>{}</p></li>`, m.Hint(i+1), e.Hints[i]))
	}
	if opened > len(e.Hints) {
		list = append(list, ui.Tree(`<li><b>{}</b><pre tabindex="0">{}</pre>{}</li>`,
			m.Solution, e.Solution, ui.Act("use", m.UseSolution, "btn")))
	}
	return list
}

// onExercise is another exercise.
func (t *task) onExercise(ctx app.Context, _ app.Event) {
	t.kind.session.Choose(ctx.JSSrc().Get("value").String())
}

// pictured draws the tree that stands beside what the exercise asks for, if it has one.
func (t *task) pictured() app.UI {
	p := t.kind.session.Course.Exercise().Picture
	if p == nil {
		return hidden()
	}
	if t.picture == "" {
		t.picture = t.picturing(p).html()
	}
	return ui.Tree(`<div class="py-picture" role="img" aria-label="{}">{}</div>`,
		t.picturing(p).said(), ui.Raw(t.picture))
}

func (t *task) picturing(p *write.Picture) picturing { return picturing{t.kind, p} }
