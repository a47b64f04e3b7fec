package e2e

import (
	"strings"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// This file goes through the rooms of the workshop.

func searchStops(v visitor) []stop {
	return []stop{
		{"search", func() { v.goes(watchRoute + centred + "&s=0"); v.Wait(stepped(0)) }, ""},
		{"question", func() {
			for !driver.Eval[bool](v.Tab, searchAsks) {
				v.Hit("#act-onward")
				v.Wait(searchAsks + ` || !document.getElementById('act-onward').ariaDisabled`)
			}
		}, "main"},
		{"end of a search", func() {
			v.Hit("#act-predict")
			v.Hit("#act-last")
			v.Wait(watchOver)
		}, "main"},
		{"position that cannot be read", func() {
			v.Choose("#watch-position", "paste")
			v.Wait(`document.activeElement.id === 'watch-text'`)
			v.Run(`document.getElementById('watch-text').value = 'xyz'`)
			v.Hit("#act-paste")
			v.Wait(`document.getElementById('watch-wrong').textContent`)
		}, "main"},
		{"growth", func() {
			v.Reach("#act-plot")
			v.Wait(`document.querySelectorAll('.plot .rate').length === 2`)
		}, "main"},
		{"leaf", func() { // a finger finds it in a list
			v.goes(watchRoute + strings.Replace(centred, "alphabeta&d=3", "minimax&d=1", 1) + "&s=0")
			v.Wait(stepped(0))
			v.Hit("#act-last")
			v.Wait(watchOver)
			v.Click(`.touch[data-act="pick b1-b2"]`)
			v.Wait(`document.querySelector('.leaf-value:not([hidden])')`)
		}, "main"},
	}
}

// roomStops choose among what elsewhere stands side by side.
func roomStops(v visitor) []stop {
	return []stop{{"rooms", func() {
		v.goes(watchRoute + centred + "&s=0")
		v.Wait(stepped(0))
		v.Hit("#rooms-toggle")
	}, "main"}}
}

// searchAsks is the condition that a search asks what a value will be.
const searchAsks = `(document.querySelector('.watch').dataset.state === 'asked')`

func mapStops(v visitor) []stop {
	return []stop{
		{"map", func() {
			v.opens(moved("tapatan", "b2", "a1", "c1"))
			v.goes(atlasRoute + trap)
			v.Wait(mapExplored)
		}, ""},
		{"menu of the map", func() { v.Hit("#act-menu"); v.Wait(`!document.getElementById('atlas-menu').hidden`) }, "main"},
		{"way of a match", func() {
			v.Choose("#atlas-trail", "table")
			v.Wait(`document.querySelectorAll('.walked li').length === 4`)
		}, "main"},
		{"enlarged map", func() {
			v.Run(`document.getElementById('atlas-map').focus()`)
			v.Press("++")
			v.Wait(seen + ` < 400`)
		}, "main"},
		{"wave", func() {
			v.goes("/a-propos/")
			v.goes(atlasRoute + "#b=tapatan&w=3")
			v.Wait(mapThere)
			v.Hit("#act-onward")
			v.Wait(said + `.includes('184')`)
		}, "main"},
	}
}

// watchedProgram observes its calls, and prints.
const watchedProgram = `from tablier import observe

@observe
def valeur(position):
    return -1 if position.finie() else 0

def jouer(position):
    print("ici", position.trait)
    return max(position.coups(), key=lambda coup: -valeur(position.jouer(coup)))
`

func writeStops(v visitor) []stop {
	show := func(tab string) { v.Run(`document.getElementById('act-tab-` + tab + `').click()`) }
	return []stop{
		{"lines to be put in order", func() {
			v.goes(nav.WriteRoute + "#e=gagne")
			v.Wait(driver.PythonReady)
			v.Click("#act-line-wrong")
			v.Wait(`document.querySelector('.py-lines .wrong')`)
		}, ""},
		{"exercise", func() {
			v.Click("#act-face-write")
			v.Wait(`document.getElementById('program').checkVisibility()`)
		}, "main"},
		{"tests that fail", func() {
			v.Click("#act-run")
			v.Wait(`document.getElementById('write-said').textContent === ` + driver.Quote(fr.Programs.Verdict(1, 4)))
			show("tests")
			v.Wait(`document.querySelector('.tests li.ko')`)
		}, "main"},
		{"fault", func() {
			show("code")
			v.Run(driver.TypeProgram("def jouer(position):\n    return valeu\n"))
			v.Click("#act-run")
			v.Wait(`document.querySelector('.gutter .at')?.textContent === '2'`)
		}, "main"},
		{"hint of an exercise", func() { v.Reach("#act-hint"); v.Wait(`document.querySelector('.py-hints li')`) }, "main"},
		{"link by hand", func() {
			v.Run(`Object.defineProperty(navigator, 'clipboard', { value: undefined })`)
			v.Reach("#act-link")
			v.Wait(`document.activeElement.id === 'program-link'`)
		}, "main"},
		{"what else can be done with a program", func() {
			v.Reach("#act-more")
			v.Wait(`document.querySelector('.py-menu:not([hidden])')`)
		}, "main"},
		{"calls", func() {
			v.Run(driver.TypeProgram(watchedProgram))
			v.Reach("#act-calls")
			v.Wait(`document.querySelectorAll('.calls > .py-branch > li').length === 9`)
			show("tree")
		}, "main"},
		{"steps of a program", func() {
			v.Reach("#act-steps")
			v.Wait(`document.querySelector('.py-walk dl dt')`)
			v.Reach("#act-walk-on")
			v.Reach("#act-walk-out")
			v.Wait(`document.querySelector('.console pre').textContent`)
		}, "main"},
		{"game of a program", func() {
			v.Choose("#opponent", "1")
			v.Reach("#act-play")
			v.Wait(`document.querySelectorAll('.plies li').length >= 5`)
			v.Reach("#act-ply-1")
		}, "main"},
		{"solved exercise", func() {
			v.Run(driver.TypeProgram(driver.WinningProgram))
			v.Reach("#act-run")
			v.Wait(`document.querySelectorAll('.tests li.ok').length === 4`)
			show("tests")
		}, "main"},
	}
}

func cupStops(v visitor) []stop {
	return []stop{
		{"empty cup", func() { v.goes(nav.CupRoute); v.Wait(driver.CupReady) }, ""},
		{"table of a cup", func() {
			join(v.Tab, map[string]string{"zoe.py": firstMove, "ali.py": lastMove})
			v.Run(`document.getElementById("act-level-2").click()`)
			v.Run(driver.Choose("#cup-pairs", "2"))
			v.Wait(`document.querySelector('.runner strong').textContent === ` + driver.Quote(fr.Cup.Waiting(3, 6)))
			v.Click("#cup-main")
			v.Wait(driver.CupRests)
		}, "main"},
		{"game of a cup", func() {
			if v.Device.Touch {
				v.Click(".ladder li:first-child .who")
				v.Click(".ladder li:first-child ul li:first-child button")
			} else {
				v.Click(".cross tbody tr:first-child td:nth-child(3) button")
			}
			v.Wait(`document.querySelectorAll('.plays button').length === 2`)
		}, "main"},
		{"link of a program", func() {
			v.Click("#act-acts-0")
			v.Click("#act-link")
			v.Wait(`document.querySelector('#cup-code path')`)
		}, "main"},
		{"whether to take a player out", func() {
			v.Click("#act-remove")
			v.Wait(`document.querySelector('.question p')`)
		}, "main"},
	}
}
