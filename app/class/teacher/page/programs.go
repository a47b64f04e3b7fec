package page

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/contents"
	"tablier/app/class/handin"
	"tablier/app/class/notebook"
	"tablier/app/class/set"
	"tablier/app/class/teacher"
	"tablier/app/nav"
	"tablier/app/sandbox"
	"tablier/app/ui"
)

// programs is what the pupils have written for an exercise: the errors by kind, and two programs side by side.
type programs struct{ *frame }

// draw draws the region.
func (p programs) draw() app.UI {
	if p.view.Place != teacher.Programs {
		return ui.Tree(`<section hidden="true"></section>`)
	}
	m, column := p.words, p.view.Column
	c := p.table.Count(column)
	run, all, going := p.session.Checks.Going()
	control := ui.Act(act("run", column), m.Run, "btn")
	if going {
		control = ui.Act("stop", m.StopRunning, "btn")
	}
	progress := ""
	if going {
		progress = m.Running(run, all)
	} else if p.checked() > 0 {
		progress = m.Differing(p.differing())
	}
	return ui.Tree(`<section class="py">
			<div class="back-line">{}<h2>{}</h2><span class="quiet">{}</span></div>
			<div class="py-run">{}<span id="carnet-run">{}</span><p class="quiet">{}</p></div>
			<div class="py-room">
				<section class="slab py-kinds" aria-label="{}">
					<header><h2>{}</h2></header><ul>{}</ul><p class="quiet">{}</p>
				</section>
				<div class="pair">{}{}</div>
			</div>
		</section>`,
		ui.ActStep("close", m.Back, "back"), p.numbered(column), p.counts(c), control, progress, m.RunWhat,
		m.ByKind, m.Met, p.kinds(column), m.Bold, p.reader(0), p.reader(1))
}

// checked returns how many programs of the item have been run here.
func (p programs) checked() (n int) {
	for row := range p.table.Rows {
		if p.session.Checks.Found(row, p.view.Column).State == teacher.Done {
			n++
		}
	}
	return n
}

// kinds lists the errors, the commonest first, with who has met them.
func (p programs) kinds(column int) (list []app.UI) {
	for i, answer := range p.table.Answers(column) {
		list = append(list, p.kindOf(i, p.answer(column, answer.Text), answer.By))
	}
	var first []notebook.Mention
	for row := range p.table.Rows {
		if p.table.Rows[row].Cells[column].AtFirst() {
			first = append(first, notebook.Mention{Row: row})
		}
	}
	if len(first) > 0 {
		list = append(list, p.kindOf(len(list), p.words.FirstRun, first))
	}
	return list
}

// kindOf draws a kind of error, and names, each of which puts its program on the left.
func (p programs) kindOf(i int, said string, by []notebook.Mention) app.UI {
	var names []app.UI
	for _, mention := range by {
		names = append(names, ui.Tree(`<button type="button" id="kind-{}-{}" data-act="{}" class="{}" aria-pressed="{}">
				{}</button>`,
			strconv.Itoa(i), strconv.Itoa(mention.Row), act("put 0", mention.Row), ui.When(mention.Still, "still"),
			strconv.FormatBool(p.view.Beside[0] == mention.Row), p.table.Rows[mention.Row].Pupil.Name))
	}
	return ui.Tree(`<li><p class="kd"><span>{}</span><em>{}</em></p><div class="names">{}</div></li>`,
		said, strconv.Itoa(len(by)), names)
}

// reader draws the program on a side.
func (p programs) reader(side int) app.UI {
	m, row, column := p.words, p.view.Beside[side], p.view.Column
	if row < 0 {
		return ui.Tree(`<section class="slab reader"><p class="quiet">{}</p></section>`, m.NoProgram)
	}
	of := &p.table.Rows[row]
	item := of.Cells[column]
	copyText := m.Copy
	if p.kind.copied == side && p.kind.copying == ui.Copied {
		copyText = m.Copied
	}
	return ui.Tree(`<section class="slab reader" aria-label="{}">
			<header><h2>{}</h2>{}{}</header>
			<p class="verd">{}<span>{}</span><small>{}</small></p>
			<p class="here {}" role="status">{}</p>
			<pre class="listing" tabindex="0" aria-label="{}">{}</pre>
			<p class="alike" hidden="{}">{}</p>
			<div class="do">{}<a class="btn bare" href="{}">{}</a>{}</div>
		</section>`,
		m.ProgramOf(of.Pupil.Name), of.Pupil.Name,
		ui.ActStep(act("turn", side, -1), m.Before, "back"), ui.ActStep(act("turn", side, 1), m.After, "forward"),
		contents.SignOf(item).Draw(), p.claim(column, item), strconv.Itoa(minutes(item.Seconds))+" min",
		ui.When(p.session.Checks.Differs(row, column), "differs"), p.here(row, column),
		m.ProgramOf(of.Pupil.Name), item.Program, p.alike(row, column) == "", p.alike(row, column),
		ui.Act(act("run-one", row, column), m.RunOne, "btn bare"), p.inWrite(column, item.Program), m.OpenInWrite,
		ui.Act(act("copy", side), copyText, "btn bare"))
}

// claim says what the file says of a program.
func (p programs) claim(column int, item handin.Item) string {
	if len(item.Answers) == 0 {
		return p.result(item)
	}
	last := item.Answers[len(item.Answers)-1]
	said := p.result(item) + " · " + p.said(column, last)
	if run, ok := handin.ReadRun(last); ok && run.Failed > 0 {
		said += " · " + p.words.Failed(p.test(column, run.Failed))
	}
	return said
}

// here says what the program has come to here, and whether that is what the file says.
func (p programs) here(row, column int) string {
	m, found := p.words, p.session.Checks.Found(row, column)
	switch found.State {
	case teacher.Waiting:
		return m.Waits
	case teacher.Running:
		return m.Runs
	case teacher.Held:
		return m.Held
	case teacher.Unchecked:
		return ""
	}
	said := m.Here(found.Passed, found.Tests)
	switch {
	case found.Fault != nil:
		said = m.HereFault(p.kind.explain(*found.Fault).Title)
	case found.Failed > 0:
		said += " · " + m.Failed(p.inLang(found.Found.Fr, found.Found.En))
		if found.Found.Expected != "" {
			said += ". " + m.Instead(found.Found.Expected, found.Found.Received)
		}
	}
	if p.session.Checks.Differs(row, column) {
		said += " " + m.Differs
	}
	return said
}

// alike names the pupils whose programs are the same up to names and spaces.
func (p programs) alike(row, column int) string {
	for _, group := range p.table.Alike(column) {
		if !slices.Contains(group, row) {
			continue
		}
		var names []string
		for _, other := range group {
			if other != row {
				names = append(names, p.table.Rows[other].Pupil.Name)
			}
		}
		if len(names) > 0 {
			return p.words.Same(strings.Join(names, ", "))
		}
	}
	return ""
}

// inWrite is the way to the room for writing with a program. It runs there when somebody wants it.
func (p programs) inWrite(column int, program string) ui.Link {
	exercise := ""
	if task, ok := p.table.Columns[column].Task.(*set.Python); ok {
		exercise = task.Exercise
	}
	return nav.LinkToOpen(p.kind.site.Nav, nav.WriteRoute, "e="+exercise+"&p="+sandbox.Pack(program))
}
