package driver

import (
	"github.com/chromedp/cdproto/input"
)

// A Pointer is what a person drags with: real events of the browser, one at a time.
type Pointer struct {
	Tab  *Tab
	Kind input.DispatchMouseEventPointerType // empty for a finger
	At   Spot
}

// Down presses the button, or puts a finger down, at a spot.
func (d *Pointer) Down(at Spot) {
	d.At = at
	d.Event("mousePressed", input.DispatchTouchEventTypeTouchStart, input.MouseButtonLeft, 1)
}

// Move moves to a spot.
func (d *Pointer) Move(at Spot) {
	d.At = at
	d.Event("mouseMoved", input.DispatchTouchEventTypeTouchMove, input.MouseButtonLeft, 1)
}

// Up lets go where the pointer is.
func (d *Pointer) Up() {
	d.Event("mouseReleased", input.DispatchTouchEventTypeTouchEnd, input.MouseButtonLeft, 0)
}

// Glide moves in steps, as a hand does, and rests: the browser reports fingers once a frame.
func (d *Pointer) Glide(to Spot) {
	from := d.At
	for step := 1.0; step <= 5; step++ {
		d.Move(Spot{X: from.X + (to.X-from.X)*step/5, Y: from.Y + (to.Y-from.Y)*step/5})
	}
	d.Tab.Settle()
}

// Event sends one event: that of the mouse, or that of a finger. Buttons are those held, as a bit set.
func (d *Pointer) Event(mouse input.DispatchMouseEventType, touch input.DispatchTouchEventType,
	button input.MouseButton, buttons int64) {
	d.Tab.T.Helper()
	if d.Kind == "" {
		d.Fingers(touch, d.At)
		return
	}
	d.Tab.Do(Call(input.DispatchMouseEvent, input.DispatchMouseEventParams{
		Type: mouse, X: d.At.X, Y: d.At.Y, Button: button, Buttons: buttons, ClickCount: 1, PointerType: d.Kind,
	}))
}

// Fingers says where all fingers are; none of them when they leave.
func (d *Pointer) Fingers(what input.DispatchTouchEventType, at ...Spot) {
	d.Tab.T.Helper()
	points := []*input.TouchPoint{}
	if what != input.DispatchTouchEventTypeTouchEnd && what != input.DispatchTouchEventTypeTouchCancel {
		for i, s := range at {
			id := float64(i)
			points = append(points, &input.TouchPoint{X: s.X, Y: s.Y, ID: &id})
		}
	}
	d.Tab.Do(Call(input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: what, TouchPoints: points}))
}

// Hover moves the mouse over an element and presses nothing.
func (p *Tab) Hover(selector string) {
	p.T.Helper()
	p.Run(`document.querySelector(` + Quote(selector) + `).scrollIntoView({ block: 'nearest' })`)
	d := &Pointer{Tab: p, Kind: input.DispatchMouseEventPointerTypeMouse, At: p.Middle(selector)}
	d.Event("mouseMoved", "", input.MouseButtonNone, 0)
	p.Settle()
}
