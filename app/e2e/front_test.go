package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// pictured waits for the pictures on the doors of the first page for teachers.
const pictured = `document.querySelectorAll('.tf-pic:not(:empty)').length === 4`

// The first page for teachers has doors with pictures to all that is for them, and says what serves which course: it
// fits a phone, is judged in both languages, and leads to the lesson whose number is chosen.
func TestFirstPageForTeachers(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		for _, lang := range i18n.Langs() {
			p.Visit(s.Address(nav.TeachRoute) + "?lang=" + string(lang))
			p.Wait(`document.documentElement.dataset.ready && ` + pictured)
			p.Settle()
			p.FitsWidth()
			p.Shot("front-" + string(lang))
			p.Judge("doors "+string(lang), "main")
		}
		p.Hit("#notions summary")
		p.Wait(`document.querySelector('#notions .sources').checkVisibility()`)
		p.FitsWidth()
		p.Run(`document.getElementById('syllabus').scrollIntoView()`)
		p.Shot("notions")
		p.Hit(`.tf-syllabus tr:nth-child(2) a:nth-of-type(2)`)
		p.Wait(driver.AtPath(nav.SessionsRoute) + ` && ` + shownLesson("seance-3"))
		p.Shot("lesson")
		p.Run(`scrollTo(0, 0)`)
		p.Shot("lessons")
		p.Judge("lessons", "main")
	})
}

// shownLesson says that a lesson is at the top of the window.
func shownLesson(id string) string {
	return `Math.abs(document.getElementById('` + id + `')?.getBoundingClientRect().top) < 60`
}

// The doors are reached by the keyboard, one stop each, in the order in which they stand; an address of a lesson from
// when the lessons stood on this page leads on to it, and the way back leads back.
func TestDoorsForTeachers(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address(nav.TeachRoute) + "?lang=fr")
	p.Wait(pictured)
	saved := p.CatchFiles()
	if text := saved("#save-package"); !strings.HasPrefix(text, "PK") || !strings.Contains(text, "tablier/positions.py") {
		t.Errorf("the package is %.80q", text)
	}
	p.Run(`document.getElementById('main').focus()`)
	for _, route := range []string{nav.SessionsRoute, nav.ComposeRoute, nav.NotebookRoute, nav.PrintRoute} {
		p.Press(kb.Tab)
		if got := driver.Eval[string](p, `new URL(document.activeElement.href).pathname`); got != route {
			t.Errorf("the keyboard is on the way to %s, want %s", got, route)
		}
	}
	p.Press(kb.Enter)
	p.Wait(driver.AtPath(nav.PrintRoute))
	p.Start(s.Address(nav.TeachRoute) + "?lang=fr#seance-4")
	p.Wait(driver.AtPath(nav.SessionsRoute) + ` && ` + shownLesson("seance-4"))
	p.Back()
	p.Wait(driver.AtPath(nav.TeachRoute) + ` && location.hash === '' && ` + pictured)
}
