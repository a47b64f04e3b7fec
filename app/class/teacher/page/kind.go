// Package page is the notebook of a class: what pupils have handed in, in a table, with an item or a pupil beside it,
// and their programs. Package app/class/teacher has the session; this package draws it, in regions that are types with
// a [frame], and tells the session what the teacher does. Everything stays on the device, and in the page unless it is
// kept there.
package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/app/board"
	"tablier/app/class/contents"
	"tablier/app/class/teacher"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/sandbox"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/app/write"
)

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	shell.Lasting
	site    *shell.Site
	games   []*board.Game
	session *teacher.Session
	toCup   func(game string, players []cup.Player) // has players take part in the cup
	explain func(sandbox.Fault) sandbox.Explanation
	files   files
	shelves *contents.Shelves

	rev     int
	shown   bool
	learned i18n.Lang // of the exercises that have been asked for
	pasting bool
	menu    bool // on a phone what else can be done is unfolded
	said    string
	copying ui.Copying
	copied  int // the side whose program was copied
}

// New returns the page. ToCup has players take part in the cup of the workshop.
func New(site *shell.Site, games []*board.Game, toCup func(game string, players []cup.Player)) *Kind {
	k := &Kind{site: site, games: games, toCup: toCup}
	k.files = files{kind: k}
	fetch := func(name string, then func(string, bool)) { shell.Demand(site.Context(), name, then) }
	k.shelves = contents.NewShelves(games, fetch, k.redraw)
	k.session = teacher.New(k.environment())
	return k
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.NotebookRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	return room.Describe(lang, nav.NotebookRoute, "")
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.rev, kind: k} }

// Arrive implements shell.Kind.
func (k *Kind) Arrive(string) {
	if !k.site.Live {
		return
	}
	k.shown = true
	k.shelves.Retry()
	k.session.Enter()
	k.learn()
	k.redraw()
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) {
	k.shown = false
	k.session.Leave()
}

// Mounted implements shell.Resident: the whole window takes files, as long as the page is shown.
func (k *Kind) Mounted() { k.files.listen() }

// redraw draws the page anew, and has the files fetched that say what its columns are.
func (k *Kind) redraw() {
	k.rev++
	if k.site.Live {
		for _, column := range k.session.Table().Columns {
			k.shelves.Want(column.Task, k.site.Lang)
		}
	}
	k.site.Redraw()
}

// words returns the sentences of the page.
func (k *Kind) words() *catalogue { return wordsOf(k.site.Lang) }

// learn fetches the exercises in the language of the page, whose names stand in the table.
func (k *Kind) learn() {
	k.learned = k.site.Lang
	library{k}.Exercises(func(list []write.Exercise, ok bool) {
		if ok {
			k.session.Checks.Learn(list)
			k.redraw()
		}
	})
}
