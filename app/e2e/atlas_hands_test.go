package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/input"

	"tablier/app/e2e/driver"
)

// mapIsDragged moves what is seen of an enlarged map with keys and by dragging.
func mapIsDragged(t *testing.T, p *driver.Tab) {
	const left = `document.querySelector('.chart').viewBox.baseVal.x`
	atTrap(p)
	p.TabTo("atlas-map")
	before := driver.Eval[string](p, chosen)
	p.Press("++")
	p.Wait(seen + ` < 310`)
	x := driver.Eval[float64](p, left)
	p.Run(`document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
		{ key: 'ArrowRight', shiftKey: true, bubbles: true, cancelable: true }))`)
	if now := driver.Eval[float64](p, left); now <= x {
		t.Errorf("from %.0f to %.0f", x, now)
	}
	x = driver.Eval[float64](p, left)
	middle := p.Middle("#atlas-map")
	mouse := &driver.Pointer{Tab: p, Kind: input.DispatchMouseEventPointerTypeMouse}
	mouse.Down(middle)
	mouse.Glide(driver.Spot{X: middle.X + 80, Y: middle.Y})
	mouse.Up()
	if now := driver.Eval[float64](p, left); now >= x {
		t.Errorf("dragged from %.0f to %.0f", x, now)
	}
	if now := driver.Eval[string](p, chosen); now != before {
		t.Errorf("dragging has chosen %s", now)
	}
	p.Shot("enlarged")
	p.Click("#act-farther")
	p.Click("#act-farther")
	p.Wait(seen + ` === 680`)
}

// mapIsPinched enlarges the map with two fingers.
func mapIsPinched(t *testing.T, p *driver.Tab) {
	atTrap(p)
	p.Run(`document.getElementById('atlas-map').scrollIntoView({ block: 'center' })`)
	middle := p.Middle("#atlas-map")
	two := func(apart float64) []driver.Spot {
		return []driver.Spot{{X: middle.X - apart, Y: middle.Y}, {X: middle.X + apart, Y: middle.Y}}
	}
	finger := &driver.Pointer{Tab: p}
	finger.Fingers(input.DispatchTouchEventTypeTouchStart, two(20)...)
	for _, apart := range []float64{30, 45, 60, 80} {
		finger.Fingers(input.DispatchTouchEventTypeTouchMove, two(apart)...)
	}
	finger.Fingers(input.DispatchTouchEventTypeTouchEnd)
	p.Wait(seen + ` < 400`)
	if got := driver.Eval[string](p, worth); got != "Perdu en\u00a08" {
		t.Errorf("two fingers have chosen what is %s", got)
	}
	p.Shot("enlarged")
	p.Hit("#act-fit")
	p.Wait(seen + ` === 680`)
}

// mapIsTouched chooses what is nearest to the mouse or the finger: in the middle of the map is the end. The wheel
// enlarges it.
func mapIsTouched(_ *testing.T, p *driver.Tab) {
	atTrap(p)
	p.Hit("#atlas-map")
	p.Wait(worth + ` === 'Perdu, fini'`)
	p.Run(`document.getElementById('atlas-map').dispatchEvent(new WheelEvent('wheel',
		{ deltaY: -300, clientX: 100, clientY: 300, bubbles: true, cancelable: true }))`)
	p.Wait(seen + ` < 500`)
	p.Click("#act-fit")
	p.Wait(seen + ` === 680`)
	p.Click(".pictured, .of-before button")
	p.Wait(worth + ` !== 'Perdu, fini'`)
}

// mapIsPointedAt shows what a position is worth before it is chosen; what is not known it does not show.
func mapIsPointedAt(t *testing.T, p *driver.Tab) {
	const peek = `document.getElementById('atlas-peek')`
	atTrap(p)
	p.Run(`scrollTo(0, 0)`)
	mouse := &driver.Pointer{Tab: p, Kind: input.DispatchMouseEventPointerTypeMouse}
	middle := p.Middle("#atlas-map")
	point := func(x float64) {
		mouse.At = driver.Spot{X: middle.X + x, Y: middle.Y}
		mouse.Event("mouseMoved", "", input.MouseButtonNone, 0)
	}
	point(0)
	p.Wait(peek + `.checkVisibility() && /^(Orange|Rouge) : perdu, fini\.$/.test(` + peek + `.textContent)`)
	p.Shot("peek")
	point(100)
	p.Wait(peek + `.textContent.includes('gagné en\u00a01')`)
	slide(p, 0)
	p.Wait(`!` + peek + `.checkVisibility()`)
	atState(p, "b=tapatan&w=0")
	p.Wait(`document.querySelector('.say b').textContent === 'Vague 0'`)
	point(102)
	p.Wait(peek + `.textContent.includes('pas encore su')`)
	point(0)
	before := driver.Eval[string](p, chosen)
	mouse.At = driver.Spot{X: 5, Y: 5}
	mouse.Event("mouseMoved", "", input.MouseButtonNone, 0)
	p.Wait(`!` + peek + `.checkVisibility()`)
	if now := driver.Eval[string](p, chosen); now != before {
		t.Errorf("pointing has chosen %s", now)
	}
}
