// Package problems is the page of puzzles: a list with the puzzle of the day and the sets of each game, and, where the
// address asks for one, a puzzle with its board. The puzzles are files that the page fetches when somebody wants them.
package problems

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/browser"
	"tablier/app/embed"
	"tablier/app/exercise"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/puzzles"
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

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	site    *shell.Site
	games   []games.Game // that have puzzles
	matches Matches
	review  *review
	library *puzzles.Library
	outside outside

	rev    int
	pages  []*page // one for each game
	asked  string  // the id of the puzzle that the address asks for, empty for the list
	shown  *page   // the page of that puzzle, nil as long as it is not found
	failed bool    // a file cannot be had
	enters bool    // the keyboard goes to the next puzzle
}

// An outside is what the pages need of a browser.
type outside struct {
	exercise.Outside
	today  func() int
	ask    func(q machine.Query, done func(protocol.Found, error)) *machine.Search
	asked  func() string // the id that the address asks for, empty for none
	notify func(embed.Notice)
	log    func(error)
}

// New returns the page with the puzzles of a library, which are of the games given.
func New(site *shell.Site, list []games.Game, library *puzzles.Library, matches Matches) *Kind {
	k := &Kind{site: site, matches: matches, review: newReview(site, list, matches), library: library}
	k.outside = k.browser()
	for _, game := range list {
		if game.Puzzles {
			k.games = append(k.games, game)
			k.pages = append(k.pages, newPage(k, game))
		}
	}
	return k
}

// browser is the outside of a site.
func (k *Kind) browser() outside {
	client := machine.New(browser.Workers{Site: k.site}, 1)
	return outside{
		Outside: exercise.Outside{
			After: k.site.After, Still: func() bool { return app.IsClient && ui.ReducedMotion() },
		},
		today: func() int { return puzzles.DayOf(shell.Now()) },
		ask: func(q machine.Query, done func(protocol.Found, error)) *machine.Search {
			return client.Search(q, nil, done)
		},
		asked:  k.addressed,
		notify: func(n embed.Notice) { shell.TellHost(n.Text()) },
		log:    func(err error) { app.Log(err) },
	}
}

// addressed returns the id that the address asks for. A link has it behind its #; it becomes a parameter then, so that
// a reload finds it.
func (k *Kind) addressed() string {
	n, ctx := k.site.Nav, k.site.Context()
	if id, ok := cutFragment(n.Arrival(ctx)); ok {
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
	d := shell.Description{Title: m.Nav, Text: m.Description, Playing: k.asked != ""}
	if k.asked != "" {
		d.Back = nav.PuzzlesRoute
	}
	if k.shown != nil && k.asked != "" {
		d.Title = k.shown.game.Words(lang).Name() + ", " + m.Word + " " + k.shown.number(lang)
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
	case k.asked == "":
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
	k.failed = false
	k.asked = k.outside.asked()
	if k.asked == "" && k.site.Framed != nil {
		k.frameDay()
		return
	}
	k.load()
	k.open()
}

// frameDay shows the puzzle of the day in a frame that asks for none.
func (k *Kind) frameDay() {
	done := k.progress()
	game, _ := k.library.Today(k.today(), done)
	k.library.Want(game, func(error) {
		if _, p := k.library.Today(k.today(), done); p != nil {
			k.asked = k.library.Shelf(game).ID(p)
		}
		k.load()
		k.open()
	})
}

// load has all puzzles fetched, each file in a turn of its own.
func (k *Kind) load() {
	for _, game := range k.library.Games() {
		k.library.Want(game, func(err error) {
			if err != nil && !errors.Is(err, puzzles.ErrMissing) { // without a network, or when the page is left, all is well
				k.outside.log(err)
			}
			k.failed = k.failed || err != nil
			k.rev++
			k.open()
		})
	}
}

// open shows the puzzle that is asked for, once it is found.
func (k *Kind) open() {
	if k.asked == "" || k.shown != nil {
		return
	}
	game, p := k.library.Find(k.asked)
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

// unknown says whether no puzzle has the id that is asked for.
func (k *Kind) unknown() bool {
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
	k.asked = ""
}

// leave ends what goes on by itself.
func (k *Kind) leave() {
	if k.shown != nil {
		k.shown.leave()
	}
	k.shown = nil
}

// today is the day by the calendar of the reader.
func (k *Kind) today() int { return k.outside.today() }

// redraw draws the page anew.
func (k *Kind) redraw() {
	k.rev++
	if k.site.Live {
		k.site.Context().Update()
	}
}
