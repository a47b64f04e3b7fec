package e2e

import (
	"net/url"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// The entrance leads where its doors, its button and its line for teachers say, within the running program; the section
// of the header stays the current one.
func TestEntranceOfTheWorkshop(t *testing.T) {
	s := driver.Serve(t, "/a/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address("/"))
		p.Run(`window.sameProgram = true`)
		p.Click("#to-workshop")
		p.Wait(driver.AtPath("/a/atelier/"))
		p.Settle()
		p.FitsWidth()
		p.Accessible()
		p.Shot("entrance")
		if got := driver.Eval[int](p, `document.querySelectorAll('.workshop .main').length`); got != 1 {
			t.Errorf("%d buttons are filled", got)
		}
		for selector, to := range map[string]string{
			".door:nth-child(1)": nav.WatchRoute, ".door:nth-child(2)": nav.WriteRoute,
			".door:nth-child(3)": nav.CupRoute, ".door:nth-child(4)": nav.AtlasRoute,
			".exercise-list li:nth-child(2) a": nav.WriteRoute,
			"#workshop-begin":                  nav.WatchRoute, ".teachers a": nav.TeachRoute,
		} {
			p.Click(selector) // in the middle: all of a door is the link
			p.Wait(driver.AtPath("/a" + to))
			p.Wait(`document.querySelector('.top nav [aria-current]').textContent === ` + driver.Quote(fr.Workshop.Title))
			p.Back()
			p.Wait(driver.AtPath("/a/atelier/"))
			p.Settle()
		}
		if !driver.Eval[bool](p, `window.sameProgram === true`) {
			t.Error("the program was started anew")
		}
	})
}

// The doors are reached by the keyboard, one stop each, in the order in which they stand.
func TestEntranceByKeyboard(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/atelier/"))
	p.Run(`document.getElementById('workshop-begin').focus()`)
	p.Wait(`document.querySelector('.exercise-list a')`)
	for _, want := range []string{fr.Workshop.Watch, fr.Workshop.Compose, fr.Workshop.Cup, fr.Workshop.Atlas} {
		p.Press(kb.Tab)
		if got := driver.Eval[string](p, `document.activeElement.textContent`); got != want {
			t.Errorf("the keyboard is on %q, want %q", got, want)
		}
	}
	exercises := driver.Eval[int](p, `document.querySelectorAll('.exercise-list a').length`)
	for range exercises + 1 { // and then to what is for teachers
		p.Press(kb.Tab)
	}
	p.Press(kb.Enter)
	p.Wait(driver.AtPath("/atelier/enseigner/"))
	p.Settle()
	p.WantFocus("main")
}

// The button begins with the first prepared question: the room is given what it has to open.
func TestWorkshopBegins(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address("/atelier/"))
	href := driver.Eval[string](p, `document.getElementById('workshop-begin').getAttribute('href')`)
	if href != "/atelier/voir/#q=plies" {
		t.Errorf("it leads to %q", href)
	}
}

// allPapers are the ids of all papers.
const allPapers = "fiche-1 corrige-1 fiche-2 corrige-2 fiche-3 corrige-3 fiche-4 corrige-4"

// papers lists the ids of the papers that are seen.
const papers = `[...document.querySelectorAll('.paper')].filter((e) => e.checkVisibility()).map((e) => e.id).join(' ')`

// A lesson has an address; its papers show when they are asked for, by mouse and by keyboard, in both languages.
func TestTeachersPage(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		for _, lang := range i18n.Langs() {
			m := i18n.Of(lang)
			p.Start(s.Address("/atelier/enseigner/") + "?lang=" + string(lang) + "#seance-3")
			p.Wait(`Math.abs(document.getElementById('seance-3').getBoundingClientRect().top) < 60`)
			if got := driver.Eval[string](p, papers); got != "" {
				t.Errorf("%s: %s is open", lang, got)
			}
			p.Click("#show-fiche-4")
			p.Wait(papers + ` === 'fiche-4'`)
			p.Wait(`document.getElementById('show-fiche-4').ariaExpanded === 'true'`)
			p.Run(`document.getElementById('show-corrige-4').focus()`)
			p.Press(kb.Enter)
			p.Wait(papers + ` === 'fiche-4 corrige-4'`)
			p.FitsWidth()
			p.Accessible()
			p.Run(`document.getElementById('seance-4').scrollIntoView()`)
			p.Shot("papers " + string(lang))
			p.Click("#show-fiche-4")
			p.Wait(papers + ` === 'corrige-4'`)
			if got := p.Text("#corrige-4 h3"); got != m.Teach.AnswersOf(4, p.Text("#seance-4 h2")) {
				t.Errorf("%s: the answers are headed %q", lang, got)
			}
		}
	})
}

// A link of a lesson goes through the running program, and takes along what is to be opened.
func TestLinksOfLessons(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/atelier/enseigner/"))
	p.Run(`(() => {
		window.sameProgram = true;
		window.went = [];
		const push = history.pushState;
		history.pushState = (...args) => { went.push(String(args[2])); return push.apply(history, args); };
	})()`)
	p.Click("#seance-2 .session-links li:nth-child(2) a")
	p.Wait(driver.AtPath("/atelier/voir/"))
	const opens = "#g=tapatan&p=oor..o.rr%20o%20o0r0&a=minimax&d=3"
	p.Wait(`went.some((to) => to.endsWith(` + driver.Quote("/atelier/voir/"+opens) + `))`)
	p.Back()
	p.Wait(driver.AtPath("/atelier/enseigner/"))
	p.Click("#seance-1 .session-links li:nth-child(1) a")
	p.Wait(driver.AtPath("/tapatan/lecon/"))
	if !driver.Eval[bool](p, `window.sameProgram === true`) {
		t.Error("the program was started anew")
	}
}

// On paper stand the papers alone: all of them, or the one that a button prints.
func TestPapersArePrinted(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/atelier/enseigner/"))
	p.Wait(`document.getElementById('show-fiche-1')`)
	onPaper(p)
	const others = `[...document.querySelectorAll('.top, .foot, h1, .syllabus, .session-list, .plan, .acts-of, .btn')]
		.filter((e) => e.checkVisibility()).map((e) => e.className).join(' ')`
	if got := driver.Eval[string](p, papers); got != allPapers {
		t.Errorf("%q is printed, want %q", got, allPapers)
	}
	if got := driver.Eval[string](p, others); got != "" {
		t.Errorf("beside the papers %q is printed", got)
	}
	if got := driver.Eval[string](p, `getComputedStyle(document.body).backgroundColor`); got != "rgb(255, 255, 255)" {
		t.Errorf("the paper is %s", got)
	}
	printed := driver.Eval[string](p, `new Promise((resolve) => {
		window.print = () => resolve(`+papers+`);
		document.getElementById('print-fiche-2').click();
	})`)
	if printed != "fiche-2" {
		t.Errorf("the button prints %q", printed)
	}
	p.Run(`scrollTo(0, 0)`)
	p.Shot("paper")
	p.Run(`window.dispatchEvent(new Event('afterprint'))`)
	if got := driver.Eval[string](p, papers); got != allPapers {
		t.Errorf("afterwards %q is printed, want %q", got, allPapers)
	}
}

// onPaper shows the page as it is printed by a person whose screen is dark.
func onPaper(p *driver.Tab) {
	p.Do(driver.Call(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Media: "print", Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}},
	}))
}

// Each paper takes one or two sheets of A4, in both languages.
func TestPapersFitTheirSheets(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	for _, lang := range i18n.Langs() {
		p.Start(s.Address("/atelier/enseigner/") + "?lang=" + string(lang))
		p.Run(`window.print = () => {}`)
		p.Wait(`document.getElementById('show-fiche-1')`)
		for _, paper := range strings.Fields(allPapers) {
			p.Run(`document.getElementById('print-` + paper + `').click()`)
			p.Wait(`document.getElementById('` + paper + `').classList.contains('printed')`)
			if sheets, size := p.Print(); sheets < 1 || sheets > 2 || size != [2]int{595, 842} {
				t.Errorf("%s: %s takes %d sheets of %v points", lang, paper, sheets, size)
			}
			p.Run(`window.dispatchEvent(new Event('afterprint'))`)
		}
	}
}

// The rooms are open to each other: side by side above a room, and on a phone behind a control.
func TestRoomsOfTheWorkshop(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address(nav.WatchRoute))
		if p.Device.Touch {
			p.Run(`document.getElementById('rooms-toggle').focus()`)
			p.Press(kb.Enter)
			p.Wait(`document.getElementById('rooms').checkVisibility()`)
			p.Accessible()
			p.Press(kb.Escape)
			p.Wait(`!document.getElementById('rooms').checkVisibility()`)
			p.WantFocus("rooms-toggle")
			p.Click("#rooms-toggle")
		}
		p.Click(`#rooms a[href="` + nav.AtlasRoute + `"]`)
		p.Wait(driver.AtPath(nav.AtlasRoute))
		p.Wait(`document.querySelector('#rooms [aria-current]').textContent === ` + driver.Quote(fr.Workshop.Atlas))
		p.Wait(mapThere)
		if got := p.Text(".lintel p"); !p.Device.Touch && !strings.Contains(got, " Tapatan") {
			t.Errorf("the map is said to be of %q", got)
		}
		if open := driver.Eval[bool](p, `document.getElementById('rooms').classList.contains('open')`); open {
			t.Error("in another room the list stays open")
		}
		p.FitsWidth()
	})
}

// In English too every page of the workshop is accessible, in both themes and at both sizes.
func TestWorkshopIsAccessibleInEnglish(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		for route, there := range map[string]string{
			nav.WorkshopRoute: `document.querySelector('.doors')`, nav.WatchRoute: `document.querySelector('.branch')`,
			nav.AtlasRoute: mapThere, nav.TeachRoute: `document.querySelector('.seance')`,
		} {
			p.Start(s.Address(route) + "?lang=en")
			p.Wait(there)
			p.Wait(`document.documentElement.lang === 'en'`)
			p.Accessible()
			p.FitsWidth()
		}
	})
}

// After a visit to another page the whole workshop is there without a network, and its machine works.
func TestWorkshopOffline(t *testing.T) {
	p, s := withoutNetwork(t, "/hyle/regles/")
	p.Expect("demand/") // programs in Python are kept from a first visit to the workshop
	p.Start(s.Address(nav.WorkshopRoute))
	p.Click("#workshop-begin")
	p.Wait(`document.querySelector('.asks strong')`)
	p.Start(s.Address(nav.TeachRoute))
	p.Click("#seance-2 .session-links li:first-child a")
	p.Wait(stepped(0))
	for step := 1; step <= 3; step++ {
		p.Hit("#act-onward")
		p.Wait(stepped(step))
	}
	p.Start(s.Address(nav.AtlasRoute))
	p.Wait(mapThere)
}

// A moment of a search stands in the page of a course, with nothing of the site around it, and goes on there.
func TestSearchInAFrame(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, d := range []driver.Device{driver.Phone, driver.Desktop} {
		c := inCourse(t, d, s, nav.WatchRoute+centred+"&s=1", url.Values{"lang": {"en"}})
		c.Within(stepped(1))
		c.Within(`!document.querySelector('.lintel').checkVisibility() && !document.querySelector('.top')?.checkVisibility()`)
		c.Within(`(document.getElementById('act-onward').click(), true)`)
		c.Within(stepped(2))
		c.Within(`document.documentElement.scrollWidth <= innerWidth`)
		c.Shot("framed")
		c.Within(`(location.hash = 'q=bound', true)`)
		c.Within(`document.querySelector('.asks strong')?.textContent.includes('≤ 0')`)
	}
}
