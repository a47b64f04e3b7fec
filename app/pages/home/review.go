package home

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// toReview counts the mistakes of a person that wait for a second look; none in a prerendered page.
func (k *Kind) toReview() (n int) {
	if !k.site.Live {
		return 0
	}
	list, err := k.recalled.List(k.site.Store)
	if err != nil {
		app.Log(err)
	}
	for _, e := range list.Entries() {
		if slices.ContainsFunc(k.games, func(game *board.Game) bool { return game.ID() == e.Game }) {
			n++ // else it comes from a build with more games
		}
	}
	return n
}

// review draws the link to these mistakes. Its room is there whether any wait or not.
func (p *page) review() app.UI {
	text := ""
	if p.ToReview > 0 {
		text = i18n.Of(p.Lang).Home.ToReview(p.ToReview)
	}
	return ui.Tree(`<p class="review-line"><a class="aside" id="home-review" href="{}" hidden="{}">{}</a></p>`,
		nav.LinkTo(p.kind.site.Nav, nav.PuzzlesRoute), p.ToReview == 0, text)
}
