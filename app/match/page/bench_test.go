package page

import (
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/match"
	"tablier/app/play"
)

// What an event costs natively: from the call that its handler makes to the end of go-app's update. The browser's part,
// which is not there, is measured in app/e2e by BenchmarkGesture. Figures are kept in app/testdata/benchmarks.txt.

// A bench is what is done at one game, as app/testdata/gestures.json lists it.
type bench struct {
	Game   string
	Level  int    // of the machine that seat 1 is, 0 for a person
	Moves  string // that lead to the position, in which seat 0 is to move
	Taps   []tap
	Hovers []string // names of spots or points, in turn
}

// A tap is on the point of a name; together a bench's taps play a move.
type tap struct{ Name, Point string }

func benches(tb testing.TB) (list []bench) {
	tb.Helper()
	text, err := os.ReadFile("../../testdata/gestures.json")
	if err == nil {
		err = json.Unmarshal(text, &list)
	}
	if err != nil {
		tb.Fatal(err)
	}
	return list
}

// tap is what a click on a point is heard as: by the game's own part on a piece of the reserve, else by the board.
func (s *stage) tap(name string) {
	i := board.PointNamed(s.page.Points(), name)
	if s.page.Points()[i].Reserve {
		s.frame(s.page.regions.own.ctx, func(ctx app.Context) {
			s.page.Places.Do(ctx, board.Gesture{Kind: board.Touch, Point: i})
		})
		return
	}
	s.intend(boardview.Intent{Kind: board.Touch, Point: name})
}

// hover is what a mouse is heard as that comes over a point, or goes from spot to spot.
func (s *stage) hover(name string) {
	if board.PointNamed(s.page.Points(), name) >= 0 {
		s.intend(boardview.Intent{Kind: board.Over, Point: name})
		return
	}
	s.intend(boardview.Intent{Kind: board.Out, Spot: s.spot}, boardview.Intent{Kind: board.Over, Spot: name})
	s.spot = name
}

// intend has the board hear intents, and draws once.
func (s *stage) intend(intents ...boardview.Intent) {
	var events []func(app.Context)
	for _, in := range intents {
		events = append(events, func(ctx app.Context) { s.page.onIntent(ctx, in) })
	}
	s.frame(s.page.regions.board.ctx, events...)
}

// reset brings back the position of the bench, with nothing touched.
func (s *stage) reset() {
	s.hire()
	s.frame(s.page.Site.Context(), func(app.Context) {
		if s.table().Match().Ply() > s.plies {
			s.page.Match.Dispatch(match.UndoPressed{})
		}
		s.page.Match.Dispatch(match.Cancelled{})
	})
}

func (s *stage) table() *play.Table { return s.page.Table() }

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
			s.clock.now += time.Second // before which nothing is shown
			nodes := 1_000_000
			next := func() {
				nodes += 25_000
				s.say(line + strconv.Itoa(nodes) + `}}`)
			}
			next() // the first one also shows the button that cuts the machine short
			drawn := s.page.Rev
			b.ReportAllocs()
			for b.Loop() {
				next()
			}
			if !strings.Contains(app.HTMLString(s), s.page.Messages().Progress(9, nodes, 900)) {
				b.Fatalf("%d nodes are not shown", nodes)
			}
			if s.page.Rev != drawn {
				b.Fatal("the whole page has been drawn")
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
			if board.PointNamed(s.page.Points(), bench.Hovers[0]) >= 0 {
				s.tap(bench.Taps[0].Point) // a piece must be chosen for a point to show anything
			}
			for _, name := range bench.Hovers {
				before := app.HTMLString(s)
				if s.hover(name); app.HTMLString(s) == before {
					b.Fatalf("a hover over %s shows nothing", name)
				}
			}
			drawn := s.page.Rev
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				s.hover(bench.Hovers[i%len(bench.Hovers)])
				i++
			}
			if s.page.Rev != drawn {
				b.Fatal("the whole page has been drawn")
			}
		})
	}
}
