// Package page is the room of the workshop in which a game is drawn. Package app/draw has the drawing, its faults and
// what the machine finds of it; this package draws it: the bench and the plate, or the same as tables, the rule, the
// ruling, and what one does with the game. Each region is a type that draws a part of a [frame], and [Kind] tells the
// session what a person does.
package page

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/draw"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/rules/morris"
)

// The tabs of a phone.
const (
	tabDrawing = "drawing"
	tabRule    = "rule"
	tabVerdict = "verdict"
)

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	shell.Lasting
	site    *shell.Site
	game    *board.Game // of which drawn games are variants
	session *draw.Session
	gesture gesture

	rev      int
	tab      string
	asTable  bool // the drawing is shown as tables
	sharing  bool
	nameless bool // the link goes without title and name
	starts   bool // what a drawing can begin with is shown
	plain    bool // the values of the first moves are not shown on the plate
	copying  ui.Copying
	heard    string // what a screen reader has been told last
}

// New returns the page. The game is the one that has a text for variants which somebody has drawn.
func New(site *shell.Site, games []*board.Game) *Kind {
	game := games[slices.IndexFunc(games, func(g *board.Game) bool { return g.Spec.Written != nil })]
	k := &Kind{site: site, game: game, tab: tabDrawing}
	k.gesture.at = morris.Place{X: 3, Y: 3}
	k.session = draw.New(game.Spec, draw.Environment{
		Machine: machine.NewAsker(site.Machine()), Clock: site, Store: shelf{site}, Redraw: k.redraw,
	})
	return k
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.DrawRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	return room.Describe(lang, nav.DrawRoute, "")
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.rev, kind: k} }

// Arrive implements shell.Kind: it shows the game of the address, or what was drawn before.
func (k *Kind) Arrive(string) {
	if !k.site.Live {
		return
	}
	k.sharing, k.starts, k.tab = false, false, tabDrawing
	if k.session.Enter(k.site.Nav.Opens(app.Window().URL())); k.session.Notice() != draw.NoNotice {
		k.told()
	}
	k.showFields()
	k.redraw()
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) { k.session.Leave() }

// words returns the sentences of the page.
func (k *Kind) words() *catalogue { return catalogueOf(k.site.Lang) }

// redraw draws the page anew. Where the grid has changed, the keyboard is on a place of the new one.
func (k *Kind) redraw() {
	k.gesture.at = draw.Walk(k.session.Sketch().Grid, k.gesture.at, 0, 0)
	k.rev++
	k.site.Redraw()
}

// A shelf is where the site keeps the drawing.
type shelf struct{ site *shell.Site }

// Get implements draw.Store.
func (s shelf) Get() (text string, ok bool) { return s.site.Store.Get(draw.Key) }

// Set implements draw.Store.
func (s shelf) Set(text string) bool { return s.site.Store.Set(draw.Key, text) }

// SetAside implements draw.Store.
func (s shelf) SetAside() { s.site.Store.SetAside(draw.Key) }
