package page

import (
	"math"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	boards "tablier/app/boards/morris"
	"tablier/app/draw"
	"tablier/app/ui"
	"tablier/rules/morris"
)

// A gesture is what a person is doing at the plate.
type gesture struct {
	at      morris.Place // where the keyboard is
	focused bool
	down    bool
	from    morris.Place // where the pointer came down
}

// near is how near to a stroke, or to a free point, one has to touch it, in units of the plate.
const near = 30

// spot returns where an event is on the plate.
func spot(e app.Event) (x, y float64) {
	box := app.Window().GetElementByID(plateID).Call("getBoundingClientRect")
	scale := 600 / box.Get("width").Float()
	return (e.Get("clientX").Float() - box.Get("left").Float()) * scale,
		(e.Get("clientY").Float() - box.Get("top").Float()) * scale
}

// placeOf returns the place that is touched: a point that is near, else the next place of the grid.
func (k *Kind) placeOf(x, y float64) morris.Place {
	grid := k.session.Sketch().Grid
	best, least := morris.Place{}, math.Inf(1)
	from := k.session.Sketch().Places
	if grid != morris.Free {
		from = draw.Snaps(grid)
	}
	for _, p := range from {
		px, py := boards.Spot(grid, p)
		if far := math.Hypot(float64(px)-x, float64(py)-y); far < least {
			best, least = p, far
		}
	}
	if grid == morris.Free && least > near {
		return boards.FreePlace(x, y)
	}
	return best
}

// strokeAt returns the stroke that is touched; false for none.
func (k *Kind) strokeAt(x, y float64) (kind draw.Stroke, n int, ok bool) {
	sketch, least := k.session.Sketch(), float64(near)
	for _, of := range []draw.Stroke{draw.Line, draw.Path, draw.Win} {
		for i, stroke := range k.session.Strokes(of) {
			for j := 1; j < len(stroke); j++ {
				ax, ay := boards.Spot(sketch.Grid, sketch.Places[stroke[j-1]])
				bx, by := boards.Spot(sketch.Grid, sketch.Places[stroke[j]])
				if far := beside(x, y, float64(ax), float64(ay), float64(bx), float64(by)); far < least {
					kind, n, ok, least = of, i, true, far
				}
			}
		}
	}
	return kind, n, ok
}

// beside returns how far a spot is from the way from a to b.
func beside(x, y, ax, ay, bx, by float64) float64 {
	dx, dy := bx-ax, by-ay
	t := min(max(((x-ax)*dx+(y-ay)*dy)/max(dx*dx+dy*dy, 1), 0), 1)
	return math.Hypot(x-ax-t*dx, y-ay-t*dy)
}

// onDown is a finger, or the mouse, that comes down on the plate.
func (k *Kind) onDown(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	if e.Get("button").Int() > 0 || k.session.Received() {
		return
	}
	x, y := spot(e)
	k.gesture.down, k.gesture.focused, k.gesture.from = true, false, k.placeOf(x, y)
	ctx.JSSrc().Call("setPointerCapture", e.Get("pointerId"))
}

// onCancel is a finger that the browser has taken for something else.
func (k *Kind) onCancel(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	k.gesture.down = false
}

// onUp is a touch, or the end of a drag.
func (k *Kind) onUp(ctx app.Context, e app.Event) {
	if !k.gesture.down {
		ctx.PreventUpdate()
		return
	}
	k.gesture.down = false
	x, y := spot(e)
	at := k.placeOf(x, y)
	k.gesture.at = at
	switch kind, n, hit := k.strokeAt(x, y); {
	case !k.session.IsTouch(k.gesture.from, at):
		k.session.Drag(k.gesture.from, at)
	case k.session.Tool() == draw.Eraser && !k.holds(at, x, y) && hit:
		k.session.EraseStroke(kind, n)
	default:
		k.session.Touch(k.gesture.from)
	}
	k.told()
	k.redraw()
}

// holds says whether a spot is on the point of a place.
func (k *Kind) holds(at morris.Place, x, y float64) bool {
	px, py := boards.Spot(k.session.Sketch().Grid, at)
	return k.session.At(at) >= 0 && math.Hypot(float64(px)-x, float64(py)-y) < near
}

// onFocus is the keyboard that comes to the plate.
func (k *Kind) onFocus(app.Context, app.Event) {
	k.gesture.focused = !k.gesture.down // the mouse needs no ring
	k.redraw()
}

// onBlur is the keyboard that leaves it.
func (k *Kind) onBlur(app.Context, app.Event) {
	k.gesture.focused = false
	k.redraw()
}

// arrows are the keys that walk.
var arrows = map[string][2]int{
	"ArrowLeft": {-1, 0}, "ArrowRight": {1, 0}, "ArrowUp": {0, 1}, "ArrowDown": {0, -1},
}

// onKey is a key on the drawing.
func (k *Kind) onKey(ctx app.Context, e app.Event) {
	key := e.Get("key").String()
	control := e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool()
	onPlate := e.Get("target").Get("id").String() == plateID
	switch {
	case control && strings.EqualFold(key, "z") && e.Get("shiftKey").Bool(), control && strings.EqualFold(key, "y"):
		k.session.Redo()
	case control && strings.EqualFold(key, "z"):
		k.session.Undo()
	case control || e.Get("altKey").Bool() || !onPlate || !k.press(key):
		ctx.PreventUpdate()
		if step, ok := arrows[key]; ok && !onPlate {
			k.walkTools(e, step[0]-step[1])
		}
		return
	}
	e.PreventDefault()
	k.told()
	k.showFields()
	k.redraw()
}

// walkTools leads with the arrows from one radio button to the next.
func (k *Kind) walkTools(e app.Event, by int) {
	button := e.Get("target").Call("closest", "[role=radio]")
	if !button.Truthy() {
		return
	}
	side := "nextElementSibling"
	if by < 0 {
		side = "previousElementSibling"
	}
	e.PreventDefault()
	if beside := button.Get(side); beside.Truthy() {
		beside.Call("focus")
		beside.Call("click")
	}
}

// press does what a key is for on the plate; false where it is for nothing.
func (k *Kind) press(key string) bool {
	s := k.session
	k.gesture.focused = true
	if by, ok := arrows[key]; ok {
		k.gesture.at = draw.Walk(s.Sketch().Grid, k.gesture.at, by[0], by[1])
		return true
	}
	switch strings.ToLower(key) {
	case "enter", " ":
		s.Touch(k.gesture.at)
	case "escape":
		s.Escape()
	case "delete", "backspace":
		s.RemovePoint(k.gesture.at)
	case "m":
		s.SetTool(draw.Mover)
		s.Touch(k.gesture.at)
	case "p":
		s.SetTool(draw.Pointer)
	case "l":
		s.SetTool(draw.Liner)
	default:
		return false
	}
	return true
}

// told has a screen reader say where the keyboard is, and what is there; or what was wrong with the last act.
func (k *Kind) told() {
	f := newFrame(k)
	m := f.words.drawn
	if notice := k.session.Notice(); notice != draw.NoNotice {
		k.heard = f.words.notices.Of(string(notice))
		return
	}
	at := k.session.At(k.gesture.at)
	if at < 0 {
		k.heard = m.empty(f.placeName(k.gesture.at))
		return
	}
	lines := 0
	for _, kind := range []draw.Stroke{draw.Line, draw.Path, draw.Win} {
		for _, stroke := range k.session.Strokes(kind) {
			for _, p := range stroke {
				if p == at {
					lines++
					break
				}
			}
		}
	}
	text := m.point(f.names[at], lines)
	if picked := k.session.Picked(); len(picked) > 0 && picked[len(picked)-1] == at {
		text = m.picked(f.names[at])
	}
	if f.sketch.Start != "" && f.sketch.Start[at] != '.' {
		text = ui.Join(", ", text, m.pawn[strings.IndexByte("or", f.sketch.Start[at])])
	}
	k.heard = text
}

// placeName names a place on which there is no point.
func (f *frame) placeName(p morris.Place) string {
	k := *f.sketch
	k.Places = []morris.Place{p}
	if k.Grid == morris.Free {
		return f.words.table.right + " " + f.lang.Grouped(p.X) + ", " + f.words.table.up + " " + f.lang.Grouped(p.Y)
	}
	return k.Names()[0]
}
