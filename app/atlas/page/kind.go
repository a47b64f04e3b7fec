// Package page is the page with the map of a board: all its positions in one picture, ordered by their distance from
// the end. A wave shows how they come to be known, and each position leads to those around it.
//
// What is shown and what becomes of a person's acts is a session of app/atlas. This package draws it: a [view] of
// regions, each a type with its handlers and what it alone has (the picture which part of it is seen, the menu whether
// it is open), and the sentences ([words]).
package page

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/atlas"
	"tablier/app/board"
	"tablier/app/environment"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/shell"
)

// A Kind is the kind of this page.
type Kind struct {
	site    *shell.Site
	game    *board.Game
	session *atlas.Runtime
	said    string // what a screen reader has been told last

	head     head
	chart    chart
	waves    waves
	position position
}

// New returns the page of the first game that has maps.
func New(site *shell.Site, games []*board.Game, past *archive.Keeper, tables environment.Tables) *Kind {
	game := games[slices.IndexFunc(games, func(g *board.Game) bool { return len(g.Maps) > 0 })]
	k := &Kind{site: site, game: game, session: &atlas.Runtime{Session: atlas.New(game, past)}}
	k.head.kind, k.chart.kind, k.waves.kind, k.position.kind = k, k, k, k
	k.session.Port = browserPort(site, tables)
	k.session.Port.Screen, k.session.Port.Picture = k, &k.chart
	return k
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.AtlasRoute} }

// Describe implements shell.Kind.
func (k *Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	return room.Describe(lang, nav.AtlasRoute, k.game.Words(lang).Variant(k.session.Board()))
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.session.Rev(), kind: k} }

// Enter implements shell.Kind.
func (k *Kind) Enter(string) { k.do(k.session.Enter()) }

// Arrive implements shell.Kind.
func (k *Kind) Arrive(string) {
	if k.site.Live { // there is no machine where pages are built
		k.session.Open()
	}
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) {
	k.do(k.session.Leave())
	k.head.open = false
}

// do carries out the effects of an event.
func (k *Kind) do(effects []atlas.Effect) { k.session.Do(effects) }

// Redraw implements atlas.Screen.
func (k *Kind) Redraw() { k.site.Redraw() }

// Say implements atlas.Screen. The menu says it too of an address that has no match.
func (k *Kind) Say(what atlas.Saying) {
	k.said = k.words().saying(what)
	k.head.open = k.head.open || what == atlas.SayAlien
}

// Log implements atlas.Screen.
func (k *Kind) Log(err error) { app.Log(err) }

// words returns the sentences on what is shown.
func (k *Kind) words() words { return words{k.session.Session, k.game, k.site.Lang} }
