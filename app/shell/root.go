// Package shell is what a person sees: the frame, the home page, the table and the pages of text, drawn with
// go-app. The rules of what happens at a table are in package play, the words in i18n and beside each board;
// this package turns them into elements, and events into calls.
package shell

import (
	"math/rand/v2"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/nav"
	"tablier/app/store"
)

// Root is the one component of the page: it stays mounted while a person goes from screen to screen.
type Root struct {
	app.Compo

	games   []*board.Game
	nav     nav.Navigator
	route   string
	left    *board.Game // whose screen was the last to be left
	lang    i18n.Lang
	live    bool // the program runs in a browser; false in prerendered pages
	updates bool // a new version waits
	hidden  bool // the page is in the background
	store   *store.Store
	machine *machine.Client
	wish    wish
	frame   *frame      // nil unless a course page shows this one within its own
	ctx     app.Context // the root's: an element's own dies with the element, and its timers with it

	sessions map[string]*session
	pasts    map[string]pastText
	history  history
	demos    map[string]*demo
}

// New returns the root component.
func New() app.Composer { return &Root{} }

// Run shows the page in a browser. It does not return.
func Run() {
	root := &Root{}
	breathe()
	for step := range root.prepare {
		step()
		breathe()
	}
	root.Render() // not shown: the browser compiles here what would otherwise keep it when go-app draws
	breathe()
	app.RouteWithRegexp(".*", func() app.Composer {
		next := root
		root = &Root{}
		return next
	})
	app.RunWhenOnBrowser()
}

// breathe lets the browser do what else there is to do, between two steps of a long start.
func breathe() { time.Sleep(time.Microsecond) }

// OnInit prepares the first rendering, unless that is done.
func (r *Root) OnInit() {
	if r.sessions != nil {
		return
	}
	for step := range r.prepare {
		step()
	}
}

// prepare yields the steps to the first rendering; in a browser they include what was saved, so that nothing jumps.
func (r *Root) prepare(yield func(step func()) bool) {
	var seed uint64
	if !yield(func() { r.games = games.All() }) || !yield(func() { seed = r.begin() }) {
		return
	}
	for _, game := range r.games {
		if !yield(func() { r.seat(game, seed) }) {
			return
		}
	}
	yield(r.openHistory)
}

// begin sets all but the tables, and returns the seed of those that are new.
func (r *Root) begin() uint64 {
	r.nav = nav.Paths{Root: "/"}
	r.lang = i18n.French
	r.route = "/"
	r.store = store.Open()
	r.sessions = map[string]*session{}
	r.pasts = map[string]pastText{}
	r.demos = map[string]*demo{}
	seed := uint64(1) // prerendered pages are the same in every build
	if app.IsClient {
		r.live = true
		seed = rand.Uint64()
		r.nav = navigator()
		r.route = r.nav.Route(app.Window().URL())
		r.lang = r.wantedLang()
		r.machine = machine.New(browserHost{r})
		r.openFrame()
	}
	return seed
}

// seat opens a game's table.
func (r *Root) seat(game *board.Game, seed uint64) {
	s := r.openSession(game, seed)
	s.counted.id, s.counted.ply = s.table.ID(), s.table.Match().Ply()
	r.sessions[game.ID()] = s
}

// OnMount runs once in a browser, after the first rendering.
func (r *Root) OnMount(ctx app.Context) {
	r.ctx = ctx
	r.listenForUpdates()
	r.watchVisibility()
	if r.frame == nil {
		r.watchTabs()
	}
	r.watchCount()
	r.checkDurability()
	r.nav.OnArrival(func() { r.ctx.Dispatch(func(ctx app.Context) { r.arrive(ctx) }) })
	ready()
	if game := r.gameOf(r.route); game != nil {
		s := r.sessions[game.ID()]
		r.settleBoard(s)
		if !r.arrive(ctx) {
			r.keepFirstTap(s)
		}
	}
	r.listenToHost()
}

// OnNav follows the address.
func (r *Root) OnNav(ctx app.Context) {
	r.ctx = ctx
	if route := r.nav.Route(ctx.Page().URL()); route != r.route {
		if game := r.gameOf(r.route); game != nil {
			r.left = game
			r.sessions[game.ID()].line, r.sessions[game.ID()].counting = "", false
		}
		r.restLook()
		r.route = route
		if game := r.gameOf(route); game != nil {
			r.sessions[game.ID()].ghost.seen = 0 // the board is drawn anew
			r.settleBoard(r.sessions[game.ID()])
		}
		r.leave()
		r.openHistory()
	}
	r.describePage(ctx)
	if game := r.gameOf(r.route); game != nil && !r.arrive(ctx) {
		r.advance(r.sessions[game.ID()])
	}
}

// leave stops what moves on the screen that is left and takes the keyboard to the new one.
func (r *Root) leave() {
	for _, d := range r.demos {
		d.stop()
	}
	r.later("main", func(e app.Value) { e.Call("focus", map[string]any{"preventScroll": true}) })
	r.revealRules()
}

func (r *Root) describePage(ctx app.Context) {
	page := r.page(r.route)
	ctx.Page().SetTitle(page.Title)
	ctx.Page().SetDescription(page.Description)
	ctx.Page().SetLang(string(r.lang))
}

func (r *Root) words() *i18n.Messages { return i18n.Of(r.lang) }

func (r *Root) wordsOf(game *board.Game) board.Words { return game.Words(r.lang) }

// gameOf returns the game that is played at a route, nil if none is.
func (r *Root) gameOf(route string) *board.Game {
	for _, game := range r.games {
		if route == gameRoute(game) {
			return game
		}
	}
	return nil
}

// Render draws the screen of the present route.
func (r *Root) Render() app.UI {
	return el("div").Class("app").Body(
		r.header(),
		r.screen(),
		r.updateBar(), // last, so that nothing else moves in the tree when it fills
	)
}

func (r *Root) screen() app.UI {
	for _, game := range r.games {
		switch r.route {
		case gameRoute(game):
			return r.tableScreen(r.sessions[game.ID()])
		case rulesRoute(game):
			return r.rulesScreen(game)
		}
	}
	switch r.route {
	case homeRoute:
		return r.homeScreen()
	case pastRoute:
		return r.pastScreen()
	case aboutRoute:
		return r.aboutScreen()
	case integrateRoute:
		return r.integrateScreen()
	}
	return r.notFoundScreen()
}
