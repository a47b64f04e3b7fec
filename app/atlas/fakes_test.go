package atlas_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"tablier/ai/protocol"
	"tablier/app/archive"
	"tablier/app/atlas"
	"tablier/app/begun"
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/games"
	"tablier/app/store"
	"tablier/rules"
)

// A stage is a session over fakes: time passes when it is told to, and the machine answers at once unless it is silent.
type stage struct {
	*atlas.Runtime
	t     *testing.T
	store *store.Store
	*fakeMachine
	*fakeClock
	*fakePage
}

// perform returns the session of the first game with maps, at an address that asks for something.
func perform(t *testing.T, asked string) *stage {
	t.Helper()
	boards := games.Boards(games.All())
	game := boards[slices.IndexFunc(boards, func(g *board.Game) bool { return len(g.Maps) > 0 })]
	s := &stage{t: t, store: store.Private()}
	s.fakeMachine, s.fakeClock, s.fakePage = &fakeMachine{t: t}, &fakeClock{}, &fakePage{t: t, asked: asked}
	s.Runtime = &atlas.Runtime{Session: atlas.New(game, archive.NewKeeper(s.store)), Port: atlas.Port{
		Machine: s.fakeMachine, Clock: s.fakeClock, Tables: s.fakePage, Address: s.fakePage, Host: s.fakePage,
		Screen: s.fakePage, Picture: s.fakePage,
	}}
	s.lay()
	s.Open()
	return s
}

// lay has a match of the usual board stand on the table as a visit begins.
func (s *stage) lay(moves ...rules.Move) {
	s.t.Helper()
	s.table = begin(s.t, "tapatan", moves...)
	s.Do(s.Enter())
}

// begin returns a match of a board of Tapatan's family after some moves.
func begin(t *testing.T, variant string, moves ...rules.Move) *rules.Match {
	t.Helper()
	m, err := spec(t).Replay(rules.Record{Game: "tapatan", Variant: variant, Moves: moves})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func spec(t *testing.T) rules.Registry {
	t.Helper()
	return games.Rules(games.All())
}

// position returns the text of the chosen position.
func (s *stage) position() string { return s.Map().Positions[s.Choice().At] }

// answers are the parts of the maps that have been asked for, by board.
var answers = map[string][]protocol.Map{}

// A fakeMachine answers with the maps of the boards.
type fakeMachine struct {
	t       *testing.T
	silent  bool
	broken  error
	asked   []protocol.Request
	pending func(line string, err error) // of the question that a silent machine has not answered
	stopped int
}

// Ask implements environment.Asker.
func (m *fakeMachine) Ask(r protocol.Request, done func(line string, err error)) {
	m.asked = append(m.asked, r)
	if m.silent {
		m.pending = done
		return
	}
	m.answer(r, done)
}

func (m *fakeMachine) answer(r protocol.Request, done func(line string, err error)) {
	if m.broken != nil {
		done("", m.broken)
		return
	}
	parts, ok := answers[r.Variant]
	if !ok {
		_, parts = partsOf(m.t, r.Variant, 3000)
		answers[r.Variant] = parts
	}
	i := slices.IndexFunc(parts, func(p protocol.Map) bool { return p.From == r.From })
	if i < 0 {
		m.t.Fatalf("a part from %d is asked for", r.From)
	}
	part := parts[i]
	done(string(protocol.Encode(nil, "1", protocol.Mapped{Map: part})), nil)
}

// Stop implements environment.Asker.
func (m *fakeMachine) Stop() { m.stopped, m.pending = m.stopped+1, nil }

// A fakeClock has its timers run out when the test says so.
type fakeClock struct{ timers []func() }

// After implements environment.Clock.
func (c *fakeClock) After(_ time.Duration, f func()) { c.timers = append(c.timers, f) }

// elapse lets the timers run out that are set, and those that they set, so often.
func (c *fakeClock) elapse(times int) {
	for range times {
		timers := c.timers
		c.timers = nil
		for _, f := range timers {
			f()
		}
	}
}

// A fakePage is the page around a session: its address, its table, its host page and its screen.
type fakePage struct {
	t        *testing.T
	asked    string
	tooLong  bool
	kept     []string
	table    *rules.Match
	later    func() // reads the table, where that takes a while
	slow     bool
	told     []embed.Notice
	said     []atlas.Saying
	drawn    int
	pointed  bool // something is shown of the position that is pointed at
	revealed []atlas.Spot
}

// Asked implements environment.Address.
func (p *fakePage) Asked() (string, bool) { return p.asked, !p.tooLong }

// Keep implements environment.Address.
func (p *fakePage) Keep(state string) { p.kept, p.asked = append(p.kept, state), state }

// Read implements environment.Tables.
func (p *fakePage) Read(_ *board.Game, then func(*rules.Match)) {
	if p.slow {
		p.later = func() { then(p.table) }
		return
	}
	then(p.table)
}

// Post implements environment.HostPage.
func (p *fakePage) Post(n embed.Notice) { p.told = append(p.told, n) }

// Redraw implements atlas.Screen.
func (p *fakePage) Redraw() { p.drawn++ }

// Say implements atlas.Screen.
func (p *fakePage) Say(what atlas.Saying) { p.said = append(p.said, what) }

// lastSaid returns what has been said last.
func (p *fakePage) lastSaid() atlas.Saying {
	if len(p.said) == 0 {
		return atlas.SayNothing
	}
	return p.said[len(p.said)-1]
}

// Log implements atlas.Screen.
func (p *fakePage) Log(err error) { p.t.Log(err) }

// ShowWhole implements atlas.Picture.
func (p *fakePage) ShowWhole() { p.revealed = nil }

// Reveal implements atlas.Picture.
func (p *fakePage) Reveal(s atlas.Spot) { p.revealed = append(p.revealed, s) }

// Unpoint implements atlas.Picture.
func (p *fakePage) Unpoint() { p.pointed = false }

// notes returns crash notes of a visit over a storage.
func notes(on *store.Store, visit int) *begun.Notes {
	return begun.Open(on, fmt.Sprint(visit), nil, func() func() { return func() {} })
}
