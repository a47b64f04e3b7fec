// Package atlas is the page with the map of a board: all its positions in one picture, ordered by their distance from
// the end. A wave shows how they come to be known, and each position leads to those around it.
package atlas

import (
	"encoding/json"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/archive"
	"tablier/app/atlas"
	"tablier/app/board"
	"tablier/app/browser"
	"tablier/app/days"
	"tablier/app/embed"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/rules"
)

// Matches are the matches on the tables of the games.
type Matches interface {
	// Played calls back with the match that is on the table of a game; it may take some turns of the browser.
	Read(game *board.Game, then func(*rules.Match))
}

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	site    *shell.Site
	game    *board.Game
	past    *archive.Keeper
	matches Matches
	outside outside

	rev    int
	run    int // counts the maps that were asked for, so that nothing older is heard
	board  string
	maps   map[string]*atlas.Map // those that are whole, by board
	m      *atlas.Map            // of the board, nil until all of it is there
	graph  *atlas.Graph
	failed bool
	coming string // the board whose map is fetched, empty for none
	held   bool   // the page once went while this map came: it is fetched when a person asks for it

	wanted  string       // the position that the address asks for
	at      int          // the position chosen
	next    []atlas.Move // of its moves
	before  []atlas.Move
	asked   int  // the ring of which it is an example that was asked for, -1 for none
	wave    int  // the last one that has passed
	arrived bool // what the last wave comes to is said
	course  bool // waves are called as in a course on graphs
	plays   int  // counts the runs of the wave, odd while one goes on
	said    string
	menu    bool
	keeps   int // counts the states, so that only the last is kept in the address
	trail
	table  *rules.Match // the match on the table of the game, nil until it has been read
	pasted *rules.Match
	alien  bool // what was pasted is no match
	zoom
}

// An outside is what the page needs of a browser.
type outside struct {
	ask   func(r protocol.Request, done func(line string, err error))
	rest  func()
	after func(time.Duration, func())
	opens func() string // what the address asks for
	keep  func(what string)
	day   func(seconds int64) string
	ready func(embed.Notice) // tells the page around a frame
	log   func(error)
}

// New returns the page of the first game that has maps.
func New(site *shell.Site, games []*board.Game, past *archive.Keeper, matches Matches) *Kind {
	k := &Kind{site: site, past: past, matches: matches, maps: map[string]*atlas.Map{}, at: -1, asked: -1}
	k.game = games[slices.IndexFunc(games, func(g *board.Game) bool { return len(g.Maps) > 0 })]
	k.board = k.game.Maps[0]
	k.outside = k.browser()
	return k
}

// browser is the outside of a site.
func (k *Kind) browser() outside {
	asker := machine.NewAsker(browser.Workers{Site: k.site})
	return outside{
		ask: asker.Ask, rest: asker.Stop, after: k.site.After,
		opens: func() string { return k.site.Nav.Opens(app.Window().URL()) },
		keep:  func(what string) { k.site.Nav.Keep(k.site.Context(), what) },
		day:   k.day,
		ready: func(n embed.Notice) { shell.TellHost(n.Text()) },
		log:   func(err error) { app.Log(err) },
	}
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.AtlasRoute} }

// Describe implements shell.Kind.
func (k *Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	return room.Describe(lang, nav.AtlasRoute, k.game.Words(lang).Variant(k.board))
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.rev, kind: k} }

func (k *Kind) messages() *i18n.Messages { return i18n.Of(k.site.Lang) }

// Enter implements shell.Kind: the match on the table is not played while this page is shown. Where its path lies over
// the map, the path of the match that is there now takes its place.
func (k *Kind) Enter(string) {
	k.matches.Read(k.game, func(m *rules.Match) {
		k.table = m
		if k.m != nil && k.trail.chosen == onTable {
			previous := k.trail.text
			k.follow(onTable)
			k.trail.previous = previous
			k.note()
		}
		k.redraw()
	})
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) {
	k.run++
	k.keeps++
	k.stop()
	k.outside.rest()
	k.endNote()
	k.menu, k.alien = false, false
}

// open shows the map of a board, which is fetched if it is not there.
func (k *Kind) open(name string) {
	k.run++
	k.stop()
	k.endNote()
	unpoint()
	k.held = false
	k.board, k.m, k.graph, k.failed, k.at, k.next, k.before = name, nil, nil, false, -1, nil, nil
	k.asked, k.arrived = -1, false
	k.rev++
	if m := k.maps[name]; m != nil {
		k.show(m)
		return
	}
	if k.held = k.site.Begun.Left(thing(name)); !k.held {
		k.beginNote()
		k.fetch(k.run, &atlas.Map{})
	}
}

// fetch asks for the next part of a map.
func (k *Kind) fetch(run int, m *atlas.Map) {
	name := k.board
	request := protocol.Request{
		Op: protocol.OpMap, Record: rules.Record{Game: k.game.ID(), Variant: name}, From: len(m.Positions),
	}
	k.outside.ask(request, func(line string, err error) {
		if run != k.run {
			return
		}
		var part protocol.Mapped
		if err == nil {
			err = json.Unmarshal([]byte(line), &part)
		}
		if err == nil {
			err = m.Add(part.Map)
		}
		switch {
		case err != nil:
			k.outside.log(err)
			k.failed = true
			k.outside.rest()
			k.endNote()
		case !m.Whole():
			k.fetch(run, m)
			return
		default:
			k.maps[name] = m
			k.outside.rest()
			k.show(m)
			k.endNote() // after what is laid out of it
		}
		k.redraw()
	})
}

// show shows a map, and the position that is asked for or, where that is not on it, an example of the last wave; once
// all is known, one of those that hold out longest.
func (k *Kind) show(m *atlas.Map) {
	k.m = m
	k.wave = min(k.wave, k.last())
	k.fit()
	at := m.Find(k.wanted)
	switch ring := k.ring(); {
	case at >= 0:
	case k.wave < k.last():
		at, k.asked = m.Rings[ring].First, ring
	default:
		at = m.Rings[k.deepest()].First
	}
	k.put(at)
	if k.site.Framed != nil {
		k.outside.ready(embed.Notice{
			Type: embed.Ready, Game: k.game.ID(), Variant: k.board, Position: m.Positions[at],
		})
	}
	k.follow(k.trail.chosen)
	k.graph = atlas.NewGraph(m, k.rules())
	k.explore(k.run)
}

// deepest returns the ring of the lost positions that are farthest from the end.
func (k *Kind) deepest() int {
	deepest := 0
	for i, r := range k.m.Rings {
		if r.Value == protocol.ValueLoss {
			deepest = i
		}
	}
	return deepest
}

// slice is of how many positions the moves are asked for in one turn of the browser.
const slice = 200

// explore finds out what leads to each position, in many turns.
func (k *Kind) explore(run int) {
	k.outside.after(ui.Frame, func() {
		if run != k.run || k.graph == nil {
			return
		}
		if err := k.graph.Step(slice); err != nil {
			k.outside.log(err)
			return
		}
		if !k.graph.Done() {
			k.explore(run)
			return
		}
		k.before = k.graph.Before(k.at)
		k.redraw()
	})
}

func (k *Kind) rules() atlas.Board { return atlas.Board{Spec: k.game.Spec, Variant: k.board} }

// last is the wave after which all is known.
func (k *Kind) last() int { return k.m.Waves() + 1 }

// redraw draws the page anew.
func (k *Kind) redraw() {
	k.rev++
	k.site.Redraw()
}

// day writes a day in the language of the page.
func (k *Kind) day(seconds int64) string {
	if !app.IsClient {
		return days.Text(time.Unix(seconds, 0).UTC())
	}
	locale := string(k.site.Lang)
	if k.site.Lang == i18n.English {
		locale = "en-GB" // as elsewhere on the site
	}
	return app.Window().Get("Date").New(1000*seconds).Call("toLocaleDateString", locale).String()
}
