package bar

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/handin"
	"tablier/app/class/pupil"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// view draws the bar; nothing where no set is being done.
type view struct {
	app.Compo
	Rev   int
	Lang  i18n.Lang
	Shown bool
	bar   *Bar
}

// Render implements app.Composer.
func (v *view) Render() app.UI {
	if !v.Shown {
		return ui.Tree(`<div class="course-room"></div>`)
	}
	course, n, m := v.bar.course, v.bar.site.Nav, i18n.Of(v.Lang).Pupil
	r, at := course.Record(), course.Number()
	title := r.Title
	if title == "" {
		title = m.Untitled
	}
	var marks []app.UI
	for place := range len(r.Places) {
		marks = append(marks, v.mark(r, place+1, at))
	}
	step := func(to int, name, image, class string) app.UI {
		return ui.Tree(`<a class="step {}" href="{}" aria-label="{}">{}</a>`, class, nav.LinkToVisit(n, Visit(r, to)), name,
			ui.Icon(image))
	}
	return ui.Tree(`<nav class="set-course" id="course" aria-label="{}"><div>
			<a class="title" href="{}"><b>{}</b><span>{}</span><span class="hidden-text">{}</span></a>
			<ol>{}</ol>
			<span class="ends">{}{}</span>
		</div></nav>`,
		m.Set(r.Title), nav.LinkToVisit(n, Visit(r, 0)), title, m.AtOf(at, len(r.Places)), m.SeeList, marks,
		step(r.Back(at), m.Previous, "back", ""), step(r.Next(at), m.Next, "forward", ui.When(v.bar.Done(), "leads")))
}

// classes are those of the marks, by the result.
var classes = [...]string{"left", "done", "shown", "stuck", "done"}

// mark draws the mark of an item: its shape says what became of it.
func (v *view) mark(r *pupil.Record, place, at int) app.UI {
	m, p := i18n.Of(v.Lang).Pupil, &r.Places[place-1]
	name := strconv.Itoa(place) + ", " + Kind(m, p.Kind) + ", "
	class := ui.Join(" ", classes[p.Done.Result], ui.When(p.Kind == set.OfWords, "talk"))
	open := r.Open(place) && !p.Absent
	switch {
	case place == at:
		return ui.Tree(`<li class="{}"><span class="here" role="img" aria-label="{}"></span></li>`, class, name+m.Here)
	case !open:
		return ui.Tree(`<li class="{} shut"><span role="img" aria-label="{}"></span></li>`, class, name+m.Shut)
	}
	return ui.Tree(`<li class="{}"><a href="{}" aria-label="{}"></a></li>`, class,
		nav.LinkToVisit(v.bar.site.Nav, Visit(r, place)), name+m.Became[p.Done.Result])
}

// Kind returns the word for a kind of item; empty for one of a later version.
func Kind(m *i18n.Pupil, kind set.Kind) string {
	if kind < 1 || int(kind) > len(m.Kinds) {
		return ""
	}
	return m.Kinds[kind-1]
}

// Became says what became of an item, in words.
func Became(m *i18n.Pupil, done *handin.Item) string {
	switch done.Result {
	case handin.Solved:
		return m.AtTry(done.Tries)
	case handin.Tried:
		return m.TriedTimes(done.Tries)
	}
	return m.Became[done.Result]
}
