package e2e

import (
	"strings"
	"testing"

	"tablier/app/e2e/driver"
)

// A stroke with a fault is told of on the plate, beside it, and mended there; on a phone below the plate. There the
// tools stand under the thumb.
func TestFaultOnThePlate(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		d := &drawer{Tab: p, server: s}
		d.begin()
		d.touch(cell("b4"), cell("f4"))
		p.Run(`document.getElementById('act-tool-1').click()`)
		if p.Device.Touch {
			d.touch(cell("b4"), cell("f4"), cell("f4"))
		} else {
			d.lines("b4 f4")
		}
		p.Wait(`document.querySelector('.tr').dataset.state === 'faulty'`)
		p.Settle()
		p.FitsWidth()
		p.Shot("fault")
		p.Run(`window.scrollTo(0, 0)`)
		const plate, below = `.tr-over .bubble .btn`, `.tr-below-plate .btn`
		seen := func(selector string) bool {
			return driver.Eval[bool](p, `document.querySelector(`+driver.Quote(selector)+`)?.checkVisibility() ?? false`)
		}
		if phone := p.Device.Touch; seen(plate) == phone || seen(below) != phone {
			t.Fatalf("on the plate: %t, below it: %t", seen(plate), seen(below))
		}
		if p.Device.Touch {
			const under = `innerHeight - document.getElementById('act-tool-0').getBoundingClientRect().bottom`
			if got := driver.Eval[float64](p, under); got < 0 || got > 30 {
				t.Errorf("the tools end %v px above the end of the screen", got)
			}
			p.Click(below)
		} else {
			if got := p.Text(".tr-over .bubble p"); !strings.Contains(got, "b4–f4") {
				t.Errorf("the bubble says %q", got)
			}
			if at, mark := p.Middle(".tr-over .bubble"), d.spot(cell("d4")); at.Far(mark) > 140 {
				t.Errorf("the bubble is %v px from the stroke", at.Far(mark))
			}
			p.Click(plate)
		}
		p.Wait(`document.getElementById('tr-limit').textContent.startsWith('3 ')`) // the middle has been added
		if n := driver.Eval[int](p, `document.querySelectorAll('.tr-over .bubble').length`); n != 0 {
			t.Error("the bubble stays")
		}
		p.WantFocus("tr-plate")
	})
}
