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
	var rows []app.UI
	for _, e := range shown {
		rows = append(rows, r.row(e, lang))
	}
	return ui.Tree(`<section class="review sheet" aria-labelledby="review-title">
			<div class="review-head">
				<h2 id="review-title">{}</h2>
				<button type="button" class="mild" id="review-all" hidden="{}" onclick="{}">{}</button>
			</div>
			<p hidden="{}">{}</p>
			<ul hidden="{}">{}</ul>
		</section>`,
		m.Review, len(shown) == len(entries), r.onAll, m.ReviewAll(len(entries)),
		len(entries) > 0, m.ReviewNone, len(entries) == 0, rows)
}

// row draws the link to a mistake, with its game and cost.
func (r *review) row(e recall.Entry, lang i18n.Lang) app.UI {
	game, m := r.games[e.Game], i18n.Of(lang).Problems
	link := ui.Link{
		Href: r.site.Nav.Address(nav.GameRoute(e.Game), recall.Fragment(e.ID())),
		Follow: func(_ app.Context, ev app.Event) {
			ev.PreventDefault() // the page need not be loaded again
			r.matches.Retry(game, []recall.Entry{e})
		},
		Scope: app.EventScope(e.ID()),
	}
	return ui.Tree(`<li><a href="{}">{}<span><span>{}</span><small>{}</small></span></a></li>`,
		link, ui.Mini(game.Mini, symbol(game)), m.ReviewMove(game.Words(lang).Name(), e.Number), e.Loss.In(lang))
}

func (r *review) onAll(app.Context, app.Event) {
	r.all = true
	r.site.Focus("main")
}
