package e2e

import (
	"fmt"
	"strings"
	"tablier/ai/puzzle"
	"tablier/app/class/handin"
	"tablier/app/class/set"
	"tablier/app/e2e/driver"
	"testing"
)

// A classmate does things by a plan, which says what is to stand in the notebook.
type classmate struct {
	*driver.Tab
	class  *classroom
	number int
	name   string
	cells  []string // that the notebook is to have, in the order of the items
}

// every says whether a pupil is one of those, one in so many, who differ from the others in something.
func (p *classmate) every(many, rest int) bool { return p.number%many == rest }

// work opens the set, does its items, hands in, and returns the file.
func (p *classmate) work(address string) (file string) {
	p.T.Helper()
	p.Start(address)
	p.Wait(onSet("starting"))
	p.Click("#set-begin")
	for i, do := range []func(){p.first, p.lesson, p.watch, p.words, p.python, p.match, p.second} {
		if i > 0 && i != wordsAt { // who has read is led on
			p.Click(`#course .step:last-child`)
		}
		p.Wait(onItem(i+1, classItems))
		do()
	}
	p.Click(`#course .step:last-child`)
	p.Wait(onSet("ending"))
	p.Click("#set-name")
	p.Press(p.name)
	p.Wait(`document.querySelector('#set-qr')`)
	return p.CatchFiles()("#set-save")
}

// expect notes what the notebook is to have of the item that has been done.
func (p *classmate) expect(result handin.Result, tries int) {
	p.cells = append(p.cells, cellOf(result, tries))
}

// first answers the first puzzle wrongly up to twice, or so often that the solution is shown. Some load the page anew
// in between.
func (p *classmate) first() {
	if p.every(6, 5) {
		p.wrongly(p.class.puzzles[0], set.TriesToSolution)
		p.Click("#problem-solution")
		p.Wait(`document.querySelectorAll('.hints .given').length === 2`)
		p.expect(handin.Shown, set.TriesToSolution)
		return
	}
	wrong := p.number % 3
	p.wrongly(p.class.puzzles[0], wrong)
	if p.every(4, 1) {
		p.Reload()
		p.Wait(problem("play"))
	}
	mouse.make(p.Tab, p.class.puzzles[0].Line[0])
	p.Wait(problem("solved"))
	p.expect(handin.Solved, wrong+1)
}

// wrongly answers a puzzle wrongly so many times.
func (p *classmate) wrongly(q *puzzle.Puzzle, times int) {
	p.T.Helper()
	p.Wait(problem("play"))
	for range times {
		mouse.make(p.Tab, wrongOf(p.T, "tapatan", q))
		p.Wait(problem("wrong"))
		p.Click("#problem-next")
		p.Wait(problem("play"))
	}
}

// lesson makes the moves of the board, or leaves it.
func (p *classmate) lesson() {
	p.Wait(state("play"))
	if p.every(5, 4) {
		p.expect(handin.NotDone, 0)
		return
	}
	for _, m := range p.class.lesson {
		mouse.make(p.Tab, m)
		p.Settle()
	}
	p.Wait(state("right"))
	p.expect(handin.Solved, 1)
}

// watch answers the question about a search.
func (p *classmate) watch() {
	answer, result := "1", handin.Solved
	if p.every(4, 2) {
		answer, result = "0", handin.Tried
	}
	p.Wait(`document.querySelector('#act-solve-` + answer + `')`)
	p.Run(`document.querySelector('#act-solve-` + answer + `').click()`)
	p.Wait(`document.querySelector('#act-solve-` + answer + `').ariaDisabled === 'true'`)
	p.expect(result, 1)
}

// words reads what is to be read.
func (p *classmate) words() {
	p.Wait(onSet("reading"))
	p.Click("#set-read")
	p.cells = append(p.cells, "") // which has no column
}

// python writes a program that passes the tests, or fails them, or nothing.
func (p *classmate) python() {
	if p.every(3, 2) {
		p.expect(handin.NotDone, 0)
		return
	}
	program, result := driver.WinningProgram, handin.Solved
	if p.every(3, 1) {
		program, result = firstMove, handin.Tried
	}
	p.Wait(driver.PythonReady)
	p.Run(driver.TypeProgram(fmt.Sprintf("%s# %d\n", program, p.number)))
	p.Run(`document.querySelector('#act-run').click()`)
	p.Wait(`document.querySelector('.py-verdict.ok, .py-verdict.ko')`)
	passes := driver.Eval[bool](p.Tab, `!!document.querySelector('.py-verdict.ok')`)
	if passes != (result == handin.Solved) {
		p.T.Errorf("the program passes its tests: %t", passes)
	}
	p.expect(result, 1)
}

// match gives the match up, or leaves it.
func (p *classmate) match() {
	p.Ready()
	if p.every(5, 3) {
		p.expect(handin.NotDone, 0)
		return
	}
	p.Settle()
	mouse.make(p.Tab, "b2")
	p.Resign()
	p.Wait(`document.querySelector('#course .here')?.closest('li').classList.contains('done')`)
	p.expect(handin.Solved, 1)
}

// second answers the second puzzle wrongly once; some leave it at that.
func (p *classmate) second() {
	p.wrongly(p.class.puzzles[1], 1)
	if p.every(2, 0) {
		p.expect(handin.Tried, 1)
		return
	}
	mouse.make(p.Tab, p.class.puzzles[1].Line[0])
	p.Wait(problem("solved"))
	p.expect(handin.Solved, 2)
}

// cellOf returns how the notebook says what became of an item.
func cellOf(result handin.Result, tries int) string {
	switch {
	case result == handin.Solved && tries == 1:
		return "réussi au premier essai"
	case result == handin.Solved:
		return fmt.Sprintf("réussi au %de essai", tries)
	case result == handin.Shown:
		return "avec la solution"
	case result == handin.Tried:
		return fmt.Sprintf("essayé %d fois", tries)
	}
	return "pas fait"
}

// open opens a tab for the pupil. One installs the site, and then has no network.
func (p *classmate) open(t *testing.T, s *driver.Server) {
	t.Helper()
	if p.number != offlinePupil {
		p.Tab = driver.Open(t, driver.Desktop)
		return
	}
	p.Tab = driver.OpenInstalling(t, driver.Desktop)
	p.Expect("demand/")
	p.Start(s.Address("/"))
	p.Offline()
	p.Kept(s, "studio.wasm")
	s.Vanish()
}

// wantUnnamed says that no name is kept on the device.
func (p *classmate) wantUnnamed() {
	p.T.Helper()
	kept := driver.Eval[string](p.Tab, `JSON.stringify([localStorage, sessionStorage])`)
	if strings.Contains(kept, p.name) {
		p.T.Errorf("stored: %s", kept)
	}
}
