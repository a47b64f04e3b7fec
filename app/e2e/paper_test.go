package e2e

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/paper"
)

// sheetsThere is the condition that the sheets have come.
const sheetsThere = `document.querySelectorAll('.pa-symbols > g').length === 23`

// openSheets opens the page in a language.
func openSheets(p *driver.Tab, s *driver.Server, lang string) {
	p.T.Helper()
	p.Start(s.Address(nav.PrintRoute) + "?lang=" + lang)
	p.Wait(sheetsThere)
}

// pressed lists the pages that are printed, "-" for a blank one.
const pressed = `[...document.querySelectorAll('.pa-press .pa-page')].map((e) => e.dataset.sheet ?? '-').join(' ')`

// stock returns all sheets in French.
func stock() *paper.Stock { return paper.StockOf(i18n.French, games.Boards(games.All())) }

// A class is equipped: sheets are chosen by touch or by mouse, seen, and counted.
func TestSheetsAreChosen(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		openSheets(p, s, "fr")
		p.Settle()
		p.FitsWidth()
		p.Shot("sheets")
		p.Judge("sheets", "main")
		p.Click("#pa-choose-tapatan")
		p.Click("#pa-choose-tapatan-regle")
		p.Click("#pa-choose-match")
		p.Wait(pressed + ` === 'tapatan tapatan-regle match'`)
		p.Wait(`document.getElementById('act-print').textContent === 'Imprimer 3 pages'`)
		p.Click("#act-plain")
		p.Settle()
		p.Shot("chosen")
		p.Click("#act-rules-1")
		p.Click("#act-all-hyle")
		p.Wait(pressed + ` === 'tapatan tapatan-regle match hyle hyle-pions hyle-regle'`)
		p.Click("#act-rules-0")
		p.Wait(pressed + ` === 'tapatan tapatan-regle match - hyle hyle-regle hyle-pions'`)
		p.Wait(`document.getElementById('act-print').textContent === 'Imprimer 7 pages, dont 1 blanche'`)
		p.Click("#act-all-hyle")
		p.Wait(pressed + ` === 'tapatan tapatan-regle match'`)
		p.Click("#act-see-allumettes")
		p.Wait(`document.querySelector('#pa-large[open] .pa-sheet')`)
		p.Settle()
		p.FitsWidth()
		p.Shot("boxes")
		p.Judge("a sheet enlarged", "main")
		p.Run(`window.print = () => { window.printed = ` + pressed + `; }`)
		p.Click("#act-print-allumettes")
		p.Wait(`window.printed === 'allumettes'`)
		p.Run(`window.dispatchEvent(new Event('afterprint'))`)
		p.Wait(pressed + ` === 'tapatan tapatan-regle match'`)
		p.Click("#pa-further")
		p.Wait(driver.AtPath(nav.MatchboxRoute) + ` && document.querySelectorAll('.pa-lesson section').length > 5`)
		p.Settle()
		p.FitsWidth()
		p.Shot("lesson")
		p.Judge("lesson about matchboxes", "main")
	})
}

// Everything is done by the keyboard alone, and the focus comes back to what has enlarged a sheet.
func TestSheetsByKeyboard(t *testing.T) {
	driver.Parallel(t)
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	openSheets(p, s, "en")
	p.TabTo("pa-choose-hyle")
	p.Press(" ")
	p.Wait(pressed + ` === 'hyle'`)
	p.TabTo("act-see-hyle")
	p.Press(kb.Enter)
	p.Wait(`document.querySelector('#pa-large[open]')`)
	p.Press(kb.Escape)
	p.Wait(`!document.querySelector('#pa-large[open]')`)
	p.WantFocus("act-see-hyle")
	p.TabTo("act-paper-1")
	p.Press(kb.Enter)
	p.Wait(`document.querySelector('.pa-press.letter')`)
	p.Run(`window.print = () => { window.printed = ` + pressed + `; }`)
	p.TabTo("act-print")
	p.Press(kb.Enter)
	p.Wait(`window.printed === 'hyle'`)
}

// All sheets together are printed on as many pages as the button says, one each and those that stay blank, on A4 and
// on Letter, and nothing else is printed; a line of 10 cm on each is 10 cm. A sheet alone takes one page. That each
// fits its paper is asked natively.
func TestSheetsArePrinted(t *testing.T) {
	driver.Parallel(t)
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	openSheets(p, s, "fr")
	p.Run(`window.print = () => {}`)
	papers := [][2]int{{595, 842}, {612, 792}}
	p.Click("#act-see-tapatan")
	p.Wait(`document.getElementById('act-print-tapatan')`)
	p.Click("#act-print-tapatan")
	p.Wait(pressed + ` === 'tapatan'`)
	if sheets, size := p.Print(); sheets != 1 || size != papers[0] {
		t.Errorf("a sheet takes %d pages of %v points, want one of %v", sheets, size, papers[0])
	}
	p.Run(`window.dispatchEvent(new Event('afterprint'))`)
	p.Wait(pressed + ` === ''`)
	p.Click("#act-close")
	for _, g := range stock().Groups {
		p.Run(`document.getElementById('act-all-` + g.ID + `').click()`)
	}
	for i, want := range slices.Backward(papers) { // A4 is then measured
		p.Click(fmt.Sprintf("#act-paper-%d", i))
		p.Settle()
		p.Wait(`document.querySelectorAll('.pa-press .pa-page[data-sheet]').length === 22`)
		said := driver.Eval[int](p, `parseInt(document.getElementById('act-print').textContent.match(/[0-9]+/)[0])`)
		if sheets, size := p.Print(); sheets != said || size != want {
			t.Errorf("%d pages of %v points are printed, the button says %d, want %v", sheets, size, said, want)
		}
	}
	step(t, p, "millimetres", func(t *testing.T) { sheetsHaveTheirSize(t, p) })
}

// sheetsHaveTheirSize measures the pages as they are printed.
func sheetsHaveTheirSize(t *testing.T, p *driver.Tab) {
	onPaper(p)
	p.Do(driver.Call(emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: 794, Height: 1123, DeviceScaleFactor: 1,
	}))
	const others = `[...document.querySelectorAll('body *')].filter((e) => e.checkVisibility() &&
		!e.closest('.pa-press') && !e.querySelector('.pa-press') && !e.closest('.pa-symbols, .symbols') && e.clientHeight
	).map((e) => e.tagName + '.' + e.className).slice(0, 5).join(' ')`
	if got := driver.Eval[string](p, others); got != "" {
		t.Errorf("beside the sheets %q is printed", got)
	}
	const millimetre = 96 / 25.4
	scales := driver.Eval[[]float64](p,
		`[...document.querySelectorAll('.pa-page .pa-sheet')].map((e) => e.getScreenCTM().a)`)
	if len(scales) != 22 {
		t.Fatalf("%d sheets are measured", len(scales))
	}
	for i, scale := range scales {
		if line := 100 * scale / millimetre; math.Abs(line-100) > .2 {
			t.Errorf("on sheet %d a line of 10 cm is %.2f mm", i, line)
		}
	}
	lines := strings.Fields(driver.Eval[string](p, `document.querySelector('#pa-foot path').getAttribute('d')`))
	if lines[0] != "M14" || !strings.HasPrefix(lines[1], "0H114M14") {
		t.Errorf("the line at the foot is %v", lines)
	}
}

// What the printer gets has its size: the line of 10 cm on each sheet, Tapatan's board and points, the dominoes, the
// pawns, on both papers. What is to be cut along dashes counts with the width of these.
func TestPrintedMillimetres(t *testing.T) {
	driver.Parallel(t)
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	openSheets(p, s, "en")
	p.Run(`window.print = () => {}`)
	for letter, paper := range []string{"A4", "Letter"} {
		p.Click(fmt.Sprintf("#act-paper-%d", letter))
		for _, want := range []struct {
			id            string
			width, height float64
			least         int
		}{
			{"tapatan", 150, 150, 1}, {"tapatan", 22, 22, 9}, {"tapatan", 20, 20, 6},
			{"dominos", 46, 23, 28}, {"zone", 115, 115, 1}, {"hyle-pions", 25, 25, 25}, {"pions-verts", 28.3, 74.3, 18},
			{"stratege-1", 184, 0, 10}, {"allumettes", 88.3, 46.3, 8}, {"entropy-pions", 26, 26, 14},
		} {
			step(t, p, paper+" "+want.id, func(t *testing.T) {
				p.Run(`document.getElementById('pa-choose-` + want.id + `').click()`)
				p.Wait(pressed + ` === ` + driver.Quote(want.id))
				outlines := p.Outlines()
				if n := sized(outlines, want.width, want.height); n < want.least {
					t.Errorf("%d shapes of %g × %g mm, want %d: %.1f", n, want.width, want.height, want.least, outlines)
				}
				if sized(outlines, 100, 4) == 0 && sized(outlines, 100, 0) == 0 {
					t.Errorf("there is no line of 10 cm: %.1f", outlines)
				}
				p.Run(`document.getElementById('pa-choose-` + want.id + `').click()`)
				p.Wait(pressed + ` === ''`)
			})
		}
	}
}

// sized returns how many shapes have a size, to a fifth of a millimetre.
func sized(outlines []driver.Outline, width, height float64) (n int) {
	for _, o := range outlines {
		if math.Abs(o.Width-width) <= .2 && math.Abs(o.Height-height) <= .2 {
			n++
		}
	}
	return n
}
