package picture

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/ui"
	"tablier/rules"
)

// End is a small board of how a match stands, without a position an empty one, and beside it the shape of its outcome,
// if there is one.
func End(game *board.Game, setup rules.Setup, position string, outcome ui.Outcome) app.UI {
	var drawn app.UI = &Picture{Game: game, Setup: setup, Position: position}
	if position == "" {
		variant := setup.Variant
		if variant == "" {
			variant = game.Spec.Variants[0]
		}
		drawn = boardview.Empty(game.ID(), game.Skin(variant, false).Art())
	}
	if outcome == "" {
		return ui.Tree(`<div class="end">{}</div>`, drawn)
	}
	return ui.Tree(`<div class="end">{}{}</div>`, drawn, outcome.Mark())
}
