package shell

import (
	"encoding/json"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/machine"
	"tablier/app/play"
	"tablier/app/store"
	"tablier/rules"
)

// What an event costs natively: from the call that its handler makes to the end of go-app's update. The browser's part,
// which is not there, is measured in app/e2e by BenchmarkGesture. Figures are kept in app/testdata/benchmarks.txt.

// A bench is what is done at one game, as app/testdata/gestures.json lists it.
type bench struct {
	Game   string
	Level  int    // of the machine that seat 1 is, 0 for a person
	Moves  string // that lead to the position, in which seat 0 is to move
	Taps   []tap
	Hovers []string // names of lines or points, in turn
}

// A tap is on the point of a name; together a bench's taps play a move.
type tap struct{ Name, Point string }

func benches(b *testing.B) (list []bench) {
	b.Helper()
	text, err := os.ReadFile("../testdata/gestures.json")
	if err == nil {
		err = json.Unmarshal(text, &list)
	}
	if err != nil {
		b.Fatal(err)
	}
	return list
}

// A stage is the page mounted in go-app's engine, live as in a browser, with a machine that answers nothing by itself.
type stage struct {
	Root
	engine app.TestEngine
	worker *worker
	shown  *session
	plies  int // of the match before any gesture
}

// OnPreRender takes the context that OnMount has in a browser.
func (s *stage) OnPreRender(ctx app.Context) { s.ctx = ctx }

// perform shows the position of a bench with these players.
func perform(b *testing.B, bench bench, seats [2]play.Seat) *stage {
	b.Helper()
	s := &stage{engine: app.NewTestEngine()}
	if err := s.engine.Load(s); err != nil {
		b.Fatal(err)
	}
	s.engine.ConsumeAll()
	game := s.games[slices.IndexFunc(s.games, func(g *board.Game) bool { return g.ID() == bench.Game })]
	s.live, s.route, s.store = true, gameRoute(game), store.Private()
	s.hire()
	s.store.Set(saveKey(game), tableText(b, game, seats, strings.Fields(bench.Moves)))
	s.seat(game, 1)
	s.shown = s.sessions[game.ID()]
	s.plies = s.shown.table.Match().Ply()
	s.frame(func() { s.advance(s.shown) })
	return s
}

// tableText returns a table as it is saved, at which seat 0 has opened and these moves have been played.
func tableText(b *testing.B, game *board.Game, seats [2]play.Seat, moves []string) string {
	b.Helper()
	table := play.New(game, game.Levels, 1)
	settings := table.Settings()
	settings.Opening = play.AlwaysFirst
	table.Configure(settings)
	table.Sit(seats)
	table.Restart()
	for _, move := range moves {
		if err := table.Play(rules.Move(move)); err != nil {
			b.Fatal(err)
		}
	}
	return table.Save()
}

// hire gives the page a machine whose worker is new.
func (s *stage) hire() {
	s.worker = &worker{}
	s.machine = machine.New(s.worker)
}

// frame handles events as go-app does those of elements, and draws once.
func (s *stage) frame(events ...func()) {
	for _, event := range events {
		s.ctx.Dispatch(func(app.Context) { event() })
	}
	s.engine.ConsumeAll()
}

// tap is what onPoint and onTile do when a finger has touched a point.
func (s *stage) tap(name string) {
	s.frame(func() {
		if point := s.shown.point(name); s.shown.layer() != nil {
			s.touchLaying(s.shown, point)
		} else {
			s.touch(s.shown, point)
		}
	})
}

// hover is what onOver does, or onWorthLeft and onWorth when a mouse goes from line to line.
func (s *stage) hover(name string) {
	if s.shown.layer() != nil {
		s.frame(func() { s.shown.hover(name) })
		return
	}
	s.frame(func() { s.shown.line = "" }, func() { s.shown.line = name })
}

// reset brings back the position of the bench, with nothing touched.
func (s *stage) reset() {
	s.hire()
	s.frame(func() {
		if s.table().Match().Ply() > s.plies {
			s.did(s.shown, s.table().Undo)
		}
		s.table().Cancel()
		s.shown.ghost = ghost{}
	})
}

func (s *stage) table() *play.Table { return s.shown.table }

// A worker is a machine.Host with one worker, whose words the benchmark speaks; no timer of it ever runs out.
type worker struct {
	say  func(text string)
	sent string // what it was sent last
}

func (w *worker) Spawn(onText, _ func(string)) machine.Port { w.say = onText; return w }
func (w *worker) After(time.Duration, func())               {}
func (w *worker) Send(text string)                          { w.sent = text }
func (w *worker) Kill()                                     {}

func BenchmarkTap(b *testing.B) {
	for _, bench := range benches(b) {
		for i, tap := range bench.Taps {
			b.Run(bench.Game+"/"+tap.Name, func(b *testing.B) {
				s := perform(b, bench, [2]play.Seat{{}, {Level: bench.Level}})
				before := func() {
					s.reset()
					for _, earlier := range bench.Taps[:i] {
						s.tap(earlier.Point)
					}
				}
				before()
				b.ReportAllocs()
				for b.Loop() {
					s.tap(tap.Point)
					b.StopTimer()
					played := s.table().Match().Ply() == s.plies+1
					if over := s.table().Result().Over(); over || !played && len(s.table().Selected()) == 0 {
						b.Fatalf("the tap on %s has played: %t, ended the match: %t, chosen nothing", tap.Point, played, over)
					}
					before()
					b.StartTimer()
				}
			})
		}
	}
}

func BenchmarkProgressLine(b *testing.B) {
	for _, bench := range benches(b) {
		b.Run(bench.Game, func(b *testing.B) {
			s := perform(b, bench, [2]play.Seat{{Level: 1}, {}})
			request, err := protocol.Decode([]byte(s.worker.sent))
			if err != nil {
				b.Fatal(err)
			}
			line := `{"id":` + string(request.ID) + `,"progress":{"depth":9,"ms":900,"nodes":`
			time.Sleep(moment) // before which nothing is shown
			b.ReportAllocs()
			nodes := 1_000_000
			for b.Loop() {
				nodes += 25_000
				text := line + strconv.Itoa(nodes) + `}}`
				s.frame(func() { s.worker.say(text) })
			}
			if s.shown.progress == nil || int(s.shown.progress.Nodes) != nodes {
				b.Fatalf("the progress shown is %+v", s.shown.progress)
			}
		})
	}
}

func BenchmarkHover(b *testing.B) {
	for _, bench := range benches(b) {
		if len(bench.Hovers) == 0 {
			continue
		}
		b.Run(bench.Game, func(b *testing.B) {
			s := perform(b, bench, [2]play.Seat{})
			if s.shown.layer() != nil {
				s.tap(bench.Taps[0].Point)
			}
			for _, name := range bench.Hovers {
				before := html(&s.Root)
				if s.hover(name); html(&s.Root) == before {
					b.Fatalf("a hover over %s shows nothing", name)
				}
			}
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				s.hover(bench.Hovers[i%len(bench.Hovers)])
				i++
			}
		})
	}
}
