package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	boards "tablier/app/boards/morris"
	"tablier/app/draw"
	"tablier/app/ui"
)

// paper is the sheet that is printed: the board in black on white, the rule in words, pawns to be cut out, and the
// code of the game.
type paper struct{ *frame }

// draw draws the sheet. It is seen on paper alone.
func (p paper) draw() app.UI {
	m := p.words.giving
	if p.session.Design() == nil {
		return ui.Tree(`<div class="tr-paper" hidden="true"></div>`)
	}
	sentences := p.law().All()
	rules := app.Range(sentences).Slice(func(i int) app.UI { return ui.Tree(`<li>{}</li>`, sentences[i]) })
	var pawns []app.UI
	for _, class := range []string{"tr-pawn", "tr-pawn tr-hollow"} {
		for range p.sketch.Pawns {
			pawns = append(pawns, ui.Tree(`<i class="{}"></i>`, class))
		}
	}
	return ui.Tree(`<div class="tr-paper" aria-hidden="true">
			<h1>{}</h1><p>{}</p>{}<ol>{}</ol>
			<div class="tr-cut">{}{}<p>{}</p></div>
		</div>`, p.title(), p.by(""), ui.Raw(ui.HTML(p.board())), rules, pawns, p.code("tr-paper-code"), m.cut)
}

// board returns the drawing of the board: lines drawn through, paths dashed, those that win alone dotted; the names of
// the points, a bar on those that are closed, and the pawns that are in place.
func (p paper) board() string {
	var b strings.Builder
	b.WriteString(`<svg viewBox="40 40 520 520" aria-hidden="true" translate="no">` +
		`<g fill="none" stroke="#000" stroke-width="3">`)
	easel := easel(p)
	for kind, dashes := range []string{draw.Line: "none", draw.Path: "9 7", draw.Win: "1 7"} {
		for _, stroke := range p.session.Strokes(draw.Stroke(kind)) {
			way := easel.path(stroke)
			b.WriteString(`<path d="` + way + `" stroke-dasharray="` + dashes + `"/>`)
		}
	}
	b.WriteString(`</g>`)
	closed := map[int]bool{}
	for _, points := range [][]int{p.sketch.Barred, p.sketch.First} {
		for _, at := range points {
			closed[at] = true
		}
	}
	for i, at := range p.sketch.Places {
		x, y := boards.Spot(p.sketch.Grid, at)
		fill := "#FFF"
		if p.sketch.Start != "" && p.sketch.Start[i] == 'o' {
			fill = "#000"
		}
		spot := `cx="` + strconv.Itoa(x) + `" cy="` + strconv.Itoa(y) + `"`
		b.WriteString(`<circle ` + spot + ` r="17" fill="` + fill + `" stroke="#000" stroke-width="3"/>`)
		if p.sketch.Start != "" && p.sketch.Start[i] == 'r' {
			b.WriteString(`<circle ` + spot + ` r="8" fill="none" stroke="#000" stroke-width="4"/>`)
		}
		if closed[i] {
			b.WriteString(`<path d="M` + strconv.Itoa(x-8) + ` ` + strconv.Itoa(y) + `h16" stroke="#000" stroke-width="3"/>`)
		}
		b.WriteString(`<text x="` + strconv.Itoa(x+20) + `" y="` + strconv.Itoa(y-16) + `" font-size="16">` + p.names[i] +
			`</text>`)
	}
	return b.String() + `</svg>`
}
