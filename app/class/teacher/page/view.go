package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/notebook"
	"tablier/app/class/teacher"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/ui"
)

// view draws the page.
type view struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// Render implements app.Composer.
func (v *view) Render() app.UI { return newFrame(v.kind).draw() }

// OnUpdate implements app.Updater: the language may be another one.
func (v *view) OnUpdate(app.Context) {
	if v.kind.shown && v.kind.learned != v.Lang {
		v.kind.learn()
	}
}

// A frame is what the regions of the page draw: the session as it stands, in the language of the page.
type frame struct {
	kind    *Kind
	session *teacher.Session
	table   *notebook.Table
	view    teacher.View
	shown   int // the row of the pupil who is shown, -1 for none
	notices []notebook.Notice
	lang    i18n.Lang
	words   *catalogue
}

// newFrame returns what the page shows now.
func newFrame(k *Kind) *frame {
	s := k.session
	return &frame{
		kind: k, session: s, table: s.Table(), view: s.Look.View(), shown: s.Look.Shown(), notices: s.Notices(),
		lang: k.site.Lang, words: k.words(),
	}
}

// The ids of the parts that the keyboard goes to.
const (
	besideID = "beside"
	pasteID  = "pasted"
)

// cellID returns the id of a cell of the table.
func cellID(row, column int) string { return "cell-" + strconv.Itoa(row) + "-" + strconv.Itoa(column) }

// draw draws the page. Each part keeps its place, hidden or not: go-app updates children by their index.
func (f *frame) draw() app.UI {
	k, head := f.kind, ""
	if len(f.table.Rows) > 0 {
		head = f.words.Head(f.title(f.table.ID, f.table.Set), len(f.table.Rows))
	}
	class := ui.Join(" ", "carnet", ui.When(f.session.Empty(), "vide"), ui.When(f.view.Place != teacher.Class, "open"))
	return room.Main(k.site, nav.NotebookRoute, head, class, ui.Tree(`
		<div class="book" data-place="{}" data-python="{}" onclick="{}" onkeydown="{}">
			{}{}{}{}
			<div class="notebook">{}{}</div>
			{}{}
			<p class="kept-line" hidden="{}">{}{}</p>
			<p class="hidden-text" id="carnet-said" role="status">{}</p>
		</div>`,
		strconv.Itoa(int(f.view.Place)), string(f.session.Checks.Python()), k.onClick, k.onKey,
		empty{f}.draw(), bar{f}.draw(), f.paste(), notices{f}.draw(),
		roll{f}.draw(), f.beside(), phone{f}.draw(), programs{f}.draw(),
		f.session.Empty() || f.session.Example(), f.keptLine(), f.keep(), k.said))
}

// keep is the control that keeps the notebook, or keeps it no longer.
func (f *frame) keep() app.UI {
	if f.session.Kept() {
		return ui.Act("forget", f.words.Forget, "btn bare")
	}
	return ui.Act("keep", f.words.Keep, "btn")
}

// keptLine says whether the notebook is kept.
func (f *frame) keptLine() string {
	if f.session.Kept() {
		return f.words.Kept
	}
	return f.words.Unkept
}

// tabular says whether the table is shown, beside which other things stand.
func (f *frame) tabular() bool { return !f.session.Empty() && f.view.Place != teacher.Programs }

// beside draws what stands beside the table.
func (f *frame) beside() app.UI {
	switch {
	case !f.tabular():
		return ui.Tree(`<section hidden="true"></section>`)
	case f.view.Place == teacher.Item:
		return itemPane{f}.draw()
	case f.view.Place == teacher.Pupil:
		return pupilPane{f}.draw()
	}
	return sums{f}.draw()
}

// fileButton is a button that opens files, or a folder with all that is in it.
func (f *frame) fileButton(id, text, class string, folder bool) app.UI {
	accept := ".tablier,.zip,.txt"
	if folder {
		accept = ""
	}
	return ui.Tree(`<label class="btn open-file {}">
			<span>{}</span>
			<input type="file" id="{}" accept="{}" multiple="{}" webkitdirectory="{}" onchange="{}">
		</label>`, class, text, id, accept, !folder, folder, f.kind.files.onChosen)
}
