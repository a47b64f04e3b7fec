package driver

import (
	"fmt"
	"slices"

	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages"
	"tablier/app/shell"
	"tablier/app/variants"
)

// Pages returns the pages that a test visits which visits them all. The pages of the variants are alike: one of them
// stands for the others.
func Pages() []shell.Page {
	stands := nav.VariantRoute("tapatan", "shisima")
	return slices.DeleteFunc(shell.Pages(pages.All, i18n.French), func(page shell.Page) bool {
		return page.Route != stands && isVariant(page.Route)
	})
}

// isVariant says whether a route is one of a variant, which puts a match of that on the table.
func isVariant(route string) bool {
	return slices.ContainsFunc(games.All(), func(game games.Game) bool {
		return slices.Contains(variants.Of(game.Game).Routes(), route)
	})
}

// PageThere is an expression for the path and the title of the page of the site that an address leads to, in which no
// script runs: to ask this of a page takes a tenth of its start.
func PageThere(address string) string { return fmt.Sprintf(pageThere, Quote(address)) }

const pageThere = `new Promise((resolve, reject) => {
	const frame = document.createElement('iframe');
	frame.sandbox = 'allow-same-origin';
	const look = () => {
		const there = frame.contentDocument;
		if (!there) return reject(new Error('no page of the site'));
		if (there.URL === 'about:blank' || there.readyState === 'loading') return setTimeout(look, 5);
		resolve(there.location.pathname + ' ' + there.title);
		frame.remove();
	};
	frame.src = %s;
	document.body.append(frame);
	look();
})`
