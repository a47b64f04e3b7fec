package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// placed opens Tapatan with all balls placed: Orange on a1 c3 a2, Rouge on b2 c1 b3. a2 can only go to a3.
func placed(t *testing.T, d driver.Device) *driver.Tab {
	t.Helper()
	p := driver.Open(t, d)
	p.KeepTable("tapatan", 1, [2]play.Seat{}, placedMoves...)
	p.Start(driver.Serve(t, "/").Address("/tapatan/"))
	p.Settle()
	return p
}

var pointers = []struct {
	name   string
	device driver.Device
	kind   input.DispatchMouseEventPointerType
}{
	{"mouse", driver.Desktop, input.DispatchMouseEventPointerTypeMouse},
	{"pen", driver.Desktop, input.DispatchMouseEventPointerTypePen},
	{"finger", driver.Phone, ""},
}

// A piece follows the pointer, shows where it may go, and stands where it is dropped without a step back.
func TestDrag(t *testing.T) {
	driver.Parallel(t)
	for _, c := range pointers {
		t.Run(c.name, func(t *testing.T) {
			p := placed(t, c.device)
			d := &driver.Pointer{Tab: p, Kind: c.kind}
			d.Down(p.Point("a2"))
			d.Glide(p.Point("b1"))
			p.Wait(`document.querySelectorAll('.marks .target circle').length === 1`)
			if at := p.PieceAt("a2"); at.Far(d.At) > 2 {
				t.Errorf("the ball is at %v, the pointer at %v", at, d.At)
			}
			p.Shot("dragged")
			target := p.Point("a3")
			d.Glide(driver.Spot{X: target.X + 10, Y: target.Y - 10})
			p.Run(`(() => { window.way = []; const ball = document.querySelector('.piece.dragged'),
				end = performance.now() + 700;
				const look = () => { const m = ball.getScreenCTM(); way.push({ X: m.e, Y: m.f });
					if (performance.now() < end) requestAnimationFrame(look); };
				look(); })()`)
			d.Up()
			p.Wait(`document.querySelectorAll('.move').length === 7`)
			p.Wait(`!document.querySelector('.dragged')`)
			p.Settle()
			for _, at := range driver.Eval[[]driver.Spot](p, `new Promise((resolve) => setTimeout(() => resolve(way), 800))`) {
				if at.Far(target) > 16 {
					t.Fatalf("dropped on %v, the ball went by %v", target, at)
				}
			}
			if at := p.PieceAt("a3"); at.Far(target) > 2 {
				t.Errorf("the ball stands at %v, not %v", at, target)
			}
			if last := driver.Eval[int](p, `document.querySelectorAll('.last circle').length`); last != 2 {
				t.Errorf("the last move is marked by %d points, want both ends", last)
			}
		})
	}
}

// A drag that is broken off, in whatever way, leaves everything as it was.
func TestDragCancels(t *testing.T) {
	driver.Parallel(t)
	mouse := input.DispatchMouseEventPointerTypeMouse
	for _, c := range []struct {
		name   string
		device driver.Device
		kind   input.DispatchMouseEventPointerType
		off    func(d *driver.Pointer)
	}{
		{"outside", driver.Desktop, mouse, func(d *driver.Pointer) { d.Glide(driver.Spot{X: 5, Y: 790}); d.Up() }},
		{"outside by finger", driver.Phone, "", func(d *driver.Pointer) { d.Glide(driver.Spot{X: 200, Y: 20}); d.Up() }},
		{"back home", driver.Desktop, mouse, func(d *driver.Pointer) { d.Glide(d.Tab.Point("a2")); d.Up() }},
		{"escape", driver.Desktop, mouse, func(d *driver.Pointer) {
			d.Tab.Press(kb.Escape)
			d.Tab.Settle()
			d.Move(d.Tab.Point("a3"))
			d.Up()
		}},
		{"right button", driver.Desktop, mouse, func(d *driver.Pointer) {
			d.Event("mousePressed", "", input.MouseButtonRight, 3)
			d.Tab.Settle()
			d.Event("mouseReleased", "", input.MouseButtonRight, 1)
			d.Glide(d.Tab.Point("a3"))
			d.Up()
		}},
		{"second finger", driver.Phone, "", func(d *driver.Pointer) {
			d.Fingers(input.DispatchTouchEventTypeTouchMove, d.At, d.Tab.Point("c2"))
			d.Tab.Settle()
			d.Fingers(input.DispatchTouchEventTypeTouchMove, d.Tab.Point("a3"), d.Tab.Point("c2"))
			d.Fingers(input.DispatchTouchEventTypeTouchEnd)
		}},
		{"cancelled", driver.Phone, "", func(d *driver.Pointer) { d.Fingers(input.DispatchTouchEventTypeTouchCancel) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := placed(t, c.device)
			d := &driver.Pointer{Tab: p, Kind: c.kind}
			d.Down(p.Point("a2"))
			d.Glide(p.Point("b1"))
			p.Wait(`document.querySelectorAll('.marks .target circle').length === 1`)
			c.off(d)
			p.Wait(`document.querySelectorAll('.marks .target circle').length === 0`)
			p.Wait(`!document.querySelector('.dragged')`)
			p.Wait(fmt.Sprintf(`(() => { const m = document.querySelector('.piece[data-at=a2]').getScreenCTM();
				return Math.hypot(m.e - %f, m.f - %f) < 2; })()`, p.Point("a2").X, p.Point("a2").Y))
			if got := len(p.Moves()); got != 6 {
				t.Errorf("%d moves, want the 6 there were", got)
			}
			d.Down(p.Point("a2")) // and the next one works
			d.Glide(p.Point("a3"))
			d.Up()
			p.Wait(`document.querySelectorAll('.move').length === 7`)
		})
	}
}

// Why a drop does nothing is said in terms of the rule, and the ball goes back.
func TestDropIsExplained(t *testing.T) {
	driver.Parallel(t)
	for _, c := range pointers {
		t.Run(c.name, func(t *testing.T) {
			p := placed(t, c.device)
			for _, drop := range []struct{ from, to, why string }{
				{"a2", "c2", tapatan(t, placedMoves...).Fault("a2-c2")},
				{"a2", "b2", tapatan(t, placedMoves...).Fault("a2-b2")},
				{"a2", "c3", tapatan(t, placedMoves...).Fault("a2-c3")}, // another ball of one's own: a drop never chooses it
				{"c1", "b1", tapatan(t, placedMoves...).Fault("c1-b1")},
			} {
				d := &driver.Pointer{Tab: p, Kind: c.kind}
				home := p.Point(drop.from)
				d.Down(home)
				d.Glide(p.Point(drop.to))
				d.Up()
				p.WaitBubble(drop.why)
				wantBubbleAtItsPoint(p)
				p.Wait(fmt.Sprintf(`(() => { const m = document.querySelector('.piece[data-at=%s]').getScreenCTM();
					return Math.hypot(m.e - %f, m.f - %f) < 2; })()`, drop.from, home.X, home.Y))
			}
			p.Shot("explained")
			if got := len(p.Moves()); got != 6 {
				t.Errorf("%d moves, want the 6 there were", got)
			}
		})
	}
}

// A click that wobbles is a click, by whatever hand; two of them make a move.
func TestClickAndClick(t *testing.T) {
	driver.Parallel(t)
	for _, c := range pointers {
		t.Run(c.name, func(t *testing.T) {
			p := placed(t, c.device)
			wobble := func(name string) {
				d := &driver.Pointer{Tab: p, Kind: c.kind}
				at := p.Point(name)
				d.Down(at)
				d.Move(driver.Spot{X: at.X + 3, Y: at.Y - 4})
				d.Up()
				p.Settle()
			}
			wobble("a2")
			if got := p.Targets(); got != 1 {
				t.Fatalf("a click on a2 shows %d targets, want 1", got)
			}
			wobble("a3")
			p.Wait(`document.querySelectorAll('.move').length === 7`)
		})
	}
}

// A right click is none, and a drag from an empty point is nothing.
func TestNoDrag(t *testing.T) {
	p := placed(t, driver.Desktop)
	d := &driver.Pointer{Tab: p, Kind: input.DispatchMouseEventPointerTypeMouse, At: p.Point("a2")}
	d.Event("mousePressed", "", input.MouseButtonRight, 2)
	d.Event("mouseMoved", "", input.MouseButtonRight, 2)
	d.Event("mouseReleased", "", input.MouseButtonRight, 0)
	d.Down(p.Point("b1"))
	d.Glide(p.Point("a3"))
	d.Up()
	p.Settle()
	if got := len(p.Moves()); got != 6 || p.Targets() != 0 {
		t.Errorf("%d moves and %d targets, want 6 and 0", got, p.Targets())
	}
}

// Moves are seen as motions, and at once by whom motion disturbs.
func TestMotion(t *testing.T) {
	driver.Parallel(t)
	for motion, moves := range map[string]bool{"no-preference": true, "reduce": false} {
		t.Run(motion, func(t *testing.T) {
			p := driver.Open(t, driver.Desktop)
			p.Prefer("prefers-reduced-motion", motion)
			p.KeepTable("tapatan", 1, [2]play.Seat{}, placedMoves...)
			p.Start(driver.Serve(t, "/").Address("/tapatan/"))
			p.Settle()
			driver.ByMouse(p, "a2")
			p.Settle()
			p.Run(`(() => { window.motions = 0; document.querySelector('.piece[data-at=a2]')
				.addEventListener('transitionrun', () => motions++); })()`)
			driver.ByMouse(p, "a3")
			p.WaitMoves(len(placedMoves) + 1)
			if moves {
				p.Wait(`motions > 0`)
				return
			}
			p.Settle() // draws the ball at its place; a browser tells of a motion in the frame after
			p.Settle()
			if driver.Eval[int](p, `motions`) > 0 {
				t.Error("the ball is seen to move")
			}
		})
	}
}

// wantBubbleAtItsPoint wants the refusal to be seen on the board, next to the point that was touched: its grid cell.
func wantBubbleAtItsPoint(p *driver.Tab) {
	p.T.Helper()
	box := driver.Eval[[]float64](p, `(() => {
		const board = document.querySelector('.play > .board').getBoundingClientRect();
		const bubble = document.querySelector('.play > .board .bubble').getBoundingClientRect();
		const at = document.querySelector('.play > .board .bubbles > .at').getBoundingClientRect();
		const text = document.createRange();
		text.selectNodeContents(document.querySelector('.play > .board .bubble'));
		return [bubble.top - board.top, board.bottom - bubble.bottom, at.width, at.height,
			bubble.right - text.getBoundingClientRect().right]; })()`)
	for _, n := range box {
		if n < 0 {
			p.T.Errorf("the bubble is not on the board, or its words not in it: %v", box)
		}
	}
	if box[2] == 0 || box[3] == 0 {
		p.T.Errorf("the bubble stands at no point: %v", box)
	}
}
