package browsers

import (
	"os"

	"tablier/ai/puzzle"
	"tablier/app/class/scorm"
	"tablier/app/class/set"
	"tablier/app/e2e/driver"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// openPackage does the set of a package on a platform of SCORM: in part, on another visit to the end, and where nobody
// answers the package, or nothing is kept.
func openPackage(p *Tab, making scorm.Making) {
	text, err := os.ReadFile("../../boards/morris/puzzles.txt")
	if err != nil {
		p.T.Fatal(err)
	}
	puzzles, err := puzzle.Parse(string(text))
	if err != nil {
		p.T.Fatal(err)
	}
	asked := puzzles.Asked(puzzle.Easy)[0]
	edition, err := os.ReadFile(world.single)
	if err != nil {
		p.T.Fatal(err)
	}
	pack := scorm.Package{
		Making: making, Lang: i18n.French, Site: serve(p.T).Address(nav.SetRoute), Edition: string(edition),
		Set: &set.Set{Title: "Un problème", Items: []set.Item{
			{Task: &set.Puzzle{Game: puzzles.Game, ID: asked.ID(puzzles.Game)}}, {Task: &set.Words{Title: "Mots"}},
		}},
	}
	data, err := pack.Write()
	if err != nil {
		p.T.Fatal(err)
	}
	platform := driver.Platform(p.T, data)
	launch := p.Frame()
	inner := launch.Frame()

	p.Visit(platform)
	inner.Click("#set-begin")
	inner.Click(`[data-point="` + string(asked.Line[0]) + `"]`)
	inner.Wait(lessonIs("solved"))
	p.Wait(`kept()?.core.score.raw === '1' && kept().core.score.max === '1'`)
	p.Wait(`kept().core.lesson_status === 'incomplete'`)

	p.Visit(platform)
	inner.Click("#set-begin")
	inner.Wait(lessonIs("play"))
	inner.Click("#course .step:last-child")
	inner.Click("#set-read")
	inner.Wait(`document.querySelector('main.series')?.dataset.state === 'ending'`)
	p.Wait(`kept().core.lesson_status === 'passed' && kept().core.score.raw === '1'`)
	p.Wait(`kept().core.exit === 'suspend'`)
	launch.Wait(`document.getElementById('said').textContent === ''`)

	for ask, words := range map[string]string{"?none": "Aucune plateforme", "?refuse": "n’enregistre pas"} {
		p.Visit(platform + ask)
		launch.Wait(`document.getElementById('said').textContent.includes(` + driver.Quote(words) + `)`)
		inner.Wait(`document.getElementById('set-begin')`)
	}
}
