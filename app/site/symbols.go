package site

import (
	"strings"

	"tablier/app/games"
	"tablier/app/ui"
)

// drawings returns what pages refer to: the icons and every game's own drawings. They stand in each page as it is
// served, outside of what the program draws. Shapes are in a drawing that is not displayed: in one that is, a
// browser works out the style and the place of each, and of all that it is made of, thousands in every page. Paints
// would not paint there.
func drawings() string {
	var paints, shapes strings.Builder
	for _, game := range games.All() {
		paints.WriteString(game.Paints)
		shapes.WriteString(game.Defs)
	}
	return `<div class="symbols" aria-hidden="true" translate="no"><svg width="0" height="0"><defs>` + paints.String() +
		`</defs></svg><svg display="none"><defs>` + ui.Icons + shapes.String() + `</defs></svg></div>`
}
