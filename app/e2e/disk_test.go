package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
	"tablier/app/recall"
)

// This file has what the single file holds beside games, opened by its links and its addresses.

func mapOnADisk(_ *testing.T, p *driver.Tab) {
	toRoute(p, `/atelier/carte/b=tapatan&p=ooro.rr..%20o%20o0r0&w=11`)
	p.Wait(mapThere + ` && ` + worth + ` === 'Perdu en\u00a08'`)
	p.Click("#act-another")
	p.Wait(`location.hash.startsWith('#/atelier/carte/b=tapatan&p=') && !location.hash.includes('ooro.rr..')`)
	state := driver.Eval[string](p, chosen)
	p.Reload()
	p.Ready()
	p.Wait(mapThere + ` && ` + chosen + ` === ` + driver.Quote(state))
}

func searchOnADisk(_ *testing.T, p *driver.Tab) {
	toRoute(p, "/atelier/voir/"+centred[1:]+"&s=20")
	p.Wait(stepped(20))
	p.Hit("#act-back")
	p.Wait(stepped(19))
	p.Wait(`location.hash.endsWith('s=19')`)
	toRoute(p, "/atelier/voir/g=entropy&a=minimax&d=1&s=1")
	p.Wait(stepped(1) + ` && document.getElementById('watch-game').value === 'entropy'`)
	p.Wait(`document.querySelector('.surprise').hidden`) // it needs files
}

func lessonOnADisk(_ *testing.T, p *driver.Tab) {
	toRoute(p, "/")
	p.Click(`a[href="#/tapatan/lecon/"]`)
	p.Wait(atStep("lesson-step-1"))
	toRoute(p, "/entropy/lecon/?lesson=3")
	p.Wait(atStep("lesson-step-3"))
	driver.ByMouse(p, "a2")
	driver.ByMouse(p, "a1")
	p.Wait(state("right"))
	p.Reload()
	p.Ready()
	p.Wait(atStep("lesson-step-3") + ` && document.querySelectorAll('.dots .done').length === 0`)
	p.Run(`document.getElementById('lesson-next').click()`)
	p.Wait(`document.querySelectorAll('.dots .done').length === 1`)
}

func puzzleOnADisk(t *testing.T, p *driver.Tab) {
	_, id := firstOf(t, puzzlesOf(t, "morris"), aLine)
	toRoute(p, "/")
	p.Click(`a[href="#/problemes/"]`)
	p.Wait(`document.querySelector('#band-tapatan-0')`)
	toRoute(p, "/problemes/?puzzle="+id)
	p.Wait(problem("play"))
	p.Reload()
	p.Ready()
	p.Wait(problem("play"))
	toRoute(p, nav.PuzzlesRoute+crossText)
	p.Wait(onSpot("made"))
	p.Click(".spot-bands a")
	p.Wait(`document.querySelector('main').dataset.puzzle && ` + problem("play"))
	p.Reload()
	p.Wait(`document.querySelector('main').dataset.puzzle && ` + problem("play"))
}

// cupOnADisk wants the cup to say why no program plays there; levels of the machine do.
func cupOnADisk(_ *testing.T, p *driver.Tab) {
	toRoute(p, nav.CupRoute)
	p.Wait(`document.querySelector('.entrants > .lack').textContent === ` + driver.Quote(fr.Programs.Python("single")))
	p.Click("#act-level-1")
	p.Click("#act-level-2")
	p.Wait(`document.querySelectorAll('.entrants li').length === 2`)
	p.Run(driver.Choose("#cup-pairs", "2"))
	p.Wait(`document.querySelector('.runner strong').textContent === ` + driver.Quote(fr.Cup.Waiting(2, 2)))
	p.Click("#cup-main")
	p.Wait(`document.querySelector('.runner strong').textContent === ` + driver.Quote(fr.Cup.Done(2)))
}

// mistakesOnADisk opens a match from a file, reviews it and replays its mistakes, one of them by its address.
func mistakesOnADisk(t *testing.T, p *driver.Tab) {
	toRoute(p, "/tapatan/")
	p.Wait(`document.querySelector('.board.tapatan')`)
	p.OpenPanel("share")
	p.Run(`document.getElementById('arriving').value = '{"game":"tapatan","moves":["a1","a3"]}'`)
	p.Click("#open")
	p.WaitMoves(2)
	p.ClosePanel()
	p.Play(driver.ByMouse, "b1", "b3", "c1")
	p.WaitStatus(fr.Wins(orange))
	p.OpenPanel("study")
	p.Click("#study-run")
	p.Wait(`!document.querySelector('#study-act-replay').hidden`)
	p.Shot("review")
	p.Click("#study-act-replay")
	p.Wait(replayed("play"))
	p.Click("#retry-back")
	p.Wait(`document.querySelector('main:not(.retry)')`)

	stored := driver.Eval[string](p, `Object.entries(localStorage).find(([key]) => key.endsWith('.recall'))[1]`)
	list, err := recall.Parse(stored)
	if err != nil || len(list.Entries()) != 3 {
		t.Fatalf("%+v, %v", list, err)
	}
	worst := list.Entries()[0]
	toRoute(p, "/")
	p.Wait(`document.querySelector('main:not(.play)')`)
	toRoute(p, "/tapatan/"+recall.Fragment(worst.ID()))
	p.Wait(replayed("play"))
	driver.ByMouse(p, string(worst.Best))
	p.Wait(replayed("right"))
	p.Click("#retry-back")
	p.Wait(`document.querySelector('main:not(.retry)')`)
}
