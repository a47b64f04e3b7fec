package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/teacher"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/nav"
	"tablier/app/puzzles"
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
		Python: python, Library: k.library, Clock: clock{k.site}, Store: keptBook{k.site}, Screen: screen{k},
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
	return store.Aside("notebook")
}

// Get implements teacher.Store.
func (b keptBook) Get() (text string, ok bool) { return b.store().Read(bookKey) }

// Set implements teacher.Store.
func (b keptBook) Set(text string) bool { return b.store().Set(bookKey, text) }

// Remove implements teacher.Store.
func (b keptBook) Remove() { b.store().Remove(bookKey) }

// A library has the exercises, puzzles and lessons, each fetched when somebody looks at one.
type library struct {
	kind    *Kind
	fetched map[string]bool // by the names of files
	shelves map[string]*puzzles.Shelf
	lessons map[string]*lesson.Lesson
	demand  func(name string, then func(text string, ok bool))
}

func newLibrary(k *Kind) library {
	return library{
		k, map[string]bool{}, map[string]*puzzles.Shelf{}, map[string]*lesson.Lesson{},
		func(name string, then func(string, bool)) { shell.Demand(k.site.Context(), name, then) },
	}
}

// Exercises implements teacher.Library.
func (l library) Exercises(then func(list []write.Exercise, ok bool)) {
	lang := l.kind.site.Lang
	l.demand(write.File(lang), func(text string, ok bool) {
		come, err := write.Load(text)
		if lang == l.kind.site.Lang {
			then(come.Exercises, ok && err == nil)
		}
	})
}

// once fetches a file, unless it has been asked for.
func (l library) once(name string, take func(text string) error) {
	if l.fetched[name] || !l.kind.site.Live {
		return
	}
	l.fetched[name] = true
	l.demand(name, func(text string, ok bool) {
		if !ok {
			delete(l.fetched, name)
			return
		}
		if err := take(text); err != nil {
			app.Log(err)
		}
		l.kind.redraw()
	})
}

// shelf returns the puzzles of a game, nil as long as they are not there.
func (l library) shelf(game string) *puzzles.Shelf {
	l.once(nav.PuzzleFile(game), func(text string) (err error) {
		l.shelves[game], err = puzzles.NewShelf(text)
		return err
	})
	return l.shelves[game]
}

// lesson returns a lesson, nil as long as it is not there.
func (l library) lesson(id string) *lesson.Lesson {
	l.once(nav.LessonFile(id), func(text string) (err error) {
		l.lessons[id], err = lesson.Parse(text)
		return err
	})
	return l.lessons[id]
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
