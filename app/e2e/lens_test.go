package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// On a phone the points of a large board are smaller than a finger: what it covers is shown above it, and it is lifted
// from the point that it means.
func TestLensUnderAFinger(t *testing.T) {
	driver.Parallel(t)
	p := driver.Open(t, driver.Phone)
	var moves []string
	for _, m := range driver.Longest(t, "stratege", "", 60).Moves() {
		moves = append(moves, string(m))
	}
	p.KeepTable("stratege", 1, [2]play.Seat{{}, {Level: 1}}, moves...)
	p.Start(driver.Serve(t, "/").Address("/stratege/"))
	p.Settle()
	const pawn = `[...document.querySelectorAll('#board .point')].find((e) => e.ariaLabel.includes('force'))`
	mine := driver.Eval[string](p, pawn+`.dataset.point`)
	free := driver.Eval[string](p, `(() => {
		const of = (e) => { const r = e.getBoundingClientRect(); return [r.x, r.y]; }, [x, y] = of(`+pawn+`);
		const far = (e) => { const [u, v] = of(e); return (u - x) ** 2 + (v - y) ** 2; };
		return [...document.querySelectorAll('#board .point')].filter((e) => `+driver.FreePoint+`)
			.sort((a, b) => far(a) - far(b))[0].dataset.point;
	})()`)
	finger := &driver.Pointer{Tab: p}
	finger.Down(p.Point(free))
	at := p.Middle(".lens")
	if spot := p.Point(free); at.Y > spot.Y-80 {
		t.Errorf("the lens is at %v, the finger at %v", at, spot)
	}
	finger.Glide(p.Point(mine))
	p.Shot("lens")
	ring := p.Middle(".lens i")
	if middle := p.Middle(".lens"); ring.Far(middle) > 12 {
		t.Errorf("the ring is at %v, the middle of the lens at %v", ring, middle)
	}
	finger.Up()
	p.Wait(`!document.querySelector('.lens') && document.querySelector('#point-` + mine + `[aria-pressed="true"]')`)
	if driver.Eval[int](p, `document.querySelectorAll('.lens').length`) > 0 {
		t.Error("the lens has stayed")
	}
	p.Resize(844, 844) // the points are as large as a finger
	p.Settle()
	finger.Down(p.Point(mine))
	if driver.Eval[bool](p, `!!document.querySelector('.lens')`) {
		t.Error("there is a lens over large points")
	}
	finger.Up()
}
