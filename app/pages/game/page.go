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
	"tablier/app/pages/retry"
	"tablier/app/places"
	"tablier/app/play"
	"tablier/app/shell"
	"tablier/app/variants"
	"tablier/rules"
)

// A page is what a game's page is showing of its match, and what it holds beside it.
type page struct {
	site  *shell.Site
	kind  *Kind
	game  games.Game
	match *match.Match

	rev    int    // counts what has happened, so that what shows many things at once is drawn anew
	loaded int    // how often a saved table has been taken over
	cursor string // the name of the point that the keyboard is on, or was last
	panel  panel  // which panel is shown
	opener string // the id of the control that the keyboard goes back to from there

	retrying *retry.Page // shows positions to try again in the place of the match; nil for the match

	addresses *variants.Addresses
	arriving  bool // a person has come to the page, and what its address asks for has not been heard

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

	places  places.Page
	regions regions
	bare    board.Scene // the board without what the game's own part shows,
	bareOf  moment      // and when that was so
}

// regions are the components of the page as they are mounted, and the context of what is around them, so that one can
// be drawn anew by itself.
type regions struct {
	around   app.Context
	entered  bool // the page has been
	board    *boardRegion
	status   *statusRegion
	own      *ownRegion
	progress *progressLine
	opening  *openingBar
	moves    *moves
	history  *history
	turns    bool // the page is about to be drawn in turns
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

// unask forgets what is asked about a match that has come: its recovery code, or who has made its moves.
func (p *page) unask() {
	p.recovery.drop()
	p.elsewhere.drop()
}

func (p *page) table() *play.Table       { return p.match.Table() }
func (p *page) messages() *i18n.Messages { return p.site.Messages() }
func (p *page) words() board.Words       { return p.game.Words(p.site.Lang) }
func (p *page) voice() board.Voice       { return p.say().voice() }

// say returns what says in sentences how the match stands now.
func (p *page) say() *wording { return newWording(p.match.Controller, p.site.Lang) }

// gamePlaces returns what the game's own elements may know now.
func (p *page) gamePlaces() *places.Page {
	o := &p.places
	o.Table, o.Lang, o.Live, o.Can = p.table(), p.site.Lang, p.match.Live(), p.match.Can()
	o.Step, o.Voice, o.Hint = p.match.Step(), p.voice(), p.hint()
	return o
}

// points returns what can be touched on the board shown.
func (p *page) points() []board.Point { return p.table().Skin().Points(p.table().View()) }

// centre puts the keyboard's cursor on the point nearest to the middle of the board, of those that matter.
func (p *page) centre() {
	if name := central(p.scene()); name != "" {
		p.cursor = name
	}
}

// hint returns the points of the move that the machine advises, while that is shown.
func (p *page) hint() []int {
	found, hinted := p.match.Hinted()
	if !hinted || found == nil || !p.table().Live() {
		return nil
	}
	return p.table().Skin().Path(p.table().View(), rules.Move(found.Best))
}

// redraw draws the page anew; see redrawInTurns for when it waits.
func (p *page) redraw() {
	p.rev++
	if p.regions.entered && !p.regions.turns {
		p.site.Context().Update()
	}
}

// onScreen says whether the page is the one that is shown, and shows its match.
func (p *page) onScreen() bool { return p.kind.at(p.site.Route) == p && p.retrying == nil }
