package page

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// onKey goes from cell to cell with the arrows.
func (k *Kind) onKey(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	by, ok := map[string][2]int{
		"ArrowLeft": {0, -1}, "ArrowRight": {0, 1}, "ArrowUp": {-1, 0}, "ArrowDown": {1, 0},
	}[e.Get("key").String()]
	act, cell := strings.CutPrefix(ui.ActOf(e), "duel ")
	if !ok || !cell {
		return
	}
	e.PreventDefault()
	row, column, _ := strings.Cut(act, " ")
	r, _ := strconv.Atoi(row)
	c, _ := strconv.Atoi(column)
	if to := beside(newFrame(k).order(), r, c, by); to != "" {
		ui.FocusNow(ui.ActID(to))
	}
}

// beside returns the act of the next cell in a direction, in a table whose players stand in an order; empty at the
// edge. Nobody meets themselves: such a place is passed over, or at the edge passed by.
func beside(order []int, row, column int, by [2]int) string {
	r, c := slices.Index(order, row)+by[0], slices.Index(order, column)+by[1]
	inside := func(r, c int) bool { return min(r, c) >= 0 && max(r, c) < len(order) }
	if r == c {
		if on := [2]int{r + by[0], c + by[1]}; inside(on[0], on[1]) {
			r, c = on[0], on[1]
		} else {
			r, c = r-by[1], c-by[0]
		}
	}
	if !inside(r, c) {
		return ""
	}
	return "duel " + strconv.Itoa(order[r]) + " " + strconv.Itoa(order[c])
}
