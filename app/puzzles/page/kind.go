// Package page is the page of puzzles: a list with the puzzle of the day and the sets of each game, and, where the
// address asks for one, a puzzle with its board. The puzzles are files that the page fetches when somebody wants them.
package page

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/class/form"
	"tablier/app/embed"
	"tablier/app/exercise"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/puzzles/composed"
	"tablier/app/recall"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/rules"
)

// Matches are the matches on the tables of the games.
type Matches interface {
	// Receive puts a game from elsewhere on the table of its game, and shows that.
	Receive(in match.Incoming)
	// Retry has a person try positions of a game again, and shows that.
	Retry(game *board.Game, entries []recall.Entry)
}

// A Kind is the page of puzzles.
type Kind struct {
	shell.Static
	site        *shell.Site
	games       []games.Game // the games with puzzles
	matches     Matches
	review      *review
	library     *puzzles.Library
	spot        *puzzles.Spot // those that are made on the spot
	environment environment

	rev       int
	pages     []*page    // one for each game
	requested string     // the id of the puzzle in the address, empty for the list
	refused   form.Fault // why a file could not be opened, empty for none
	own       *handmade  // that one, where somebody has composed it and the address brings it whole
	shown     *page      // the page of that puzzle, nil before it is found
	failed    bool       // a file could not be fetched
	enters    bool       // the focus is to move to the next puzzle
}

// An environment is what surrounds the pages: the browser, the machine and the host page.
type environment struct {
	exercise.Environment
	today     func() int
	ask       func(q machine.Query, done func(protocol.Found, error)) *machine.Search
	requested func() string // the id in the address, or the code of a composed puzzle; empty for none
	drawn     func() string // the text of a drawn game there, empty for none; asked after requested
	visit     func(nav.Visit)
	report    func(embed.Report)
	log       func(error)
}

// New returns the page with the puzzles of a library, which are of the games given.
func New(site *shell.Site, list []games.Game, library *puzzles.Library, matches Matches) *Kind {
	k := &Kind{site: site, matches: matches, review: newReview(site, list, matches), library: library}
	k.environment = k.browser()
	for _, game := range list {
		if game.Puzzles {
			k.games = append(k.games, game)
			k.pages = append(k.pages, newPage(k, game))
		}
	}
	k.spot = k.newSpot(works{site.Machine()})
	return k
}

// browser returns the environment in a browser.
func (k *Kind) browser() environment {
	client := k.site.Machine()
	return environment{
		Environment: exercise.Environment{
			After: k.site.After, Still: func() bool { return app.IsClient && ui.ReducedMotion() },
		},
		today: func() int { return puzzles.DayOf(shell.Now()) },
		ask: func(q machine.Query, done func(protocol.Found, error)) *machine.Search {
			return client.Search(q, nil, done)
		},
		requested: k.requestedID,
		drawn:     k.requestedSpot,
		visit:     func(v nav.Visit) { k.site.Nav.Visit(k.site.Context(), v) },
		report:    k.site.Report,
		log:       func(err error) { app.Log(err) },
	}
}

// requestedID returns the id in the address. A link has it behind its #; it becomes a parameter then, so that a
// reload finds it.
func (k *Kind) requestedID() string {
	n, ctx := k.site.Nav, k.site.Context()
	if code := n.Opens(ctx.Page().URL()); composed.Is(code) {
		return code
	}
	what, variant := cutSpot(n.Arrival(ctx))
	if variant != "" {
		if _, err := k.drawnGame().Spec.Written(variant); err != nil {
			variant = rules.Clip(variant) // what is wrong may be of any length
		}
		n.Amend(ctx, nav.Drawn, variant)
	}
	if id, ok := cutFragment(what); ok {
		id = rules.Clip(id) // no puzzle has a longer one
		n.Amend(ctx, nav.Puzzle, id)
		return id
	}
	return n.Parameters(app.Window().URL()).Get(nav.Puzzle)
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.PuzzlesRoute} }

// Describe implements shell.Kind.
func (k *Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := i18n.Of(lang).Problems
	d := shell.Description{Title: m.Nav, Text: m.Description, Playing: k.requested != ""}
	if k.requested != "" {
		d.Back = nav.PuzzlesRoute
		if k.onSpot() {
			d.Among, d.BackName = k.visit("").Parameters, spotOf(lang).all
		}
	}
	if k.shown != nil && k.requested != "" {
		d.Title = k.nameOf(k.shown.game.Game, lang) + ", " + k.shown.wording(lang).name()
	} else if k.onSpot() {
		d.Title, d.Back = k.nameOf(k.drawnGame(), lang)+", "+spotOf(lang).over, nav.PuzzlesRoute
	}
	return d
}

// Shortcuts implements shell.Keyed: the keys that do something on the board, and those of the game.
func (k *Kind) Shortcuts(_ string, lang i18n.Lang) []shell.Shortcut {
	if k.shown == nil {
		return nil
	}
	a := i18n.Of(lang).Aids
	list := []shell.Shortcut{
		{Keys: a.Arrows, Does: a.WalkBoard},
		{Keys: a.EnterOrSpace, Does: a.Touch},
		{Keys: a.Escape, Does: a.PutBack},
	}
	for _, key := range k.shown.game.Words(lang).Shortcuts() {
		list = append(list, shell.Shortcut{Keys: key.Keys, Does: key.Does})
	}
	return list
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI {
	switch {
	case k.onSpot() && (k.requested == "" || k.spot.Shelf() == nil):
		return &spotList{Lang: k.site.Lang, Rev: k.rev, kind: k}
	case k.requested == "":
		return &list{Lang: k.site.Lang, Rev: k.rev, kind: k}
	case k.shown == nil:
		return &notice{Lang: k.site.Lang, Rev: k.rev, kind: k}
	}
	return &view{Game: k.shown.game.ID(), Lang: k.site.Lang, Rev: k.rev, page: k.shown}
}

// Arrive implements shell.Kind.
func (k *Kind) Arrive(string) {
	k.leave()
	k.rev++
	k.failed, k.refused = false, ""
	k.requested = k.environment.requested()
	if composed.Is(k.requested) {
		k.spot.Show("")
		k.own = k.readOwn(k.requested)
		k.openOwn()
		return
	}
	if k.spot.Show(k.environment.drawn()); k.onSpot() {
		k.open()
		return
	}
	if k.requested == "" && k.site.Framed != nil {
		k.frameDay()
		return
	}
	k.load()
	k.open()
}

// frameDay shows the puzzle of the day in a frame whose parameters name none.
func (k *Kind) frameDay() {
	done := k.progress()
	game, _ := k.library.Today(k.today(), done)
	k.library.Want(game, func(error) {
		if _, p := k.library.Today(k.today(), done); p != nil {
			k.requested = k.library.Shelf(game).ID(p)
		}
		k.load()
		k.open()
	})
}

// load fetches all puzzles, each file in a turn of its own.
func (k *Kind) load() {
	for _, game := range k.library.Games() {
		k.library.Want(game, func(err error) {
			if err != nil && !errors.Is(err, puzzles.ErrMissing) { // without a network, or when the page is left, all is well
				k.environment.log(err)
			}
			k.failed = k.failed || err != nil
			k.rev++
			k.open()
		})
	}
}

// open shows the requested puzzle, once it is found.
func (k *Kind) open() {
	if k.requested == "" || k.shown != nil {
		return
	}
	game, p := k.find()
	for _, page := range k.pages {
		if page.game.ID() == game && page.open(p) {
			k.shown = page
			k.rev++
			if k.enters {
				page.enter()
			}
			k.enters = false
		}
	}
}

// unknown says whether no puzzle has the requested id.
func (k *Kind) unknown() bool {
	switch {
	case k.own != nil:
		return k.shown == nil
	case k.onSpot():
		return k.spot.Shelf() != nil && k.shown == nil
	}
	for _, game := range k.library.Games() {
		if k.library.Shelf(game) == nil {
			return false
		}
	}
	return k.shown == nil
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) {
	k.leave()
	k.spot.Leave()
	k.requested = ""
}

// leave stops the search and the animations of the page.
func (k *Kind) leave() {
	if k.shown != nil {
		k.shown.attempt.leave()
		k.shown.own = nil
	}
	k.shown, k.own = nil, nil
}

// today returns the day in the reader's calendar.
func (k *Kind) today() int { return k.environment.today() }

// redraw redraws the page.
func (k *Kind) redraw() {
	k.rev++
	if k.site.Live {
		k.site.Context().Update()
	}
}
