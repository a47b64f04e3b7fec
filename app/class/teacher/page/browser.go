package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/teacher"
	"tablier/app/i18n"
	"tablier/app/sandbox/runner"
	"tablier/app/shell"
	"tablier/app/steps"
	"tablier/app/store"
	"tablier/app/ui"
	"tablier/app/write"
)

// environment returns what surrounds the session in a browser.
func (k *Kind) environment() teacher.Environment {
	python := runner.New(k.site, func() {})
	k.explain = python.Explain
	return teacher.Environment{
		Python: python, Library: library{k}, Clock: clock{k.site}, Store: keptBook{k.site}, Screen: screen{k},
		Begun: k.site.Begun,
	}
}

// clock is the browser's.
type clock struct{ site *shell.Site }

// start is when the page began, from which a clock counts.
var start = time.Now()

// Now implements teacher.Clock.
func (clock) Now() time.Duration { return time.Since(start) }

// Later implements teacher.Clock.
func (c clock) Later(f func()) { c.site.Wait(steps.Breath, f) }

// bookKey is the key under which a notebook is kept, apart from all that an export has: names of pupils leave the
// device in no other file than the notebook's own.
const bookKey = "class"

// keptBook is where the site keeps a notebook.
type keptBook struct{ site *shell.Site }

func (b keptBook) store() *store.Store {
	if b.site.Framed != nil {
		return store.Private()
	}
	return store.Aside(store.Notebook)
}

// Get implements teacher.Store.
func (b keptBook) Get() (text string, ok bool) { return b.store().Read(bookKey) }

// Set implements teacher.Store.
func (b keptBook) Set(text string) bool { return b.store().Set(bookKey, text) }

// Remove implements teacher.Store.
func (b keptBook) Remove() { b.store().Remove(bookKey) }

// library has the exercises for the programs that are run.
type library struct{ kind *Kind }

// Exercises implements teacher.Library.
func (l library) Exercises(then func(list []write.Exercise, ok bool)) {
	lang := l.kind.site.Lang
	l.kind.shelves.Learn(lang, func(list []write.Exercise, ok bool) {
		if lang == l.kind.site.Lang {
			then(list, ok)
		}
	})
}

// screen is the page as the session knows it.
type screen struct{ kind *Kind }

// Changed implements teacher.Screen.
func (s screen) Changed() { s.kind.redraw() }

// Asked implements teacher.Screen: the keyboard goes to the answer that changes nothing.
func (s screen) Asked() { s.kind.site.Focus(ui.NoID) }

// Say implements teacher.Screen.
func (s screen) Say(what teacher.Saying) { s.kind.said = newFrame(s.kind).say(what) }

// Focus implements teacher.Screen.
func (s screen) Focus(at teacher.Cell) { s.kind.site.Focus(cellID(at.Row, at.Column)) }

// Log implements teacher.Screen.
func (s screen) Log(err error) { app.Log(err) }

// inFrench says whether the language of the page is French.
func (k *Kind) inFrench() bool { return k.site.Lang == i18n.French }
