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
	drawn := game.Words(p.Lang).Law(p.kind.variant(game)) != nil
	return ui.Tree(`<ol class="brief" aria-label="{}" hidden="{}">{}</ol>`, m.RulesPage.Brief, len(list) == 0 || drawn,
		app.Range(list).Slice(func(i int) app.UI {
			return ui.Tree(`<li>{}<p>{}</p></li>`,
				boardview.Picture(picture.Glance(game, list[i], p.Lang)), list[i].Text)
		}))
}
