// Package fake is what surrounds a session of package teacher in tests: Python, the exercises, a clock, a store and a
// screen. A program is a word that says how its tests end: see [World.Session]. What programs say, and what is done a
// turn later, happens when the test lets it: [World.Settle].
package fake

import (
	"encoding/json"
	"fmt"
	"time"

	"tablier/app/begun"
	"tablier/app/class/teacher"
	"tablier/app/sandbox"
	"tablier/app/write"
	"tablier/rules/all"
)

// A World is what surrounds a session, and records what is asked of it.
type World struct {
	Begun *begun.Notes

	Missing   bool // Python does not come
	NoTests   bool // the exercises do not come
	Text      string
	Full      bool // the store has no room
	Running   int  // programs that have not been ended
	Most      int  // that ran at once
	Runs      []string
	Said      []teacher.Saying
	Focused   []teacher.Cell
	Questions int
	Changes   int
	Errors    []error

	waiting []func()
	clock   time.Duration
}

// Environment returns the world as a session knows it.
func (w *World) Environment() teacher.Environment {
	return teacher.Environment{Python: w, Library: w, Clock: w, Store: w, Screen: w, Begun: w.Begun}
}

// Step has one of those who have something to do do it; false when there is nobody.
func (w *World) Step() bool {
	if len(w.waiting) == 0 {
		return false
	}
	next := w.waiting[0]
	w.waiting = w.waiting[1:]
	next()
	return true
}

// Settle has everybody do what they have to do.
func (w *World) Settle() {
	for w.Step() {
	}
}

// Exercises implements teacher.Library.
func (w *World) Exercises(then func([]write.Exercise, bool)) {
	if w.NoTests {
		then(nil, false)
		return
	}
	checks := []write.Check{{Name: "un"}, {Name: "deux"}}
	then([]write.Exercise{
		{ID: "gagne", Tests: "tests", Game: all.Games()[0].ID, Calls: 7, Checks: checks}, {ID: "hasard", Checks: checks},
	}, true)
}

// Now implements teacher.Clock: each look at it takes a millisecond.
func (w *World) Now() time.Duration {
	w.clock += time.Millisecond
	return w.clock
}

// Later implements teacher.Clock.
func (w *World) Later(f func()) { w.waiting = append(w.waiting, f) }

// Get implements teacher.Store.
func (w *World) Get() (string, bool) { return w.Text, w.Text != "" }

// Set implements teacher.Store.
func (w *World) Set(text string) bool {
	if !w.Full {
		w.Text = text
	}
	return !w.Full
}

// Remove implements teacher.Store.
func (w *World) Remove() { w.Text = "" }

// Changed implements teacher.Screen.
func (w *World) Changed() { w.Changes++ }

// Asked implements teacher.Screen.
func (w *World) Asked() { w.Questions++ }

// Say implements teacher.Screen.
func (w *World) Say(s teacher.Saying) { w.Said = append(w.Said, s) }

// Focus implements teacher.Screen.
func (w *World) Focus(c teacher.Cell) { w.Focused = append(w.Focused, c) }

// Log implements teacher.Screen.
func (w *World) Log(err error) { w.Errors = append(w.Errors, err) }

// Open implements sandbox.Python.
func (w *World) Open(then func(sandbox.State)) {
	w.Later(func() {
		if w.Missing {
			then(sandbox.Missing)
			return
		}
		then(sandbox.Starting)
		then(sandbox.Ready)
	})
}

// A program says of its tests what its word says.
type program struct {
	world *World
	word  string
	hear  func(string)
	over  bool
}

// Session implements sandbox.Python. The words of programs: "right" passes both tests, "half" the first one, "raises"
// raises an error in the first, "nonsense" says what no program says, and all others nothing at all.
func (w *World) Session(hear func(string)) sandbox.Session {
	w.Running++
	w.Most = max(w.Most, w.Running)
	return &program{world: w, hear: hear}
}

// End implements sandbox.Session.
func (p *program) End() {
	if !p.over {
		p.world.Running--
	}
	p.over = true
}

// Send implements sandbox.Session.
func (p *program) Send(text string) {
	var r sandbox.Request
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		p.world.Log(err)
	}
	if r.Op == "load" {
		p.word = r.Program
		p.world.Runs = append(p.world.Runs, p.word)
	}
	p.world.Later(func() { p.say(r) })
}

// say answers a request.
func (p *program) say(r sandbox.Request) {
	event := func(fields string) { p.hear(fmt.Sprintf(`{"id":%d,%s}`, r.ID, fields)) }
	result := func(index int, state string) {
		event(fmt.Sprintf(`"event":"test","index":%d,"state":%q,"expected":"c2","received":"c1"`, index, state))
	}
	if r.Op == "load" {
		event(`"event":"done"`)
		return
	}
	if r.Test == 0 && (p.word == "right" || p.word == "half") {
		result(0, "waiting")
		result(1, "waiting")
	}
	state := "passed"
	switch {
	case p.word == "raises":
		event(`"event":"error","error":{"kind":"program","type":"NameError","line":2,"message":"x"}`)
		return
	case p.word == "nonsense":
		p.hear("nonsense")
		event(`"event":"test","index":99,"state":"passed"`)
		event(`"event":"error"`)
		event(`"event":"done"`)
		return
	case p.word != "right" && p.word != "half":
		return
	case p.word == "half" && r.Test == 1:
		state = "failed"
	}
	result(r.Test, state)
	event(`"event":"done"`)
}
