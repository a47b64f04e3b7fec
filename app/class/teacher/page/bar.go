package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/notebook"
	"tablier/app/class/set"
	"tablier/app/ui"
)

// bar is what can be done with the notebook.
type bar struct{ *frame }

// draw draws the region.
func (b bar) draw() app.UI {
	m, s := b.words, b.session
	if s.Empty() {
		return ui.Tree(`<div hidden="true"></div>`)
	}
	_, players := s.Checks.Players()
	compare := ui.Act("compare", m.Compare, "btn bare")
	compare.Aria("label", m.CompareName)
	_, compared := s.Comparison()
	compare.Aria("pressed", compared)
	menu := ui.Act("menu", m.Actions, "btn only-narrow")
	menu.Aria("expanded", b.kind.menu)
	cup := ui.Act("cup", m.Cup, "btn")
	cup.Attr("title", m.CupWhat)
	return ui.Tree(`<div class="bar">
			<div class="bar-acts {}" role="group" aria-label="{}">
				{}{}{}{}<span class="sp"></span>{}{}{}{}{}
			</div>
			<p class="only-example" hidden="{}">{}</p>
			<p class="lack" role="alert">{}</p>
			<p class="reading" role="status">{}</p>
			{}{}
		</div>`,
		ui.When(b.kind.menu, "unfolded"), m.Actions,
		b.fileButton("carnet-add", m.AddFiles, "", false), menu, b.fileButton("carnet-add-folder", m.AddFolder, "bare", true),
		ui.Act("paste", m.PasteCode, "btn bare"),
		ui.Act("csv", m.CSV, "btn bare"), ui.Act("print", m.Print, "btn bare"), ui.Enabled(s.Comparable(), compare),
		ui.Act("erase", m.Erase, "btn bare"),
		ui.Enabled(len(players) > 0, cup),
		!s.Example(), m.Invented, b.troubles(), b.reading(), b.question(), b.sets())
}

// question asks before all is erased, and offers to save first.
func (b bar) question() app.UI {
	m := b.words
	pupils, asked := b.session.Asks()
	if !asked {
		return ui.Tree(`<div class="asks" hidden="true"></div>`)
	}
	q := ui.Question{Text: m.EraseAsk(pupils), Yes: m.EraseYes, No: m.EraseNo}
	return ui.Tree(`<div class="asks">{}{}</div>`, q.Draw("erase"), ui.Act("save", m.Save, "btn bare"))
}

// sets chooses among the sets that pupils have answered.
func (b bar) sets() app.UI {
	list := b.session.Sets()
	if len(list) < 2 {
		return ui.Tree(`<label class="sets" hidden="true"></label>`)
	}
	var options []app.UI
	for _, given := range list {
		text := b.words.Head(b.title(given.ID, given.Set), given.Pupils)
		options = append(options, ui.Option(given.ID, text, given.ID == b.table.ID))
	}
	return ui.Tree(`<label class="sets"><span>{}</span><select id="carnet-set" onchange="{}">{}</select></label>`,
		b.words.Set, b.kind.onSet, options)
}

// title returns the title of a set.
func (f *frame) title(id string, given *set.Set) string {
	if given == nil || given.Title == "" {
		return f.words.Untitled(id)
	}
	return given.Title
}

// notices is what the teacher may want to look at, and what has changed since the pupils had handed in before.
type notices struct{ *frame }

// draw draws the region.
func (n notices) draw() app.UI {
	m := n.words
	c, compared := n.session.Comparison()
	changed := ""
	if compared {
		changed = m.Compared(len(c.Changes), c.Solved)
	}
	hands, pupils := n.session.Count()
	read := ""
	if len(n.notices) > 0 {
		read = m.Read(hands, pupils, len(n.notices))
	}
	rows := make([]app.UI, len(n.notices))
	for i, notice := range n.notices {
		rows[i] = n.row(i, notice)
	}
	return ui.Tree(`<div class="told">
			<section class="notices" aria-label="{}" hidden="{}"><p>{}</p><ul>{}</ul></section>
			<section class="notices" aria-label="{}" hidden="{}"><p>{}{}</p></section>
		</div>`,
		m.ToCheck, read == "", read, rows, m.CompareName, !compared, changed+" ", ui.Act("compare-stop", m.Stop, "btn bare"))
}

// row draws a notice, with what can be done about it.
func (n notices) row(i int, notice notebook.Notice) app.UI {
	m := n.words
	head, rest := n.tell(notice)
	acts := []app.UI{ui.Act(act("dismiss", i), m.Understood, "btn bare")}
	switch notice.Kind {
	case notebook.Twice:
		acts = append(acts, ui.Act(act("prefer", i), m.KeepOther, "btn bare"))
	case notebook.OtherSet:
		acts = append(acts, ui.Act(act("other", i), m.OpenOther, "btn bare"))
	case notebook.Changed:
		acts = append(acts, ui.Act(act("of", i), m.Open, "btn bare"))
	}
	return ui.Tree(`<li><span><b>{}</b>{}</span><span class="do">{}</span></li>`, head, " "+rest, acts)
}
