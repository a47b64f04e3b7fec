package browsers

import (
	"os"

	"tablier/app/class/set"
	"tablier/app/e2e/driver"
	"tablier/app/lesson"
	"tablier/app/nav"
)

// doSet makes a set with an item, and takes another from its link to the notebook of the class: a board of a lesson at
// the second try, a puzzle that is left, handing in, and the row of the pupil, before and after a reload.
func doSet(p *Tab) {
	s := serve(p.T)
	p.Start(s.Address(nav.ComposeRoute) + "?lang=fr")
	p.Click("#act-new")
	p.Click(".compose .picks li:nth-child(2) .pick")
	p.Wait(`document.querySelectorAll('.compose .item').length === 1`)

	p.Start(s.Address(nav.SetRoute) + "?lang=fr#" + boardAndWords(p))
	p.Click("#set-begin")
	p.Wait(lessonIs("play"))
	p.Touch("a3")
	p.Wait(lessonIs("wrong"))
	p.Reload()
	p.Wait(lessonIs("play"))
	p.Touch("c1")
	p.Wait(lessonIs("right"))
	p.Click("#lesson-next")
	p.Click("#set-read")
	p.Wait(`document.querySelector('main.series')?.dataset.state === 'ending'`)
	p.Run(`document.getElementById('set-name').focus()`)
	for _, letter := range "Zo" {
		p.Press(string(letter))
	}
	p.Wait(`document.querySelector('#set-qr') && document.getElementById('set-name').value === 'Zo'`)
	p.Run(`URL.createObjectURL = ((make) => (blob) => {
		window.file = blob;
		return make.call(URL, blob);
	})(URL.createObjectURL)`)
	p.Click("#set-save")
	p.Wait(`window.file`)
	file := Eval[string](p, `file.text()`)

	p.Start(s.Address(nav.NotebookRoute) + "?lang=fr")
	p.Wait(`document.querySelector('.drop')`)
	p.Run(driver.GiveFiles("#carnet-files", map[string]string{"zo.tablier": file}))
	const cell = `document.querySelector('.roll tbody [role=gridcell] .hidden-text').textContent`
	p.Wait(`document.querySelector('.roll tbody') && ` + cell + `.startsWith('Zo, ') &&
		` + cell + `.endsWith('réussi au 2e essai')`)
	p.Run(`scrollTo(0, 1e6)`) // out from under the set that is prepared
	p.Click("#act-keep")
	p.Wait(`JSON.stringify(localStorage).includes('notebook 1')`)
	p.Reload()
	p.Wait(`document.querySelectorAll('.roll tbody tr').length === 1`)
	p.Click("#act-erase")
	p.Click("#answer-yes")
	p.Wait(`document.querySelector('.drop') && !JSON.stringify(localStorage).includes('notebook 1')`)
}

// boardAndWords returns the code of a set: the first board of the lesson of Tapatan, and something to be read.
func boardAndWords(p *Tab) string {
	p.T.Helper()
	text, err := os.ReadFile("../../boards/morris/lesson.txt")
	if err != nil {
		p.T.Fatal(err)
	}
	of, err := lesson.Parse(string(text))
	if err != nil {
		p.T.Fatal(err)
	}
	code, err := set.Encode(&set.Set{Title: "Deux", Items: []set.Item{
		{Task: &set.Lesson{Game: of.Game, ID: of.ID, Board: of.Boards[0].ID}},
		{Task: &set.Words{Title: "Mots", Text: "On en parle."}},
	}})
	if err != nil {
		p.T.Fatal(err)
	}
	return code
}
