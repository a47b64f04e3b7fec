// Package page is the room of the workshop in which a pupil writes a player in Python: an exercise, an editor, what
// the tests of the exercise say of the program, and a board on which it plays.
//
// What is shown and what becomes of a person's acts is a session of app/write/workbench. This package draws it, in
// regions: each is a type with its handlers and with what it alone has (the bar whether its menu is open, the calls
// which of their branches are folded). The program runs in a sandbox that web/python brings; app/write has the
// exercises. Both come when somebody opens this page.
package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/sandbox"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/app/write"
	"tablier/app/write/workbench"
	"tablier/rules"
)

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	shell.Lasting
	site      *shell.Site
	session   *workbench.Session
	field     *field // with the program
	explainer explainer

	rev  int
	tab  string // the part that a phone shows
	said string // what a screen reader has been told last

	task   task
	editor editor
	lines  lines
	bar    bar
	tests  tests
	walk   walk
	calls  calls
	table  table
}

// New returns the page.
func New(site *shell.Site, games []*board.Game) *Kind {
	k := &Kind{site: site, tab: "code"}
	k.task.kind, k.editor.kind, k.lines.kind, k.bar.kind = k, k, k, k
	k.tests.kind, k.walk.kind, k.calls.kind, k.table.kind = k, k, k, k
	k.session = workbench.New(games, k.environment())
	return k
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.WriteRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	return room.Describe(lang, nav.WriteRoute, "")
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.rev, kind: k} }

// Arrive implements shell.Kind: it shows the exercise that the address asks for.
func (k *Kind) Arrive(string) {
	if k.site.Live {
		k.session.Arrive(k.site.Lang)
	}
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) { k.session.Leave() }

// Stored implements shell.Resident: another tab has kept a program, or how far the person has got.
func (k *Kind) Stored(key string) {
	if k.session.Stored(key) && k.site.Route == nav.WriteRoute {
		k.Redraw()
	}
}

// Woken implements shell.Resident.
func (k *Kind) Woken() {
	for _, e := range k.session.Course.Exercises() {
		k.Stored(write.Key(e.ID))
	}
}

// Redraw implements workbench.Screen.
func (k *Kind) Redraw() {
	k.rev++
	k.site.Redraw()
}

// Replaced implements workbench.Screen.
func (k *Kind) Replaced() {
	k.task.picture, k.bar.copying = "", ui.NothingCopied
	k.bar.pupil, _ = k.site.Store.Get(write.NameKey)
}

// Log implements workbench.Screen.
func (*Kind) Log(err error) { app.Log(err) }

// shown says whether an exercise is shown.
func (k *Kind) shown() bool { return k.session.State() == workbench.Shown }

// words returns the sentences of the page.
func (k *Kind) words() *i18n.Programs { return i18n.ProgramsOf(k.site.Lang) }

// board returns the board of the exercise.
func (k *Kind) board() workbench.Board { return k.session.Course.Board() }

// seat returns what a side of that is called.
func (k *Kind) seat(p rules.Player) string { return k.board().Game.Words(k.site.Lang).Seat(p.Index()) }

// write writes a move as the move list shows it.
func (k *Kind) write(move rules.Move) string { return k.board().Game.Words(k.site.Lang).Move(move) }

// An explainer has the explanation of a fault, which a script of the page takes some time to find.
type explainer struct {
	explain func(sandbox.Fault) sandbox.Explanation
	fault   *sandbox.Fault
	lang    i18n.Lang
	found   sandbox.Explanation
}

// explained returns the explanation of a fault in the language of the page.
func (k *Kind) explained(f *sandbox.Fault) sandbox.Explanation {
	e := &k.explainer
	if e.fault != f || e.lang != k.site.Lang {
		e.fault, e.lang, e.found = f, k.site.Lang, e.explain(*f)
	}
	return e.found
}
