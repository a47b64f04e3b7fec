// Package fake is what surrounds a session of package workbench in tests: the exercises, Python, a machine, an editor,
// an address, a host page and a screen. What programs and the machine say is what the test has them say.
package fake

import (
	"strings"
	"testing"

	"tablier/app/begun"
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/nav"
	"tablier/app/sandbox"
	"tablier/app/store"
	"tablier/app/write"
	"tablier/app/write/workbench"
)

// A World is what surrounds a session, and records what is asked of it.
type World struct {
	T     testing.TB
	Games []*board.Game
	Store *store.Store
	Begun *begun.Notes // nil where nothing is noted

	Opens   string // what the address has to open
	Kept    string // what was kept there
	Framed  bool   // there is a host page
	Missing bool   // the exercises do not come
	Late    bool   // they come when the test calls Files
	Files   []func()

	Slow  bool                  // Python is on its way until the test calls Comes
	Comes []func(sandbox.State) // for each time that it was brought

	Programs []*Program // that were started
	Searches []machine.Query
	Answer   func(move string, err error) // answers the last of these
	Worker   bool                         // the machine has a worker
	pending  int                          // the number of the search that is under way, 0 for none

	Field    string // what the editor holds
	Undoable bool   // a person can undo what was put there last
	Marked   int    // the line that is pointed out
	Caret    int    // the line that the caret is at

	Told         []embed.Notice // by the host page
	Reports      []embed.Report
	Said         workbench.Saying
	Replacements int
	Errors       []error
}

// New returns a world at an address, in which nothing was kept.
func New(t testing.TB, opens string) *World {
	return &World{T: t, Games: games.Boards(games.All()), Store: store.Private(), Opens: opens}
}

// Environment returns the world as a session knows it.
func (w *World) Environment() workbench.Environment {
	e := workbench.Environment{
		Library: w, Python: w, Machine: w, Editor: w, Address: w, Reports: w, Screen: w, Store: w.Store, Begun: w.Begun,
	}
	if w.Framed {
		e.Host = w
	}
	return e
}

// Exercises implements workbench.Library.
func (w *World) Exercises(lang i18n.Lang, then func(string, bool)) {
	text, err := write.Pack(lang)
	if err != nil {
		w.T.Error(err)
	}
	come := func() { then(string(text), !w.Missing) }
	if w.Late {
		w.Files = append(w.Files, come)
	} else {
		come()
	}
}

// Open implements sandbox.Python.
func (w *World) Open(then func(sandbox.State)) {
	w.Comes = append(w.Comes, then)
	if then(sandbox.Starting); !w.Slow {
		then(sandbox.Ready)
	}
}

// Search implements environment.Engine.
func (w *World) Search(q machine.Query, done func(string, error)) (cancel func()) {
	w.Searches, w.Worker = append(w.Searches, q), true
	number := len(w.Searches)
	w.pending = number
	end := func() {
		if w.pending == number {
			w.pending = 0
		}
	}
	w.Answer = func(move string, err error) {
		end()
		done(move, err)
	}
	return end
}

// Rest implements environment.Engine.
func (w *World) Rest() { w.Worker = w.pending != 0 }

// Put implements workbench.Editor.
func (w *World) Put(text string) { w.Field, w.Undoable = text, false }

// Replace implements workbench.Editor.
func (w *World) Replace(text string) { w.Field, w.Undoable = text, true }

// Mark implements workbench.Editor.
func (w *World) Mark(line int) { w.Marked = line }

// Line implements workbench.Editor.
func (w *World) Line() int { return w.Caret }

// Asked implements environment.Address.
func (w *World) Asked() (what string, whole bool) { return w.Opens, w.Opens != nav.TooLong }

// Keep implements environment.Address.
func (w *World) Keep(what string) { w.Kept = what }

// Report implements environment.Supervisor.
func (w *World) Report(r embed.Report) {
	w.Reports = append(w.Reports, r)
	if w.Framed && r.Notice.Type != "" {
		w.Post(r.Notice)
	}
}

// Post implements environment.HostPage.
func (w *World) Post(n embed.Notice) { w.Told = append(w.Told, n) }

// Redraw implements workbench.Screen.
func (w *World) Redraw() {}

// Replaced implements workbench.Screen.
func (w *World) Replaced() { w.Replacements++ }

// Say implements workbench.Screen.
func (w *World) Say(s workbench.Saying) { w.Said = s }

// Log implements workbench.Screen.
func (w *World) Log(err error) { w.Errors = append(w.Errors, err) }

// Last returns the program that was started last.
func (w *World) Last() *Program { return w.Programs[len(w.Programs)-1] }

// Hear has the program that was started last say something, an event a line.
func (w *World) Hear(lines string) {
	for _, line := range strings.Split(lines, "\n") {
		w.Last().Hear(line)
	}
}
