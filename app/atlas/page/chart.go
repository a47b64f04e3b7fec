package page

import (
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/atlas"
	"tablier/app/nav"
)

// The ids of the picture, of the ring around the position that is pointed at, and of what is said of that.
const (
	mapID   = "atlas-map"
	hoverID = "atlas-hover"
	peekID  = "atlas-peek"
)

// A chart is the region of the picture: which part of it is seen, and the keys and fingers on it. Only the browser's
// own element changes with these: nothing is drawn anew by the program.
type chart struct {
	kind    *Kind
	zoom    zoom
	fingers []finger
	moved   bool // since the first finger came
}

// draw draws the picture as it is now.
func (c *chart) draw() app.UI {
	s := c.kind.session
	d := &sky{
		Lang: c.kind.site.Lang, Board: s.Board(), There: s.Map() != nil, Wave: s.Waves().Passed(), chart: c,
	}
	if d.There {
		d.Marks = marksOf(s.Session)
	}
	return d
}

// ShowWhole implements atlas.Picture.
func (c *chart) ShowWhole() {
	c.zoom = zoom{scale: 1}
	c.look()
}

// Reveal implements atlas.Picture.
func (c *chart) Reveal(s atlas.Spot) {
	c.zoom.reveal(s)
	c.look()
}

// Unpoint implements atlas.Picture.
func (c *chart) Unpoint() {
	if !app.IsClient || !app.Window().GetElementByID(hoverID).Truthy() {
		return
	}
	app.Window().GetElementByID(hoverID).Call("setAttribute", "r", 0)
	app.Window().GetElementByID(peekID).Set("hidden", true)
}

// act does what a control beside the picture is for.
func (c *chart) act(name string) {
	switch name {
	case "closer":
		c.magnify(closer)
	case "farther":
		c.magnify(1 / closer)
	case "fit":
		c.ShowWhole()
	}
}

// magnify enlarges the picture around the chosen position, or around the middle where that is not in sight.
func (c *chart) magnify(factor float64) {
	session, half := c.kind.session, c.zoom.half()
	s := session.Map().Spot(session.Choice().At)
	if math.Abs(s.X-c.zoom.x) > half || math.Abs(s.Y-c.zoom.y) > half {
		s = atlas.Spot{X: c.zoom.x, Y: c.zoom.y}
	}
	c.zoom.about(s.X, s.Y, factor)
	c.look()
}

// shift moves what is seen by a quarter; it returns false for a key that leads nowhere.
func (c *chart) shift(key string) bool {
	step := c.zoom.half() / 2
	switch key {
	case "ArrowLeft":
		c.zoom.move(-step, 0)
	case "ArrowRight":
		c.zoom.move(step, 0)
	case "ArrowUp":
		c.zoom.move(0, -step)
	case "ArrowDown":
		c.zoom.move(0, step)
	default:
		return false
	}
	c.look()
	return true
}

// look has the browser show what is seen.
func (c *chart) look() {
	if !app.IsClient {
		return
	}
	if picture := app.Window().GetElementByID(mapID); picture.Truthy() {
		picture.Call("setAttribute", "viewBox", c.zoom.box())
		picture.Get("parentElement").Get("classList").Call("toggle", "zoomed", c.zoom.scale > 1)
	}
}

// onKey is a key on the map.
func (c *chart) onKey(ctx app.Context, e app.Event) {
	for _, modifier := range []string{"ctrlKey", "metaKey", "altKey"} {
		if e.Get(modifier).Bool() {
			ctx.PreventUpdate()
			return
		}
	}
	key, there := e.Get("key").String(), c.kind.session.Map() != nil
	if there && e.Get("shiftKey").Bool() && c.shift(key) {
		ctx.PreventUpdate()
		e.PreventDefault()
		return
	}
	if !there || !c.key(ctx, key) {
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
}

// key does what a key on the map is for; it returns false for one that is for nothing.
func (c *chart) key(ctx app.Context, key string) bool {
	k, m, at := c.kind, c.kind.session.Map(), c.kind.session.Choice().At
	switch key {
	case "ArrowLeft":
		k.do(k.session.Choose(m.Step(at, -1)))
	case "ArrowRight":
		k.do(k.session.Choose(m.Step(at, 1)))
	case "ArrowUp":
		k.do(k.session.Choose(m.Cross(at, 1)))
	case "ArrowDown":
		k.do(k.session.Choose(m.Cross(at, -1)))
	case "Enter":
		k.site.Nav.Open(ctx, nav.WatchRoute, k.watch())
	case "+", "=":
		c.magnify(closer)
	case "-":
		c.magnify(1 / closer)
	case "0":
		c.ShowWhole()
	default:
		return false
	}
	return true
}
