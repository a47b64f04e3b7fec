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
	name, story, play := "", "", nav.Link(n, nav.WorldRoute)
	if p.kind.further.Known {
		c := variants.OfDay(game, p.Lang, p.kind.further.Day)
		board = picture.Of(game, c.Name.Variant)
		name, story = variants.WithCountry(c.Name), c.Name.Story
		play = nav.Link(n, c.Route).Aria("label", i18n.Of(p.Lang).Of(m.Play, c.Name.Name))
	}
	return ui.El("section").Class("next", "of-world").Aria("labelledby", "world-title").Body(
		board,
		ui.El("div").Class("what").Body(
			ui.El("h2").Class("over").ID("world-title").Text(m.World(game.Words(p.Lang).Name())),
			ui.El("p").Class("asks").Text(name),
			ui.El("p").Text(story),
		),
		ui.El("div").Class("do").Body(
			nav.Link(n, nav.WorldRoute).Class("aside").ID("to-world").Text(m.All(names)),
			play.Class("go").ID("world-play").Text(m.Play),
		),
	)
}
