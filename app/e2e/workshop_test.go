package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// The workshop on both screens, within one running program: its doors, its rooms, which are open to each other, and the
// page for teachers; and all of them in English.
func TestRoomsOfTheWorkshop(t *testing.T) {
	s := driver.Serve(t, "/a/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address("/"))
		step(t, p, "doors", func(t *testing.T) { workshopDoors(t, p) })
		if !p.Device.Touch {
			step(t, p, "keyboard", func(t *testing.T) { workshopByKeyboard(t, p) })
		}
		step(t, p, "rooms", func(t *testing.T) { workshopRooms(t, p, s) })
		step(t, p, "teachers", func(t *testing.T) { teachersPage(t, p, s) })
		step(t, p, "links of lessons", func(t *testing.T) { linksOfLessons(t, p) })
		step(t, p, "English", func(t *testing.T) { workshopInEnglish(t, p, s) })
	})
}

// workshopDoors goes where the doors, the button and the line for teachers lead; the section of the header stays the
// current one.
func workshopDoors(t *testing.T, p *driver.Tab) {
	p.Click("#to-workshop")
	p.Wait(driver.AtPath("/a/atelier/") + ` && document.querySelector('.exercise-list a')`)
	p.Ready()
	p.Run(`window.sameProgram = true`)
	p.FitsWidth()
	p.Shot("entrance")
	if got := driver.Eval[int](p, `document.querySelectorAll('.workshop .main').length`); got != 1 {
		t.Errorf("%d buttons are filled", got)
	}
	for selector, to := range map[string]string{
		".door:nth-child(1)": nav.WatchRoute, ".door:nth-child(2)": nav.WriteRoute,
		".door:nth-child(3)": nav.CupRoute, ".door:nth-child(4)": nav.AtlasRoute,
		".door:nth-child(5)":               nav.DrawRoute,
		".exercise-list li:nth-child(2) a": nav.WriteRoute,
		"#workshop-begin":                  nav.WatchRoute, ".teachers a": nav.TeachRoute,
	} {
		p.Click(selector) // in the middle: all of a door is the link
		p.Wait(driver.AtPath("/a" + to))
		p.Wait(`document.querySelector('.top nav [aria-current]').textContent === ` + driver.Quote(fr.Workshop.Title))
		p.Back()
		p.Wait(driver.AtPath("/a/atelier/") + ` && document.querySelector('.exercise-list a')`)
	}
}

// workshopByKeyboard reaches the doors by the keyboard, one stop each, in the order in which they stand.
func workshopByKeyboard(t *testing.T, p *driver.Tab) {
	p.Run(`document.getElementById('workshop-begin').focus()`)
	words := fr.Workshop
	for _, want := range []string{words.Watch, words.Compose, words.Cup, words.Atlas, words.Draw} {
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
	p.Wait(driver.AtPath("/a/atelier/enseigner/") + ` && document.activeElement.id === 'main'`)
}

// workshopRooms goes from one room to another: they stand side by side above a room, and on a phone behind a control.
func workshopRooms(t *testing.T, p *driver.Tab, s *driver.Server) {
	goTo(p, s.Address(nav.WatchRoute))
	if p.Device.Touch {
		p.Run(`document.getElementById('rooms-toggle').focus()`)
		p.Press(kb.Enter)
		p.Wait(`document.getElementById('rooms').checkVisibility()`)
		p.Press(kb.Escape)
		p.Wait(`!document.getElementById('rooms').checkVisibility()`)
		p.WantFocus("rooms-toggle")
		p.Click("#rooms-toggle")
	}
	p.Click(`#rooms a[href="/a` + nav.AtlasRoute + `"]`)
	p.Wait(driver.AtPath("/a" + nav.AtlasRoute))
	p.Wait(`document.querySelector('#rooms [aria-current]').textContent === ` + driver.Quote(fr.Workshop.Atlas))
	p.Wait(mapThere)
	if got := p.Text(".lintel p"); !p.Device.Touch && !strings.Contains(got, " Tapatan") {
		t.Errorf("the map is said to be of %q", got)
	}
	if open := driver.Eval[bool](p, `document.getElementById('rooms').classList.contains('open')`); open {
		t.Error("in another room the list stays open")
	}
	p.FitsWidth()
}

// workshopInEnglish looks at the rooms in the other language.
func workshopInEnglish(_ *testing.T, p *driver.Tab, s *driver.Server) {
	p.Run(`document.getElementById('switch-lang').click()`)
	p.Wait(`document.documentElement.lang === ` + driver.Quote(string(i18n.English)))
	for _, room := range []struct{ route, there string }{
		{nav.WorkshopRoute, `document.querySelector('.exercise-list a')`},
		{nav.WatchRoute, `document.querySelector('.branch')`},
		{nav.AtlasRoute, mapThere}, {nav.TeachRoute, `document.querySelector('.tf-pic .tf-sheet')`},
		{nav.SessionsRoute, `document.querySelector('.seance')`},
	} {
		goTo(p, s.Address(room.route))
		p.Wait(room.there)
		p.FitsWidth()
		p.Shot("english" + room.route)
	}
}
