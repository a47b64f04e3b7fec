package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// The first key leads past the header. A question mark opens the list of the shortcuts, but where it is written, and
// not once single keys have been switched off; a button opens it all the same.
func TestSkipLinkAndShortcuts(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.Start(driver.Serve(t, "/").Address("/tapatan/"))
	const skip = `document.querySelector('.skip').checkVisibility({ opacityProperty: true })`
	if driver.Eval[bool](p, skip) {
		t.Error("the link is in the way before it is wanted")
	}
	p.Press(kb.Tab)
	if !driver.Eval[bool](p, `document.activeElement.className === 'skip'`) || !driver.Eval[bool](p, skip) {
		t.Error("the first key does not show the link")
	}
	p.Press(kb.Enter)
	p.WantFocus("main")

	const open = `document.getElementById('shortcuts').open`
	p.Press("?")
	p.Wait(open)
	p.Shot("shortcuts")
	if rows := driver.Eval[int](p, `document.querySelectorAll('#shortcuts dt').length`); rows < 5 {
		t.Errorf("%d shortcuts", rows)
	}
	p.Press(kb.Escape)
	p.Wait(`!` + open)
	p.WantFocus("main")
	p.Press("?")
	p.Wait(open)
	p.Click("#single-keys")
	p.Run(`document.elementFromPoint(5, 5).click()`) // outside
	p.Wait(`!` + open)
	p.Press("?")
	p.Settle()
	if driver.Eval[bool](p, open) {
		t.Error("a single key opens the list though it may not")
	}
	p.OpenPanel("setup")
	p.Click("#shortcuts-open")
	p.Wait(open)
	p.Click("#single-keys")
	p.Click("#shortcuts-close")
	p.Wait(`!` + open)
	p.Run(`document.getElementById('name-0').focus()`)
	p.Press("?")
	p.Settle()
	if driver.Eval[bool](p, open) {
		t.Error("the list opens where a question mark is written")
	}
}

// While the program loads, what says so covers no control.
func TestLoadingCoversNothing(t *testing.T) {
	driver.Parallel(t)
	for _, d := range []driver.Device{driver.Phone, driver.Laptop} {
		t.Run(d.Name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			release := s.Hold("/app.wasm")
			p := driver.Open(t, d)
			p.Visit(s.Address("/tapatan/"))
			const line = `document.querySelector('#boot-status[data-state]:not(:empty)')`
			p.Wait(line)
			p.Shot("loading")
			covered := driver.Eval[[]string](p, `(() => {
				const line = `+line+`.getBoundingClientRect();
				return [...document.querySelectorAll('a, button, input, select')].filter((e) => {
					const r = e.getBoundingClientRect();
					return e.checkVisibility() && r.width > 1 && r.top < line.bottom && r.bottom > line.top &&
						r.left < line.right && r.right > line.left;
				}).map((e) => e.id + ' ' + e.textContent);
			})()`)
			if len(covered) > 0 {
				t.Errorf("covered: %q", covered)
			}
			if seen := driver.Eval[float64](p, line+`.getBoundingClientRect().height`); seen < 2 {
				t.Errorf("the line is %v px high", seen)
			}
			release()
			p.Ready()
			p.Wait(`!` + line)
		})
	}
}

// A page that is not there has its styles, its theme and its links before the program runs, at any depth.
func TestLostPageBeforeTheProgram(t *testing.T) {
	s := driver.Serve(t, "/any/sub/path/")
	release := s.Hold("/app.wasm")
	p := driver.Open(t, driver.Phone)
	p.Expect("404")
	p.Expect("MIME type")
	p.Inject(`localStorage.setItem('tablier/any/sub/path/.theme', 'dark')`)
	p.Visit(s.Address("/a/b/c/d/e/f/g"))
	p.Wait(`document.documentElement.dataset.theme === 'dark' && !document.documentElement.hidden`)
	p.Wait(`[...document.styleSheets].some((sheet) => sheet.cssRules.length > 0)`)
	p.Shot("lost")
	links := driver.Eval[[]string](p, `[...document.querySelectorAll('main a, header a')].map((a) => a.href)`)
	for _, href := range links {
		if !strings.HasPrefix(href, s.Address("/")) || strings.Contains(href, "/a/") {
			t.Errorf("a link leads to %s", href)
		}
	}
	release()
	p.Ready()
}

// What a demonstration shows is tried out on the table of its game: a person moves for both sides.
func TestDemonstrationIsTried(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.Start(driver.Serve(t, "/").Address("/tapatan/regles/"))
	p.Click(`.contents li:nth-child(3) a`)
	p.Wait(`document.activeElement.id === 'section-3'`)
	p.Click(`#section-3 [id^="try-"]`)
	p.Wait(`location.pathname === '/tapatan/'`)
	p.WaitStatus(fr.TurnOf(orange))
	driver.ByMouse(p, "b2")
	driver.ByMouse(p, "a2")
	p.Wait(`document.querySelector('#board .lit path')`)
}
