package rules

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/ui"
)

// variant returns the variant whose rules are shown: the one on the game's table or, in a frame, that of its
// parameters.
func (k *Kind) variant(game *board.Game) string {
	if asked := k.site.Framed.Get(embed.Variant); asked != "" {
		return asked
	}
	return k.matches.Variant(game.ID())
}

// law draws the rules of the variant that is shown, where somebody has drawn that.
func (p *page) law(game *board.Game) app.UI {
	words, variant := game.Words(p.Lang), p.kind.variant(game)
	law := words.Law(variant)
	name := ""
	if law != nil {
		name = words.Variant(variant)
	}
	return ui.Tree(`<section class="law" id="rules-law" hidden="{}"><h2>{}</h2><ul>{}</ul></section>`, law == nil, name,
		app.Range(law).Slice(func(i int) app.UI { return ui.Tree(`<li>{}</li>`, law[i]) }))
}
