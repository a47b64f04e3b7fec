package write

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boardview"
	"tablier/app/ui"
	"tablier/app/write"
)

// linesID is the list of lines that are put in order.
const linesID = "lines"

func lineID(i int) string { return "line-" + strconv.Itoa(i+1) }

// faces choose between the lines that are put in order and the program that is written; beside them is what moves the
// chosen line.
func (k *Kind) faces() app.UI {
	m := k.messages().Programs
	face := func(which, text string) app.UI {
		b := k.button("face "+which, text, "")
		b.Aria("pressed", strconv.FormatBool(k.arranges() == (which == write.Order)))
		return b
	}
	return ui.Shown(k.laid != nil && !k.visiting, node("div py-head",
		ui.Node("div", at{"class", "py-faces", "role", "group", "aria-label", m.Faces},
			face(write.Order, m.FaceOrder), face(write.Write, m.FaceWrite)),
		ui.Shown(k.arranges(), ui.Attributes(ui.El("div"),
			at{"class", "py-moves", "role", "group", "aria-label", m.LineMoves}).
			Body(control("line up", m.LineUp, "back"), control("line down", m.LineDown, "forward"),
				control("line left", m.LineLeft, "back"), control("line right", m.LineRight, "forward"),
				k.button("line wrong", m.WhereWrong, "btn bare"))),
	))
}

// arrangement is the lines of the solution.
func (k *Kind) arrangement() app.UI {
	m := k.messages().Programs
	if !k.arranges() {
		return ui.Shown(false, ui.El("div"))
	}
	lead, class := m.LinesLead, "quiet"
	switch {
	case k.found != "":
		lead, class = k.found, "found"
	case k.record().Ordered:
		lead = m.LinesDone
	}
	items := make([]app.UI, len(k.laid))
	for i := range k.laid {
		items[i] = k.laidLine(i)
	}
	return node("div py-arrange",
		ui.Leaf("p", lead, "class", class),
		ui.Leaf("p", m.LinesTold, "class", "hidden-text", "id", "lines-told"),
		ui.Attributes(ui.El("ol"), at{
			"class", "py-lines", "id", linesID, "role", "listbox", "tabindex", "0", "aria-label", m.Lines,
			"aria-describedby", "lines-told", "aria-activedescendant", lineID(k.chosen), "translate", "no",
		}).OnKeyDown(k.onLineKey).On("pointerdown", k.onLineDown).On("pointermove", k.onLineMove).
			On("pointerup", k.onLineUp).On("pointercancel", k.onLineUp).Body(items...),
	)
}

// laidLine is a line in the list. The grip is where a finger takes it: elsewhere a finger scrolls.
func (k *Kind) laidLine(i int) app.UI {
	here, l := i == k.chosen, k.laid[i]
	marked := ui.When(k.fault != nil && k.fault.Line == i+1 || i == k.wrong, "wrong")
	stepped := ui.When(k.walks() && k.now().Line == i+1, "stepped")
	class := ui.Join(" ", "in-"+strconv.Itoa(l.Indent), ui.When(here, "here"), ui.When(here && k.lifted, "taken"),
		ui.When(here && k.drag.on, "taken"), marked, stepped)
	return ui.Node("li", at{
		"id", lineID(i), "class", class, "role", "option", "aria-selected", strconv.FormatBool(here),
		"aria-posinset", strconv.Itoa(i + 1), "aria-setsize", strconv.Itoa(len(k.laid)), "data-place", strconv.Itoa(i),
	}, ui.Node("span", at{"class", "grip"}, ui.Icon("even"), ui.Leaf("small", strconv.Itoa(i+1))),
		ui.Leaf("code", k.lineText(i)),
		ui.Text("span", "hidden-text", ui.When(l.Indent > 0, k.messages().Programs.LineIn(l.Indent))))
}

// onLineKey moves and indents lines by keys.
func (k *Kind) onLineKey(ctx app.Context, e app.Event) {
	if !k.lineKey(boardview.KeyOf(e), e.Get("shiftKey").Bool()) {
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
	e.Call("stopPropagation")
	k.redraw()
}

// onLineDown chooses a line, and takes it: a finger by its grip, a mouse anywhere.
func (k *Kind) onLineDown(ctx app.Context, e app.Event) {
	line := e.Get("target").Call("closest", "[data-place]")
	if !line.Truthy() || e.Get("button").Int() != 0 {
		ctx.PreventUpdate()
		return
	}
	place, err := strconv.Atoi(line.Get("dataset").Get("place").String())
	if err != nil || place >= len(k.laid) {
		ctx.PreventUpdate()
		return
	}
	k.lifted = false
	k.chooseLine(place)
	if k.walks() { // as in the editor
		k.goToLine(place + 1)
		k.redraw()
		return
	}
	if e.Get("pointerType").String() == "mouse" || e.Get("target").Call("closest", ".grip").Truthy() {
		k.drag = drag{on: true, x: e.Get("clientX").Float(), indent: k.laid[place].Indent}
		ctx.JSSrc().Call("setPointerCapture", e.Get("pointerId"))
	}
	k.redraw()
}

// onLineMove has the line that is taken follow the pointer.
func (k *Kind) onLineMove(ctx app.Context, e app.Event) {
	if !k.drag.on || !k.dragTo(k.placeAt(ctx.JSSrc(), e.Get("clientY").Float()), e.Get("clientX").Float()) {
		ctx.PreventUpdate()
		return
	}
	k.redraw()
}

// placeAt is to which place the chosen line goes for a pointer at a height: past a neighbour once it is past the middle
// of that.
func (k *Kind) placeAt(list app.Value, y float64) int {
	items, place := list.Get("children"), k.chosen
	middle := func(i int) float64 {
		r := items.Index(i).Call("getBoundingClientRect")
		return r.Get("top").Float() + r.Get("height").Float()/2
	}
	for place+1 < len(k.laid) && y > middle(place+1) {
		place++
	}
	for place > 0 && y < middle(place-1) {
		place--
	}
	return place
}

func (k *Kind) onLineUp(ctx app.Context, _ app.Event) {
	if !k.drag.on {
		ctx.PreventUpdate()
		return
	}
	k.drag.on = false
	k.redraw()
}
