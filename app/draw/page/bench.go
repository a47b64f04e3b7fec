package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/draw"
	"tablier/app/ui"
	"tablier/rules/morris"
)

// bench is the region around the plate: tools, strokes, grids and symmetries, and what is drawn in numbers.
type bench struct{ *frame }

// toolIcons are the drawings of the tools, strokes on a square of 24.
var toolIcons = [...]string{
	"M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9Z",
	"M7 17L17 7M5 16.500a2.500 2.500 0 1 0 .1 0M19 2.500a2.500 2.500 0 1 0 .1 0",
	"M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3",
	"M9 19h11M4.500 14.500l9-9.500 6 6-7.500 8H8.500ZM9.500 9.500l6 6",
}

// icon draws an icon of this page alone.
func icon(path string) app.UI {
	return ui.Raw(ui.Tag("svg", ui.Attr("class", "icon")+ui.Attr("viewBox", "0 0 24 24")+ui.Attr("aria-hidden", "true"),
		ui.Tag("path", ui.Attr("d", path))))
}

// top draws the tools, or where the game has come from.
func (b bench) top() app.UI {
	m := b.words
	if b.session.Received() {
		return ui.Tree(`<div class="tr-bench tr-from"><p><b>{}</b>{}{}</p>{}</div>`,
			b.title(), b.by(", "), ", "+m.drawn.received, button("copy", m.drawn.copy, "btn"))
	}
	tools := app.Range(m.bench.tools[:]).Slice(func(i int) app.UI {
		act := "tool " + strconv.Itoa(i)
		return ui.Tree(`<button type="button" role="radio" id="{}" data-act="{}" aria-checked="{}">
				{}<span>{}</span>
			</button>`, ui.ActID(act), act, strconv.FormatBool(int(b.session.Tool()) == i), icon(toolIcons[i]), m.bench.tools[i])
	})
	return ui.Tree(`<div class="tr-bench">
			<div class="tr-kit" role="radiogroup" aria-label="{}" hidden="{}">{}</div>
			<p class="tr-same" hidden="{}">{}</p>
			<div class="tr-hist">{}{}</div>
		</div>`, m.bench.tool, b.kind.asTable, tools, !b.kind.asTable, m.table.how,
		ui.Enabled(b.session.CanUndo(), step("undo", m.bench.undo)),
		ui.Enabled(b.session.CanRedo(), step("redo", m.bench.redo)))
}

// by says who has drawn the game, after a sign; empty where nobody says so.
func (f *frame) by(after string) string {
	if f.sketch.Author == "" {
		return ""
	}
	return after + f.words.drawn.by(f.sketch.Author)
}

// step draws a control with an icon of its name.
func step(act, name string) app.HTMLElem {
	return ui.Tree(`<button type="button" class="step" id="{}" data-act="{}" aria-label="{}">{}</button>`,
		ui.ActID(act), act, name, ui.Icon(act))
}

// strip draws the choices of stroke, grid and symmetry.
func (b bench) strip() app.UI {
	m := b.words.bench
	var kinds, grids, symmetries []option
	for i, text := range m.strokes {
		kinds = append(kinds, option{strconv.Itoa(i), text})
	}
	for _, grid := range draw.Grids {
		grids = append(grids, option{grid, b.gridName(grid)})
	}
	for i, text := range m.symmetries {
		symmetries = append(symmetries, option{strconv.Itoa(i), text})
	}
	slim := func(id, name string, options []option, chosen string) app.UI {
		return ui.Tree(`<div class="tr-slim"><small aria-hidden="true">{}</small>{}</div>`,
			name, b.choice(id, "", name, options, chosen))
	}
	return ui.Tree(`<div class="tr-strip" hidden="{}">{}{}{}</div>`, b.session.Received() || b.kind.asTable,
		slim("stroke", m.stroke, kinds, strconv.Itoa(int(b.session.Stroke()))),
		slim("grid", m.snap, grids, b.sketch.Grid),
		slim("symmetry", m.symmetry, symmetries, strconv.Itoa(int(b.session.Symmetry()))))
}

// gridName returns the name of a grid.
func (f *frame) gridName(grid string) string {
	switch grid {
	case morris.Ring:
		return f.words.bench.ring
	case morris.Free:
		return f.words.bench.free
	}
	return f.words.bench.grid(draw.Files(grid))
}

// below draws what is drawn in numbers, and the choice between plate and tables.
func (b bench) below() app.UI {
	m := b.words
	one := func(act, text string, on bool) app.UI {
		return ui.Tree(`<button type="button" role="radio" id="{}" data-act="{}" aria-checked="{}">{}</button>`,
			ui.ActID(act), act, strconv.FormatBool(on), text)
	}
	return ui.Tree(`<div class="tr-below">
			<p id="tr-count">{}</p>
			<div class="tr-duo" role="radiogroup" aria-label="{}">{}{}</div>
		</div>`, b.told(), m.bench.view,
		one("drawing", m.bench.asDrawing, !b.kind.asTable), one("table", m.bench.asTable, b.kind.asTable))
}

// told says what was wrong with the last act, else how to go on, else what is drawn in numbers.
func (b bench) told() string {
	m, s := b.words.drawn, b.session
	switch {
	case s.Notice() != draw.NoNotice:
		return b.words.notices.Of(string(s.Notice()))
	case len(b.sketch.Places) == 0:
		return m.keys
	case b.sketch.Start != "" && s.Tool() == draw.Mover && !s.Received() && b.unfinished() == 0:
		return m.inPlace
	}
	return b.counted()
}

// unfinished returns how many strokes have faults.
func (b bench) unfinished() (n int) {
	for _, fault := range b.session.Faults() {
		if fault.Number >= 0 {
			n++
		}
	}
	return n
}

// counted says what is drawn in numbers.
func (b bench) counted() string {
	points, lines := len(b.sketch.Places), len(b.sketch.Lines)+len(b.sketch.Paths)+len(b.sketch.Wins)
	if open := b.unfinished(); open > 0 {
		return b.words.drawn.unfinished(points, lines, open)
	}
	return b.words.drawn.count(points, lines, b.session.Ways())
}
