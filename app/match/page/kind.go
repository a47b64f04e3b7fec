package page

import (
	"crypto/rand"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/browser"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/match/page/sharing"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/app/recall"
	"tablier/app/shell"
	"tablier/app/sound"
	"tablier/app/variants"
)

// A Kind is the pages on which games are played: one for each game.
type Kind struct {
	site         *shell.Site
	archive      *archive.Keeper
	desk         *sharing.Desk
	games        []games.Game
	runtime      *match.Runtime
	pages        map[string]*page // by the game's id
	sheet        region.Sheet
	routes       []string         // of all pages
	listed       map[string]entry // by route
	framed       *page            // the embedded page, nil for none
	player       *sound.Player
	sounds       sounds
	recollection recall.Cache // of the positions to try again
	retries      int          // how many times positions have been tried again
}

// New returns the pages of games, with the archive of their past matches.
func New(site *shell.Site, list []games.Game, past *archive.Keeper) *Kind {
	k := &Kind{site: site, archive: past, games: list, pages: map[string]*page{}}
	k.desk = sharing.NewDesk(list, past, rand.Reader)
	k.sheet.Site = site
	k.listRoutes()
	k.player = sound.New(site.Store)
	k.sounds = sounds{play: k.player.Play, last: map[string]soundState{}}
	k.runtime = &match.Runtime{
		Clock: browser.Clock{Site: site}, Store: site.Store, Archive: past, Screen: screen{k},
		Machine: site.Machine(), Begun: site.Begun, Reports: site,
	}
	return k
}

// route returns the route of a game's page.
func route(game *board.Game) string { return nav.GameRoute(game.ID()) }

// at returns the page of a route, nil when it is another kind's.
func (k *Kind) at(r string) *page {
	if e, ok := k.listed[r]; ok {
		return k.pages[e.game.ID()]
	}
	return nil
}

// Routes implements shell.Kind.
func (k *Kind) Routes() []string { return k.routes }

// Describe implements shell.Kind.
func (k *Kind) Describe(r string, lang i18n.Lang) shell.Description {
	e, ok := k.listed[r]
	if !ok {
		return shell.Description{}
	}
	words := e.game.Words(lang)
	d := shell.Description{Title: words.Name(), Text: words.Description(), Playing: true}
	if asked, known, ok := e.addresses.At(r); ok {
		d.Title = variants.Title(e.game, words, asked.Variant, asked.Kin)
		if family := variants.Family(words, d.Title); family != "" {
			d.Title += " (" + family + ")"
		}
		d.Text = variants.Text(words, lang, asked)
		if known != r {
			d.Canonical = known
		}
	}
	return d
}

// Page implements shell.Kind.
func (k *Kind) Page(r string) app.UI {
	p := k.at(r)
	if p.retrying != nil {
		return p.retrying.View()
	}
	if p.disposing != nil {
		return p.disposing.View()
	}
	return &view{Game: p.Game.ID(), Lang: k.site.Lang, Rev: p.Rev, page: p}
}

// Start implements shell.Resident: it restores the tables, before anything is drawn.
func (k *Kind) Start(yield func(step func()) bool) {
	for _, game := range k.games {
		p := newPage(k, game)
		k.pages[game.ID()] = p
		if !p.Match.Begin(func() { k.open(p) }, yield) {
			return
		}
	}
}

// open opens the match of a page.
func (k *Kind) open(p *page) {
	switch {
	case !k.site.Live:
	case k.site.Framed != nil && k.at(k.site.Route) == p:
		k.framed = p
		p.Match.Dispatch(match.Framed{Query: p.framedQuery()})
	default:
		p.Match.Load()
	}
}

// Mounted implements shell.Resident.
func (k *Kind) Mounted() {
	for _, p := range k.pages {
		p.Match.Dispatch(match.Mounted{})
	}
	k.watchSkips()
	k.watchOutside()
}

// Enter implements shell.Kind.
func (k *Kind) Enter(r string) {
	p := k.at(r)
	p.Rev++
	p.Entered, p.arriving = true, true
	p.Match.Dispatch(match.Entered{})
	if p.Panel != region.NoPanel { // of a link that has come on another page
		k.sheet.Show(p.Page)
		k.site.Reveal("arrival-problem")
	}
	if k.site.Left == "" && k.framed != nil {
		k.listenToHost()
	}
}

// Arrive implements shell.Kind: it opens the game in the address. Where it holds none, the variant that the address
// asks for is put on the table, and what was touched while the program was loading is played.
func (k *Kind) Arrive(r string) {
	p := k.at(r)
	if p == nil {
		return
	}
	early := p.touchedEarly()
	if p.openTask(false) {
		p.arriving = false // the task says which variant is played
		p.followVariant()
		return
	}
	fragment := k.site.Nav.Arrival(k.site.Context())
	if fragment == "" {
		p.askVariant()
		p.followVariant()
		p.playEarly(early)
		return
	}
	if p.retryAsked(fragment) {
		p.arriving = false
		return
	}
	p.arriving = false // the game says which variant is played
	p.followVariant()
	p.AfterDraw(func() { p.sharing.Arrival.Follow(fragment) })
}

// Leave implements shell.Kind.
func (k *Kind) Leave(r string) {
	p := k.at(r)
	p.Panel, p.Opener, p.menu.Open = region.NoPanel, "", false
	k.sheet.Drop()
	p.sharing.Arrival.Unask()
	p.endRetry()
	p.Match.Dispatch(match.Left{})
	p.Match.Dispatch(match.Suspending{})
}

// Visible implements shell.Resident.
func (k *Kind) Visible() {
	for _, p := range k.pages {
		p.Match.Dispatch(match.Visible{Yes: !k.site.Hidden})
	}
}

// Suspend implements shell.Resident.
func (k *Kind) Suspend() {
	if p := k.at(k.site.Route); p != nil {
		p.Match.Dispatch(match.Suspending{})
	}
}

// Stored implements shell.Resident.
func (k *Kind) Stored(key string) {
	for id, p := range k.pages {
		if key == match.SaveKey(id) {
			p.Match.Notice()
		}
	}
}

// Woken implements shell.Resident.
func (k *Kind) Woken() {
	for _, p := range k.pages {
		p.Match.Refresh()
	}
}

// Reopen reads everything from storage again, after an import.
func (k *Kind) Reopen() {
	k.site.Reload()
	for _, p := range k.pages {
		p.Match.Load()
		p.centre()
	}
}

// Variant returns the variant that is on the table of a game.
func (k *Kind) Variant(game string) string { return k.pages[game].Table().Match().Setup().Variant }

// Keep archives the match on a game's table as it stands now, if it belongs there.
func (k *Kind) Keep(game *board.Game) {
	p := k.pages[game.ID()]
	p.Match.Refresh()
	p.Match.Dispatch(match.KeepAsked{})
}

// KeepLinks archives all matches by links, so that they are listed there with whose turn it is.
func (k *Kind) KeepLinks() {
	for _, game := range k.games {
		t := k.pages[game.ID()].Table()
		if t.ByLinks() == nil {
			continue
		}
		past, _ := k.archive.Past(game.ID())
		if kept, ok := past.Find(t.ID()); !ok || kept.Links != t.ByLinks().Save() {
			k.Keep(game.Game)
		}
	}
}

// OpenPast puts a past match on its table, and shows that. The error is that of its record, as far as it is known at
// once: of a long one the rest is told where games are opened.
func (k *Kind) OpenPast(game *board.Game, past archive.Game) error {
	p := k.pages[game.ID()]
	shown := false
	var err error
	p.sharing.Arrival.Reopen(past, func(failed error) {
		switch {
		case failed == match.ErrInterrupted:
		case failed != nil && shown:
			p.sharing.Arrival.Refuse(failed)
		default:
			err = failed
		}
	})
	if err == nil {
		shown = true
		k.site.Go(route(game))
	}
	return err
}

// Receive puts a game from elsewhere on the table of its game, and shows that.
func (k *Kind) Receive(in match.Incoming) { k.desk.Place(in, true) }

// Begin begins a match of a person against the machine at a level, of the game's usual variant, and shows that. The one
// on the table is kept as it is when a person begins another.
func (k *Kind) Begin(game *board.Game, level int) {
	p := k.pages[game.ID()]
	p.Match.Refresh()
	settings := p.Table().Settings()
	settings.Variant, settings.Kin = game.Spec.Variants[0], ""
	p.Match.Dispatch(match.Configured{Settings: settings})
	p.setup.Sit(func(seats *[2]play.Seat) { seats[0].Level, seats[1].Level = 0, level })
	p.Match.Dispatch(match.Restarted{})
	p.Shut()
	p.centre()
	k.site.Go(route(game))
}
