package page

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/games"
	"tablier/app/machine"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/rules"
)

// A stage is the site mounted in go-app's engine on a game's page, live as in a browser, with a machine that answers
// nothing by itself and a clock that stands still.
type stage struct {
	*shell.Root
	engine  app.TestEngine
	page    *page
	runtime *match.Runtime
	worker  *worker
	clock   *stoppedClock
	spot    string // that the mouse is over
	plies   int    // of the match before any gesture
}

// perform shows the position of a bench with these players.
func perform(tb testing.TB, bench bench, seats [2]play.Seat) *stage {
	tb.Helper()
	s := &stage{engine: app.NewTestEngine(), clock: &stoppedClock{now: 1_790_000_000 * time.Second}}
	var kind *Kind
	s.Root = shell.New(func(site *shell.Site) []shell.Kind {
		site.Live, site.Route, site.Store = true, nav.GameRoute(bench.Game), store.Private()
		kind = New(site, games.All(), archive.NewKeeper(site.Store))
		return []shell.Kind{kind}
	})
	s.runtime = kind.runtime
	s.runtime.Clock = s.clock
	s.runtime.Store = shelf{match.SaveKey(bench.Game): tableText(tb, kind, bench.Game, seats, strings.Fields(bench.Moves))}
	s.hire()
	s.Prepare()
	s.page = kind.pages[bench.Game]
	s.plies = s.table().Match().Ply()
	if err := s.engine.Load(s); err != nil {
		tb.Fatal(err)
	}
	s.engine.ConsumeAll()
	return s
}

// tableText returns a table as it is saved, at which seat 0 has opened and these moves have been played.
func tableText(tb testing.TB, kind *Kind, id string, seats [2]play.Seat, moves []string) string {
	tb.Helper()
	game := kind.games[slices.IndexFunc(kind.games, func(g games.Game) bool { return g.ID() == id })]
	table := play.New(game.Game, game.Levels, 1)
	settings := table.Settings()
	settings.Opening = play.AlwaysFirst
	table.Configure(settings)
	table.Sit(seats)
	table.Restart()
	for _, move := range moves {
		if err := table.Play(rules.Move(move)); err != nil {
			tb.Fatal(err)
		}
	}
	return table.Save()
}

// hire gives the page a machine whose worker is new.
func (s *stage) hire() {
	s.worker = &worker{}
	s.runtime.Machine = machine.New(s.worker, 1)
}

// frame handles events as go-app does those of elements of the component of a context, and draws once.
func (s *stage) frame(ctx app.Context, events ...func(app.Context)) {
	for _, event := range events {
		ctx.Dispatch(event)
	}
	s.engine.ConsumeAll()
}

// say has the worker say a line, which reaches the machine's client as in [workers].
func (s *stage) say(text string) {
	s.frame(s.page.Site.Context(), func(ctx app.Context) {
		ctx.PreventUpdate()
		s.worker.onText(text)
	})
}

// go-app calls OnPreRender natively where it calls OnMount in a browser.

func (s *stage) OnPreRender(ctx app.Context)        { s.OnMount(ctx) }
func (v *view) OnPreRender(ctx app.Context)         { v.OnMount(ctx) }
func (r *boardRegion) OnPreRender(ctx app.Context)  { r.OnMount(ctx) }
func (r *ownRegion) OnPreRender(ctx app.Context)    { r.OnMount(ctx) }
func (r *statusRegion) OnPreRender(ctx app.Context) { r.OnMount(ctx) }
func (l *progressLine) OnPreRender(ctx app.Context) { l.OnMount(ctx) }

// A stoppedClock stands still until it is set. What is to be done later never is.
type stoppedClock struct{ now match.Moment }

func (c *stoppedClock) Now() match.Moment         { return c.now }
func (*stoppedClock) After(time.Duration, func()) {}

// A shelf is storage that works.
type shelf map[string]string

func (s shelf) Read(key string) (string, bool) {
	text, ok := s[key]
	return text, ok
}

func (s shelf) Set(key, text string) bool {
	s[key] = text
	return true
}

func (shelf) SetAside(string) {}

// A worker is a machine.Workers with one worker, whose words the benchmark speaks; no timer of it ever runs out.
type worker struct {
	onText func(text string)
	sent   string // what it was sent last
}

func (w *worker) Spawn(onText, _ func(string)) machine.Port { w.onText = onText; return w }
func (w *worker) After(time.Duration, func())               {}
func (w *worker) Send(text string)                          { w.sent = text }
func (w *worker) Kill()                                     {}
