// Package archive is the page of past matches and of a person's data: lists, results, export, import and deletion.
package archive

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/browser"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/steps"
	"tablier/app/store"
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
	site    *shell.Site
	games   []*board.Game
	keeper  *archive.Keeper
	matches Matches
	readers map[string]reader

	shelves []shelf // of every game in order; none while another page is open: other pages must not pay for it
	dialog
	filter
	importing *importing              // of a file that is being read, nil for none
	exporting *store.BackupWriting    // of a file that is being written, nil for none
	mounted   bool                    // the browser can call later functions
	reading   string                  // the game whose past is being parsed, empty for none
	waiting   []func()                // functions to be called when nothing is being parsed
	endings   endings                 // the last positions of past games
	parsed    map[string]string       // the parsed texts, by game
	later     func(func())            // calls a function a little later, on the program's own thread
	afterDraw func(func())            // calls a function once the present changes are drawn
	download  func(name, text string) // saves a text as a file on the person's device
	durable   bool                    // the browser has promised to keep what is stored
	calendar  calendar                // of the list
	changes   int                     // how many times the page has changed other than by its own controls
}

// A dialog is the state of the page's controls.
type dialog struct {
	all    map[string]bool // the games of which all past matches are listed
	asking string          // the act to be confirmed, empty for none
	file   backup          // to be confirmed
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
	k := &Kind{site: site, games: games, keeper: keeper, matches: matches}
	k.download = func(name, text string) { ui.Download(name, "application/json", text) }
	k.readers, k.parsed = readers(games), map[string]string{}
	k.later = func(f func()) { browser.Clock{Site: site}.After(steps.Breath, f) }
	k.afterDraw = func(f func()) { browser.Clock{Site: site}.After(ui.Frame, f) }
	return k
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

// longPast is the number of bytes from which past games are parsed in steps.
const longPast = 64 << 10

// readAhead begins to parse long texts of past games, before they are needed. The page may be drawn for the first
// time before it is mounted: they are read then.
func (k *Kind) readAhead() {
	for _, game := range k.games {
		text, ok := k.keeper.Unread(game.ID())
		if k.reading == "" && ok && len(text) > longPast && k.parsed[game.ID()] != text {
			if k.reading = game.ID(); k.mounted {
				k.parsed[game.ID()] = text
				k.later(func() { k.readPast(game.ID(), text) })
			}
		}
	}
}

// readPast parses the past games of a game.
func (k *Kind) readPast(game, text string) {
	reading := archive.BeginPast(nil, text) // texts in storage were written or validated here
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
		k.runWaiting()
	})
}

// runWaiting calls the waiting functions, once nothing is being parsed.
func (k *Kind) runWaiting() {
	if k.reading == "" {
		waiting := k.waiting
		k.waiting = nil
		for _, do := range waiting {
			do()
		}
	}
}

// inStretches does a work on this page: see [steps.Stretches].
func (k *Kind) inStretches(
	step func(plies int) (done bool, err error), wanted func() bool, advanced func(), done func(err error),
) {
	steps.Stretches{
		Step: step, Now: browser.Clock{}.Now, Later: k.later, Wanted: wanted, Advanced: advanced, Done: done,
	}.Go()
}

// load reads the past matches and statistics of all games.
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
	k.afterDraw(func() { k.calendar.prepare(k.site.Lang) })
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
