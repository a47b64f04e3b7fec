// Package page is the page on which a person follows a search, step by step, and predicts what comes: the tree, the
// program whose line is run, the calls, the counters.
//
// What is shown and what becomes of a person's acts is a session of app/watch. This package draws it: each region of
// the page is a type that draws a part of a [frame], [Kind] tells the session what a person does, and [words] are the
// sentences. A [Drawing] is the picture of a tree, which the room where programs are written shows too.
package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/environment"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/app/watch/tree"
)

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	site    *shell.Site
	session *watch.Session
	library library
	save    func(name, kind, text string) // offers a file

	rev     int
	said    string // what a screen reader has been told last
	tab     int    // the part that a phone shows
	phrases bool   // the program is shown in sentences
	pasting bool   // a position is being written
	copying ui.Copying
	boards  tree.Boards
}

// New returns the page of the games of which searches are shown.
func New(site *shell.Site, games []*board.Game, tables environment.Tables) *Kind {
	k := &Kind{site: site, library: library{site, games}, save: ui.Download, boards: tree.Boards{}}
	k.session = watch.New(games, k.environment(tables))
	return k
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.WatchRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	return room.Describe(lang, nav.WatchRoute, "")
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.rev, kind: k} }

// Arrive implements shell.Kind: it shows what the address asks for.
func (k *Kind) Arrive(string) {
	if k.site.Live { // there is no machine where pages are built
		k.session.Arrive()
	}
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) {
	k.session.Leave()
	k.pasting = false
}

// words returns the sentences on what is shown.
func (k *Kind) words() *words { return newWords(k.session, k.site.Lang) }

// redraw draws the page anew.
func (k *Kind) redraw() {
	k.rev++
	k.site.Redraw()
}

// Changed implements watch.Screen.
func (k *Kind) Changed() { k.redraw() }

// Replaced implements watch.Screen.
func (k *Kind) Replaced() {
	k.copying = ui.NothingCopied
	clear(k.boards)
}

// Say implements watch.Screen.
func (k *Kind) Say(what watch.Saying) { k.said = k.words().saying(what) }

// Log implements watch.Screen.
func (k *Kind) Log(err error) { app.Log(err) }
