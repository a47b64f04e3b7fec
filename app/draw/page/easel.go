package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	boards "tablier/app/boards/morris"
	"tablier/app/draw"
	"tablier/app/ui"
	"tablier/rules/morris"
)

// easel is the region of the plate.
type easel struct{ *frame }

// plateID is the id of the plate.
const plateID = "tr-plate"

// draw draws the plate, and what lies over it. It is one stop of the keyboard, whose arrows walk the places.
func (e easel) draw() app.UI {
	k, m := e.kind, e.words.drawn
	empty := len(e.sketch.Places) == 0
	return ui.Tree(`<div class="tr-easel" hidden="{}">
			<div class="tr-over">
				<div class="board {} tr-plate" id="{}" role="application" tabindex="0" aria-label="{}" aria-describedby="tr-how"
					onpointerdown="{}" onpointerup="{}" onpointercancel="{}" onfocus="{}" onblur="{}">{}</div>
				<p class="tr-invite" hidden="{}">{}</p>
				{}
				<p class="hidden-text" id="tr-how">{}</p>
			</div>
		</div>`,
		k.asTable, k.game.ID(), plateID, e.label(),
		k.onDown, k.onUp, k.onCancel, k.onFocus, k.onBlur, ui.Raw(ui.HTML(e.markup())), !empty, m.invite,
		bubble(e).draw(), m.how)
}

// label names the plate: what is on it, and what the first placements are worth.
func (e easel) label() string {
	m := e.words
	if len(e.sketch.Places) == 0 {
		return m.drawn.blank(e.gridName(e.sketch.Grid))
	}
	text := m.drawn.plate(e.title(), bench(e).counted())
	worth := e.worth()
	for i, sign := range m.ruling.signs {
		var at []string
		for p, name := range e.names {
			if worth[p] == i+1 {
				at = append(at, name)
			}
		}
		if len(at) > 0 {
			text += ". " + m.drawn.signed(ui.Capital(sign), at)
		}
	}
	return text
}

// The signs of a first placement.
const (
	unsigned = iota
	signWin
	signDraw
	signLoss
	signClosed
)

// worth returns the sign of each point: what it is worth to place the first pawn there.
func (e easel) worth() []int {
	signs := make([]int, len(e.sketch.Places))
	v := e.session.Survey()
	if e.sketch.Start != "" {
		return signs
	}
	for _, closed := range [][]int{e.sketch.Barred, e.sketch.First} {
		for _, p := range closed {
			signs[p] = signClosed
		}
	}
	if v == nil || e.kind.plain {
		return signs
	}
	of := map[string]int{protocol.ValueWin: signWin, protocol.ValueDraw: signDraw, protocol.ValueLoss: signLoss}
	for _, move := range v.Moves {
		for p, name := range e.names {
			if name == move.Move {
				signs[p] = of[move.Value]
			}
		}
	}
	return signs
}

// markup returns the drawing.
func (e easel) markup() string {
	var b strings.Builder
	b.WriteString(`<svg viewBox="0 0 600 600" aria-hidden="true" focusable="false" translate="no">` + boards.Plate)
	if !e.session.Received() && e.sketch.Grid != morris.Free {
		for _, p := range draw.Snaps(e.sketch.Grid) {
			x, y := boards.Spot(e.sketch.Grid, p)
			b.WriteString(`<circle class="tr-snap" cx="` + strconv.Itoa(x) + `" cy="` + strconv.Itoa(y) + `" r="2.6"/>`)
		}
	}
	e.strokes(&b)
	e.making(&b)
	signs := e.worth()
	for i, p := range e.sketch.Places {
		x, y := boards.Spot(e.sketch.Grid, p)
		b.WriteString(boards.Hole(x, y))
		if e.sketch.Start != "" && e.sketch.Start[i] != '.' {
			b.WriteString(boards.Pawn(e.sketch.Start[i], x, y))
		}
		sign(&b, signs[i], x, y)
	}
	e.faultyPoints(&b)
	e.coordinates(&b)
	e.cursor(&b)
	return b.String() + `</svg>`
}

// sign draws what a first placement is worth: each a shape of its own.
func sign(b *strings.Builder, sign, x, y int) {
	if sign == unsigned {
		return
	}
	at := ` transform="translate(` + strconv.Itoa(x) + ` ` + strconv.Itoa(y) + `)"`
	b.WriteString(`<g` + at + `><circle class="tr-disc" r="17"/>` + [...]string{
		signWin: `<circle class="tr-w" r="8"/>`, signDraw: `<circle class="tr-d" r="7"/>`,
		signLoss: `<path class="tr-l" d="M0-10L10 0 0 10-10 0Z"/>`, signClosed: `<path class="tr-bar" d="M-8 0H8"/>`,
	}[sign] + `</g>`)
}

// drawnAs are the markup of strokes by their kinds, as the board has them when it is played.
var drawnAs = map[draw.Stroke]func(path string) string{
	draw.Line: boards.Engraved, draw.Path: boards.Dashed, draw.Win: boards.Band,
}

// strokes draws the strokes: those that link and win engraved, paths dashed, those that win alone as a pale band; what
// has a fault stands out.
func (e easel) strokes(b *strings.Builder) {
	faulty := map[[2]int]bool{}
	for _, f := range e.session.Faults() {
		if f.Number >= 0 {
			faulty[[2]int{int(f.Kind), f.Number}] = true
		}
	}
	var faults strings.Builder
	for _, kind := range []draw.Stroke{draw.Win, draw.Path, draw.Line} {
		var ways strings.Builder
		for n, stroke := range e.session.Strokes(kind) {
			if path := e.path(stroke); faulty[[2]int{int(kind), n}] {
				faults.WriteString(`<path class="tr-wrong" d="` + path + `"/>`)
			} else {
				ways.WriteString(path)
			}
		}
		if ways.Len() > 0 {
			b.WriteString(drawnAs[kind](ways.String()))
		}
	}
	b.WriteString(faults.String())
	for _, f := range e.session.Faults() {
		if f.Number >= 0 {
			e.fault(b, f.Points)
		}
	}
}

// fault marks the middle of a stroke that has a fault.
func (e easel) fault(b *strings.Builder, stroke []int) {
	x, y := boards.Spot(e.sketch.Grid, e.sketch.Places[stroke[0]])
	toX, toY := boards.Spot(e.sketch.Grid, e.sketch.Places[stroke[len(stroke)-1]])
	faultAt(b, (x+toX)/2, (y+toY)/2)
}

// faultyPoints marks the points that have a fault, beside each.
func (e easel) faultyPoints(b *strings.Builder) {
	for _, f := range e.session.Faults() {
		if f.Number >= 0 {
			continue
		}
		for _, p := range f.Points {
			x, y := boards.Spot(e.sketch.Grid, e.sketch.Places[p])
			faultAt(b, x+22, y-22)
		}
	}
}

// faultAt draws the sign of a fault.
func faultAt(b *strings.Builder, x, y int) {
	b.WriteString(`<g transform="translate(` + strconv.Itoa(x) + ` ` + strconv.Itoa(y) + `)">` +
		`<circle class="tr-fault" r="13"/><path class="tr-sign" d="M0-6V2M0 6.5V7"/></g>`)
}

// path returns the way of a stroke, as the board has it when it is played.
func (e easel) path(stroke []int) string {
	places := make([]morris.Place, len(stroke))
	for i, p := range stroke {
		places[i] = e.sketch.Places[p]
	}
	return boards.Way(e.sketch.Grid, places)
}

// making draws the stroke in the making, and what is picked.
func (e easel) making(b *strings.Builder) {
	picked := e.session.Picked()
	if len(picked) > 1 {
		b.WriteString(`<path class="tr-making" d="` + e.path(picked) + `"/>`)
	}
	for _, p := range picked {
		x, y := boards.Spot(e.sketch.Grid, e.sketch.Places[p])
		b.WriteString(`<circle class="tr-picked" cx="` + strconv.Itoa(x) + `" cy="` + strconv.Itoa(y) + `" r="31"/>`)
	}
}

// coordinates writes the names: files and ranks at the edges of a grid, else beside each point.
func (e easel) coordinates(b *strings.Builder) {
	b.WriteString(`<g class="coords" fill="var(--engraved-text)" font-size="18">`)
	label := func(x, y int, text string) {
		b.WriteString(`<text x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y+6) + `">` + text + `</text>`)
	}
	if n := draw.Files(e.sketch.Grid); n > 0 {
		for i := range n {
			x, y := boards.Spot(e.sketch.Grid, morris.Place{X: i, Y: i})
			label(x, 568, string(rune('a'+i)))
			label(30, y, strconv.Itoa(i+1))
		}
	} else {
		for i, p := range e.sketch.Places {
			x, y := boards.Spot(e.sketch.Grid, p)
			label(x+34, y-30, e.names[i])
		}
	}
	b.WriteString(`</g>`)
}

// cursor draws where the keyboard is.
func (e easel) cursor(b *strings.Builder) {
	if !e.kind.gesture.focused {
		return
	}
	x, y := boards.Spot(e.sketch.Grid, e.kind.gesture.at)
	b.WriteString(`<circle class="tr-cursor" cx="` + strconv.Itoa(x) + `" cy="` + strconv.Itoa(y) + `" r="36"/>`)
}
