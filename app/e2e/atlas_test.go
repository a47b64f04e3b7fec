package e2e

import (
	"encoding/xml"
	"net/url"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
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

// worth is the value of the chosen position, said what a screen reader has heard, and seen how wide the part of the
// picture is that is seen: 680 for all of it.
const (
	worth = `document.querySelector('.here-now h2').textContent`
	said  = `document.getElementById('atlas-said').textContent`
	seen  = `document.querySelector('.chart').viewBox.baseVal.width`
)

// onMap opens the map at a state.
func onMap(t *testing.T, d driver.Device, state string) *driver.Tab {
	t.Helper()
	s := driver.Serve(t, "/")
	p := driver.Open(t, d)
	p.Start(s.Address(atlasRoute) + state)
	p.Wait(mapThere)
	return p
}

// The whole map is shown, and the document holds what is on the screen and no more.
func TestMapOfTapatan(t *testing.T) {
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		s := driver.Serve(t, "/")
		p.Start(s.Address(atlasRoute) + trap)
		p.Wait(mapExplored)
		points := driver.Eval[int](p, `[...document.querySelectorAll('.chart .ring')]
			.reduce((sum, ring) => sum + ring.getAttribute('d').split('M').length - 1, 0)`)
		if points != 5390 {
			t.Errorf("%d positions are drawn", points)
		}
		if n := driver.Eval[int](p, `document.querySelectorAll('.atlas *').length`); n > 1000 {
			t.Errorf("the map takes %d elements", n)
		}
		if n := driver.Eval[int](p, `document.querySelectorAll('.chart *').length`); n > 60 {
			t.Errorf("the picture takes %d elements", n)
		}
		if got := driver.Eval[int](p, `document.querySelectorAll('main [role=status], main [aria-live]').length`); got != 1 {
			t.Errorf("%d live regions", got)
		}
		p.FitsWidth()
		p.Shot("map")
		p.Accessible()
		p.Click("#act-menu")
		p.Wait(`!document.getElementById('atlas-menu').hidden`)
		p.Shot("menu")
		p.Accessible()
	})
}

// The table has the counts of every distance, and each of its rows chooses an example.
func TestTableOfTheMap(t *testing.T) {
	p := onMap(t, driver.Phone, "#b=tapatan")
	const counts = `[...document.querySelectorAll('.ring-counts td:last-child')].map((cell) => cell.textContent).join()`
	want := "416,1\u202f860,368,688,184,300,92,92,109,57,16,1\u202f208"
	if got := driver.Eval[string](p, counts); got != want {
		t.Errorf("the counts are %s, want %s", got, want)
	}
	p.Hit("#act-ring-3")
	p.Wait(worth + ` === 'Gagné en\u00a03' &&
		document.querySelector('.ring-counts .sel [aria-current]').id === 'act-ring-3'`)
	first := driver.Eval[string](p, `document.querySelector('.board-of').ariaLabel`)
	p.Hit("#act-another")
	p.Wait(worth + ` === 'Gagné en\u00a03' && document.querySelector('.board-of').ariaLabel !== ` + driver.Quote(first))
	p.Hit("#act-ring-11")
	p.Wait(worth + ` === 'Nulle'`)
}

// Nothing of the map is beside the screen, on the narrowest either; on a short one all of the picture is seen at once.
func TestMapFits(t *testing.T) {
	for _, d := range []driver.Device{driver.Tiny, driver.Landscape, driver.SmallLaptop} {
		p := onMap(t, d, "#b=rota&w=3")
		p.FitsWidth()
		p.Shot("rota")
		if high := driver.Eval[int](p, `document.querySelector('.chart').clientHeight`); high > int(d.Height) {
			t.Errorf("%s: the picture is %d high", d.Name, high)
		}
	}
}

// A wave that a link asks for shows an example of it, and is called as in a course where a person wishes so.
func TestWordsOfTheMap(t *testing.T) {
	p := onMap(t, driver.Desktop, "#b=tapatan&w=4")
	p.Wait(worth + ` === 'Perdu en\u00a04' && document.querySelector('.say b').textContent === 'Vague 4'`)
	p.Click("#act-menu")
	p.Click("#atlas-course")
	p.Wait(`document.querySelector('.say b').textContent === 'Attr₄' &&
		document.querySelector('.say p').textContent.includes('mènent dans Attr₃')`)
	for range 7 {
		p.Click("#act-onward")
	}
	p.Wait(`document.querySelector('.say b').textContent === 'Tout est su'`)
	p.Click("#act-back")
	p.Wait(`document.querySelector('.say b').textContent === 'Attr₁₀' &&
		document.querySelectorAll('.ring.u').length === 1`)
}

// The keyboard alone chooses positions and reads them, and goes on to search one.
func TestMapByKeyboard(t *testing.T) {
	p := onMap(t, driver.Desktop, trap)
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
	first := driver.Eval[string](p, `document.querySelector('.board-of').ariaLabel`)
	p.Press(" ")
	p.Wait(`document.querySelector('.board-of').ariaLabel !== ` + driver.Quote(first))
	p.Wait(`location.hash.includes('p=')`)
	p.TabTo("atlas-search")
	if got := driver.Eval[string](p, `document.activeElement.getAttribute('href')`); !strings.HasPrefix(got,
		"/atelier/voir/#g=tapatan&v=tapatan&p=") {
		t.Errorf("the search is at %s", got)
	}
	p.TabTo("atlas-map")
	p.Press(kb.Enter)
	p.Wait(`location.pathname === '/atelier/voir/' && location.hash.startsWith('#g=tapatan&v=tapatan&p=')`)
}

// What is seen of an enlarged map is moved with the keyboard, by dragging, and with two fingers.
func TestMapIsEnlarged(t *testing.T) {
	const left = `document.querySelector('.chart').viewBox.baseVal.x`
	t.Run("keys and mouse", func(t *testing.T) {
		p := onMap(t, driver.Desktop, trap)
		p.TabTo("atlas-map")
		before := driver.Eval[string](p, `document.querySelector('.board-of').ariaLabel`)
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
		if now := driver.Eval[string](p, `document.querySelector('.board-of').ariaLabel`); now != before {
			t.Errorf("dragging has chosen %s", now)
		}
		p.Shot("enlarged")
		p.Accessible()
		p.Click("#act-farther")
		p.Click("#act-farther")
		p.Wait(seen + ` === 680`)
	})
	t.Run("fingers", func(t *testing.T) {
		p := onMap(t, driver.Phone, trap)
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
		p.Accessible()
		p.Hit("#act-fit")
		p.Wait(seen + ` === 680`)
	})
}

// The wave goes step by step, and what it has not reached is told by nothing.
func TestWavesOfTheMap(t *testing.T) {
	p := onMap(t, driver.Phone, "#b=tapatan&w=3")
	written := `document.querySelector('main').textContent + document.querySelector('main').innerHTML`
	for _, secret := range []string{">184<", "perdues en 4</span><td", "1\u202f208", "Perdu en\u00a010"} {
		if driver.Eval[bool](p, `(`+written+`).includes(`+driver.Quote(secret)+`)`) {
			t.Errorf("%s is written after wave 3", secret)
		}
	}
	p.Click("#act-onward")
	p.Wait(said + `.includes('184 positions de plus sont perdues')`)
	p.Wait(worth + ` === 'Perdu en\u00a04'`)
	p.Wait(`document.querySelectorAll('.ring.u').length === 7 && location.hash.endsWith('w=4')`)
	p.Shot("wave")
	p.Accessible()
	p.Run(`(() => { const wave = document.getElementById('atlas-wave');
		wave.value = 11; wave.dispatchEvent(new Event('input')); })()`)
	p.Wait(said + `.includes('1\u202f208 positions qui restent sont nulles') && !document.querySelector('.ring.u')`)
	p.Click("#act-run")
	p.Wait(`document.querySelectorAll('.ring.u').length === 11 && ` + said + ` === ''`)
	p.Wait(`document.querySelectorAll('.ring.u').length < 11`)
	p.Click("#act-run")
	p.Wait(`document.querySelector('#act-run').ariaLabel === 'Lancer la vague'`)
}

// A link opens the same position after the same wave; a change of the address alone does too.
func TestMapLinks(t *testing.T) {
	p := onMap(t, driver.Desktop, "#b=rota&w=2")
	p.Wait(`document.querySelector('.atlas').dataset.board === 'rota' &&
		document.querySelector('.num').textContent.startsWith('Vague 2')`)
	p.Run(`location.hash = ` + driver.Quote(trap))
	p.Wait(worth + ` === 'Perdu en\u00a08' && document.querySelector('.atlas').dataset.board === 'tapatan'`)
	p.Choose("#atlas-board", "tsoro")
	p.Wait(`document.querySelector('.say b').textContent.startsWith('815')`)
	p.Click("#act-another")
	p.Wait(`location.hash.includes('b=tsoro')`)
	state := driver.Eval[string](p, `document.querySelector('.board-of').ariaLabel`)
	p.Reload()
	p.Wait(mapThere + ` && document.querySelector('.board-of').ariaLabel === ` + driver.Quote(state))
}

// The mouse and a finger choose what is nearest to them, and enlarge the map.
func TestMapByPointing(t *testing.T) {
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		s := driver.Serve(t, "/")
		p.Start(s.Address(atlasRoute) + trap)
		p.Wait(mapThere)
		// the centre of the map is the end
		p.Hit("#atlas-map")
		p.Wait(worth + ` === 'Perdu, fini'`)
		p.Run(`document.getElementById('atlas-map').dispatchEvent(new WheelEvent('wheel',
			{ deltaY: -300, clientX: 100, clientY: 300, bubbles: true, cancelable: true }))`)
		p.Wait(seen + ` < 500`)
		p.Click("#act-fit")
		p.Wait(seen + ` === 680`)
		p.Click(".pictured, .of-before button")
	})
}

// The mouse shows what a position is worth before it is chosen; what is not known it does not show.
func TestMapIsPointedAt(t *testing.T) {
	p := onMap(t, driver.Desktop, trap)
	const peek = `document.getElementById('atlas-peek')`
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
	p.Run(`(() => { const wave = document.getElementById('atlas-wave');
		wave.value = 0; wave.dispatchEvent(new Event('input')); })()`)
	p.Wait(`!` + peek + `.checkVisibility()`)
	p.Run(`location.hash = 'b=tapatan&w=0'`)
	p.Wait(`document.querySelector('.say b').textContent === 'Vague 0'`)
	point(102)
	p.Wait(peek + `.textContent.includes('pas encore su')`)
	point(0)
	chosen := driver.Eval[string](p, `document.querySelector('.board-of').ariaLabel`)
	mouse.At = driver.Spot{X: 5, Y: 5}
	mouse.Event("mouseMoved", "", input.MouseButtonNone, 0)
	p.Wait(`!` + peek + `.checkVisibility()`)
	if now := driver.Eval[string](p, `document.querySelector('.board-of').ariaLabel`); now != chosen {
		t.Errorf("pointing has chosen %s", now)
	}
}

// Matches that were played are laid over the map.
func TestPathOverTheMap(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	p.Play(driver.ByMouse, "b2", "a1", "c1")
	p.Visit(s.Address(atlasRoute))
	p.Ready()
	p.Wait(mapThere)
	p.Click("#act-menu")
	p.Wait(`document.querySelector('#atlas-trail option[value=table]')`)
	p.Choose("#atlas-trail", "table")
	p.Wait(`document.querySelectorAll('.walked li').length === 4 &&
		document.querySelector('.chart .trail').getAttribute('d') !== ''`)
	p.Click(".walked li:last-child button")
	p.Wait(`document.querySelector('.walked li:last-child button').ariaCurrent === 'true'`)
	p.Shot("path")
	p.Accessible()
	p.Choose("#atlas-paste", `{"game":"tapatan","variant":"rota","moves":["p0","p1"]}`)
	p.Wait(`document.querySelector('.atlas').dataset.board === 'rota' &&
		document.querySelectorAll('.walked li').length === 3`)
	p.Choose("#atlas-paste", "b2 a1")
	p.Wait(`document.querySelector('.alien').checkVisibility() &&
		` + said + ` === document.querySelector('.alien').textContent`)
	p.Click("#atlas-course")
	p.Wait(`location.hash.includes('&c=1&t=')`)
	other := driver.Open(t, driver.Desktop)
	other.Start(driver.Eval[string](p, `location.href`))
	other.Wait(mapThere + ` && document.querySelectorAll('.walked li').length === 3`)
	other.Click("#act-back")
	other.Wait(`document.querySelector('.say b').textContent.startsWith('Attr')`)
}

// Steps of the wave replace each other at once for who wants no motion, and nothing moves by itself.
func TestMapWithoutMotion(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Prefer("prefers-reduced-motion", "reduce")
	p.Start(s.Address(atlasRoute) + "#b=tapatan&w=3")
	p.Wait(mapThere)
	p.Run(`(() => {
		window.motions = 0;
		for (const kind of ['transitionrun', 'animationstart']) document.addEventListener(kind, () => motions++);
	})()`)
	p.Click("#act-onward")
	p.Wait(worth + ` === 'Perdu en\u00a04'`)
	p.Click("#act-run")
	p.Wait(worth + ` === 'Gagné en\u00a05'`)
	if n := driver.Eval[int](p, `motions + document.getAnimations().length`); n > 0 {
		t.Errorf("%d motions", n)
	}
}

// The paper has the map, the position and the counts, on one sheet and without controls.
func TestMapIsPrinted(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Paper)
	p.Start(s.Address(atlasRoute) + trap)
	p.Wait(mapExplored)
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

// The picture is saved as it is seen, as a file that stands for itself: every position, and no value that is not known.
func TestMapIsSaved(t *testing.T) {
	p := onMap(t, driver.Desktop, "#b=tapatan&p=ooro.rr..%20o%20o0r0&w=4")
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
}

// The map is there without a network, in a frame, in English, and in the edition that is one file.
func TestMapOffline(t *testing.T) {
	p, s := withoutNetwork(t, "/")
	p.Start(s.Address(atlasRoute) + trap)
	p.Wait(mapThere + ` && ` + worth + ` === 'Perdu en\u00a08'`)
}

func TestMapInAFrame(t *testing.T) {
	s := driver.Serve(t, "/")
	c := inCourse(t, driver.Desktop, s, atlasRoute, url.Values{"lang": {"en"}})
	c.hears("ready")
	c.Within(mapThere)
	c.Within(`document.querySelector('.say b').textContent === '5,390 positions'`)
	c.Within(`!document.querySelector('.lintel').checkVisibility()`)
	c.Within(`(document.getElementById('act-ring-4').click(), true)`)
	c.Within(`document.querySelector('.here-now h2').textContent === 'Lost in\u00a04'`)
	c.Shot("framed")
}

func TestMapInEnglish(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address(atlasRoute) + "?lang=en" + trap)
	p.Wait(mapExplored)
	if got := driver.Eval[string](p, worth); got != "Lost in\u00a08" {
		t.Errorf("the position is %s", got)
	}
	p.Shot("english")
	p.Accessible()
}

func TestMapInTheSingleFile(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.Start(diskFile(t))
	p.Run(`location.hash = '/atelier/carte/b=tapatan&p=ooro.rr..%20o%20o0r0&w=11'`)
	p.Wait(mapThere + ` && ` + worth + ` === 'Perdu en\u00a08'`)
	p.Click("#act-another")
	p.Wait(`location.hash.startsWith('#/atelier/carte/b=tapatan&p=') && !location.hash.includes('ooro.rr..')`)
	state := driver.Eval[string](p, `document.querySelector('.board-of').ariaLabel`)
	p.Reload()
	p.Ready()
	p.Wait(mapThere + ` && document.querySelector('.board-of').ariaLabel === ` + driver.Quote(state))
}
