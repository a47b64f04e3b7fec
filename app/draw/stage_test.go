package draw_test

import (
	"context"
	"testing"
	"time"

	"tablier/ai"
	adapter "tablier/ai/morris"
	"tablier/ai/protocol"
	"tablier/ai/retro"
	"tablier/app/draw"
	"tablier/rules"
	"tablier/rules/morris"
)

var spec = morris.Spec(morris.Boards())

// A stage is a session over fakes: time passes when it is told to, and the machine answers when it is told to.
type stage struct {
	*draw.Session
	t       *testing.T
	timers  []timer
	asked   []string
	pending func(line string, err error)
	stopped int
	text    string
	there   bool
	full    bool
	aside   int
	drawn   int
}

type timer struct {
	d time.Duration
	f func()
}

func perform(t *testing.T) *stage {
	s := &stage{t: t}
	s.open("")
	return s
}

// open opens the page anew at an address.
func (s *stage) open(asked string) {
	s.Session = draw.New(spec, draw.Environment{Machine: s, Clock: s, Store: s, Redraw: func() { s.drawn++ }})
	s.Enter(asked)
}

func (s *stage) Ask(r protocol.Request, done func(line string, err error)) {
	if r.Op != protocol.OpSurvey || r.Game != spec.ID {
		s.t.Errorf("asked: %+v", r)
	}
	s.asked, s.pending = append(s.asked, r.Variant), done
}

// Stop implements environment.Asker, and the stop of the session stands beside it.
func (s *stage) Stop() { s.stopped, s.pending = s.stopped+1, nil }

func (s *stage) After(d time.Duration, f func()) { s.timers = append(s.timers, timer{d, f}) }

func (s *stage) Get() (string, bool) { return s.text, s.there }

func (s *stage) Set(text string) bool {
	if s.full {
		return false
	}
	s.text, s.there = text, true
	return true
}

func (s *stage) SetAside() { s.aside++ }

// elapse has the timers run out that take no longer than that.
func (s *stage) elapse(most time.Duration) {
	timers := s.timers
	s.timers = nil
	for _, timer := range timers {
		if timer.d <= most {
			timer.f()
		} else {
			s.timers = append(s.timers, timer)
		}
	}
}

// answer answers the pending question with the survey of its game.
func (s *stage) answer() {
	s.t.Helper()
	text, done := s.asked[len(s.asked)-1], s.pending
	if done == nil {
		s.t.Fatal("nothing is asked")
	}
	s.pending = nil
	done(string(protocol.Encode(nil, "1", protocol.Surveyed{Survey: surveyOf(s.t, text)})), nil)
}

// surveyOf solves a game.
func surveyOf(t *testing.T, text string) protocol.Survey {
	t.Helper()
	m, err := rules.NewMatch(spec, rules.Setup{Variant: text}, "")
	if err != nil {
		t.Fatal(err)
	}
	v, err := retro.New(adapter.Read).Survey(context.Background(), ai.TaskOf(m, 0), protocol.MaxSurvey, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	survey := protocol.Survey{
		States: v.Positions, Value: v.Value.String(), Plies: v.Plies, Longest: v.Longest, Wins: v.Wins, Losses: v.Losses,
		Draws: v.Draws, Traps: v.Traps,
		Trap: protocol.Trap{Position: v.Trap.Position, Move: string(v.Trap.Move), Moves: v.Trap.Moves},
	}
	for _, m := range v.Moves {
		survey.Moves = append(survey.Moves, protocol.Opened{Move: string(m.Move), Value: m.Value.String(), Plies: m.Plies})
	}
	return survey
}

// at returns a place of a grid by the name of its point.
func at(name string) morris.Place { return morris.Place{X: int(name[0] - 'a'), Y: int(name[1] - '1')} }

// touches touches places one after the other.
func (s *stage) touches(names ...string) {
	for _, name := range names {
		s.Touch(at(name))
	}
}

// line draws a stroke of a kind by two touches or more.
func (s *stage) line(kind draw.Stroke, names ...string) {
	s.SetStroke(kind)
	s.touches(names...)
	s.Escape()
}
