package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/picture"
	"tablier/app/puzzles"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/app/variants"
)

// today returns the day whose puzzle and variant the page shows.
func (k *Kind) today() int { return puzzles.DayOf(shell.Now()) }

// world draws the variant of the day, which is known once the program is there, with a link to all of them.
func (p *page) world() app.UI {
	m, n := i18n.Of(p.Lang).Variants, p.kind.site.Nav
	game, names := variants.AtHome(p.kind.games)
	board := app.UI(boardview.Empty(game.ID(), game.Skin(game.Spec.Variants[0], false).Art()))
	name, story, play, label := "", "", nav.LinkTo(n, nav.WorldRoute), ""
	if p.kind.further.Known {
		c := variants.OfDay(game, p.Lang, p.kind.further.Day)
		board = picture.Of(game, c.Name.Variant)
		name, story = variants.WithCountry(c.Name), c.Name.Story
		play, label = nav.LinkTo(n, c.Route), i18n.Of(p.Lang).Of(m.Play, c.Name.Name)
	}
	return ui.Tree(`<section class="next of-world" aria-labelledby="world-title">
			{}
			<div class="what">
				<h2 class="over" id="world-title">{}</h2>
				<p class="asks">{}</p>
				<p>{}</p>
			</div>
			<div class="do">
				<a class="aside" id="to-world" href="{}">{}</a>
				<a class="go" id="world-play" href="{}" aria-label="{}">{}</a>
			</div>
		</section>`,
		board, m.World(game.Words(p.Lang).Name()), name, story, nav.LinkTo(n, nav.WorldRoute), m.All(names),
		play, label, m.Play)
}
