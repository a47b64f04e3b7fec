package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/retry"
	"tablier/app/ui"
)

// view draws the page.
type view struct {
	app.Compo
	ID   string
	Lang i18n.Lang
	Rev  int
	page *Page
}

// CompoID implements app.DismountEnforcer: the elements of one page, with their handlers, are no other's.
func (v *view) CompoID() string { return v.ID }

// stateNames are what the styles call the states.
var stateNames = [...]string{
	retry.ToPlay: "play", retry.Waiting: "waiting", retry.Wrong: "wrong", retry.Right: "right", retry.Failed: "failed",
	retry.Finished: "finished",
}

// Render implements app.Composer. Each part keeps its place, hidden or not: go-app updates children by their index.
func (v *view) Render() app.UI {
	p, m := v.page, i18n.Of(v.Lang).Retry
	said := p.desk.Say(p.said(), !p.finished(), p.desk.Beside(true, p.session.State() == retry.ToPlay))
	return ui.Tree(`<main class="play lesson retry {}" id="main" tabindex="-1" data-panel="play" data-state="{}">
			{}
			<section class="panel" aria-label="{}">
				<div class="caption"><h1>{}</h1><p>{}</p></div>
				{}{}{}
				<div class="own">{}</div>
				{}{}
			</section>
		</main>`,
		p.game.ID(), stateNames[p.session.State()], p.desk.Board(p.rev), m.Panel, p.game.Words(v.Lang).Name(), m.Title,
		p.steps(), p.task(), said, p.desk.Below(), p.end(), p.bar())
}
