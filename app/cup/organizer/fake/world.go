// Package fake is what surrounds a session of package organizer in tests: Python, a machine, a clock, a store, a
// library and a screen. A program is a word that says how it plays; see [World.Session]. What programs and the machine
// answer arrives when the test lets it: [World.Settle].
package fake

import (
	"errors"
	"strconv"
	"testing"
	"time"

	"tablier/ai/cup"
	"tablier/app/begun"
	"tablier/app/board"
	"tablier/app/cup/organizer"
	"tablier/app/games"
	"tablier/app/machine"
	"tablier/app/sandbox"
)

// A World is what surrounds a session, and records what is asked of it.
type World struct {
	T     testing.TB
	Games []*board.Game
	Disk  *Disk
	Begun *begun.Notes // nil where nothing is noted

	Missing  bool            // Python does not come
	Slow     bool            // it comes when the world settles
	Opened   int             // how often it was brought
	Silent   bool            // the machine does not answer
	Late     int             // how often programs have been too slow
	Written  []cup.Player    // the person's own programs
	NoFiles  bool            // the samples do not come
	Running  int             // programs that have not been ended
	Searches []machine.Query // that the machine was asked for
	Worker   bool            // the machine has a worker
	Moves    int             // that programs were asked for

	Changes, Questions, Replacements int // what the screen was told
	Errors                           []error

	waiting []func()
	clock   time.Time
	pending int // the number of the search that is under way, 0 for none
}

// A Disk keeps a cup from visit to visit.
type Disk struct {
	Text  string // empty where there is none
	Aside string // what could not be read
	Full  bool
}

// New returns a world in which nothing was kept.
func New(t testing.TB) *World {
	return &World{T: t, Games: games.Boards(games.All()), Disk: &Disk{}}
}

// Environment returns the world as a session knows it.
func (w *World) Environment() organizer.Environment {
	return organizer.Environment{Python: w, Machine: w, Clock: w, Store: w, Library: w, Screen: w, Begun: w.Begun}
}

// Step has one of those who have something to say say it; false when there is nobody.
func (w *World) Step() bool {
	if len(w.waiting) == 0 {
		return false
	}
	next := w.waiting[0]
	w.waiting = w.waiting[1:]
	next()
	return true
}

// Settle has everybody say what they have to say.
func (w *World) Settle() {
	for w.Step() {
	}
}

// Open implements sandbox.Python.
func (w *World) Open(then func(sandbox.State)) {
	w.Opened++
	switch {
	case w.Missing:
		then(sandbox.Missing)
	case w.Slow:
		w.Soon(func() { then(sandbox.Ready) })
	default:
		then(sandbox.Ready)
	}
}

// Search implements environment.Engine: it plays the first move that the rules allow. A search that is cancelled
// answers all the same, as a worker does that has not yet heard of it.
func (w *World) Search(q machine.Query, done func(string, error)) (cancel func()) {
	w.T.Helper()
	w.Searches, w.Worker = append(w.Searches, q), true
	number := len(w.Searches)
	w.pending = number
	end := func() {
		if w.pending == number {
			w.pending = 0
		}
	}
	w.Soon(func() {
		end()
		m, err := board.Registry(w.Games).Replay(q.Record)
		switch {
		case err != nil:
			w.T.Error(err)
		case w.Silent:
			done("", errors.New("silent"))
		default:
			done(string(m.Position().Moves()[0]), nil)
		}
	})
	return end
}

// Rest implements environment.Engine.
func (w *World) Rest() { w.Worker = w.pending != 0 }

// Now implements organizer.Clock: each look at it takes a second.
func (w *World) Now() time.Time {
	w.clock = w.clock.Add(time.Second)
	return w.clock
}

// Soon implements organizer.Clock.
func (w *World) Soon(f func()) { w.waiting = append(w.waiting, f) }

// Get implements organizer.Store.
func (w *World) Get() (text string, ok bool) { return w.Disk.Text, w.Disk.Text != "" }

// Set implements organizer.Store.
func (w *World) Set(text string) bool {
	if !w.Disk.Full {
		w.Disk.Text = text
	}
	return !w.Disk.Full
}

// SetAside implements organizer.Store.
func (w *World) SetAside() { w.Disk.Text, w.Disk.Aside = "", w.Disk.Text }

// Own implements organizer.Library.
func (w *World) Own(then func([]cup.Player)) { then(w.Written) }

// Samples implements organizer.Library.
func (w *World) Samples(then func([]cup.Player, bool)) {
	if w.NoFiles {
		then(nil, false)
		return
	}
	then([]cup.Player{
		{Name: "sample one", Kind: cup.Program, Program: "first"},
		{Name: "sample two", Kind: cup.Program, Program: "last"},
	}, true)
}

// LevelName implements organizer.Library.
func (w *World) LevelName(level int) string { return "level " + strconv.Itoa(level) }

// Changed implements organizer.Screen.
func (w *World) Changed() { w.Changes++ }

// Asked implements organizer.Screen.
func (w *World) Asked() { w.Questions++ }

// Replaced implements organizer.Screen.
func (w *World) Replaced() { w.Replacements++ }

// Log implements organizer.Screen.
func (w *World) Log(err error) { w.Errors = append(w.Errors, err) }
