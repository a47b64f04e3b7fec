// Package game is the page on which a game is played: the board and, beside or below it, the panel. Each region that
// changes at its own pace is a component, with exported fields that go-app compares so that it passes over what has not
// changed. What happens on the page goes to the match's controller as an event; what the controller says is shown.
//
// A page of each game lives as long as the program: the machine thinks on while a person reads the rules.
package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/pages/game/wording"
	"tablier/app/pages/retry"
	"tablier/app/places"
	"tablier/app/play"
	"tablier/app/shell"
	"tablier/app/variants"
	"tablier/rules"
)

// A page is the state of a game's page beside its match.
type page struct {
	site  *shell.Site
	kind  *Kind
	game  games.Game
	match *match.Match

	rev    int    // counts the events, so that components which show many things at once are redrawn
	loaded int    // how many times a saved table has been taken over
	cursor string // the name of the point that is or was focused
	panel  panel  // the open panel
	opener string // the id of the control to focus when the panel is closed

	retrying *retry.Page // positions to try again in the place of the match; nil for the match

	addresses *variants.Addresses
	arriving  bool // a person has just come to the page, and its address has not been handled

	// What belongs to one panel or one region alone. They live as long as the page: go-app keeps an element's first
	// handler.
	setup     setup
	menu      menu
	tool      tool
	sharing   sharing
	recovery  recovery
	elsewhere elsewhere
	reviewing reviewing
	walker    walker
	choices   choices

	places       places.Page
	regions      regions
	bare         board.Scene // the scene without the game's own marks
	bareRevision revision    // the revision of bare
}

// regions are the mounted components of the page, and the context around them, so that each can be redrawn alone.
type regions struct {
	around   app.Context
	entered  bool // the page has been entered
	board    *boardRegion
	status   *statusRegion
	own      *ownRegion
	progress *progressLine
	opening  *openingBar
	moves    *moves
	history  *history
	turns    bool // the page is about to be drawn in steps
}

func newPage(k *Kind, game games.Game) *page {
	p := &page{site: k.site, kind: k, game: game, match: k.runtime.Run(match.New(game.Game, k.site.Seed))}
	p.addresses = k.listed[route(game.Game)].addresses
	p.setup.page, p.menu.page, p.tool.page, p.sharing.page, p.reviewing.page = p, p, p, p, p
	p.walker.page, p.choices.page, p.recovery.page, p.elsewhere.page = p, p, p, p
	p.places = places.Page{
		Game: game.Game, Do: p.gesture, Configure: p.setup.configure, Focus: k.site.Focus, Reveal: k.site.Reveal,
		Keep: keep{k}, Redraw: p.redraw,
	}
	return p
}

// unask drops the open questions about a received match: its recovery code, or who has made its moves.
func (p *page) unask() {
	p.recovery.drop()
	p.elsewhere.drop()
}

func (p *page) table() *play.Table       { return p.match.Table() }
func (p *page) messages() *i18n.Messages { return p.site.Messages() }
func (p *page) words() board.Words       { return p.game.Words(p.site.Lang) }
func (p *page) voice() board.Voice       { return p.wording().Voice() }

// wording returns the wording of the match as it stands.
func (p *page) wording() *wording.Wording { return wording.New(p.match.Controller, p.site.Lang) }

// gamePlaces returns the present state for the game's own elements.
func (p *page) gamePlaces() *places.Page {
	o := &p.places
	o.Table, o.Lang, o.Live, o.Can = p.table(), p.site.Lang, p.match.Live(), p.match.Can()
	o.Step, o.Voice, o.Hint = p.match.Step(), p.voice(), p.hint()
	return o
}

// points returns the points of the board shown.
func (p *page) points() []board.Point { return p.table().Skin().Points(p.table().View()) }

// centre moves the keyboard's cursor to the point nearest to the middle of the board, of those that can be touched.
func (p *page) centre() {
	if name := central(p.scene()); name != "" {
		p.cursor = name
	}
}

// hint returns the points of the move that the machine advises, while that is shown.
func (p *page) hint() []int {
	found, hinted := p.match.Analysis().Hinted()
	if !hinted || found == nil || !p.table().Live() {
		return nil
	}
	return p.table().Skin().Path(p.table().View(), rules.Move(found.Best))
}

// redraw redraws the page, maybe in steps: see redrawInSteps.
func (p *page) redraw() {
	p.rev++
	if p.regions.entered && !p.regions.turns {
		p.site.Context().Update()
	}
}

// onScreen says whether the page is the one that is shown, and shows its match.
func (p *page) onScreen() bool { return p.kind.at(p.site.Route) == p && p.retrying == nil }
