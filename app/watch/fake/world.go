// Package fake is the environment of a session of package watch without a browser, for tests: time passes when it is
// told to, and the answers are those of the machine's own program, at once or when they are told to come.
package fake

import (
	"testing"
	"time"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/store"
	"tablier/app/watch"
	"tablier/rules"
)

// A World is what surrounds a session. It is all of its environment but the crash notes.
type World struct {
	T      *testing.T
	Boards []*board.Game

	Opens   string // what the address asks for
	TooLong bool   // the address cannot be read
	Kept    []string

	Broken    error        // the machine's, instead of an answer
	Says      string       // instead of the machine's answer, where it is not empty
	Slow      bool         // answers come when they are told to
	Pending   func()       // brings the answer to the last question, which takes the place of older ones
	Questions int          // how many the machine was asked
	Table     *rules.Match // the match on the table
	Later     func()       // reads the table, of a slow world

	Store   *store.Store
	Saying  []watch.Saying // what a screen reader was told
	Drawn   int
	Logged  []error
	Told    []embed.Notice // to the host page
	Reports []embed.Report

	timers []func()
}

// New returns a world whose address asks for something.
func New(t *testing.T, opens string) *World {
	return &World{T: t, Boards: games.Boards(games.All()), Opens: opens, Store: store.Private()}
}

// Environment returns the world as a session knows it.
func (w *World) Environment() watch.Environment {
	return watch.Environment{
		Machine: w, Files: w, Clock: w, Tables: w, Address: w, Host: w, Reports: w, Store: w.Store, Library: w, Screen: w,
	}
}

// Ask implements environment.Asker.
func (w *World) Ask(r protocol.Request, done func(string, error)) {
	w.Questions++
	if w.Slow {
		w.Pending = func() { w.answer(r, done) }
		return
	}
	w.answer(r, done)
}

// Stop implements environment.Asker.
func (w *World) Stop() { w.Pending = nil }

// Deliver lets the pending answer come.
func (w *World) Deliver() {
	w.T.Helper()
	if answer := w.Pending; answer != nil {
		w.Pending = nil
		answer()
	}
}

// DeliverAll lets answers come until nothing is asked any more.
func (w *World) DeliverAll() {
	w.T.Helper()
	for w.Pending != nil {
		w.Deliver()
	}
}

// After implements environment.Clock.
func (w *World) After(_ time.Duration, f func()) { w.timers = append(w.timers, f) }

// Elapse lets the timers run out that are set.
func (w *World) Elapse() {
	timers := w.timers
	w.timers = nil
	for _, f := range timers {
		f()
	}
}

// Read implements environment.Tables.
func (w *World) Read(_ *board.Game, then func(*rules.Match)) {
	read := func() { then(w.Table) }
	if w.Slow {
		w.Later = read
		return
	}
	read()
}

// Asked implements environment.Address.
func (w *World) Asked() (string, bool) { return w.Opens, !w.TooLong }

// Keep implements environment.Address.
func (w *World) Keep(fragment string) { w.Kept = append(w.Kept, fragment) }

// Report implements environment.Supervisor.
func (w *World) Report(r embed.Report) {
	w.Reports = append(w.Reports, r)
	if r.Notice.Type != "" {
		w.Post(r.Notice)
	}
}

// Post implements environment.HostPage.
func (w *World) Post(n embed.Notice) { w.Told = append(w.Told, n) }

// Studies implements watch.Library.
func (w *World) Studies(g *board.Game) []board.Study { return g.Searched.Studies(i18n.French) }

// Quizzes implements watch.Library.
func (w *World) Quizzes() (list []board.Quiz) {
	for _, g := range w.Boards {
		if g.Searched != nil && g.Searched.Quizzes != nil {
			list = append(list, g.Searched.Quizzes(i18n.French)...)
		}
	}
	return list
}

// Changed implements watch.Screen.
func (w *World) Changed() { w.Drawn++ }

// Replaced implements watch.Screen.
func (w *World) Replaced() {}

// Say implements watch.Screen.
func (w *World) Say(what watch.Saying) { w.Saying = append(w.Saying, what) }

// Log implements watch.Screen.
func (w *World) Log(err error) { w.Logged = append(w.Logged, err) }
