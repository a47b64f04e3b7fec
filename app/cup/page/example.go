package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// sample is a row of the cup of the samples, the best first: its place among them, the points that it took from each
// and, in per cent, its share and margin.
type sample struct {
	place         int
	points        string // of each column, "·" for itself
	share, margin int
}

// example is the table of the programs that come with the site, as they meet if nothing is changed.
var example = []sample{
	{7, "· 29 37 38 40 40 40", 93, 5},
	{6, "11 · 29 36 34 40 40", 79, 7},
	{5, "3 11 · 28 32 38 38", 63, 9},
	{3, "2 4 12 · 28 36 40", 51, 8},
	{4, "0 6 8 12 · 22 36", 35, 9},
	{2, "0 0 2 4 18 · 32", 23, 8},
	{1, "0 0 2 0 4 8 ·", 6, 6},
}

// introduction says what a cup is, as long as nobody meets anybody: a table that is true, and the way to have it.
type introduction struct{ *frame }

// draw draws the region.
func (in introduction) draw() app.UI {
	m := in.words
	if len(in.players) > 1 {
		return ui.Tree(`<section class="slab what" hidden="true"></section>`)
	}
	var head, rows, told []app.UI
	for _, row := range example {
		name, place := m.Samples[row.place-1], strconv.Itoa(row.place)
		head = append(head, ui.Tree(`<th scope="col" title="{}" aria-label="{}">{}</th>`, name, name, place))
		var cells []app.UI
		for points := range strings.FieldsSeq(row.points) {
			mark := app.UI(ui.Tree(`<span></span>`))
			if n, err := strconv.Atoi(points); err == nil {
				mark = bar(n, 40)
			}
			cells = append(cells, ui.Tree(`<td><span class="num">{}</span>{}</td>`, points, mark))
		}
		rows = append(rows, ui.Tree(
			`<tr><th scope="row"><i>{}</i>{}</th>{}<td class="sum"><b>{}</b><small>{}</small></td></tr>`,
			place, name, cells, strconv.Itoa(row.share)+"\u202f%", "± "+strconv.Itoa(row.margin)))
	}
	for _, text := range m.What {
		told = append(told, ui.Tree(`<p><b>{}</b>{}</p>`, text[0], " "+text[1]))
	}
	add, class := m.TrySamples, "btn main"
	if len(in.players) > 0 {
		add, class = m.AddSamples, "btn"
	}
	return ui.Tree(`<section class="slab what" aria-label="{}"><h2>{}</h2>
			<div class="cross" tabindex="0" role="region" aria-label="{}"><table>
				<thead><tr><td></td>{}<th scope="col" class="sum">{}</th></tr></thead><tbody>{}</tbody></table></div>
			<div class="told">{}</div>
			<div class="offers">{}{}<p>{}</p></div>
		</section>`,
		m.WhatTitle, m.WhatTitle, m.Example, head, m.Total, rows, told, ui.Act("samples", add, class),
		fileButton("cup-kept", m.OpenKept, ".json,application/json", false, in.kind.onCup), m.SamplesWhat)
}
