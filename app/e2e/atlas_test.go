package e2e

import (
	"encoding/xml"
	"net/url"
	"strings"
	"testing"

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

// worth is the value of the chosen position, and said what a screen reader has heard.
const (
	worth = `document.querySelector('.here-now h2').textContent`
	said  = `document.getElementById('atlas-said').textContent`
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
	p.Wait(`document.querySelector('.chart').viewBox.baseVal.width < 680`)
	p.Press("0")
	p.Wait(`document.querySelector('.chart').viewBox.baseVal.width === 680`)
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
		p.Wait(`document.querySelector('.chart').viewBox.baseVal.width < 500`)
		p.Click("#act-fit")
		p.Wait(`document.querySelector('.chart').viewBox.baseVal.width === 680`)
		p.Click(".pictured, .of-before button")
	})
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
}

// The picture is saved as it is seen, as a file that stands for itself: every position, and no value that is not known.
func TestMapIsSaved(t *testing.T) {
	p := onMap(t, driver.Desktop, "#b=tapatan&p=ooro.rr..%20o%20o0r0&w=4")
	p.Run(`URL.createObjectURL = ((make) => (blob) => {
		window.file = blob;
		return make.call(URL, blob);
	})(URL.createObjectURL)`)
	p.Click("#act-menu")
	p.Click("#act-save")
	p.Wait(`window.file`)
	file := driver.Eval[string](p, `file.text()`)
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
	s := driver.Serve(t, "/any/sub/path/")
	p := driver.OpenInstalling(t, driver.Phone)
	p.Start(s.Address("/"))
	p.Offline()
	s.Vanish()
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
