package e2e

import (
	"encoding/xml"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// atlasRoute is the page with the map, trap a position on it that is lost in 8.
const (
	atlasRoute = "/atelier/carte/"
	trap       = "#b=tapatan&p=ooro.rr..%20o%20o0r0&w=11"
)

// The conditions that the map is there, and that it is known what leads to the chosen position.
const (
	mapThere    = `document.querySelector('.atlas')?.dataset.state === 'shown'`
	mapExplored = mapThere + ` && document.querySelectorAll('.of-before li').length > 0`
)

// worth is the value of the chosen position, chosen how it is told, said what a screen reader has heard, and seen how
// wide the part of the picture is that is seen: 680 for all of it.
const (
	worth  = `document.querySelector('.here-now h2').textContent`
	chosen = `document.querySelector('.board-of').ariaLabel`
	said   = `document.getElementById('atlas-said').textContent`
	seen   = `document.querySelector('.chart').viewBox.baseVal.width`
)

// The map on both screens: the whole of it, how it is pointed at, enlarged and gone through with the keyboard, its
// waves, its addresses, the path of a match, and what is saved and printed.
func TestMapOfTapatan(t *testing.T) {
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		s := driver.Serve(t, "/")
		p.KeepTable("tapatan", 1, [2]play.Seat{}, "b2", "a1", "c1")
		p.Start(s.Address(atlasRoute) + trap)
		for _, part := range []struct {
			name string
			do   func(*testing.T, *driver.Tab)
			on   string // a device alone
		}{
			{"whole", wholeMap, ""}, {"narrow", mapFits, ""},
			{"pinched", mapIsPinched, "phone"}, {"dragged", mapIsDragged, "desktop"},
			{"pointed at", mapIsPointedAt, "desktop"}, {"touched", mapIsTouched, ""},
			{"keyboard", mapByKeyboard, "desktop"},
			{"wave", mapWaves, "phone"}, {"path", mapPath, "desktop"},
			{"addresses", mapAddresses, ""},
			{"saved", mapIsSaved, "desktop"}, {"printed", mapIsPrinted, "desktop"},
		} {
			if part.on == "" || part.on == p.Device.Name {
				step(t, p, part.name, func(t *testing.T) { part.do(t, p) })
			}
		}
	})
}

// atState opens a state of the map. The address may have it still: it follows the page a moment later.
func atState(p *driver.Tab, state string) {
	p.T.Helper()
	p.Run(`(location.hash = '', location.hash = ` + driver.Quote(state) + `)`)
}

// atTrap opens the position that is lost in 8.
func atTrap(p *driver.Tab) {
	p.T.Helper()
	atState(p, trap)
	p.Wait(worth + ` === 'Perdu en\u00a08'`)
}

// wholeMap wants the document to hold what is on the screen and no more, and a row of the table to choose an example.
func wholeMap(t *testing.T, p *driver.Tab) {
	p.Wait(mapExplored)
	points := driver.Eval[int](p, `[...document.querySelectorAll('.chart .ring')]
		.reduce((sum, ring) => sum + ring.getAttribute('d').split('M').length - 1, 0)`)
	if points != 5390 {
		t.Errorf("%d positions are drawn", points)
	}
	for selector, most := range map[string]int{".atlas *": 1000, ".chart *": 60} {
		n := driver.Eval[int](p, `document.querySelectorAll(`+driver.Quote(selector)+`).length`)
		if n > most {
			t.Errorf("%s: %d elements", selector, n)
		}
	}
	if got := driver.Eval[int](p, `document.querySelectorAll('main [role=status], main [aria-live]').length`); got != 1 {
		t.Errorf("%d live regions", got)
	}
	p.FitsWidth()
	p.Shot("map")
	p.Click("#act-menu")
	p.Wait(`!document.getElementById('atlas-menu').hidden`)
	p.Shot("menu")
	p.Click("#act-menu")
	p.Hit("#act-ring-3")
	p.Wait(worth + ` === 'Gagné en\u00a03' &&
		document.querySelector('.ring-counts .sel [aria-current]').id === 'act-ring-3'`)
}

// mapFits wants nothing of the map beside narrower screens, and all of the picture to be seen at once on low ones.
func mapFits(t *testing.T, p *driver.Tab) {
	whole, smaller := p.Device, []driver.Device{driver.SmallLaptop}
	if whole.Touch {
		smaller = []driver.Device{driver.Tiny, driver.Landscape}
	}
	for _, d := range smaller {
		onScreen(p, d)
		p.FitsWidth()
		p.Shot("narrow")
		if high := driver.Eval[int](p, `document.querySelector('.chart').clientHeight`); high > int(d.Height) {
			t.Errorf("%s: the picture is %d high", d.Name, high)
		}
	}
	onScreen(p, whole)
}

// mapByKeyboard chooses positions and reads them with the keyboard alone, and goes on to search one.
func mapByKeyboard(t *testing.T, p *driver.Tab) {
	atTrap(p)
	p.Run(`document.activeElement.blur()`)
	p.TabTo("atlas-map")
	for _, step := range []struct{ key, want string }{
		{kb.ArrowUp, "Gagné en\u00a09."}, {kb.ArrowDown, "Perdu en\u00a08."}, {kb.ArrowRight, "Perdu en\u00a08."},
		{kb.ArrowDown, "Gagné en\u00a07."},
	} {
		before := driver.Eval[string](p, said)
		p.Press(step.key)
		p.Wait(said + ` !== ` + driver.Quote(before))
		heard := driver.Eval[string](p, said)
		if !strings.HasPrefix(heard, step.want) || !strings.Contains(heard, "a le trait") ||
			!strings.Contains(heard, "Orange : ") || !strings.Contains(heard, "Rouge : ") {
			t.Errorf("%q is heard, want %s", heard, step.want)
		}
		p.WantFocus("atlas-map")
	}
	p.Press("+")
	p.Wait(seen + ` < 680`)
	p.Press("0")
	p.Wait(seen + ` === 680`)
	p.TabTo("act-ring-4")
	p.Press(" ")
	p.Wait(worth + `=== 'Perdu en\u00a04'`)
	p.WantFocus("act-ring-4")
	first := driver.Eval[string](p, chosen)
	p.Press(" ")
	p.Wait(chosen + ` !== ` + driver.Quote(first))
	p.Wait(`location.hash.includes('p=')`)
	p.TabTo("atlas-search")
	if got := driver.Eval[string](p, `document.activeElement.getAttribute('href')`); !strings.HasPrefix(got,
		"/atelier/voir/#g=tapatan&v=tapatan&p=") {
		t.Errorf("the search is at %s", got)
	}
	p.TabTo("atlas-map")
	p.Press(kb.Enter)
	p.Wait(`location.pathname === '/atelier/voir/' && location.hash.startsWith('#g=tapatan&v=tapatan&p=')`)
	p.Back()
	p.Wait(mapThere)
}

// mapWaves goes to a later wave step by step and with the slider. Who wants no motion sees none, and a run goes on all
// the same.
func mapWaves(t *testing.T, p *driver.Tab) {
	atState(p, "b=tapatan&w=3")
	p.Wait(`document.querySelector('.num').textContent.startsWith('Vague 3')`)
	p.Prefer("prefers-reduced-motion", "reduce")
	p.Run(`(() => {
		window.motions = 0;
		for (const kind of ['transitionrun', 'animationstart']) document.addEventListener(kind, () => motions++);
	})()`)
	p.Click("#act-onward")
	p.Wait(worth + ` === 'Perdu en\u00a04' && document.querySelectorAll('.ring.u').length === 7`)
	p.Wait(`location.hash.endsWith('w=4')`)
	p.Shot("wave")
	p.Click("#act-run")
	p.Wait(worth + ` === 'Gagné en\u00a05'`)
	if n := driver.Eval[int](p, `motions + document.getAnimations().length`); n > 0 {
		t.Errorf("%d motions", n)
	}
	p.Click("#act-run")
	slide(p, 11)
	p.Wait(said + `.includes('1\u202f208 positions qui restent sont nulles') && !document.querySelector('.ring.u')`)
}

// slide moves the slider to a wave.
func slide(p *driver.Tab, wave int) {
	p.T.Helper()
	p.Run(`(() => { const wave = document.getElementById('atlas-wave');
		wave.value = ` + strconv.Itoa(wave) + `; wave.dispatchEvent(new Event('input')); })()`)
}

// mapAddresses changes the address alone, chooses another board, and reloads.
func mapAddresses(_ *testing.T, p *driver.Tab) {
	atState(p, "b=rota&w=2")
	p.Wait(`document.querySelector('.atlas').dataset.board === 'rota' &&
		document.querySelector('.num').textContent.startsWith('Vague 2')`)
	atTrap(p)
	p.Choose("#atlas-board", "tsoro")
	p.Wait(`document.querySelector('.say b').textContent.startsWith('815')`)
	p.Click("#act-another")
	p.Wait(`location.hash.includes('b=tsoro')`)
	state := driver.Eval[string](p, chosen)
	p.Reload()
	p.Ready()
	p.Wait(mapThere + ` && ` + chosen + ` === ` + driver.Quote(state))
}

// mapPath lays matches over the map: that on the table, and one that is pasted.
func mapPath(_ *testing.T, p *driver.Tab) {
	atTrap(p)
	p.Click("#act-menu")
	p.Wait(`document.querySelector('#atlas-trail option[value=table]')`)
	p.Choose("#atlas-trail", "table")
	p.Wait(`document.querySelectorAll('.walked li').length === 4 &&
		document.querySelector('.chart .trail').getAttribute('d') !== ''`)
	p.Click(".walked li:last-child button")
	p.Wait(`document.querySelector('.walked li:last-child button').ariaCurrent === 'true'`)
	p.Shot("path")
	p.Choose("#atlas-paste", `{"game":"tapatan","variant":"rota","moves":["p0","p1"]}`)
	p.Wait(`document.querySelector('.atlas').dataset.board === 'rota' &&
		document.querySelectorAll('.walked li').length === 3`)
	p.Choose("#atlas-paste", "b2 a1")
	p.Wait(`document.querySelector('.alien').checkVisibility() &&
		` + said + ` === document.querySelector('.alien').textContent`)
	p.Click("#atlas-course")
	p.Wait(`location.hash.includes('&c=1&t=')`)
	p.Reload()
	p.Ready()
	p.Wait(mapThere + ` && document.querySelectorAll('.walked li').length === 3`)
	p.Click("#act-back")
	p.Wait(`document.querySelector('.say b').textContent.startsWith('Attr')`)
}

// mapIsSaved wants the picture as it is seen, as a file that stands for itself: every position, and no value that is
// not known.
func mapIsSaved(t *testing.T, p *driver.Tab) {
	atState(p, "b=tapatan&p=ooro.rr..%20o%20o0r0&w=4")
	p.Wait(mapThere + ` && document.querySelector('.num').textContent.startsWith('Vague 4')`)
	saved := p.CatchFiles()
	p.Click("#act-menu")
	file := saved("#act-save")
	if got := strings.Count(file, "h0"); got != 5390 || !strings.HasPrefix(file, "<svg") {
		t.Errorf("%d positions are drawn in %.200s", got, file)
	}
	for _, not := range []string{`class="ring d"`, "Perdu en\u00a08", "var("} {
		if strings.Contains(file, not) {
			t.Errorf("%s is in the file", not)
		}
	}
	if err := xml.Unmarshal([]byte(file), new(struct{})); err != nil {
		t.Error(err)
	}
	p.Click("#act-menu")
}

// mapIsPrinted wants the map, the position and the counts on one sheet, without controls.
func mapIsPrinted(t *testing.T, p *driver.Tab) {
	atTrap(p)
	p.Wait(mapExplored)
	onScreen(p, driver.Paper)
	p.Do(driver.Call(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"}))
	const shown = `[...document.querySelectorAll('.top, .foot, .atlas .step, .atlas .btn, .atlas input')]
		.filter((e) => e.checkVisibility()).map((e) => e.id || e.className).join(' ')`
	if got := driver.Eval[string](p, shown); got != "" {
		t.Errorf("%q is printed", got)
	}
	const end = `document.querySelector('.spotted').getBoundingClientRect().bottom + scrollY`
	if high := driver.Eval[float64](p, end); high > 1040 {
		t.Errorf("what is printed is %.0f high", high)
	}
	p.FitsWidth()
	p.Shot("paper")
}
