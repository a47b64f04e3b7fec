package driver

import (
	"slices"

	"tablier/app/games"
	"tablier/app/nav"
	"tablier/app/pages"
	"tablier/app/shell"
	"tablier/app/variants"
)

// Pages returns the pages that a test visits which visits them all. The pages of the variants are alike: one of them
// stands for the others.
func Pages() []shell.Page {
	stands := nav.VariantRoute("tapatan", "shisima")
	return slices.DeleteFunc(shell.Pages(pages.All), func(page shell.Page) bool {
		return page.Route != stands && isVariant(page.Route)
	})
}

// isVariant says whether a route is one of a variant, which puts a match of that on the table.
func isVariant(route string) bool {
	return slices.ContainsFunc(games.All(), func(game games.Game) bool {
		return slices.Contains(variants.Of(game.Game).Routes(), route)
	})
}
