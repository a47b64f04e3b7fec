package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/puzzle"
	"tablier/app/ui"
)

// puzzleBand returns a band by its number.
func puzzleBand(n int) puzzle.Band { return puzzle.Band(max(0, min(n, puzzle.Bands-1))) }

// onKey moves the lifted item, and leads from tab to tab.
func (k *Kind) onKey(ctx app.Context, e app.Event) {
	key := e.Get("key").String()
	if k.session.Moving() {
		by, moves := map[string]int{"ArrowUp": -1, "ArrowDown": 1}[key]
		switch {
		case moves:
			k.session.Carry(by)
		case key == "Escape":
			k.session.Cancel()
		default:
			ctx.PreventUpdate()
			return
		}
		e.PreventDefault()
		k.redraw()
		return
	}
	ctx.PreventUpdate()
	by, ok := map[string]string{"ArrowLeft": "previousElementSibling", "ArrowRight": "nextElementSibling"}[key]
	act := ui.ActOf(e)
	if !ok || !strings.HasPrefix(act, "kind ") && !strings.HasPrefix(act, "tab ") {
		return
	}
	e.PreventDefault()
	if beside := e.Get("target").Call("closest", "[role=tab]").Get(by); beside.Truthy() {
		beside.Call("focus")
		beside.Call("click")
	}
}

// A drag is an item that is being dragged by its grip.
type drag struct {
	pointer int // -1 for none
	at      int
	moved   bool
}

var noDrag = drag{pointer: -1}

// ended says whether a drag has just ended, whose click is none.
func (d *drag) ended() bool {
	moved := d.moved
	d.moved = false
	return moved
}

// onPointerDown begins to drag an item.
func (k *Kind) onPointerDown(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	k.drag = noDrag
	grip := e.Get("target").Call("closest", ".grip")
	if !grip.Truthy() || k.session.Moving() || e.Get("button").Int() != 0 {
		return
	}
	k.drag.pointer, k.drag.at = e.Get("pointerId").Int(), rowOf(grip)
	grip.Call("setPointerCapture", k.drag.pointer)
}

// onPointerMove moves the dragged item to the row that the pointer is over.
func (k *Kind) onPointerMove(ctx app.Context, e app.Event) {
	if k.drag.pointer < 0 || e.Get("pointerId").Int() != k.drag.pointer {
		ctx.PreventUpdate()
		return
	}
	over := app.Window().Get("document").Call("elementFromPoint", e.Get("clientX"), e.Get("clientY"))
	if !over.Truthy() {
		ctx.PreventUpdate()
		return
	}
	to := rowOf(over)
	if to < 0 || to == k.drag.at {
		ctx.PreventUpdate()
		return
	}
	if !k.session.Moving() {
		k.session.Lift(k.drag.at)
	}
	k.session.Carry(to - k.drag.at)
	k.drag.at, k.drag.moved = to, true
	k.redraw()
}

// onPointerUp drops the dragged item.
func (k *Kind) onPointerUp(ctx app.Context, _ app.Event) {
	if k.drag.pointer < 0 || !k.drag.moved {
		k.drag = noDrag
		ctx.PreventUpdate()
		return
	}
	k.drag.pointer = -1
	k.session.Drop()
	k.redraw()
}

// rowOf returns the place of the item to which an element belongs, -1 for none.
func rowOf(element app.Value) int {
	row := element.Call("closest", "[data-row]")
	if !row.Truthy() {
		return -1
	}
	at := 0
	for _, digit := range row.Get("dataset").Get("row").String() {
		at = 10*at + int(digit-'0')
	}
	return at
}
