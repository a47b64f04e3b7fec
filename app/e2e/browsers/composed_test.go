package browsers

import (
	"tablier/app/nav"
	"tablier/app/puzzles/composed"
)

// solveComposed opens a composed puzzle by its link, and solves it.
func solveComposed(p *Tab) {
	code, err := composed.Encode(composed.Puzzle{
		Game: "tapatan", Title: "Au centre", Question: "Que jouer ici ?",
		Line: "win|tapatan|.r.o....o r o1r2|l6:3 l4:1 w5:2 l4:2 l6:0 l10:0|b2 b3 a3 a2-a1 b1-c1|4 0",
	})
	if err != nil {
		p.T.Fatal(err)
	}
	s := serve(p.T)
	p.Start(s.Address(nav.PuzzlesRoute) + "?lang=fr#" + code)
	p.Wait(lessonIs("play") + ` && document.querySelector('.idea h2').textContent === 'Que jouer ici ?'`)
	replied := func(move string) {
		p.T.Helper()
		p.Wait(lessonIs("play") + ` && document.querySelector('.answer').textContent.includes('` + move + `')`)
	}
	p.Touch("b2")
	replied("b3")
	p.Touch("a3")
	replied("a2–a1")
	p.Touch("b1", "c1")
	p.Wait(lessonIs("solved"))
}
