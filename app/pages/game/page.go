// Package game is the page on which a game is played: the board and, beside or below it, the panel. Each region that
// changes at its own pace is a component, with exported fields that go-app compares so that it passes over what has not
// changed. What happens on the page goes to the match's controller as an event; what the controller says is shown.
//
// A page of each game lives as long as the program: the machine thinks on while a person reads the rules.
package game

import (
	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/match"
	"tablier/app/pages/retry"
	"tablier/app/places"
	"tablier/app/variants"
)

// A page is a game's page: its match, its regions and its panels.
type page struct {
	*Page
	kind *Kind

	retrying *retry.Page // positions to try again in the place of the match; nil for the match

	addresses *variants.Addresses
	arriving  bool // a person has just come to the page, and its address has not been handled

	// What belongs to one panel or one region alone. They live as long as the page: go-app keeps an element's first
	// handler.
	tabs      tabs
	setup     setup
	greeting  greeting
	toolbar   toolbar
	menu      menu
	tool      tool
	sharing   *sharing
	reviewing reviewing
	walker    walker
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
	base := &Page{
		site: k.site, game: game, match: k.runtime.Run(match.New(game.Game, k.site.Seed)), clock: k.runtime.Clock,
		sheet: &k.sheet,
	}
	p := &page{Page: base, kind: k, addresses: k.listed[route(game.Game)].addresses, sharing: newSharing(base, k.desk)}
	base.environment = environment{onScreen: p.onScreen, centre: p.centre, turned: p.turned, closed: p.closed}
	base.places = places.Page{
		Game: game.Game, Do: p.gesture, Configure: base.configure, Focus: k.site.Focus, Reveal: k.site.Reveal,
		Keep: keep{k}, Redraw: base.redraw,
	}
	p.walker.page, p.walker.instead, p.walker.revealed = base, p.reviewing.shortHistory, p.reviewing.reveal
	p.reviewing.page, p.reviewing.walker = base, &p.walker
	p.reviewing.recalled, p.reviewing.retry = k.recalled, p.retry
	p.setup.page, p.setup.sharing, p.setup.player = base, p.sharing, k.player
	p.greeting.setup = &p.setup
	p.tool.page, p.tool.sharing = base, p.sharing
	p.menu.page, p.menu.sharing, p.menu.tool = base, p.sharing, &p.tool
	p.toolbar.page, p.toolbar.menu = base, &p.menu
	p.tabs.page, p.tabs.scrolled = base, p.reviewing.onScroll
	p.choices.page = p
	return p
}

// turned prepares a panel that is about to be shown, and closes the menu.
func (p *page) turned(what panel) {
	if what == sharePanel && p.panel != sharePanel {
		p.sharing.begin()
	}
	if what == setupPanel && p.panel != setupPanel {
		p.setup.drawBoards()
	}
	p.menu.open = false
}

// closed shows the move in the list again, after a panel.
func (p *page) closed() { p.walker.reveal(p.walker.walks) }

// centre moves the keyboard's cursor to the point nearest to the middle of the board, of those that can be touched.
func (p *page) centre() {
	if name := central(p.scene()); name != "" {
		p.cursor = name
	}
}

// onScreen says whether the page is the one that is shown, and shows its match.
func (p *page) onScreen() bool { return p.kind.at(p.site.Route) == p && p.retrying == nil }
