// Package archive is the page of the past games: what was played, how it ended, and all that is kept of a person's, to
// take along, bring back or erase.
package archive

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
)

// Matches are the matches on the tables of the games.
type Matches interface {
	// Keep puts the match on a game's table among those of the past as it stands now, if it belongs there.
	Keep(game *board.Game)
	// OpenPast puts a past match on its table and shows that. Keep has been called before: the match may be the one that
	// is on the table.
	OpenPast(game *board.Game, g archive.Game) error
	// Reopen takes everything from storage again, the language and the theme too: all of it has been replaced.
	Reopen()
}

// A Kind is the kind of the page.
type Kind struct {
	shell.Static
	site    *shell.Site
	games   []*board.Game
	keeper  *archive.Keeper
	matches Matches
	readers map[string]reader

	shelves []shelf // of every game in order; none while another page is open: other pages must not pay for it
	dialog
	durable bool // the browser has promised to keep what is stored
	changes int  // how often the page has changed by something else than a control of its own
}

// A dialog is how far a person has come with what is asked on the page.
type dialog struct {
	whole  map[string]bool // the games of which all that is kept is listed
	asking string          // the act that waits for a yes, empty when none does
	file   backup          // which waits for a yes
	said   string          // what has just been done, or was wrong
	detail string
}

// A shelf is what is kept of one game's past.
type shelf struct {
	past  archive.Past
	stats archive.Stats
	later bool // a later version has written some of it
}

func (s *shelf) empty() bool { return len(s.past.Games()) == 0 && len(s.stats.Rows()) == 0 && !s.later }

// New returns the page of what a keeper keeps of games.
func New(site *shell.Site, games []*board.Game, keeper *archive.Keeper, matches Matches) *Kind {
	return &Kind{site: site, games: games, keeper: keeper, matches: matches, readers: readers(games)}
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.ArchiveRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := &i18n.Of(lang).Past
	return shell.Description{Title: m.Title, Text: m.Lead}
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI {
	if k.shelves == nil {
		k.load()
	}
	return &page{Lang: k.site.Lang, Live: k.site.Live, Changes: k.changes, kind: k}
}

// load reads what is kept of all games.
func (k *Kind) load() {
	k.shelves = make([]shelf, len(k.games))
	for i, game := range k.games {
		past, readable := k.keeper.Past(game.ID())
		stats, counted := k.keeper.Stats(game.ID())
		k.shelves[i] = shelf{past, stats, !readable || !counted}
	}
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) { k.shelves, k.dialog = nil, dialog{} }

// Start implements shell.Resident: there is nothing to begin.
func (*Kind) Start(func(step func()) bool) {}

// Mounted implements shell.Resident.
func (k *Kind) Mounted() { k.checkDurability() }

// Visible implements shell.Resident.
func (*Kind) Visible() {}

// Suspend implements shell.Resident.
func (*Kind) Suspend() {}

// Stored implements shell.Resident: another tab has filed or removed a game.
func (k *Kind) Stored(key string) {
	for _, game := range k.games {
		if key == archive.PastKey(game.ID()) || key == archive.StatsKey(game.ID()) {
			k.reload()
		}
	}
}

// Woken implements shell.Resident.
func (k *Kind) Woken() { k.reload() }

// reload reads anew what is shown.
func (k *Kind) reload() {
	if k.shelves != nil {
		k.load()
		k.changes++
	}
}
