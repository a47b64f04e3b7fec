package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// The setting-up is accessible, and nothing of it is cut off, on every screen and in both themes.
func TestStrategeSetupFits(t *testing.T) {
	p := openStratege(t, driver.Desktop)
	p.BothThemes()
	p.Click("#act-preset-0")
	p.Settle() // the board comes into view
	p.Click("#point-e3")
	p.Wait(`document.getElementById('point-e3').ariaPressed === 'true'`)
	p.Press(kb.Escape)
	sizes := []driver.Device{driver.Desktop, driver.Phone, driver.Narrow, driver.Landscape, driver.Zoomed}
	eachSize(p, sizes, func() {
		small := driver.Eval[[]string](p, `[...document.querySelectorAll('.arrange button')].filter((e) => {
				const r = e.getBoundingClientRect(); return r.height < 44 || r.width < 44; }).map((e) => e.id)`)
		if len(small) > 0 {
			t.Errorf("%s: too small for a finger: %v", p.Device.Name, small)
		}
		p.FitsWidth()
		const over = `document.querySelector('.library').getBoundingClientRect().bottom -
				document.querySelector('.arrange').getBoundingClientRect().bottom`
		if px := driver.Eval[float64](p, over); px > 1 {
			t.Errorf("%s: the arrangements reach %v px into what follows", p.Device.Name, px)
		}
		cut := driver.Eval[[]string](p, `[...document.querySelectorAll('.arrange, .arrange *')].filter((e) =>
				e.scrollWidth > e.clientWidth + 1
				&& e.clientWidth > 0).map((e) => e.id || e.className)`)
		if len(cut) > 0 {
			t.Errorf("%s: cut off: %v", p.Device.Name, cut)
		}
	})
}
