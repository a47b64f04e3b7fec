package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/contents"
	"tablier/app/class/notebook"
	"tablier/app/class/teacher"
	"tablier/app/ui"
)

// roll is the table: a row for a pupil, a column for an item.
type roll struct{ *frame }

// draw draws the region.
func (r roll) draw() app.UI {
	if !r.tabular() {
		return ui.Tree(`<section hidden="true"></section>`)
	}
	m, at := r.words, r.session.Look.At()
	sorted := func(column int) string {
		return ui.When(r.session.Look.Sorted() == column, map[bool]string{true: "ascending", false: "other"}[column < 0])
	}
	var heads []app.UI
	for column := range r.table.Columns {
		heads = append(heads, ui.Tree(`<th scope="col" aria-sort="{}" class="{}">
				<button type="button" id="{}" data-act="{}">
					{}<b>{}</b><span class="hidden-text">{}</span></button></th>`,
			sorted(column), ui.When(r.onColumn() == column, "on-col"), ui.ActID(act("item", column)), act("item", column),
			strconv.Itoa(r.number(column)), r.short(column), ", "+r.item(column)))
	}
	rows := make([]app.UI, len(r.table.Rows))
	for i := range r.table.Rows {
		focus := -2
		if at.Row == i {
			focus = at.Column
		}
		rows[i] = r.row(i, focus)
	}
	return ui.Tree(`<section class="slab roll" aria-label="{}">
			<header>{}</header>
			<div class="roll-box"><table role="grid" aria-label="{}">
				<thead><tr>
					<th scope="col" aria-sort="{}"><button type="button" id="act-sort--1" data-act="sort -1">
						{}<span class="hidden-text">{}</span></button></th>
					{}<th scope="col" class="num">{}</th><th scope="col" class="num">{}</th>
				</tr></thead>
				<tbody>{}</tbody>
				<tfoot><tr>{}</tr></tfoot>
			</table></div>
		</section>`,
		m.Table, r.keys(), m.Table, sorted(teacher.ByName), m.Pupil,
		", "+m.SortByName, heads, m.Of(len(r.table.Columns)), m.Minutes, rows, r.foot())
}

// onColumn returns the column that is shown beside the table, -1 for none.
func (f *frame) onColumn() int {
	if f.view.Place == teacher.Item {
		return f.view.Column
	}
	return -1
}

// keys says what the signs mean.
func (f *frame) keys() app.UI {
	m := f.words
	var list []app.UI
	for _, key := range []struct {
		sign contents.Sign
		text string
	}{
		{contents.AtFirst, m.First}, {contents.Later(2), m.Later}, {contents.Shown, m.Shown},
		{contents.Tried(3), m.Tried}, {contents.NotDone, m.NotDone},
	} {
		list = append(list, ui.Tree(`<span>{}{}</span>`, key.sign.Draw(), key.text))
	}
	return ui.Tree(`<div class="keys">{}</div>`, list)
}

// A pupilCell is a cell of a row, as it is shown.
type pupilCell struct {
	Was, Is contents.Sign
	Changed bool // Was is shown
	Label   string
}

// row returns a row of the table.
func (r roll) row(i, focus int) app.UI {
	row := &r.table.Rows[i]
	before := map[int]notebook.Change{}
	if c, ok := r.session.Comparison(); ok {
		for _, change := range c.Changes {
			if change.Row == i {
				before[change.Column] = change
			}
		}
	}
	cells := make([]pupilCell, len(row.Cells))
	for column, item := range row.Cells {
		said := r.result(item)
		change, changed := before[column]
		if changed {
			said = r.words.Then(r.result(change.Was), said)
		}
		if r.session.Checks.Differs(i, column) {
			said += ". " + r.words.Differs
		}
		cells[column] = pupilCell{
			contents.SignOf(change.Was), contents.SignOf(item), changed, r.words.Cell(row.Pupil.Name, r.item(column), said),
		}
	}
	note := ""
	if row.Hand.Changed {
		note = r.words.ChangedOutside
	}
	return &pupilRow{
		Row: i, Name: row.Pupil.Name, Note: note, Cells: cells, Solved: strconv.Itoa(row.Solved),
		Minutes: strconv.Itoa(minutes(row.Seconds)), On: r.shown == i, Column: r.onColumn(), Focus: focus,
	}
}

// A pupilRow is a row of the table. It is drawn anew only where something in it has changed.
type pupilRow struct {
	app.Compo
	Row             int
	Name, Note      string
	Cells           []pupilCell
	Solved, Minutes string
	On              bool
	Column          int // that is shown beside the table
	Focus           int // the column that can be reached with Tab; less than teacher.NameColumn for none
}

// Render implements app.Composer.
func (r *pupilRow) Render() app.UI {
	cells := make([]app.UI, len(r.Cells))
	for column, cell := range r.Cells {
		signs := []app.UI{cell.Is.Draw()}
		if cell.Changed {
			signs = []app.UI{ui.Tree(`<span class="was">{}{}</span>`, cell.Was.Draw(), cell.Is.Draw())}
		}
		cells[column] = ui.Tree(`<td role="gridcell" id="{}" data-act="{}" tabindex="{}" class="{}">
				{}<span class="hidden-text">{}</span></td>`,
			cellID(r.Row, column), act("pupil", r.Row, column), r.tab(column), ui.When(r.Column == column, "on-col"), signs,
			cell.Label)
	}
	return ui.Tree(`<tr class="{}">
			<th scope="row" id="{}" data-act="{}" tabindex="{}"><span>{}</span><small class="altered" hidden="{}">{}</small></th>
			{}<td class="num"><b>{}</b></td><td class="num">{}</td>
		</tr>`,
		ui.When(r.On, "on"), cellID(r.Row, teacher.NameColumn), act("pupil", r.Row, teacher.NameColumn),
		r.tab(teacher.NameColumn), r.Name, r.Note == "", r.Note, cells, r.Solved, r.Minutes)
}

// tab returns the tabindex of a cell.
func (r *pupilRow) tab(column int) string {
	if r.Focus == column {
		return "0"
	}
	return "-1"
}

// foot returns the row of the class.
func (r roll) foot() []app.UI {
	m, n := r.words, len(r.table.Rows)
	list := []app.UI{ui.Tree(`<th scope="row">{}</th>`, m.SolvedOf(n))}
	for column := range r.table.Columns {
		c := r.table.Count(column)
		list = append(list, ui.Tree(`<td><b aria-hidden="true">{}</b>{}<span class="hidden-text">{}</span></td>`,
			strconv.Itoa(c.Solved()), share(c), m.SolvedBy(c.Solved(), n)))
	}
	solved, seconds := 0, 0
	for _, row := range r.table.Rows {
		solved, seconds = solved+row.Solved, seconds+row.Seconds
	}
	mean := r.lang.Decimal(float64(solved)/float64(max(1, n)), 1)
	return append(list, ui.Tree(`<td class="num">{}<small>{}</small></td>`, mean, m.Mean),
		ui.Tree(`<td class="num">{}<small>{}</small></td>`, strconv.Itoa(minutes(seconds/max(1, n))), m.Mean))
}
