// Package archive is the page of the past games: what was played, how it ended, and all that is kept of a person's, to
// take along, bring back or erase.
package archive

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/browser"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/app/ui"
)

// Matches are the matches on the tables of the games.
type Matches interface {
	// Keep puts the match on a game's table among those of the past as it stands now, if it belongs there.
	Keep(game *board.Game)
	// KeepLinks is Keep for all matches by links that are on tables.
	KeepLinks()
	// OpenPast puts a past match on its table and shows that. Keep has been called before: the match may be the one that
	// is on the table.
	OpenPast(game *board.Game, g archive.Game) error
	// Reopen takes everything from storage again, the language and the theme too: all of it has been replaced.
	Reopen()
}

// A Kind is the kind of the page.
type Kind struct {
	shell.Static
	shell.Lasting
	site    *shell.Site
	games   []*board.Game
	keeper  *archive.Keeper
	matches Matches
	readers map[string]reader

	shelves []shelf // of every game in order; none while another page is open: other pages must not pay for it
	dialog
	filter
	importing *importing              // a file that is being read, nil for none
	exporting *store.BackupWriting    // a file that is being written, nil for none
	mounted   bool                    // something can be done later, not before
	reading   string                  // the game whose past is being read, empty for none
	waiting   []func()                // what is to be done once none is
	endings   endings                 // how past games stand
	read      map[string]string       // the texts of those that have been, by game
	later     func(func())            // does something a little later, on the program's own thread
	once      func(func())            // does something once what has changed is drawn
	download  func(name, text string) // saves a text as a file on the person's device
	durable   bool                    // the browser has promised to keep what is stored
	calendar  calendar                // of the list
	changes   int                     // how often the page has changed by something else than a control of its own
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
	k := &Kind{site: site, games: games, keeper: keeper, matches: matches}
	k.download = func(name, text string) { ui.Download(name, "application/json", text) }
	k.readers, k.read = readers(games), map[string]string{}
	k.later = func(f func()) { browser.Clock{Site: site}.After(match.Breath, f) }
	k.once = func(f func()) { browser.Clock{Site: site}.After(ui.Frame, f) }
	return k
}

// redraw draws the page anew.
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

// longPast is from how many bytes on past games are read in steps.
const longPast = 64 << 10

// readAhead begins to read past games that take long, so that they are known when they are needed. The page may be
// drawn for the first time before it is mounted: they are read then.
func (k *Kind) readAhead() {
	for _, game := range k.games {
		text, ok := k.keeper.Unread(game.ID())
		if k.reading == "" && ok && len(text) > longPast && k.read[game.ID()] != text {
			if k.reading = game.ID(); k.mounted {
				k.read[game.ID()] = text
				k.later(func() { k.readPast(game.ID(), text) })
			}
		}
	}
}

// readPast reads the past games of a game, which are known then.
func (k *Kind) readPast(game, text string) {
	reading := archive.BeginPast(nil, text) // what is in storage was written or checked here
	k.inStretches(reading.Step, func() bool { return true }, func() {}, func(err error) {
		if k.reading = ""; err == nil {
			k.keeper.Know(game, text, reading.Past())
		} else {
			k.keeper.Past(game) // sets it aside, unless a later version has written it
		}
		if k.readAhead(); k.reading == "" && k.shelves != nil {
			k.load()
			k.redraw()
		}
		k.goOn()
	})
}

// goOn does what waits for the past games to be read, once they are.
func (k *Kind) goOn() {
	if k.reading == "" {
		waiting := k.waiting
		k.waiting = nil
		for _, do := range waiting {
			do()
		}
	}
}

// inStretches does a work on this page: see [match.Stretches].
func (k *Kind) inStretches(
	step func(plies int) (done bool, err error), wanted func() bool, advanced func(), done func(err error),
) {
	match.Stretches{
		Step: step, Now: browser.Clock{}.Now, Later: k.later, Wanted: wanted, Advanced: advanced, Done: done,
	}.Go()
}

// load reads what is kept of all games.
func (k *Kind) load() {
	shelves := make([]shelf, len(k.games))
	if k.readAhead(); k.reading != "" {
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
	k.once(func() { k.calendar.prepare(k.site.Lang) })
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) {
	k.shelves, k.dialog, k.importing, k.filter = nil, dialog{}, nil, filter{}
	k.endings.leave()
}

// Mounted implements shell.Resident.
func (k *Kind) Mounted() {
	k.checkDurability()
	k.mounted, k.reading = true, ""
	k.readAhead()
}

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
