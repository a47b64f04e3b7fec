package e2e

import (
	"strconv"
	"strings"
	"testing"

	"tablier/ai/puzzle"
	"tablier/app/class/handin"
	"tablier/app/class/set"
	"tablier/app/e2e/driver"
	"tablier/app/links/link"
	"tablier/app/nav"
	"tablier/app/watch"
	"tablier/rules"
	"tablier/rules/all"
)

// sixItems returns a set with an item of each kind, and its puzzle.
func sixItems(t *testing.T) (*set.Set, *puzzle.Puzzle) {
	t.Helper()
	p, id := firstOf(t, puzzlesOf(t, "morris"), func(p *puzzle.Puzzle) bool {
		return p.Kind == puzzle.Win && len(p.Line) == 1 && !strings.Contains(string(p.Line[0]), "-")
	})
	match, err := set.NewMatch(all.Games(), link.Letter{Record: rules.Record{Game: "tapatan"}})
	if err != nil {
		t.Fatal(err)
	}
	l, _ := solutionOf(t, "../boards/morris/lesson.txt")
	return &set.Set{Title: "Découvrir minimax", Intro: "Notez ce qui vous étonne.", Items: []set.Item{
		{Minutes: 6, Word: "Cherchez d’abord sans toucher.", Task: &set.Puzzle{Game: "tapatan", ID: id}},
		{Minutes: 4, Task: &set.Lesson{Game: "tapatan", ID: l.ID, Board: l.Boards[1].ID}},
		{Minutes: 5, Task: &set.Watch{Search: watch.QuestionAddress("bound")}},
		{Minutes: 10, Task: &set.Words{Title: "On en parle ensemble", Text: "Écrans baissés."}},
		{Minutes: 15, Task: &set.Python{Exercise: "gagne"}},
		{Minutes: 5, Task: match},
	}}, p
}

// onItem is the condition that the bar stands above an item of a set, from 1.
func onItem(place, of int) string {
	return `document.querySelector('#course .title span')?.textContent === ` + driver.Quote(fr.Pupil.AtOf(place, of))
}

// onSet is the condition that the page of sets is in a state.
func onSet(state string) string {
	return `document.querySelector('main.series')?.dataset.state === ` + driver.Quote(state)
}

// forward goes on by the bar.
func forward(p *driver.Tab, place, of int) {
	p.T.Helper()
	p.Click(`#course .step:last-child`)
	p.Wait(onItem(place, of))
}

// A set with an item of each kind is done from the link to the file, with a wrong answer and a reload.
func TestSet(t *testing.T) {
	given, q := sixItems(t)
	code, err := set.Encode(given)
	if err != nil {
		t.Fatal(err)
	}
	_, moves := solutionOf(t, "../boards/morris/lesson.txt")
	for _, h := range []hand{mouse, finger} {
		t.Run(h.name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			p := driver.Open(t, h.device)
			p.Start(s.Address(nav.SetRoute) + "?lang=fr#" + code)
			p.Wait(onSet("starting"))
			p.FitsWidth()
			p.Shot("begin")
			p.Click("#set-begin")
			p.Wait(onItem(1, 6))
			p.Wait(problem("play"))
			if word := p.Text(".teacher-word"); !strings.Contains(word, given.Items[0].Word) {
				t.Errorf("the teacher says %q", word)
			}
			p.Settle()
			p.Fits()
			p.Shot("puzzle")
			h.make(p, wrongOf(t, "tapatan", q))
			p.Wait(problem("wrong"))
			p.Reload()
			p.Wait(onItem(1, 6))
			p.Wait(problem("play"))
			h.make(p, q.Line[0])
			p.Wait(problem("solved"))
			p.Settle()
			p.Shot("solved")
			p.Click("#problem-next")
			p.Wait(onItem(2, 6))
			p.Wait(state("play"))
			for _, m := range moves[1] {
				h.make(p, m)
				p.Settle()
			}
			p.Wait(state("right"))
			p.Fits()
			p.Click("#lesson-next")
			p.Wait(onItem(3, 6))
			p.Wait(`document.querySelector('[data-act^="solve"]')`)
			p.Settle()
			p.FitsWidth()
			p.Shot("watch")
			p.Run(`document.querySelector('#act-solve-1').click()`)
			forward(p, 4, 6)
			p.Wait(onSet("reading"))
			p.Shot("words")
			p.Click("#set-read")
			p.Wait(onItem(5, 6))
			p.Wait(driver.PythonReady)
			p.Run(driver.TypeProgram(driver.WinningProgram))
			p.Run(`document.querySelector('#act-run').click()`)
			p.Wait(`document.querySelectorAll('.tests li.ok').length === 4`)
			p.FitsWidth()
			p.Shot("python")
			if h.device.Touch {
				forward(p, 6, 6)
			} else {
				p.Click("#act-next")
				p.Wait(onItem(6, 6))
			}
			p.Ready()
			p.Settle()
			p.Shot("match")
			h.make(p, "b2")
			p.Resign()
			p.Wait(`document.querySelector('#course .here')?.closest('li').classList.contains('done')`)
			p.Click(`#course .step:last-child`)
			p.Wait(onSet("ending"))
			wantHandedIn(p)
		})
	}
}

// wantHandedIn hands in, and says what the file has.
func wantHandedIn(p *driver.Tab) {
	p.T.Helper()
	p.Click("#set-save")
	p.Wait(`document.querySelector('#set-note').textContent === ` + driver.Quote(fr.Pupil.NoName))
	p.WantFocus("set-name")
	p.Press("Camille")
	p.Wait(`document.querySelector('#set-qr')`)
	saved := p.CatchFiles()
	text := saved("#set-save")
	p.Settle()
	p.FitsWidth()
	p.Shot("end")
	work, changed, err := handin.ReadFile(text)
	if err != nil || changed || work.Name != "Camille" || work.Task() == nil {
		p.T.Fatalf("%v, changed %t: %+v", err, changed, work)
	}
	var results []string
	for _, item := range work.Items {
		results = append(results, strconv.Itoa(int(item.Result))+"/"+strconv.Itoa(item.Tries))
	}
	if got := strings.Join(results, " "); got != "1/2 1/1 1/1 4/0 1/1 1/1" {
		p.T.Errorf("handed in: %s", got)
	}
	if work.Items[4].Program == "" || !strings.HasPrefix(work.Items[5].Answers[0], string(handin.Lost)) {
		p.T.Errorf("the program %q, the match %q", work.Items[4].Program, work.Items[5].Answers)
	}
	if kept := driver.Eval[string](p, `JSON.stringify(localStorage)`); strings.Contains(kept, "Camille") {
		p.T.Error("the name is kept")
	}
}

// A set goes on without a network, by keyboard alone, and in another tab.
func TestSetOffline(t *testing.T) {
	given, q := sixItems(t)
	given.Items = []set.Item{given.Items[0], given.Items[3]}
	code, err := set.Encode(given)
	if err != nil {
		t.Fatal(err)
	}
	s := driver.Serve(t, "/")
	p := driver.OpenInstalling(t, driver.Desktop)
	p.Expect("demand/")
	p.Start(s.Address("/"))
	p.Offline()
	p.Kept(s, "studio.wasm")
	s.Vanish()
	p.Start(s.Address(nav.SetRoute) + "?lang=fr#" + code)
	p.Wait(onSet("starting"))
	p.TabTo("set-begin")
	p.Press("\r")
	p.Wait(onItem(1, 2))
	p.Wait(problem("play"))
	keyboard.toBoard(p)
	keyboard.make(p, q.Line[0])
	p.Wait(problem("solved"))
	p.WantFocus("problem-next")
	p.Press("\r")
	p.Wait(onItem(2, 2))
	p.Wait(onSet("reading"))
	p.TabTo("set-read")
	p.Press("\r")
	p.Wait(onSet("ending"))
	p.TabTo("set-name")
	p.Press("Camille")
	p.Wait(`document.querySelector('#set-qr')`)
}

// setStops are the states of the page of a set, and its bar above a page of each program.
func setStops(v visitor) []stop {
	given := &set.Set{Title: "Deux", Items: []set.Item{
		{Word: "Cherchez.", Task: &set.Lesson{Game: "tapatan", ID: "tapatan"}}, {Task: &set.Words{Title: "Mots", Text: "a"}},
	}}
	code, err := set.Encode(given)
	if err != nil {
		v.T.Fatal(err)
	}
	return []stop{
		{"set", func() { v.Start(v.s.Address(nav.SetRoute) + "#" + code); v.Wait(onSet("starting")) }, ""},
		{"item of a set", func() { v.Click("#set-begin"); v.Wait(onItem(1, 2)); v.Wait(state("play")) }, ""},
		{"words of a set", func() { forward(v.Tab, 2, 2); v.Wait(onSet("reading")) }, ""},
		{"end of a set", func() {
			v.Click("#set-read")
			v.Wait(onSet("ending"))
			v.Run(`document.getElementById('set-name').focus()`)
			v.Press("Zoé")
			v.Wait(`document.querySelector('#set-qr')`)
		}, ""},
		{"no set", func() { v.Start(v.s.Address(nav.SetRoute) + "#s=1abc"); v.Wait(onSet("refused")) }, ""},
	}
}
