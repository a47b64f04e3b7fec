package page

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/contents"
	"tablier/app/class/handin"
	"tablier/app/class/notebook"
	"tablier/app/class/set"
	"tablier/app/ui"
)

// sums is the class: how each item has gone.
type sums struct{ *frame }

// draw draws the region.
func (s sums) draw() app.UI {
	m := s.words
	return ui.Tree(`<section class="slab side-pane sums-of" aria-label="{}">
			<div class="bhead"><h2>{}<small>{}</small></h2></div>
			<ul class="sums">{}</ul>
			<p class="hard" hidden="{}"><b>{}</b>{}</p>
		</section>`,
		m.ClassOf, m.ClassOf, m.ClassWhat(len(s.table.Rows)), s.list("sum"), s.hardest() == "", m.Hard, " "+s.hardest())
}

// list returns the items, each a way to it.
func (f *frame) list(kind string) (list []app.UI) {
	for column := range f.table.Columns {
		c := f.table.Count(column)
		list = append(list, ui.Tree(`<li><button type="button" id="{}-{}" data-act="{}">
				<span class="of">{}</span><b>{}</b>{}<small>{}</small></button></li>`,
			kind, strconv.Itoa(column), act("item", column), strconv.Itoa(c.Solved()), f.numbered(column), share(c),
			f.counts(c)))
	}
	return list
}

// numbered names an item with its number.
func (f *frame) numbered(column int) string {
	return strconv.Itoa(f.number(column)) + ". " + f.item(column)
}

// counts says how an item has gone.
func (f *frame) counts(c notebook.Count) string {
	m := f.words
	var said []string
	for _, part := range []struct {
		n    int
		word func(int) string
	}{
		{c.First, m.AtFirst}, {c.Later, m.Afterwards}, {c.Shown, m.WithSolution}, {c.Tried, m.Without},
		{c.NotDone, m.Undone},
	} {
		if part.n > 0 {
			said = append(said, part.word(part.n))
		}
	}
	return strings.Join(said, ", ")
}

// hardest says over which wrong answer most pupils have stumbled who are still there; nothing where nobody is.
func (f *frame) hardest() string {
	best, said := 0, ""
	for column := range f.table.Columns {
		for _, answer := range f.table.Answers(column) {
			still := stillThere(answer)
			if still > best {
				best = still
				said = f.words.HardWhat(f.item(column), f.answer(column, answer.Text), len(answer.By), still)
			}
		}
	}
	return said
}

func stillThere(answer notebook.Answer) (n int) {
	for _, by := range answer.By {
		if by.Still {
			n++
		}
	}
	return n
}

// itemPane is an item beside the table: its board and its wrong answers.
type itemPane struct{ *frame }

// draw draws the region.
func (p itemPane) draw() app.UI {
	m, column := p.words, p.view.Column
	c := p.table.Count(column)
	answers, title := p.table.Answers(column), m.Wrongs
	_, match := p.table.Columns[column].Task.(*set.Match)
	marked := answers
	if match {
		marked = p.openings(column)
	}
	var picture app.UI = ui.Tree(`<div class="no-board" hidden="true"></div>`)
	if drawing := p.picture(column, marked); drawing != "" {
		picture = ui.Raw(ui.Tag("div", ui.Attr("class", "board tallies"), drawing))
	}
	var more []app.UI
	if match && len(marked) > 0 {
		more = []app.UI{
			ui.Tree(`<h3>{}</h3>`, m.Openings), ui.Tree(`<ul class="wrongs">{}</ul>`, p.answers(column, marked, "opening")),
		}
	}
	toPrograms := ui.Act(act("programs", column), m.ToPrograms, "btn")
	_, python := p.table.Columns[column].Task.(*set.Python)
	return ui.Tree(`<section class="slab side-pane item-open" id="{}" tabindex="-1" aria-label="{}">
			<div class="bhead"><h2>{}<small>{}</small></h2>{}</div>
			{}<p class="pane-do" hidden="{}">{}</p>
			<ul class="wrongs" aria-label="{}">{}</ul>{}
			<div class="fold">{}{}{}</div>
		</section>`,
		besideID, m.Item(p.number(column)), p.numbered(column), m.ItemWhat(c.Solved(), c.WrongFirst),
		ui.ActStep("close", m.Close, "close"), picture, !python, toPrograms, title, p.answers(column, answers, "answer"),
		more,
		ui.Enabled(column > 0, ui.ActStep(act("to-item", column-1), m.ItemBefore, "back")),
		ui.Act(act("sort", column), m.SortByThis, "btn bare"),
		ui.Enabled(column+1 < len(p.table.Columns), ui.ActStep(act("to-item", column+1), m.ItemAfter, "forward")))
}

// openings returns the first moves of the pupils in a match.
func (p itemPane) openings(column int) []notebook.Answer {
	return p.table.Openings(column, p.kind.registry())
}

// answers lists answers, the commonest first; one of them opens to the names of who has given it.
func (p itemPane) answers(column int, answers []notebook.Answer, kind string) (list []app.UI) {
	for i, answer := range answers {
		said, verdict := p.answer(column, answer.Text), p.verdict(column, answer.Text)
		if kind == "opening" {
			said = p.move(column, answer.Text)
		}
		key := kind + " " + answer.Text
		open := p.view.Answer == key
		list = append(list, ui.Tree(`<li><button type="button" id="{}" data-act="{}" aria-expanded="{}">
				<b>{}</b><progress max="{}" value="{}" aria-hidden="true"></progress><span>{}</span><em aria-hidden="true">{}</em>
				<span class="hidden-text">{}</span></button>
				<p class="who" hidden="{}">{}</p></li>`,
			ui.ActID(act(kind, i)), act(kind, i), strconv.FormatBool(open), said,
			strconv.Itoa(len(p.table.Rows)), strconv.Itoa(len(answer.By)), verdict, strconv.Itoa(len(answer.By)),
			p.words.Wrong(len(answer.By)), !open, p.names(answer)))
	}
	return list
}

// names are the pupils who have given an answer.
func (f *frame) names(answer notebook.Answer) string {
	var list []string
	for _, by := range answer.By {
		list = append(list, f.table.Rows[by.Row].Pupil.Name)
	}
	return strings.Join(list, ", ")
}

// pupilPane is a pupil beside the table: all answers, hints and times, and the programs.
type pupilPane struct{ *frame }

// draw draws the region.
func (p pupilPane) draw() app.UI {
	m, row := p.words, &p.table.Rows[p.shown]
	var list []app.UI
	for column, item := range row.Cells {
		list = append(list, p.item(column, item))
	}
	return ui.Tree(`<section class="slab side-pane" id="{}" tabindex="-1" aria-label="{}">
			<div class="bhead"><h2>{}<small>{}</small></h2>{}</div>
			<p class="altered" hidden="{}">{}</p>
			<ul class="did">{}</ul>
			<div class="fold">{}{}{}</div>
		</section>`,
		besideID, row.Pupil.Name, row.Pupil.Name,
		m.PupilWhat(row.Solved, len(row.Cells), minutes(row.Seconds), p.when(row.Hand)),
		ui.ActStep("close", m.Close, "close"),
		!row.Hand.Changed, m.ChangedOutside, list,
		ui.Enabled(p.shown > 0, ui.ActStep(act("pupil", p.shown-1, p.view.Column), m.Before, "back")),
		ui.Act("remove", m.Remove, "btn bare"),
		ui.Enabled(p.shown+1 < len(p.table.Rows), ui.ActStep(act("pupil", p.shown+1, p.view.Column), m.After, "forward")))
}

// item draws what the pupil has done at an item.
func (p pupilPane) item(column int, item handin.Item) app.UI {
	said := p.result(item)
	var answers []string
	for _, answer := range item.Answers {
		answers = append(answers, p.said(column, answer))
	}
	if len(answers) > 0 {
		said += " · " + strings.Join(answers, ", ")
	}
	if item.Hints > 0 {
		said += " · " + p.words.Hints(item.Hints)
	}
	code := []app.UI{}
	if item.Program != "" {
		code = []app.UI{
			ui.Tree(`<pre class="program-box" tabindex="0" aria-label="{}">{}</pre>`,
				p.words.ProgramOf(p.table.Rows[p.shown].Pupil.Name), item.Program),
		}
	}
	return ui.Tree(`<li class="{}">{}<span><b>{}</b><small>{}</small></span><span class="m">{}</span>{}</li>`,
		ui.When(p.view.Column == column, "here"), contents.SignOf(item).Draw(), p.numbered(column), said,
		strconv.Itoa(item.Seconds/60)+" min "+fmt.Sprintf("%02d", item.Seconds%60), code)
}
