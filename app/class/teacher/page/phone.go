package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/contents"
	"tablier/app/class/teacher"
	"tablier/app/ui"
)

// phone is the table where it has no room: a list of the pupils, and one of the items.
type phone struct{ *frame }

// draw draws the region.
func (p phone) draw() app.UI {
	m := p.words
	if p.session.Empty() || p.view.Place > teacher.Items {
		return ui.Tree(`<section hidden="true"></section>`)
	}
	items := p.view.Place == teacher.Items
	var rows, list []app.UI
	if items {
		list = p.list("tab-item")
	} else {
		for i := range p.table.Rows {
			rows = append(rows, p.row(i))
		}
	}
	return ui.Tree(`<section class="n-phone">
			<div class="tabs">{}{}</div>
			<ul class="slab ph-rows" hidden="{}">{}</ul>
			<ul class="slab sums" hidden="{}">{}</ul>
			{}
		</section>`,
		p.tab("class", m.Pupils(len(p.table.Rows)), !items), p.tab("items", m.Items(len(p.table.Columns)), items),
		items, rows, !items, list, p.keys())
}

// tab draws the control of one of the two lists.
func (p phone) tab(act, text string, pressed bool) app.UI {
	return ui.Tree(`<button type="button" id="{}" data-act="{}" aria-pressed="{}">{}</button>`,
		ui.ActID(act), act, strconv.FormatBool(pressed), text)
}

// row draws a pupil: the name, a sign an item, and how many are solved.
func (p phone) row(i int) app.UI {
	m, row := p.words, &p.table.Rows[i]
	var signs []app.UI
	for _, item := range row.Cells {
		signs = append(signs, contents.SignOf(item).Draw())
	}
	return ui.Tree(`<li><button type="button" id="pupil-{}" data-act="{}">
			<b>{}<small class="altered" hidden="{}">{}</small></b><span class="signs">{}</span>
			<span class="num" aria-hidden="true">{}</span><span class="hidden-text">{}</span>
		</button></li>`,
		strconv.Itoa(i), act("pupil", i, teacher.NameColumn), row.Pupil.Name, !row.Hand.Changed, m.ChangedOutside, signs,
		strconv.Itoa(row.Solved), m.SolvedBy(row.Solved, len(row.Cells)))
}
