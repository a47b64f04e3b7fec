// Package page is the room of the workshop in which players meet each other: programs of a person and of classmates,
// and levels of the machine. Package app/cup/organizer has the cup played; this package draws it: the players, how the
// cup goes, the table, and the games of two players. Each region of the page is a type that draws a part of a [frame],
// and [Kind] tells the session what a person does.
package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/app/board"
	"tablier/app/cup/organizer"
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
	session *organizer.Session
	browser browserSide

	rev     int
	open    opened
	copying ui.Copying
}

// opened is what is unfolded on the page.
type opened struct {
	player int    // whose acts are shown, by the place in the list; -1 for nobody
	what   string // the act of which the outcome is shown beside them: read or link; empty for none
	duels  int    // the player whose duels a phone shows; -1 for nobody
}

// nothingOpened is what is unfolded when a cup is first shown.
var nothingOpened = opened{player: -1, duels: -1}

// New returns the page.
func New(site *shell.Site, games []*board.Game) *Kind {
	k := &Kind{site: site, games: games, open: nothingOpened}
	k.session = organizer.New(games, k.environment())
	return k
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.CupRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	return room.Describe(lang, nav.CupRoute, "")
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.rev, kind: k} }

// Arrive implements shell.Kind: it shows what was kept, and the player that the address offers.
func (k *Kind) Arrive(string) {
	if k.site.Live {
		k.session.Enter(k.browser.opens())
		k.redraw()
	}
}

// Bring has players take part once the page is shown, after what is kept has been read: those of another page.
func (k *Kind) Bring(game string, players []cup.Player) { k.session.Bring(game, players) }

// Leave implements shell.Kind.
func (k *Kind) Leave(string) { k.session.Leave() }

// Suspend implements shell.Resident: what has been played since the cup was last kept is not lost.
func (k *Kind) Suspend() { k.session.Suspend() }

// redraw draws the page anew.
func (k *Kind) redraw() {
	k.rev++
	k.site.Redraw()
}

// do does something that a person wants: what was wrong before is said no more.
func (k *Kind) do(act func()) {
	k.session.Dismiss()
	act()
	k.redraw()
}
