package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/recall"
	"tablier/app/shell"
	"tablier/app/ui"
)

// fewReviewed is how many mistakes are listed until a person asks for all.
const fewReviewed = 4

// A review lists the mistakes of a person's own games that wait for a second look, each with a link to the page of
// its game, where it is tried again.
type review struct {
	site     *shell.Site
	games    map[string]*board.Game
	matches  Matches
	recalled recall.Cache
	all      bool // a person has asked for all of them
}

func newReview(site *shell.Site, list []games.Game, matches Matches) *review {
	r := &review{site: site, games: map[string]*board.Game{}, matches: matches}
	for _, game := range list {
		r.games[game.ID()] = game.Game
	}
	return r
}

// entries returns the mistakes, the worst first; none in a prerendered page, or where the kept text cannot be read.
func (r *review) entries() (list []recall.Entry) {
	if !r.site.Live {
		return nil
	}
	kept, err := r.recalled.List(r.site.Store)
	if err != nil {
		app.Log(err)
	}
	for _, e := range kept.Entries() {
		if r.games[e.Game] != nil { // a file may come from a build with more games
			list = append(list, e)
		}
	}
	return list
}

// draw draws the list. Its room is the same whatever is there, but where a person has asked for all.
func (r *review) draw(lang i18n.Lang) app.UI {
	m, entries := i18n.Of(lang).Problems, r.entries()
	shown := entries
	if !r.all {
		shown = entries[:min(len(entries), fewReviewed)]
	}
	return ui.El("section").Class("review", "sheet").Aria("labelledby", "review-title").Body(
		ui.El("div").Class("review-head").Body(
			ui.El("h2").ID("review-title").Text(m.Review),
			ui.Shown(len(shown) < len(entries), ui.Button().Class("mild").ID("review-all").
				Text(m.ReviewAll(len(entries))).OnClick(r.onAll)),
		),
		ui.Shown(len(entries) == 0, ui.El("p").Text(m.ReviewNone)),
		ui.Shown(len(entries) > 0, ui.El("ul").Body(app.Range(shown).Slice(func(i int) app.UI {
			return r.row(shown[i], lang)
		}))),
	)
}

// row draws the link to a mistake, with its game and cost.
func (r *review) row(e recall.Entry, lang i18n.Lang) app.UI {
	game, m := r.games[e.Game], i18n.Of(lang).Problems
	way := ui.El("a").Attr("href", r.site.Nav.Address(nav.GameRoute(e.Game), recall.Fragment(e.ID())))
	return ui.El("li").Body(way.OnClick(func(_ app.Context, ev app.Event) {
		ev.PreventDefault() // the page need not be loaded again
		r.matches.Retry(game, []recall.Entry{e})
	}, app.EventScope(e.ID())).Body(
		ui.Mini(game.Mini, symbol(game)),
		ui.El("span").Body(
			ui.El("span").Text(m.ReviewMove(game.Words(lang).Name(), e.Number)),
			ui.El("small").Text(e.Loss.In(lang)),
		),
	))
}

func (r *review) onAll(app.Context, app.Event) {
	r.all = true
	r.site.Focus("main")
}
