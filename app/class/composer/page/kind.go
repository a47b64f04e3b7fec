// Package page is the page on which a teacher prepares a set. Package app/class/composer has the set and its rules;
// this package draws it: the list of the items, what can be added, and how the set is given. Each region is a type that
// draws a part of a [frame], and [Kind] tells the session what a person does.
package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/class/composer"
	"tablier/app/class/contents"
	"tablier/app/class/ready"
	"tablier/app/environment"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/shell"
	"tablier/app/ui"
)

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	shell.Lasting
	site    *shell.Site
	games   []*board.Game
	tables  environment.Tables
	session *composer.Session
	shelves *contents.Shelves
	opens   func() string // what the address has to open

	rev     int
	tab     string // what a phone shows: list, add or give
	pick    picking
	copying ui.Copying
	asking  bool // whether the set is to be deleted
	packing packing
	drag    drag
}

// New returns the page. Matches are those on tables.
func New(site *shell.Site, games []*board.Game, tables environment.Tables) *Kind {
	k := &Kind{site: site, games: games, tables: tables, tab: tabList, drag: noDrag}
	k.pick = picking{game: games[0], shown: fewPicks}
	fetch := func(name string, then func(string, bool)) { shell.Demand(site.Context(), name, then) }
	k.shelves = contents.NewShelves(games, fetch, k.redraw)
	k.session = composer.New(games, k.environment())
	k.opens = func() string { return site.Nav.Opens(app.Window().URL()) }
	return k
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.ComposeRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	d := room.Describe(lang, nav.ComposeRoute, "")
	d.Title = catalogueOf(lang).pageTitle
	return d
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.rev, kind: k} }

// Arrive implements shell.Kind: it shows the set of the address, or the one that was open.
func (k *Kind) Arrive(string) {
	if !k.site.Live {
		return
	}
	k.shelves.Retry()
	k.session.Enter(k.opens())
	k.want()
	k.redraw()
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) { k.session.Contest().Rest() }

// Stored implements shell.Resident: another tab may have the same set.
func (k *Kind) Stored(key string) {
	k.session.Stored(key)
	k.redraw()
}

// words returns the sentences of the page.
func (k *Kind) words() *catalogue { return catalogueOf(k.site.Lang) }

// redraw draws the page anew.
func (k *Kind) redraw() {
	k.rev++
	k.site.Redraw()
}

// want has the files fetched that what is shown needs.
func (k *Kind) want() {
	for _, item := range k.session.Set().Items {
		k.shelves.Want(item.Task, k.site.Lang)
	}
	if !k.session.IsOpen() {
		k.wantReady()
	}
	k.pick.want(k)
}

// wantReady has the files fetched that the pictures of the sets that are ready need.
func (k *Kind) wantReady() {
	for _, s := range ready.All(k.site.Lang) {
		for _, item := range s.Items {
			k.shelves.Want(item.Task, k.site.Lang)
		}
	}
}
