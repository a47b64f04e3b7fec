package e2e

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/play"
)

// A pointer is what a person drags with: real events of the browser, one at a time.
type pointer struct {
	p    *tab
	kind input.DispatchMouseEventPointerType // empty for a finger
	at   spot
}

// A spot is a place on the screen, in CSS pixels.
type spot struct{ X, Y float64 }

func (a spot) far(b spot) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

func (d *pointer) down(at spot) {
	d.at = at
	d.event("mousePressed", input.DispatchTouchEventTypeTouchStart, input.MouseButtonLeft, 1)
}

func (d *pointer) move(at spot) {
	d.at = at
	d.event("mouseMoved", input.DispatchTouchEventTypeTouchMove, input.MouseButtonLeft, 1)
}

func (d *pointer) up() {
	d.event("mouseReleased", input.DispatchTouchEventTypeTouchEnd, input.MouseButtonLeft, 0)
}

// glide moves in steps, as a hand does, and rests: the browser tells of fingers once a frame.
func (d *pointer) glide(to spot) {
	from := d.at
	for step := 1.0; step <= 5; step++ {
		d.move(spot{X: from.X + (to.X-from.X)*step/5, Y: from.Y + (to.Y-from.Y)*step/5})
	}
	d.p.settle()
}

func (d *pointer) event(mouse input.DispatchMouseEventType, touch input.DispatchTouchEventType, button input.MouseButton, buttons int64) {
	d.p.t.Helper()
	if d.kind == "" {
		d.fingers(touch, d.at)
		return
	}
	d.p.do(call(input.DispatchMouseEvent, input.DispatchMouseEventParams{
		Type: mouse, X: d.at.X, Y: d.at.Y, Button: button, Buttons: buttons, ClickCount: 1, PointerType: d.kind,
	}))
}

// fingers says where all fingers are; none of them when they leave.
func (d *pointer) fingers(what input.DispatchTouchEventType, at ...spot) {
	d.p.t.Helper()
	points := []*input.TouchPoint{}
	if what != input.DispatchTouchEventTypeTouchEnd && what != input.DispatchTouchEventTypeTouchCancel {
		for i, s := range at {
			id := float64(i)
			points = append(points, &input.TouchPoint{X: s.X, Y: s.Y, ID: &id})
		}
	}
	d.p.do(call(input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: what, TouchPoints: points}))
}

// middle gives the centre of an element.
func (p *tab) middle(selector string) spot {
	p.t.Helper()
	return eval[spot](p, fmt.Sprintf(`(() => { const r = document.querySelector(%s).getBoundingClientRect();
		return { X: r.x + r.width / 2, Y: r.y + r.height / 2 }; })()`, quote(selector)))
}

func (p *tab) point(name string) spot { p.t.Helper(); return p.middle("#point-" + name) }

// ball gives the middle of the piece that is, by the drawing, at a point, wherever it is seen now.
func (p *tab) ball(name string) spot {
	p.t.Helper()
	return eval[spot](p, fmt.Sprintf(`(() => { const m = document.querySelector('.piece[data-at=%q]').getScreenCTM();
		return { X: m.e, Y: m.f }; })()`, name))
}

// twoPeople begins a game of two people that seat 0 opens.
func (p *tab) twoPeople() {
	p.t.Helper()
	p.seat("two", "", "seat0")
}

// placed opens Tapatan with all balls placed: Orange on a1 c3 a2, Rouge on b2 c1 b3. a2 can only go to a3.
func placed(t *testing.T, d device) *tab {
	t.Helper()
	p := open(t, d)
	p.keeps("tapatan", 1, [2]play.Seat{}, "a1", "b2", "c3", "c1", "a2", "b3")
	p.start(serve(t, "/").url("/tapatan/"))
	p.settle()
	return p
}

func (p *tab) targets() int {
	p.t.Helper()
	return eval[int](p, `document.querySelectorAll('.marks .target circle').length`)
}

var pointers = []struct {
	name   string
	device device
	kind   input.DispatchMouseEventPointerType
}{
	{"mouse", desktop, input.DispatchMouseEventPointerTypeMouse},
	{"pen", desktop, input.DispatchMouseEventPointerTypePen},
	{"finger", phone, ""},
}

// A piece follows the pointer, shows where it may go, and stands where it is dropped without a step back.
func TestDrag(t *testing.T) {
	abreast(t)
	for _, c := range pointers {
		t.Run(c.name, func(t *testing.T) {
			p := placed(t, c.device)
			d := &pointer{p: p, kind: c.kind}
			d.down(p.point("a2"))
			d.glide(p.point("b1"))
			p.wait(`document.querySelectorAll('.marks .target circle').length === 1`)
			if at := p.ball("a2"); at.far(d.at) > 2 {
				t.Errorf("the ball is at %v, the pointer at %v", at, d.at)
			}
			p.shot("dragged")
			target := p.point("a3")
			d.glide(spot{X: target.X + 10, Y: target.Y - 10})
			p.do(runs(`(() => { window.way = []; const ball = document.querySelector('.piece.dragged'), end = performance.now() + 700;
				const look = () => { const m = ball.getScreenCTM(); way.push({ X: m.e, Y: m.f }); if (performance.now() < end) requestAnimationFrame(look); };
				look(); })()`))
			d.up()
			p.wait(`document.querySelectorAll('.move').length === 7`)
			p.wait(`!document.querySelector('.dragged')`)
			p.settle()
			for _, at := range eval[[]spot](p, `new Promise((resolve) => setTimeout(() => resolve(way), 800))`) {
				if at.far(target) > 16 {
					t.Fatalf("dropped on %v, the ball went by %v", target, at)
				}
			}
			if at := p.ball("a3"); at.far(target) > 2 {
				t.Errorf("the ball stands at %v, not %v", at, target)
			}
			if last := eval[int](p, `document.querySelectorAll('.last circle').length`); last != 2 {
				t.Errorf("the last move is marked by %d points, want both ends", last)
			}
		})
	}
}

// A drag that is broken off, in whatever way, leaves everything as it was.
func TestDragCancels(t *testing.T) {
	abreast(t)
	mouse := input.DispatchMouseEventPointerTypeMouse
	for _, c := range []struct {
		name   string
		device device
		kind   input.DispatchMouseEventPointerType
		off    func(d *pointer)
	}{
		{"outside", desktop, mouse, func(d *pointer) { d.glide(spot{X: 5, Y: 790}); d.up() }},
		{"outside by finger", phone, "", func(d *pointer) { d.glide(spot{X: 200, Y: 20}); d.up() }},
		{"back home", desktop, mouse, func(d *pointer) { d.glide(d.p.point("a2")); d.up() }},
		{"escape", desktop, mouse, func(d *pointer) { d.p.press(kb.Escape); d.p.settle(); d.move(d.p.point("a3")); d.up() }},
		{"right button", desktop, mouse, func(d *pointer) {
			d.event("mousePressed", "", input.MouseButtonRight, 3)
			d.p.settle()
			d.event("mouseReleased", "", input.MouseButtonRight, 1)
			d.glide(d.p.point("a3"))
			d.up()
		}},
		{"second finger", phone, "", func(d *pointer) {
			d.fingers(input.DispatchTouchEventTypeTouchMove, d.at, d.p.point("c2"))
			d.p.settle()
			d.fingers(input.DispatchTouchEventTypeTouchMove, d.p.point("a3"), d.p.point("c2"))
			d.fingers(input.DispatchTouchEventTypeTouchEnd)
		}},
		{"cancelled", phone, "", func(d *pointer) { d.fingers(input.DispatchTouchEventTypeTouchCancel) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := placed(t, c.device)
			d := &pointer{p: p, kind: c.kind}
			d.down(p.point("a2"))
			d.glide(p.point("b1"))
			p.wait(`document.querySelectorAll('.marks .target circle').length === 1`)
			c.off(d)
			p.wait(`document.querySelectorAll('.marks .target circle').length === 0`)
			p.wait(`!document.querySelector('.dragged')`)
			p.wait(fmt.Sprintf(`(() => { const m = document.querySelector('.piece[data-at=a2]').getScreenCTM();
				return Math.hypot(m.e - %f, m.f - %f) < 2; })()`, p.point("a2").X, p.point("a2").Y))
			if got := len(p.moves()); got != 6 {
				t.Errorf("%d moves, want the 6 there were", got)
			}
			d.down(p.point("a2")) // and the next one works
			d.glide(p.point("a3"))
			d.up()
			p.wait(`document.querySelectorAll('.move').length === 7`)
		})
	}
}

// Why a drop does nothing is said in terms of the rule, and the ball goes back.
func TestDropIsExplained(t *testing.T) {
	abreast(t)
	for _, c := range pointers {
		t.Run(c.name, func(t *testing.T) {
			p := placed(t, c.device)
			for _, drop := range []struct{ from, to, why string }{
				{"a2", "c2", "Aucune ligne ne relie a2 à c2"},
				{"a2", "b2", "Le point b2 est déjà occupé"},
				{"a2", "c3", "Le point c3 est déjà occupé"}, // another ball of one's own: a drop never chooses it
				{"c1", "b1", "La boule en c1 est à l’adversaire"},
			} {
				d := &pointer{p: p, kind: c.kind}
				home := p.point(drop.from)
				d.down(home)
				d.glide(p.point(drop.to))
				d.up()
				p.wait(fmt.Sprintf(`document.querySelector('.status [role=status] span').textContent.includes(%s)`, quote(drop.why)))
				p.wait(fmt.Sprintf(`(() => { const m = document.querySelector('.piece[data-at=%s]').getScreenCTM();
					return Math.hypot(m.e - %f, m.f - %f) < 2; })()`, drop.from, home.X, home.Y))
			}
			p.shot("explained")
			if got := len(p.moves()); got != 6 {
				t.Errorf("%d moves, want the 6 there were", got)
			}
		})
	}
}

// A click that wobbles is a click, by whatever hand; two of them make a move.
func TestClickAndClick(t *testing.T) {
	abreast(t)
	for _, c := range pointers {
		t.Run(c.name, func(t *testing.T) {
			p := placed(t, c.device)
			wobble := func(name string) {
				d := &pointer{p: p, kind: c.kind}
				at := p.point(name)
				d.down(at)
				d.move(spot{X: at.X + 3, Y: at.Y - 4})
				d.up()
				p.settle()
			}
			wobble("a2")
			if got := p.targets(); got != 1 {
				t.Fatalf("a click on a2 shows %d targets, want 1", got)
			}
			wobble("a3")
			p.wait(`document.querySelectorAll('.move').length === 7`)
		})
	}
}

// A right click is none, and a drag from an empty point is nothing.
func TestNoDrag(t *testing.T) {
	p := placed(t, desktop)
	d := &pointer{p: p, kind: input.DispatchMouseEventPointerTypeMouse, at: p.point("a2")}
	d.event("mousePressed", "", input.MouseButtonRight, 2)
	d.event("mouseMoved", "", input.MouseButtonRight, 2)
	d.event("mouseReleased", "", input.MouseButtonRight, 0)
	d.down(p.point("b1"))
	d.glide(p.point("a3"))
	d.up()
	p.settle()
	if got := len(p.moves()); got != 6 || p.targets() != 0 {
		t.Errorf("%d moves and %d targets, want 6 and 0", got, p.targets())
	}
}

// Moves are seen as motions, and at once by whom motion disturbs.
func TestMotion(t *testing.T) {
	abreast(t)
	for motion, moves := range map[string]bool{"no-preference": true, "reduce": false} {
		t.Run(motion, func(t *testing.T) {
			p := open(t, desktop)
			p.prefer("prefers-reduced-motion", motion)
			p.keeps("tapatan", 1, [2]play.Seat{}, "a1", "b2", "c3", "c1", "a2", "b3")
			p.start(serve(t, "/").url("/tapatan/"))
			p.settle()
			byMouse(p, "a2")
			p.settle()
			p.do(runs(`(() => { window.way = []; const ball = document.querySelector('.piece[data-at=a2]'), end = performance.now() + 500;
				const look = () => { way.push(Math.round(ball.getScreenCTM().f)); if (performance.now() < end) requestAnimationFrame(look); };
				look(); })()`))
			byMouse(p, "a3")
			way := eval[[]int](p, `new Promise((resolve) => setTimeout(() => resolve([...new Set(way)]), 800))`)
			if moved := len(way) > 2; moved != moves {
				t.Errorf("the ball was seen at the heights %v", way)
			}
		})
	}
}

// A move can be written; what is none is explained and stays in the field.
func TestWrittenMoves(t *testing.T) {
	p := placed(t, desktop)
	p.click("#more-toggle")
	p.wait(`document.getElementById('written')`)
	p.click("#written")
	for _, c := range []struct{ text, why string }{
		{"a2-c2", "Aucune ligne ne relie a2 à c2"},
		{"pion", "« pion » n’est pas un coup permis ici"},
	} {
		p.do(runs(`(document.getElementById('written').value = '')`))
		p.press(c.text + kb.Enter)
		p.wait(fmt.Sprintf(`document.querySelector('.status [role=status] span').textContent.includes(%s)`, quote(c.why)))
		if got := eval[string](p, `document.getElementById('written').value`); got != c.text {
			t.Errorf("the field holds %q, want %q to mend", got, c.text)
		}
	}
	p.do(runs(`(document.getElementById('written').value = '')`))
	p.press("a2–a3" + kb.Enter) // with the dash of the list
	p.wait(`document.querySelectorAll('.move').length === 7`)
	p.wait(`document.getElementById('written').value === ''`)
	p.holds("written")
}

// The board can be turned: points, pieces and their names go round, arrows stay what they look like.
func TestTurnedBoard(t *testing.T) {
	p := placed(t, desktop)
	before, ball := p.point("a1"), p.ball("a1")
	p.click("#more-toggle")
	p.click("#do-turn")
	p.settle()
	p.do(runs(`new Promise((resolve) => setTimeout(resolve, 300))`))
	after := p.point("a1")
	if after.X <= before.X || after.Y >= before.Y || p.ball("a1").far(after) > 2 || ball.far(before) > 2 {
		t.Errorf("a1 was at %v with a ball at %v, is at %v with one at %v", before, ball, after, p.ball("a1"))
	}
	if names := eval[[]string](p, `[...document.querySelectorAll('.board .coords text')].filter((e) => Number(e.getAttribute('y')) > 500)
		.sort((a, b) => a.getAttribute('x') - b.getAttribute('x')).map((e) => e.textContent)`); strings.Join(names, "") != "cba" {
		t.Errorf("the files are named %v from left to right, want c b a", names)
	}
	p.do(runs(`document.getElementById('point-a1').focus()`))
	p.press(kb.ArrowDown)
	p.wait(`document.activeElement.id === 'point-a2'`)
	p.press(kb.ArrowLeft)
	p.wait(`document.activeElement.id === 'point-b2'`)
	p.shot("turned")
	p.play(byMouse, "a2-a3")
	p.reload()
	p.ready()
	if again := p.point("a1"); again.far(after) > 2 {
		t.Errorf("after a reload a1 is at %v, was at %v", again, after)
	}
}

// The whole position can be heard, point by point.
func TestDescribedPosition(t *testing.T) {
	p := placed(t, desktop)
	p.click("#more-toggle")
	p.click("#do-describe")
	p.wait(`document.querySelector('.described').textContent !== ''`)
	said := p.text(".described")
	for _, want := range []string{"a1, boule (Orange)", "b2, boule (Rouge)", "a3, libre"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q lacks %q", said, want)
		}
	}
	if got := strings.Count(said, ";"); got != 8 {
		t.Errorf("%q names %d points, want 9", said, got+1)
	}
}

// While the machine thinks a person may look around, take back or leave.
func TestFreeWhileTheMachineThinks(t *testing.T) {
	p := open(t, desktop)
	// A machine that never answers thinks for ever.
	p.inject(`document.addEventListener('DOMContentLoaded', () => { const start = setInterval(() => {
		if (!window.tablier) return;
		clearInterval(start);
		tablier.engine = () => ({ send() {}, kill() {} });
	}, 1); })`)
	s := serve(t, "/")
	p.start(s.url("/tapatan/"))
	p.seat("one", "3", "seat0")
	p.play(byMouse, "b2")
	p.waitFor("Ordi réfléchit.")
	d := &pointer{p: p, kind: input.DispatchMouseEventPointerTypeMouse}
	d.down(p.point("b2"))
	d.glide(p.point("a1"))
	d.up()
	p.settle()
	if got := p.moves(); !slices.Equal(got, []string{"b2"}) {
		t.Fatalf("moves %v while the machine thinks", got)
	}
	p.click("#walk-first")
	p.waitFor("Position de départ.")
	p.click("#walk-last")
	p.waitFor("Ordi réfléchit.")
	p.click("#do-undo")
	p.waitFor(yourTurn)
	p.play(byMouse, "a1")
	p.click(".brand")
	p.wait(at("/"))
	p.back()
	p.waitFor("Ordi réfléchit.")
}
