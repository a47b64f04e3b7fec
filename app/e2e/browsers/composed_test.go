package browsers

import (
	"tablier/app/asked"
	"tablier/app/nav"
	"tablier/app/puzzles/composed"
	"tablier/rules"
)

// composeAndSolve makes a puzzle of a position, and solves another by its link, with its author's question.
func composeAndSolve(p *Tab) {
	const position = ".r.o....o r o1r2"
	code, err := composed.Encode(composed.Puzzle{
		Game: "tapatan", Title: "Au centre", Question: "Que jouer ici ?",
		Line: "win|tapatan|" + position + "|l6:3 l4:1 w5:2 l4:2 l6:0 l10:0|b2 b3 a3 a2-a1 b1-c1|4 0",
	})
	if err != nil {
		p.T.Fatal(err)
	}
	s := serve(p.T)
	p.Start(s.Address(nav.MakeRoute) + "?lang=fr#" + asked.Position("tapatan", rules.Setup{Variant: "tapatan"}, position))
	p.Wait(lessonIs("ready"))
	p.Click("#pm-question-1")
	p.Click("#act-prove")
	p.Wait(lessonIs("made"))
	p.Click("#pm-try")
	p.Wait(lessonIs("play"))
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
