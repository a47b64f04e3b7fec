package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/ui"
)

// view draws the page.
type view struct {
	app.Compo
	Route string
	Lang  i18n.Lang
	Rev   int
	page  *page
}

// CompoID implements app.DismountEnforcer: no other lesson reuses the elements, with their handlers, of this one.
func (v *view) CompoID() string { return v.Route }

// Render implements app.Composer. Each part keeps its place, hidden or not: go-app updates children by their index.
func (v *view) Render() app.UI {
	p := v.page
	m, state := i18n.Of(v.Lang).Lesson, "waiting"
	if p.course != nil {
		state = stateNames[p.course.player.State()]
	}
	return ui.Tree(`<main class="play lesson {}" id="main" tabindex="-1" data-panel="play" data-state="{}">
			{}
			<section class="panel" aria-label="{}">
				<div class="caption"><h1>{}</h1><p>{}</p></div>
				{}{}{}
				<div class="own">{}</div>
				{}{}
			</section>
		</main>`,
		p.game.ID(), state, p.desk.Board(p.rev), m.Panel, p.game.Words(v.Lang).Name(), p.about(v.Lang),
		p.steps(), p.idea(), p.answer(), p.desk.Below(), p.known(), p.bar())
}

// stateNames are the CSS classes of the states.
var stateNames = map[lesson.State]string{
	lesson.ToPlay: "play", lesson.Wrong: "wrong", lesson.Right: "right", lesson.Finished: "finished",
}
