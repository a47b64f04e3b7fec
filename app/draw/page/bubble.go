package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	boards "tablier/app/boards/morris"
	"tablier/app/boardview"
	"tablier/app/draw"
	"tablier/app/ui"
	"tablier/rules/morris"
)

// bubble is the fault that is told on the plate: that of the last stroke which has one.
type bubble struct{ *frame }

// shownRemedies is how many remedies have room on the plate. All of them stand beside it.
const shownRemedies = 2

// draw draws the bubble beside the middle of the stroke, with what mends it there. While a stroke is in the making, and
// on a phone, where the fault stands below the plate, there is none.
func (b bubble) draw() app.UI {
	n, fault := b.last()
	if n < 0 || b.session.Received() || len(b.session.Picked()) > 0 {
		return ui.Tree(`<div class="bubbles"></div>`)
	}
	var acts []app.UI
	for _, r := range fault.Remedies[:min(len(fault.Remedies), shownRemedies)] {
		_, name := mending(b).count([]draw.Fault{fault}, r)
		act := ui.Join(" ", "mendone", strconv.Itoa(n), strconv.Itoa(int(r)))
		acts = append(acts, ui.Tree(`<button type="button" class="btn" id="{}" data-act="{}">{}</button>`,
			ui.ActID(act), act, mending(b).remedy(r, 1, name)))
	}
	return boardview.Beside(b.at(fault), b.points(),
		ui.Tree(`<p>{}</p>`, b.text(fault)), ui.Tree(`<div class="tr-do">{}</div>`, acts))
}

// last returns the last stroke's fault, with its place in the list; -1 for none.
func (b bubble) last() (n int, fault draw.Fault) {
	n = -1
	for i, f := range b.session.Faults() {
		if f.Number >= 0 {
			n, fault = i, f
		}
	}
	return n, fault
}

// text says the fault.
func (b bubble) text(f draw.Fault) string {
	if f.Flaw == morris.ShortLine {
		return b.words.mending.short(1, b.named(f.Points, "–"))
	}
	return b.words.mending.flaws.Of(string(f.Flaw))
}

// at returns the middle of the stroke of a fault, on the grid of what lies over boards.
func (b bubble) at(f draw.Fault) board.Point {
	x, y := boards.Spot(b.sketch.Grid, b.sketch.Places[f.Points[0]])
	toX, toY := boards.Spot(b.sketch.Grid, b.sketch.Places[f.Points[len(f.Points)-1]])
	on := func(at int) int { return at / board.Unit * board.Unit }
	return board.Point{X: on((x + toX) / 2), Y: on((y + toY) / 2), R: 4 * board.Unit}
}

// points returns where the points of the drawing are.
func (b bubble) points() []board.Point {
	points := make([]board.Point, len(b.sketch.Places))
	for i, place := range b.sketch.Places {
		x, y := boards.Spot(b.sketch.Grid, place)
		points[i] = board.Point{X: x, Y: y, R: 4 * board.Unit}
	}
	return points
}

// mendOne applies a remedy to one fault: "n r", the fault's place in the list and the remedy.
func (k *Kind) mendOne(what string) {
	place, remedy, _ := strings.Cut(what, " ")
	n, _ := strconv.Atoi(place)
	r, _ := strconv.Atoi(remedy)
	if faults := k.session.Faults(); n < len(faults) {
		k.session.Take(faults[n].Flaw, draw.Remedy(r), n)
	}
	k.site.Focus(plateID)
}
