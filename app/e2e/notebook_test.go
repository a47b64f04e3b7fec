package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/class/handin"
	"tablier/app/class/set"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// inNotebook opens the notebook of a class.
func inNotebook(p *driver.Tab, s *driver.Server, what string) {
	p.T.Helper()
	p.Start(s.Address(nav.NotebookRoute) + what)
	p.Wait(`document.querySelector('.drop')`)
}

// classSet is what the class of these tests has been given: a puzzle and a program.
func classSet() *set.Set {
	return &set.Set{Title: "Deux éléments", Items: []set.Item{
		{Task: &set.Puzzle{Game: "tapatan", ID: "vnsfy92mt7"}}, {Task: &set.Python{Exercise: "gagne"}},
	}}
}

// The programs of the class: one that is right, one that is not, and one that never ends.
const (
	rightProgram = "def jouer(position):\n    for coup in position.coups():\n        suite = position.jouer(coup)\n" +
		"        if suite.gagnant() == position.trait:\n            return coup\n    return position.coups()[0]\n"
	endlessProgram = "def jouer(position):\n    while True:\n        pass\n"
)

// handedIn returns the file of a pupil, who has solved the puzzle at a try, with a program that is said to be right.
func handedIn(t *testing.T, name string, attempt, tries int, program string) string {
	t.Helper()
	w, err := handin.New(classSet(), attempt)
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= tries; n++ {
		w.Items[0].Answer([]string{"b2", "a1", "c2", "b3"}[n%4], n == tries)
	}
	w.Items[0].Seconds = 90
	w.Items[1].Answer("4/4", true)
	w.Items[1].Write(program)
	w.Sign(name, 1_774_000_000+attempt)
	file, err := handin.File(w)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// dropFiles is an expression that drops files onto the window, as a person who drags them there.
func dropFiles(files map[string]string) string {
	items := ""
	for name, text := range files {
		items += fmt.Sprintf("given.items.add(new File([%s], %s));", driver.Quote(text), driver.Quote(name))
	}
	return `(() => {
		const given = new DataTransfer();
		` + items + `
		window.dispatchEvent(new DragEvent('drop', { dataTransfer: given, bubbles: true, cancelable: true }));
	})()`
}

// rolled is an expression for the table: of each row the name, and what each cell says.
const rolled = `JSON.stringify([...document.querySelectorAll('.roll tbody tr')].map((row) =>
	[row.querySelector('th span').textContent,
		...[...row.querySelectorAll('[role=gridcell]')].map((c) => c.querySelector('.hidden-text').textContent)]))`

// rows returns the table.
func rows(p *driver.Tab) (table [][]string) {
	p.T.Helper()
	if err := json.Unmarshal([]byte(driver.Eval[string](p, rolled)), &table); err != nil {
		p.T.Fatal(err)
	}
	return table
}

// Thirty files in one drop fill the table, every cell right; files that are none are told, and harm nothing. Nothing of
// it is stored.
func TestNotebookOfAClass(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	inNotebook(p, driver.Serve(t, "/"), "?lang=fr")
	files := map[string]string{}
	for i := range 30 {
		name := fmt.Sprintf("Élève %d", i+1)
		files[fmt.Sprintf("%d.tablier", i)] = handedIn(t, name, i, 1+i%4, rightProgram)
	}
	whole := files["3.tablier"]
	files["coupe.tablier"] = whole[:len(whole)/2]
	files["altere.tablier"] = strings.Replace(whole, "tries", "trees", 1)
	files["<b>rien</b>.tablier"] = "rien"
	files["gros.tablier"] = strings.Repeat("x", 5<<20)
	p.Run(dropFiles(files))
	p.Wait(`document.querySelectorAll('.roll tbody tr').length === 30`)
	for i, row := range rows(p) {
		name, result := fmt.Sprintf("Élève %d", i+1), fmt.Sprintf("réussi au %de essai", 1+i%4)
		if i%4 == 0 {
			result = "réussi au premier essai"
		}
		if row[0] != name || !strings.HasPrefix(row[1], name+", ") || !strings.HasSuffix(row[1], "\u202f: "+result) ||
			!strings.HasSuffix(row[2], "\u202f: réussi au premier essai") {
			t.Errorf("%q, want %s of %s", row, result, name)
		}
	}
	p.Wait(`document.querySelectorAll('.notices li').length === 4`)
	told := p.Text(".notices ul")
	for _, file := range []string{"coupe.tablier", "altere.tablier", "<b>rien</b>.tablier", "gros.tablier"} {
		if !strings.Contains(told, file) {
			t.Errorf("%s is not told: %s", file, told)
		}
	}
	if kept := driver.Eval[string](p, `JSON.stringify(localStorage)`); strings.Contains(kept, "Élève") {
		t.Errorf("stored: %s", kept)
	}
	p.Settle()
	p.FitsWidth()
	p.Shot("class")
	p.Click("#act-keep")
	p.Wait(`JSON.stringify(localStorage).includes('notebook')`)
	p.Reload()
	p.Wait(`document.querySelectorAll('.roll tbody tr').length === 30`)
	p.Click("#act-erase")
	p.Wait(`document.querySelector('.question p').textContent.includes('30')`)
	p.Click("#answer-yes")
	p.Wait(`document.querySelector('.drop')`)
	if kept := driver.Eval[string](p, `JSON.stringify(localStorage)`); strings.Contains(kept, "notebook 1") {
		t.Errorf("kept after all: %s", kept)
	}
}

// The table is gone through by keyboard: Enter opens the pupil at that item, Escape goes back to the cell.
func TestNotebookByKeyboard(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	inNotebook(p, driver.Serve(t, "/"), "?lang=fr")
	p.Click("#act-example")
	p.Wait(`document.querySelectorAll('.roll tbody tr').length === 28`)
	p.Run(`document.getElementById('cell-0--1').focus()`)
	at := func(id string) { p.T.Helper(); p.Wait(`document.activeElement.id === ` + driver.Quote(id)) }
	p.Press(kb.ArrowDown)
	at("cell-1--1")
	p.Press(kb.End)
	at("cell-1-5")
	p.Press(kb.ArrowLeft)
	at("cell-1-4")
	p.Press(kb.Enter)
	at("beside")
	p.Wait(`document.querySelector('#beside h2').textContent.startsWith('Alice')`)
	p.Press(kb.Escape)
	at("cell-1-4")
	p.Press(kb.Home)
	at("cell-1--1")
	p.Click("#act-item-1")
	p.Wait(`document.querySelector('#beside .wrongs li')`)
	p.Click("#act-sort-1")
	p.Wait(`document.getElementById('carnet-said').textContent.includes('Tapatan')`)
}

// Programs are run again in the cage, one after another: what never ends is ended, and what a file claims wrongly is
// told. They go to a cup.
func TestNotebookRunsPrograms(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	inNotebook(p, driver.Serve(t, "/"), "?lang=fr")
	p.Run(driver.GiveFiles("#carnet-files", map[string]string{
		"a.tablier": handedIn(t, "Ada", 1, 1, rightProgram), "b.tablier": handedIn(t, "Bea", 2, 2, firstMove),
		"c.tablier": handedIn(t, "Cid", 3, 3, endlessProgram),
	}))
	p.Wait(`document.querySelectorAll('.roll tbody tr').length === 3`)
	p.Click("#act-item-1")
	p.Wait(`document.getElementById('act-programs-1')`)
	p.Click("#act-programs-1")
	p.Wait(`document.getElementById('act-run-1')`)
	p.Click("#act-run-1")
	p.Wait(`document.getElementById('carnet-run').textContent.startsWith('2 programmes')`)
	p.Settle()
	p.FitsWidth()
	p.Shot("programs")
	p.Click("#act-cup")
	p.Wait(`document.querySelectorAll('.entrants li').length === 3`)
}

// On every screen the parts of the page fit, in both themes.
func TestNotebookFits(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		inNotebook(p, s, "?lang=fr")
		p.Settle()
		p.FitsWidth()
		p.Shot("empty")
		p.Click("#act-example")
		p.Wait(`document.querySelectorAll('.roll tbody tr').length === 28`)
		p.Settle()
		p.FitsWidth()
		p.Shot("table")
		pupil := "#pupil-4"
		if driver.Eval[bool](p, `document.querySelector('.roll').checkVisibility()`) {
			pupil = "#cell-4-4"
			p.Click("#act-item-1")
		} else {
			p.Click("#act-items")
			p.Wait(`document.querySelector('#tab-item-1')`)
			p.Settle()
			p.Shot("items")
			p.Click("#tab-item-1")
		}
		p.Wait(`document.querySelector('#beside .tally')`)
		p.Settle()
		p.FitsWidth()
		p.Shot("item")
		p.Click("#act-close")
		p.Wait(`!document.querySelector('#beside')`)
		p.Click(pupil)
		p.Wait(`document.querySelector('#beside .did')`)
		p.Settle()
		p.FitsWidth()
		p.Shot("pupil")
	})
}

// Printed, the table of a class with its key takes one sheet of A4, and nothing else is on it.
func TestNotebookOnPaper(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	inNotebook(p, driver.Serve(t, "/"), "?lang=en")
	p.Click("#act-example")
	p.Wait(`document.querySelectorAll('.roll tbody tr').length === 28`)
	if sheets, size := p.Print(); sheets != 1 || size != [2]int{595, 842} {
		t.Errorf("%d sheets of %v", sheets, size)
	}
}
