package retry

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
	return ui.El("main").Class("play lesson retry", p.game.ID()).ID("main").TabIndex(-1).
		DataSet("panel", "play").DataSet("state", stateNames[p.session.State()]).Body(
		p.desk.Board(p.rev),
		ui.El("section").Class("panel").Aria("label", m.Panel).Body(
			ui.El("div").Class("caption").Body(
				ui.El("h1").Text(p.game.Words(v.Lang).Name()), ui.El("p").Text(m.Title),
			),
			p.steps(),
			p.task(),
			p.desk.Say(p.said(), !p.finished(), p.desk.Beside(true, p.session.State() == retry.ToPlay)),
			ui.El("div").Class("own").Body(p.desk.Below()),
			p.end(),
			p.bar(),
		),
	)
}
