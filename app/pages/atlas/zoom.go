package atlas

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/atlas"
)

// The ids of the picture, of the ring around the position that is pointed at, and of what is said of that.
const (
	mapID   = "atlas-map"
	hoverID = "atlas-hover"
	peekID  = "atlas-peek"
)

// How far the picture can be enlarged, and by how much at a time.
const (
	most   = 16.0
	closer = 1.5
)

// A zoom is which part of the picture is seen. Only the browser's own element changes with it: nothing is drawn anew by
// the program.
type zoom struct {
	x, y, scale float64 // the middle of what is seen, and how much larger it is than the whole
	fingers     []finger
	moved       bool // since the first finger came
}

// A finger is a pointer that is down.
type finger struct{ id, x, y float64 }

// whole is the view box of the whole picture.
const whole = "-340 -340 680 680"

// box is the view box of what is seen.
func (z *zoom) box() string {
	half := atlas.Half / z.scale
	text := ""
	for i, n := range []float64{z.x - half, z.y - half, 2 * half, 2 * half} {
		if i > 0 {
			text += " "
		}
		text += strconv.FormatFloat(n, 'f', 2, 64)
	}
	return text
}

// hold keeps what is seen within the picture.
func (z *zoom) hold() {
	z.scale = max(1, min(most, z.scale))
	room := atlas.Half - atlas.Half/z.scale
	z.x, z.y = max(-room, min(room, z.x)), max(-room, min(room, z.y))
}

// about enlarges the picture around a place of it, which stays where it is.
func (z *zoom) about(x, y, factor float64) {
	before := z.scale
	z.scale = max(1, min(most, z.scale*factor))
	keep := before / z.scale
	z.x, z.y = x+(z.x-x)*keep, y+(z.y-y)*keep
	z.hold()
}

// fit shows the whole picture.
func (k *Kind) fit() {
	k.zoom.x, k.zoom.y, k.zoom.scale = 0, 0, 1
	k.look()
}

// magnify enlarges the picture around the chosen position, or around the middle where that is not in sight.
func (k *Kind) magnify(factor float64) {
	s, half := k.m.Spot(k.at), atlas.Half/k.zoom.scale
	if math.Abs(s.X-k.zoom.x) > half || math.Abs(s.Y-k.zoom.y) > half {
		s = atlas.Spot{X: k.zoom.x, Y: k.zoom.y}
	}
	k.zoom.about(s.X, s.Y, factor)
	k.look()
}

// reveal moves the picture so that a place of it is in sight.
func (k *Kind) reveal(s atlas.Spot) {
	half := atlas.Half / k.zoom.scale * 0.9
	k.zoom.x = max(s.X-half, min(s.X+half, k.zoom.x))
	k.zoom.y = max(s.Y-half, min(s.Y+half, k.zoom.y))
	k.zoom.hold()
	k.look()
}

// shift moves what is seen by a quarter; it returns false for a key that leads nowhere.
func (k *Kind) shift(key string) bool {
	step := atlas.Half / k.zoom.scale / 2
	switch key {
	case "ArrowLeft":
		k.zoom.x -= step
	case "ArrowRight":
		k.zoom.x += step
	case "ArrowUp":
		k.zoom.y -= step
	case "ArrowDown":
		k.zoom.y += step
	default:
		return false
	}
	k.zoom.hold()
	k.look()
	return true
}

// look has the browser show what is seen.
func (k *Kind) look() {
	if !app.IsClient {
		return
	}
	if picture := app.Window().GetElementByID(mapID); picture.Truthy() {
		picture.Call("setAttribute", "viewBox", k.zoom.box())
		picture.Get("parentElement").Get("classList").Call("toggle", "zoomed", k.zoom.scale > 1)
	}
}

// place turns a place of the window into one of the picture; unit is how large a pixel is there.
func place(clientX, clientY float64) (x, y, unit float64) {
	matrix := app.Window().GetElementByID(mapID).Call("getScreenCTM")
	unit = 1 / matrix.Get("a").Float()
	return (clientX - matrix.Get("e").Float()) * unit, (clientY - matrix.Get("f").Float()) * unit, unit
}

func fingerOf(e app.Event) finger {
	return finger{e.Get("pointerId").Float(), e.Get("clientX").Float(), e.Get("clientY").Float()}
}

// onWheel enlarges the picture where the pointer is. Where it is whole the page scrolls.
func (k *Kind) onWheel(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	turn := e.Get("deltaY").Float()
	if k.m == nil || turn > 0 && k.zoom.scale == 1 {
		return
	}
	e.PreventDefault()
	if e.Get("deltaMode").Int() > 0 {
		turn *= 30 // lines, not pixels
	}
	x, y, _ := place(e.Get("clientX").Float(), e.Get("clientY").Float())
	k.zoom.about(x, y, math.Exp(-max(-200, min(200, turn))/400))
	k.look()
}

// onDown is a finger, or the mouse, that comes down on the picture.
func (k *Kind) onDown(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	if k.m == nil || e.Get("button").Int() > 0 || len(k.fingers) == 2 {
		return
	}
	f := fingerOf(e)
	ctx.JSSrc().Call("setPointerCapture", f.id)
	k.moved = k.moved && len(k.fingers) > 0 || len(k.fingers) == 1
	k.fingers = append(k.fingers, f)
}

// touching is by how many pixels a finger may move that only touches.
const touching = 6

// onMove is a finger that moves, or a mouse that points at something.
func (k *Kind) onMove(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	f := fingerOf(e)
	switch {
	case k.m == nil:
	case len(k.fingers) == 0:
		k.point(f)
	case len(k.fingers) == 1:
		k.pan(f)
	default:
		k.pinch(f)
	}
}

// point puts a ring around the position that is pointed at, and says beside it what that is worth.
func (k *Kind) point(f finger) {
	x, y, unit := place(f.x, f.y)
	i := k.m.Nearest(x, y, 12*unit)
	if i < 0 {
		unpoint()
		return
	}
	s, ring := k.m.Spot(i), app.Window().GetElementByID(hoverID)
	ring.Call("setAttribute", "cx", s.X)
	ring.Call("setAttribute", "cy", s.Y)
	ring.Call("setAttribute", "r", 7*unit)
	peek := app.Window().GetElementByID(peekID)
	corner := peek.Get("parentElement").Call("getBoundingClientRect")
	peek.Set("textContent", k.peek(i))
	peek.Get("style").Set("left", strconv.Itoa(int(f.x-corner.Get("left").Float()))+"px")
	peek.Get("style").Set("top", strconv.Itoa(int(f.y-corner.Get("top").Float()))+"px")
	peek.Set("hidden", false)
}

// unpoint takes the ring away once nothing is pointed at.
func unpoint() {
	if !app.IsClient || !app.Window().GetElementByID(hoverID).Truthy() {
		return
	}
	app.Window().GetElementByID(hoverID).Call("setAttribute", "r", 0)
	app.Window().GetElementByID(peekID).Set("hidden", true)
}

// onLeave is the mouse that leaves the picture.
func (k *Kind) onLeave(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	unpoint()
}

func (k *Kind) pan(f finger) {
	from := &k.fingers[0]
	if from.id != f.id || !k.moved && math.Hypot(f.x-from.x, f.y-from.y) < touching {
		return
	}
	k.moved = true
	unpoint()
	_, _, unit := place(0, 0)
	k.zoom.x, k.zoom.y = k.zoom.x-(f.x-from.x)*unit, k.zoom.y-(f.y-from.y)*unit
	*from = f
	k.zoom.hold()
	k.look()
}

func (k *Kind) pinch(f finger) {
	here, other := &k.fingers[0], &k.fingers[1]
	if other.id == f.id {
		here, other = other, here
	}
	if here.id != f.id {
		return
	}
	before := math.Hypot(here.x-other.x, here.y-other.y)
	*here = f
	x, y, _ := place((here.x+other.x)/2, (here.y+other.y)/2)
	if before > 0 {
		k.zoom.about(x, y, math.Hypot(here.x-other.x, here.y-other.y)/before)
	}
	k.look()
}

// onUp is a finger that leaves the picture: one that has only touched it has chosen what is nearest.
func (k *Kind) onUp(ctx app.Context, e app.Event) {
	f, chosen := fingerOf(e), -1
	if len(k.fingers) == 1 && k.fingers[0].id == f.id && !k.moved && k.m != nil {
		x, y, unit := place(f.x, f.y)
		chosen = k.m.Nearest(x, y, 24*unit)
	}
	k.lift(f)
	if chosen < 0 {
		ctx.PreventUpdate()
		return
	}
	k.choose(chosen)
}

// onCancel is a finger that the browser has taken for something else.
func (k *Kind) onCancel(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	k.lift(fingerOf(e))
}

// lift takes a finger away.
func (k *Kind) lift(f finger) {
	for i := range k.fingers {
		if k.fingers[i].id == f.id {
			k.fingers = append(k.fingers[:i:i], k.fingers[i+1:]...)
			break
		}
	}
	k.moved = k.moved && len(k.fingers) > 0
}
