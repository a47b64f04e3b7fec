package e2e

import (
	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// spotStops go through the puzzles of a drawn game, and its rules.
func spotStops(v visitor) []stop {
	open := func(text string) { v.goes(nav.PuzzlesRoute + "#" + text) }
	return []stop{
		{"puzzles of a drawn game", func() { open(drawnCross); v.Wait(onSpot("made")) }, ""},
		{"puzzle of a drawn game", func() {
			v.Hit(".spot-bands a")
			v.Wait(`document.querySelector('main').dataset.puzzle && ` + problem("play"))
		}, "main"},
		{"no puzzles", func() { open("g=3&p=a1"); v.Wait(onSpot("unreadable")) }, "main"},
		{"rules of a drawn game", func() {
			v.goes(nav.DrawRoute + "#" + drawnCross)
			v.Wait(`document.getElementById('tr-play')?.href`)
			v.Run(`document.getElementById('tr-play').click()`)
			v.Wait(`document.querySelectorAll('button.point').length === 13`)
			v.Run(`document.querySelector(` + driver.Quote(`a[href$="/tapatan/regles/"]`) + `).click()`)
			v.Wait(`document.querySelectorAll('#rules-law li').length > 7`)
		}, "main"},
	}
}
