package match_test

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/boards/bag"
	"tablier/app/boards/minimal"
	"tablier/app/games"
	"tablier/app/machine"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/rules"
	rulesbag "tablier/rules/conform/bag"
	rulesminimal "tablier/rules/conform/minimal"
)

// tested are the games that ship, and those of the tests.
var tested = append(games.Boards(games.All()),
	bag.Game(rules.Registry{rulesbag.Spec()}), minimal.Game(rules.Registry{rulesminimal.Spec()}))

var registry = func() (specs rules.Registry) {
	for _, game := range tested {
		if !slices.ContainsFunc(specs, func(s *rules.Spec) bool { return s.ID == game.ID() }) {
			specs = append(specs, game.Spec)
		}
	}
	return specs
}()

// gameOf returns a game.
func gameOf(id string) *board.Game {
	for _, game := range tested {
		if game.ID() == id {
			return game
		}
	}
	panic("no game " + id)
}

// A world is a tab of a browser with a match in it, of which everything but the match and its runtime is a fake.
type world struct {
	*match.Session
	t       *testing.T
	clock   *fakeClock
	disk    *disk
	store   *fakeStore
	keeper  *archive.Keeper
	machine *workers
	host    *fakeHost
	screen  *fakeScreen
	outcome match.Outcome // of the last event
}

// newWorld returns the first tab of a browser, with a page on which a game is played. It is to be opened.
func newWorld(t *testing.T, game *board.Game) *world {
	clock := &fakeClock{now: begins}
	return newTab(t, game, clock, &disk{texts: map[string]string{}})
}

func newTab(t *testing.T, game *board.Game, clock *fakeClock, d *disk) *world {
	store := &fakeStore{d, map[string]string{}}
	w := &world{
		t: t, clock: clock, disk: d, store: store, keeper: archive.NewKeeper(store),
		machine: &workers{fakeClock: clock, t: t}, host: &fakeHost{}, screen: &fakeScreen{},
	}
	w.run(match.New(game, 1), 1)
	return w
}

// run has a controller run, with a machine of so many workers.
func (w *world) run(c *match.Controller, workers int) {
	runtime := &match.Runtime{
		Clock: w.clock, Machine: machine.New(w.machine, workers), Store: w.store, Archive: w.keeper, Host: w.host,
		Reports: w.host, Screen: w.screen,
	}
	w.Session = runtime.Run(c)
}

// open shows the page, with what storage has.
func (w *world) open() *world {
	w.Load()
	w.do(match.Mounted{}, match.Entered{})
	return w
}

// tab opens the same page in another tab.
func (w *world) tab() *world { return newTab(w.t, w.Game(), w.clock, w.disk).open() }

// again opens the page anew, as after the tab has been closed.
func (w *world) again() *world { return w.tab() }

// do has events happen.
func (w *world) do(events ...match.Event) {
	for _, e := range events {
		w.outcome = w.Dispatch(e)
	}
}

// openGame opens a game's page on which seat 0 opens, and levels play the seats, 0 for people.
func openGame(t *testing.T, id string, levels ...int) *world {
	return openVariant(t, id, "", levels...)
}

// openVariant is openGame for a variant.
func openVariant(t *testing.T, id, variant string, levels ...int) *world {
	w := newWorld(t, gameOf(id)).open()
	var seats [2]play.Seat
	for i, level := range levels {
		seats[i].Level = level
	}
	settings := w.Table().Settings()
	settings.Opening, settings.Variant = play.AlwaysFirst, variant
	w.do(match.SatDown{Seats: seats}, match.Configured{Settings: settings}, match.Restarted{})
	w.clock.pass(0)
	return w
}

// touch touches points, by name.
func (w *world) touch(names string) {
	w.t.Helper()
	for name := range strings.FieldsSeq(names) {
		point := board.PointNamed(w.Table().Skin().Points(w.Table().View()), name)
		if point < 0 {
			w.t.Fatalf("no point %s", name)
		}
		w.do(match.Gestured{Gesture: board.Gesture{Kind: board.Touch, Point: point}})
	}
}

// act presses a control of a game's own.
func (w *world) act(name string) {
	w.do(match.Gestured{Gesture: board.Gesture{Kind: board.Act, Act: name, Point: -1}})
}

// write plays moves as a person who writes them; the screen is handed over in between.
func (w *world) write(moves ...string) {
	w.t.Helper()
	for _, m := range moves {
		w.uncover()
		ply := w.Table().Match().Ply()
		if w.do(match.Wrote{Text: m}); w.Table().Match().Ply() == ply {
			w.t.Fatalf("%s is not played: %v", m, w.Table().Fault())
		}
	}
}

// uncover hands the screen over, if that is due.
func (w *world) uncover() {
	if w.Phase() == match.Covered {
		w.do(match.Uncovered{})
	}
}

// moves returns the moves that stand, as one text.
func (w *world) moves() string {
	m := w.Table().Match()
	var words []string
	for _, move := range m.Moves()[:m.Ply()] {
		words = append(words, string(move))
	}
	return strings.Join(words, " ")
}

func (w *world) wantMoves(want string) {
	w.t.Helper()
	if got := w.moves(); got != want {
		w.t.Errorf("the moves are %q, want %q", got, want)
	}
}

func (w *world) wantPhase(want match.Phase) {
	w.t.Helper()
	if got := w.Phase(); got != want {
		w.t.Errorf("the match is in phase %v, want %v", got, want)
	}
}

// saved returns what storage has of the table.
func (w *world) saved() string { return w.disk.texts[match.SaveKey(w.Game().ID())] }

// past returns what is kept of the games that were played.
func (w *world) past() []archive.Game {
	w.t.Helper()
	past, ok := w.keeper.Past(w.Game().ID())
	if !ok {
		w.t.Fatal("the past cannot be read")
	}
	var games []archive.Game
	for _, kept := range past.Games() {
		game, _ := past.Find(kept.ID)
		games = append(games, game)
	}
	return games
}

// wantPast says how many games are kept, and how many are counted.
func (w *world) wantPast(games, counted int) {
	w.t.Helper()
	stats, ok := w.keeper.Stats(w.Game().ID())
	if !ok {
		w.t.Fatal("the statistics cannot be read")
	}
	n := 0
	for _, row := range stats.Rows() {
		n += row.Won + row.Drawn + row.Lost
	}
	if got := w.past(); len(got) != games || n != counted {
		w.t.Errorf("%d games kept and %d counted, want %d and %d", len(got), n, games, counted)
	}
}
