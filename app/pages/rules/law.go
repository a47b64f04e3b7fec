package rules

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/ui"
)

// law draws the rules of the variant on the game's table, where somebody has drawn that.
func (p *page) law(game *board.Game) app.UI {
	words, variant := game.Words(p.Lang), p.kind.matches.Variant(game.ID())
	law := words.Law(variant)
	name := ""
	if law != nil {
		name = words.Variant(variant)
	}
	return ui.Tree(`<section class="law" id="rules-law" hidden="{}"><h2>{}</h2><ul>{}</ul></section>`, law == nil, name,
		app.Range(law).Slice(func(i int) app.UI { return ui.Tree(`<li>{}</li>`, law[i]) }))
}
