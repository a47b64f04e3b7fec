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
	return part("slab py-task", m.Exercises,
		node("div which",
			slim(m.Exercise(c.At()+1, len(c.Exercises()), topic),
				ui.El("select").ID("exercise").OnChange(t.onExercise).Body(options...)),
			hint,
		),
		leaf("h2 hidden-text", e.Title),
		ui.Leaf("p", e.Statement), t.pictured(),
		node("ol py-hints", t.hints()...),
		ui.Text("p", "quiet py-wait", wait),
	)
}

// help draws the control that opens the next hint, and says what the solution waits for.
func (t *task) help() (hint app.HTMLElem, wait string) {
	m, c := t.kind.words(), &t.kind.session.Course
	e, r := c.Exercise(), c.Record()
	hint = button("hint", m.Hints, "btn bare")
	if r.Hints < len(e.Hints) {
		return hint, ""
	}
	hint.Text(m.Solution)
	if left := r.Left(); left > 0 {
		hint.Aria("disabled", "true")
		wait = m.SolutionIn(left)
	}
	return hint, wait
}

// hints draws the hints that were opened, and the solution.
func (t *task) hints() []app.UI {
	m, c := t.kind.words(), &t.kind.session.Course
	e, opened := c.Exercise(), c.Record().Hints
	list := make([]app.UI, 0, len(e.Hints)+1)
	for i := range min(opened, len(e.Hints)) {
		list = append(list, node("li", ui.Leaf("b", m.Hint(i+1)), ui.Leaf("p", e.Hints[i])))
	}
	if opened > len(e.Hints) {
		list = append(list, node("li", ui.Leaf("b", m.Solution), ui.Leaf("pre", e.Solution, "tabindex", "0"),
			button("use", m.UseSolution, "btn")))
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
		return ui.Shown(false, ui.El("div"))
	}
	if t.picture == "" {
		t.picture = t.picturing(p).html()
	}
	return ui.Attributes(ui.El("div"), at{"class", "py-picture", "role", "img", "aria-label", t.picturing(p).said()}).
		Body(ui.Raw(t.picture))
}

func (t *task) picturing(p *write.Picture) picturing { return picturing{t.kind, p} }
