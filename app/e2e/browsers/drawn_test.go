package browsers

import (
	"fmt"

	boards "tablier/app/boards/morris"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
	"tablier/rules/morris"
)

// cross is a game that somebody has drawn, as a link has it.
const cross = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.45678.137.7ab.b95.521&r=3psx2&f=6" +
	"&n=La+croix+d%25E2%2580%2599Agadir&a=Lina"

// drawGame opens a drawn game by its link, waits until it is solved, adds a point to a copy of it by a touch on the
// plate, takes that back, and plays the game against the machine, which is seated first: a link opens a match of two.
func drawGame(p *Tab) {
	s := serve(p.T)
	p.Start(s.Address(nav.DrawRoute) + "?lang=fr#" + cross)
	p.Wait(drawn("solved") + ` && document.querySelector('.tr-judge').textContent.includes('84\u202f343')`)
	p.Click("#act-copy")
	p.Click("#act-tool-0")
	x, y := boards.Spot("7", morris.Place{X: 1, Y: 1})
	p.Click(fmt.Sprintf(`.tr-snap[cx="%d"][cy="%d"]`, x, y))
	p.Wait(drawn("faulty") + ` && ` + points(14)) // nothing links it yet
	p.Click("#act-undo")
	p.Wait(drawn("solved") + ` && ` + points(13))
	p.Click("#tr-play")
	p.Wait(`document.querySelectorAll('button.point').length === 13`)
	p.Wait(`document.querySelector('.caption h1')?.textContent === ` + driver.Quote("La croix d’Agadir"))
	seatMachine(p)
	p.Touch("d2")
	p.WaitMoves(2)
}

// drawn is the condition that the room in which a game is drawn is in a state.
func drawn(state string) string {
	return `document.querySelector('.tr')?.dataset.state === '` + state + `'`
}

// points is the condition that so many points are on the plate.
func points(n int) string {
	return fmt.Sprintf(`document.querySelectorAll('#tr-plate use[href="#tapatan-point"]').length === %d`, n)
}
