package rules

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/picture"
	"tablier/app/ui"
)

// brief draws the rules in a few sentences, each with a board that shows it.
func (p *page) brief(game *board.Game) app.UI {
	m, list := i18n.Of(p.Lang), game.Words(p.Lang).Brief()
	return ui.Shown(len(list) > 0, ui.El("ol").Class("brief").Aria("label", m.RulesPage.Brief).Body(
		app.Range(list).Slice(func(i int) app.UI {
			g := list[i]
			return ui.El("li").Body(
				boardview.Picture(picture.Glance(game, g, p.Lang)),
				ui.El("p").Text(g.Text),
			)
		}),
	))
}
