// Package page is the page on which a game is played: the board and, beside or below it, the panel. Each region that
// changes at its own pace is a component, with exported fields that go-app compares so that it passes over what has not
// changed. What happens on the page goes to the match's controller as an event; what the controller says is shown.
//
// A page of each game lives as long as the program: the machine thinks on while a person reads the rules.
package page

import (
	"tablier/app/board"
	disposepage "tablier/app/dispose/page"
	"tablier/app/games"
	"tablier/app/match"
	"tablier/app/match/page/moves"
	"tablier/app/match/page/region"
	"tablier/app/match/page/review"
	"tablier/app/match/page/setup"
	"tablier/app/match/page/sharing"
	"tablier/app/match/page/toolbar"
	"tablier/app/places"
	retrypage "tablier/app/retry/page"
	"tablier/app/variants"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A page is a game's page: its match, its regions and its panels.
type page struct {
	*region.Page
	kind *Kind

	retrying  *retrypage.Page   // positions to try again in the place of the match; nil for the match
	disposing *disposepage.Page // a position that is set up in its place; nil for the match

	addresses *variants.Addresses
	arriving  bool // a person has just come to the page, and its address has not been handled

	// What belongs to one panel or one region alone. They live as long as the page: go-app keeps an element's first
	// handler.
	tabs      tabs
	setup     setup.Panel
	greeting  setup.Greeting
	toolbar   toolbar.Toolbar
	menu      toolbar.Menu
	tool      toolbar.Tool
	sharing   *sharing.Panel
	reviewing review.Panel
	walker    moves.Walker
	choices   choices

	regions      regions
	bare         board.Scene // the scene without the game's own marks
	bareRevision revision    // the revision of bare
}

// regions are the mounted components of the page that are redrawn alone.
type regions struct {
	board    *boardRegion
	status   *statusRegion
	own      *ownRegion
	progress *progressLine
	opening  *openingBar
}

func newPage(k *Kind, game games.Game) *page {
	base := &region.Page{
		Site: k.site, Game: game, Match: k.runtime.Run(match.New(game.Game, k.site.Seed)), Clock: k.runtime.Clock,
		Sheet: &k.sheet,
	}
	p := &page{Page: base, kind: k, addresses: k.listed[route(game.Game)].addresses, sharing: sharing.New(base, k.desk)}
	base.Environment = region.Environment{
		OnScreen: p.onScreen, Centre: p.centre, Turned: p.turned, Closed: p.closed, Task: p.renewTask,
	}
	base.Places = places.Page{
		Game: game.Game, Do: func(ctx app.Context, g board.Gesture) { p.gesture(ctx, g) }, Configure: base.Configure,
		Focus: k.site.Focus, Reveal: k.site.Reveal, Keep: keep{k}, Redraw: base.Redraw,
	}
	p.walker.Page, p.walker.Instead, p.walker.Revealed = base, p.reviewing.ShortHistory, p.reviewing.Reveal
	p.reviewing.Page, p.reviewing.Walker = base, &p.walker
	p.reviewing.Recalled, p.reviewing.Retry = k.recalled, p.retry
	p.setup.Page, p.setup.Sharing, p.setup.Player = base, p.sharing, k.player
	p.greeting.Setup = &p.setup
	p.tool.Page, p.tool.Sharing = base, p.sharing
	p.menu.Page, p.menu.Sharing, p.menu.Tool, p.menu.Dispose = base, p.sharing, &p.tool, p.dispose
	p.toolbar.Page, p.toolbar.Menu = base, &p.menu
	p.tabs.page, p.tabs.scrolled = base, p.reviewing.OnScroll
	p.choices.page = p
	return p
}

// turned prepares a panel that is about to be shown, and closes the menu.
func (p *page) turned(what region.Panel) {
	if what == region.SharePanel && p.Panel != region.SharePanel {
		p.sharing.Begin()
	}
	if what == region.SetupPanel && p.Panel != region.SetupPanel {
		p.setup.Opened()
	}
	p.menu.Open = false
}

// closed shows the move in the list again, after a panel.
func (p *page) closed() { p.walker.RevealShown() }

// centre moves the keyboard's cursor to the point nearest to the middle of the board, of those that can be touched.
func (p *page) centre() {
	if name := central(p.scene()); name != "" {
		p.Cursor = name
	}
}

// onScreen says whether the page is the one that is shown, and shows its match.
func (p *page) onScreen() bool {
	return p.kind.at(p.Site.Route) == p && p.retrying == nil && p.disposing == nil
}
