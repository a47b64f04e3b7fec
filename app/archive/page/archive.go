// Package page is the page of past matches and of a person's data: lists, results, export, import and deletion.
package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// Matches are the matches on the tables of the games.
type Matches interface {
	// Keep archives the match on a game's table as it stands now, if it belongs there.
	Keep(game *board.Game)
	// KeepLinks archives all matches by links that are on tables.
	KeepLinks()
	// OpenPast reopens a past match on its table and shows that. Keep has been called before: the match may be the
	// one that is on the table.
	OpenPast(game *board.Game, g archive.Game) error
	// Reopen reads everything from storage again, the language and the theme too, after an import.
	Reopen()
}

// A Kind is the page of past matches.
type Kind struct {
	shell.Static
	shell.Lasting
	*turns
	site    *shell.Site
	games   []*board.Game
	keeper  *archive.Keeper
	matches Matches
	readers map[string]reader

	shelves []shelf // of every game in order; none while another page is open: other pages must not pay for it
	dialog
	filter
	transfer   *transfer
	durability durability
	reading    reading
	endings    endings  // the last positions of past games
	calendar   calendar // of the list
	changes    int      // how many times the page has changed other than by its own controls
}

// A dialog is the state of the page's controls.
type dialog struct {
	all    map[string]bool // the games of which all past matches are listed
	asking string          // the act to be confirmed, empty for none
	said   string          // the outcome of the last act
	detail string
}

// A shelf is the past matches and statistics of one game.
type shelf struct {
	past  archive.Past
	stats archive.Stats
	newer bool // a later version has written some of it
}

func (s *shelf) empty() bool { return len(s.past.Games()) == 0 && len(s.stats.Rows()) == 0 && !s.newer }

// New returns the page of a keeper's past matches of games.
func New(site *shell.Site, games []*board.Game, keeper *archive.Keeper, matches Matches) *Kind {
	k := &Kind{site: site, games: games, keeper: keeper, matches: matches, turns: inBrowser(site)}
	k.readers = readers(games)
	k.transfer = &transfer{
		turns: k.turns, site: site, games: games, keeper: keeper, matches: matches, page: k, check: k.check,
		download: func(name, text string) { ui.Download(name, "application/json", text) },
	}
	k.durability = durability{site: site, changed: k.changed}
	k.reading = reading{
		turns: k.turns, keeper: keeper, games: games, parsed: map[string]string{}, done: k.loadIfOpen,
	}
	k.endings = endings{turns: k.turns, keeper: keeper, games: games, redraw: k.redraw}
	return k
}

// changed has the page drawn with what is drawn next.
func (k *Kind) changed() { k.changes++ }

// open implements host.
func (k *Kind) open() bool { return k.shelves != nil }

// loadIfOpen shows what has been read, unless the page has been left.
func (k *Kind) loadIfOpen() {
	if k.open() {
		k.load()
		k.redraw()
	}
}

// redraw redraws the page.
func (k *Kind) redraw() {
	k.changes++
	k.site.Redraw()
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.ArchiveRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := i18n.Of(lang).Past
	return shell.Description{Title: m.Title, Text: m.Lead}
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI {
	if k.shelves == nil {
		k.load()
	}
	return &page{Lang: k.site.Lang, Live: k.site.Live, Changes: k.changes, kind: k}
}

// load reads the past matches and statistics of all games.
func (k *Kind) load() {
	shelves := make([]shelf, len(k.games))
	if k.reading.ahead(); k.reading.game != "" {
		if k.shelves == nil {
			k.shelves = shelves
		}
		return // the page is drawn again once that is read
	}
	for i, game := range k.games {
		past, readable := k.keeper.Past(game.ID())
		stats, counted := k.keeper.Stats(game.ID())
		shelves[i] = shelf{past, stats, !readable || !counted}
	}
	k.shelves = shelves
}

// Enter implements shell.Kind.
func (k *Kind) Enter(string) {
	if k.site.Live {
		k.matches.KeepLinks()
		k.reload()
	}
	k.afterDraw(func() { k.calendar.prepare(k.site.Lang) })
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) {
	k.shelves, k.dialog, k.filter = nil, dialog{}, filter{}
	k.transfer.importing, k.transfer.file = nil, backup{}
	k.endings.leave()
}

// Mounted implements shell.Resident.
func (k *Kind) Mounted() {
	k.durability.check()
	k.mounted, k.reading.game = true, ""
	k.reading.ahead()
}

// Stored implements shell.Resident: another tab has archived or removed a game.
func (k *Kind) Stored(key string) {
	for _, game := range k.games {
		if key == archive.PastKey(game.ID()) || key == archive.StatsKey(game.ID()) {
			k.reload()
		}
	}
}

// Woken implements shell.Resident.
func (k *Kind) Woken() { k.reload() }

// reload reads the shown texts again.
func (k *Kind) reload() {
	if k.shelves != nil {
		k.load()
		k.changes++
	}
}
