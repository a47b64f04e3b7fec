package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/teacher"
	"tablier/app/ui"
)

// empty is what the page shows before anything has been handed in: where files are dropped, and how they come here.
type empty struct{ *frame }

// draw draws the region.
func (e empty) draw() app.UI {
	m := e.words
	if !e.session.Empty() {
		return ui.Tree(`<section hidden="true"></section>`)
	}
	return ui.Tree(`<section class="nothing">
			<div class="drop">
				<h2>{}</h2><p>{}</p>
				<span class="do">{}{}{}{}</span>
				<p role="status">{}</p><p class="lack" role="alert">{}</p>
			</div>
			<ol class="how">
				<li><h2>{}</h2><p>{}</p></li>
				<li><h2>{}</h2><ul><li><b>{}</b>{}</li><li><b>{}</b>{}</li><li><b>{}</b>{}</li></ul></li>
				<li><h2>{}</h2><p>{}</p></li>
			</ol>
		</section>`,
		m.Drop, m.DropWhat, e.fileButton("carnet-files", m.Files, "main", false),
		e.fileButton("carnet-folder", m.Folder, "", true), ui.Act("paste", m.PasteCodes, "btn"),
		ui.Act("example", m.Example, "btn"), e.reading(), e.troubles(),
		m.Give, m.GiveWhat, m.HandIn, m.Stick, m.StickOf, m.Share, m.ShareOf, m.Platform, m.PlatOf, m.Fill, m.FillWhat)
}

// reading says how far what was dropped has been read.
func (f *frame) reading() string {
	read, all, ok := f.session.Reading()
	if !ok {
		return ""
	}
	return f.words.Reading(read, all)
}

// troubles says what is wrong.
func (f *frame) troubles() string {
	m := f.words
	var said []string
	for _, t := range f.session.Troubles() {
		said = append(said, map[teacher.Trouble]string{
			teacher.NotKept: m.NoRoom, teacher.BadKept: m.BadKept, teacher.NewerKept: m.NewerKept,
			teacher.NoPython: m.NoPython, teacher.NoTests: m.NoTests,
		}[t])
	}
	return ui.Join(" ", said...)
}

// paste is the field for codes.
func (f *frame) paste() app.UI {
	m := f.words
	return ui.Tree(`<div class="paste slab" hidden="{}">
			<label for="{}"><b>{}</b><span>{}</span></label>
			<textarea id="{}" rows="4" spellcheck="false"></textarea>
			<span class="do">{}{}</span>
		</div>`,
		!f.kind.pasting, pasteID, m.Pasted, " "+m.PastedWhat, pasteID,
		ui.Act("read-codes", m.ReadCodes, "btn main"), ui.Act("unpaste", m.Close, "btn bare"))
}
