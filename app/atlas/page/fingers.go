package page

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A finger is a pointer that is down.
type finger struct{ id, x, y float64 }

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
func (c *chart) onWheel(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	turn := e.Get("deltaY").Float()
	if c.kind.session.Map() == nil || turn > 0 && c.zoom.scale == 1 {
		return
	}
	e.PreventDefault()
	if e.Get("deltaMode").Int() > 0 {
		turn *= 30 // lines, not pixels
	}
	x, y, _ := place(e.Get("clientX").Float(), e.Get("clientY").Float())
	c.zoom.about(x, y, math.Exp(-max(-200, min(200, turn))/400))
	c.look()
}

// onDown is a finger, or the mouse, that comes down on the picture.
func (c *chart) onDown(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	if c.kind.session.Map() == nil || e.Get("button").Int() > 0 || len(c.fingers) == 2 {
		return
	}
	f := fingerOf(e)
	ctx.JSSrc().Call("setPointerCapture", f.id)
	c.moved = c.moved && len(c.fingers) > 0 || len(c.fingers) == 1
	c.fingers = append(c.fingers, f)
}

// touching is by how many pixels a finger may move that only touches.
const touching = 6

// onMove is a finger that moves, or a mouse that points at something.
func (c *chart) onMove(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	f := fingerOf(e)
	switch {
	case c.kind.session.Map() == nil:
	case len(c.fingers) == 0:
		c.point(f)
	case len(c.fingers) == 1:
		c.pan(f)
	default:
		c.pinch(f)
	}
}

// point puts a ring around the position that is pointed at, and says beside it what that is worth.
func (c *chart) point(f finger) {
	x, y, unit := place(f.x, f.y)
	i := c.kind.session.Map().Nearest(x, y, 12*unit)
	if i < 0 {
		c.Unpoint()
		return
	}
	s, ring := c.kind.session.Map().Spot(i), app.Window().GetElementByID(hoverID)
	ring.Call("setAttribute", "cx", s.X)
	ring.Call("setAttribute", "cy", s.Y)
	ring.Call("setAttribute", "r", 7*unit)
	peek := app.Window().GetElementByID(peekID)
	corner := peek.Get("parentElement").Call("getBoundingClientRect")
	peek.Set("textContent", c.kind.words().peek(i))
	peek.Get("style").Set("left", strconv.Itoa(int(f.x-corner.Get("left").Float()))+"px")
	peek.Get("style").Set("top", strconv.Itoa(int(f.y-corner.Get("top").Float()))+"px")
	peek.Set("hidden", false)
}

// onLeave is the mouse that leaves the picture.
func (c *chart) onLeave(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	c.Unpoint()
}

func (c *chart) pan(f finger) {
	from := &c.fingers[0]
	if from.id != f.id || !c.moved && math.Hypot(f.x-from.x, f.y-from.y) < touching {
		return
	}
	c.moved = true
	c.Unpoint()
	_, _, unit := place(0, 0)
	c.zoom.move((from.x-f.x)*unit, (from.y-f.y)*unit)
	*from = f
	c.look()
}

func (c *chart) pinch(f finger) {
	here, other := &c.fingers[0], &c.fingers[1]
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
		c.zoom.about(x, y, math.Hypot(here.x-other.x, here.y-other.y)/before)
	}
	c.look()
}

// onUp is a finger that leaves the picture: one that has only touched it has chosen what is nearest.
func (c *chart) onUp(ctx app.Context, e app.Event) {
	f, chosen := fingerOf(e), -1
	if len(c.fingers) == 1 && c.fingers[0].id == f.id && !c.moved && c.kind.session.Map() != nil {
		x, y, unit := place(f.x, f.y)
		chosen = c.kind.session.Map().Nearest(x, y, 24*unit)
	}
	c.lift(f)
	if chosen < 0 {
		ctx.PreventUpdate()
		return
	}
	c.kind.do(c.kind.session.Choose(chosen))
}

// onCancel is a finger that the browser has taken for something else.
func (c *chart) onCancel(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	c.lift(fingerOf(e))
}

// lift takes a finger away.
func (c *chart) lift(f finger) {
	for i := range c.fingers {
		if c.fingers[i].id == f.id {
			c.fingers = append(c.fingers[:i:i], c.fingers[i+1:]...)
			break
		}
	}
	c.moved = c.moved && len(c.fingers) > 0
}
