package match_test

import (
	"testing"
	"time"

	"tablier/ai/protocol"
	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/machine"
	"tablier/app/match"
)

// A way is how an effect can fail.
type way string

// The ways. Each happens once.
const (
	asAsked  way = ""         // it does not fail
	crash    way = "crash"    // the worker dies of the question
	dead     way = "dead"     // so does the next one
	late     way = "late"     // the answer, or the end of the wait, comes a minute late
	older    way = "older"    // an older question is answered once more
	never    way = "never"    // the end of the wait never comes
	refused  way = "refused"  // storage does not take it
	lost     way = "lost"     // nobody hears it
	gone     way = "gone"     // the tab is closed just before
	goneThen way = "goneThen" // the tab is closed just after
)

// ways are those in which each kind of effect can fail.
var ways = map[string][]way{
	"ask": {crash, dead, late, older, gone}, "wait": {never, late, gone}, "save": {refused, gone, goneThen},
	"file": {refused, gone, goneThen}, "unfinished": {refused, gone, goneThen}, "tell": {lost, gone},
}

// A saboteur stands between the runtime of a tab and all that is outside: it counts the effects, and has one fail.
type saboteur struct {
	*world
	client *machine.Client
	at     int // the effect that fails, counted from 1
	way    way
	kinds  []string // of the effects so far
	closed bool     // the tab is no more: nothing comes in or goes out

	answered func(protocol.Found, error) // ends the question that was answered last, once more
	skew     time.Duration               // by how much the clock is wrong
	mute     bool                        // the host page does not answer
}

// sabotaged returns a tab in which an effect fails; 0 for none.
func sabotaged(t *testing.T, game *board.Game, clock *fakeClock, d *disk, at int, how way) *saboteur {
	s := &saboteur{world: newTab(t, game, clock, d), at: at, way: how}
	s.machine.think = 30 * time.Millisecond
	s.client = machine.New(s.machine, 2)
	runtime := &match.Runtime{
		Clock: s, Machine: s, Store: sabotagedStore{s}, Archive: s, Host: s, Screen: s.screen, Reports: s.host,
	}
	s.Session = runtime.Run(match.New(game, 1))
	return s
}

// strike counts an effect, and returns how it fails.
func (s *saboteur) strike(kind string) way {
	if s.closed {
		return gone
	}
	s.kinds = append(s.kinds, kind)
	if len(s.kinds) != s.at {
		return asAsked
	}
	s.closed = s.way == gone
	return s.way
}

// after ends what strike has begun.
func (s *saboteur) after(how way) { s.closed = s.closed || how == goneThen }

// in calls f later, if the tab is still there.
func (s *saboteur) in(d time.Duration, f func()) {
	s.clock.After(d, func() {
		if !s.closed {
			f()
		}
	})
}

// Now implements match.Clock.
func (s *saboteur) Now() match.Moment { return s.clock.now + s.skew }

// After implements match.Clock.
func (s *saboteur) After(d time.Duration, f func()) {
	switch s.strike("wait") {
	case never, gone:
		return
	case late:
		d += time.Minute
	}
	s.in(d, f)
}

// Search implements match.Machine.
func (s *saboteur) Search(
	q machine.Query, heard func(protocol.Progress), done func(protocol.Found, error),
) *machine.Search {
	how := s.strike("ask")
	end := func(found protocol.Found, err error) {
		if !s.closed {
			s.answered = done
			done(found, err)
		}
	}
	switch before := s.answered; how {
	case late:
		soon := end
		end = func(found protocol.Found, err error) { s.in(time.Minute, func() { soon(found, err) }) }
	case older:
		if before != nil {
			s.in(0, func() { before(found("c1"), nil) })
		}
	case crash, dead:
		s.in(0, s.machine.crashes)
	}
	if how == dead {
		s.in(0, s.machine.crashes)
	}
	return s.client.Search(q, heard, end)
}

// Workers implements match.Machine.
func (s *saboteur) Workers() int { return s.client.Workers() }

// Restart implements match.Machine.
func (s *saboteur) Restart() { s.client.Restart() }

// File implements match.Archive.
func (s *saboteur) File(g archive.Game, filed, counted bool) bool {
	how := s.strike("file")
	defer s.after(how)
	return how != gone && how != refused && s.keeper.File(g, filed, counted)
}

// ArchiveUnfinished implements match.Archive.
func (s *saboteur) ArchiveUnfinished(g archive.Game, filed bool) bool {
	how := s.strike("unfinished")
	defer s.after(how)
	return how != gone && how != refused && s.keeper.ArchiveUnfinished(g, filed)
}

// Post implements environment.HostPage. A host page that is asked for its move plays the first.
func (s *saboteur) Post(n embed.Notice) {
	if how := s.strike("tell"); how == lost || how == gone || n.Type != embed.YourTurn || s.mute {
		return
	}
	s.in(50*time.Millisecond, func() {
		s.do(match.HostSaid{Text: `{"type":"move","re":"` + n.ID + `","move":"` + n.Legal[0] + `"}`})
	})
}

// A sabotagedStore is a tab's storage.
type sabotagedStore struct{ *saboteur }

// Read implements match.Store.
func (s sabotagedStore) Read(key string) (string, bool) { return s.store.Read(key) }

// Set implements match.Store.
func (s sabotagedStore) Set(key, text string) bool {
	how := s.strike("save")
	defer s.after(how)
	switch how {
	case gone:
		return false
	case refused:
		s.disk.full = true
		defer func() { s.disk.full = false }()
	}
	return s.store.Set(key, text)
}

// SetAside implements match.Store.
func (s sabotagedStore) SetAside(key string) { s.store.SetAside(key) }
