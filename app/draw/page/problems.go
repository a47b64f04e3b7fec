package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/draw"
	"tablier/app/nav"
	"tablier/app/ui"
)

// problemWords are the sentences about the puzzles of a game.
type problemWords struct{ twenty string }

// problems draws the way to the puzzles that the machine makes of the game, where it knows the value of all positions.
func (g giving) problems() app.UI {
	m, n, text := problemsOf(g.lang), g.kind.site.Nav, g.session.Link(true)
	if text == "" || g.session.State() == draw.TooLarge {
		return ui.Tree(`<button type="button" id="tr-problems" aria-disabled="true">{}<span>{}</span></button>`,
			ui.Icon("puzzle"), m.twenty)
	}
	return ui.Tree(`<a id="tr-problems" href="{}">{}<span>{}</span></a>`,
		nav.LinkToOpen(n, nav.PuzzlesRoute, text), ui.Icon("puzzle"), m.twenty)
}
