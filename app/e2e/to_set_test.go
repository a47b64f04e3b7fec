package e2e

import (
	"testing"

	"tablier/app/class/set"
	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/links/link"
	"tablier/app/nav"
	"tablier/rules"
	"tablier/rules/all"
)

// trayHas is the condition that the set that is being prepared has so many items.
func trayHas(items int) string {
	return `document.querySelector('.set-tray p')?.textContent.includes(` + driver.Quote(fr.Tray.Items(items)) + `)`
}

// Watch and Write add what they show to the set that a teacher prepares, a prepared question under its own name.
func TestWorkshopAddsToASet(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(s.Address(nav.WatchRoute) + "?lang=fr#q=max")
		p.Wait(`document.querySelector('[data-act^="solve"]')`)
		if driver.Eval[bool](p, `document.getElementById('act-toset').checkVisibility()`) {
			t.Error("a pupil is offered to add to a set")
		}
		p.Visit(s.Address(nav.ComposeRoute))
		p.Settle()
		p.Wait(`localStorage['tablier/.teacher']`)
		p.Visit(s.Address(nav.WatchRoute) + "#q=max")
		p.Wait(`document.getElementById('act-toset')?.hidden === false`)
		p.Run(`document.getElementById('act-toset').click()`)
		p.Wait(trayHas(1))
		p.Settle()
		p.FitsWidth()
		p.Shot("watch")
		p.Visit(s.Address(nav.WriteRoute) + "#e=gagne")
		p.Wait(driver.PythonReady)
		p.Run(driver.ShowEditor)
		p.Click("#act-more")
		p.Settle()
		p.FitsWidth()
		p.Shot("write")
		p.Click("#act-toset")
		p.Wait(trayHas(2))
		p.Click("#tray-open")
		p.Wait(hasItems(2))
		got := given(p)
		if search := got.Items[0].Task.(*set.Watch).Search; search != "q=max" {
			t.Errorf("the search is %s", search)
		}
		if exercise := got.Items[1].Task.(*set.Python).Exercise; exercise != "gagne" {
			t.Errorf("the exercise is %s", exercise)
		}
	})
}

// In a set without hints neither a match nor a lesson gives any: no hint, no value, no analysis before the match has
// ended, no right move before the solution is due.
func TestSetWithoutHints(t *testing.T) {
	s := driver.Serve(t, "/")
	match, err := set.NewMatch(all.Games(), link.Letter{Record: rules.Record{Game: "tapatan"}})
	if err != nil {
		t.Fatal(err)
	}
	l, _ := solutionOf(t, "../boards/morris/lesson.txt")
	aids := []string{"do-hint", "tab-study"}
	for _, without := range []bool{true, false} {
		code, err := set.Encode(&set.Set{Title: "x", Settings: set.Settings{NoHints: without}, Items: []set.Item{
			{Task: match}, {Task: &set.Lesson{Game: "tapatan", ID: l.ID, Board: l.Boards[1].ID}},
		}})
		if err != nil {
			t.Fatal(err)
		}
		p := driver.Open(t, driver.Desktop)
		p.Start(s.Address(nav.SetRoute) + "?lang=" + string(i18n.French) + "#" + code)
		p.Wait(onSet("starting"))
		p.Click("#set-begin")
		p.Wait(onItem(1, 2))
		p.Ready()
		p.Settle()
		shows := func(id string) bool {
			return driver.Eval[bool](p, `!!document.getElementById(`+driver.Quote(id)+`)?.checkVisibility()`)
		}
		for _, id := range aids {
			if shows(id) == without {
				t.Errorf("without hints %v: %s is shown: %v", without, id, shows(id))
			}
		}
		p.Play(driver.ByMouse, "b2")
		p.Resign()
		p.Wait(`document.getElementById('tab-study').checkVisibility()`)
		forward(p, 2, 2)
		p.Wait(state("play"))
		p.Settle()
		if shows("lesson-show") == without {
			t.Errorf("without hints %v: a right move is offered: %v", without, shows("lesson-show"))
		}
		if !without {
			continue
		}
		p.Shot("lesson")
	}
}
