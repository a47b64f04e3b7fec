package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/draw"
	"tablier/app/ui"
	"tablier/rules/morris"
)

// tables is the drawing as two tables, of points and of strokes, for who does not draw.
type tables struct{ *frame }

// draw draws the region.
func (t tables) draw() app.UI {
	if !t.kind.asTable {
		return ui.Tree(`<div class="tr-tables" hidden="true"></div>`)
	}
	m := t.words.table
	fixed := t.session.Received()
	return ui.Tree(`<div class="tr-tables">
			<div class="tr-points"><table><caption>{}</caption>
				<thead><tr><th scope="col">{}</th>{}<th scope="col"><span class="hidden-text">{}</span></th></tr></thead>
				<tbody>{}</tbody></table>{}</div>
			<div class="tr-lines"><table><caption>{}</caption>
				<thead><tr><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th>
					<th scope="col"><span class="hidden-text">{}</span></th></tr></thead>
				<tbody>{}</tbody></table>
				<div class="tr-new" hidden="{}"><label><span class="hidden-text">{}</span>
					<input type="text" id="tr-new" autocapitalize="off" autocomplete="off" spellcheck="false"></label>{}</div>
				<p class="tr-note">{}</p></div>
		</div>`, m.points(len(t.sketch.Places)), m.name, t.columns(), m.remove(""), t.points(),
		ui.Enabled(!fixed, button("addpoint", m.addPoint, "btn")),
		m.strokes, m.kind, m.through, m.wins, m.removeStroke(""), t.lines(), fixed, m.newStroke,
		button("addstroke", m.addStroke, "btn"), m.inThrees)
}

// columns draws the heads of the places: one on the ring, else two.
func (t tables) columns() (heads []app.UI) {
	m := t.words.table
	names := []string{m.file, m.rank}
	switch t.sketch.Grid {
	case morris.Ring:
		names = []string{m.place}
	case morris.Free:
		names = []string{m.right, m.up}
	}
	for _, name := range names {
		heads = append(heads, ui.Tree(`<th scope="col">{}</th>`, name))
	}
	return heads
}

// input draws a field of a table.
func (t tables) input(id, name, value string) app.UI {
	return ui.Tree(`<td><input type="text" id="{}" data-field="{}" aria-label="{}" value="{}" readonly="{}"
		autocapitalize="off" autocomplete="off" spellcheck="false"></td>`,
		fieldID(id), id, name, value, t.session.Received())
}

// points draws the rows of the points.
func (t tables) points() (rows []app.UI) {
	m := t.words.table
	for i, name := range t.names {
		n := strconv.Itoa(i)
		var cells []app.UI
		switch values := t.frame.place(i); t.sketch.Grid {
		case morris.Ring:
			cells = []app.UI{t.input("x "+n, m.place+" "+name, values[0])}
		case morris.Free:
			cells = []app.UI{t.input("x "+n, m.rightOf(name), values[0]), t.input("y "+n, m.upOf(name), values[1])}
		default:
			cells = []app.UI{t.input("x "+n, m.fileOf(name), values[0]), t.input("y "+n, m.rankOf(name), values[1])}
		}
		rows = append(rows, ui.Tree(`<tr><th scope="row">{}</th>{}<td>{}</td></tr>`, name, cells,
			t.cross("droppoint "+n, m.remove(name))))
	}
	return rows
}

// place returns what the fields of a point say: file and rank, a place of the ring, or how far right and up.
func (f *frame) place(i int) [2]string {
	p := f.sketch.Places[i]
	switch {
	case f.sketch.Grid == morris.Ring && p.Y == 1:
		return [2]string{morris.Ring, ""}
	case f.sketch.Grid == morris.Ring:
		return [2]string{strconv.Itoa(p.X), ""}
	case f.sketch.Grid == morris.Free:
		return [2]string{strconv.Itoa(p.X), strconv.Itoa(p.Y)}
	}
	return [2]string{string(rune('a' + p.X)), strconv.Itoa(p.Y + 1)}
}

// times says in how many ways a stroke wins: by any three points in a row.
func times(kind draw.Stroke, stroke []int) string {
	if kind == draw.Path || len(stroke) < 3 {
		return "–"
	}
	return strconv.Itoa(len(stroke)-2) + " ×"
}

// cross draws a control that removes something.
func (t tables) cross(act, name string) app.UI {
	return ui.Tree(`<button type="button" class="step" id="{}" data-act="{}" aria-label="{}" hidden="{}">{}</button>`,
		ui.ActID(act), act, name, t.session.Received(), ui.Icon("close"))
}

// lines draws the rows of the strokes.
func (t tables) lines() (rows []app.UI) {
	m := t.words.table
	var kinds []option
	for i, text := range m.kinds {
		kinds = append(kinds, option{strconv.Itoa(i), text})
	}
	for _, kind := range []draw.Stroke{draw.Line, draw.Path, draw.Win} {
		for n, stroke := range t.session.Strokes(kind) {
			names := t.named(stroke, " ")
			at := strconv.Itoa(int(kind)) + " " + strconv.Itoa(n)
			rows = append(rows, ui.Tree(`<tr><td>{}</td>{}<td class="tr-times">{}</td><td>{}</td></tr>`,
				t.choice("kind "+at, "", m.kindOf(names), kinds, strconv.Itoa(int(kind))),
				t.input("stroke "+at, m.throughOf(names), names), times(kind, stroke),
				t.cross("dropstroke "+at, m.removeStroke(names))))
		}
	}
	return rows
}
