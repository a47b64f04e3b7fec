package e2e

import (
	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// strategePass is a position in which White can only pass.
const strategePass = "(1)w4(1)w5(7)/(11)/" +
	"(11)/(11)/(11)/(11)/(11)/(11)/(2)g3(8)/(10)g1 w 0 1112223334455666 1122233444555666"

// strategeStops go through what only Le Stratège shows, and what games with secrets show: the screen is handed over,
// forces are set up, and at the end either sight is chosen. A duel is gone before it could be judged.
func strategeStops(v visitor) []stop {
	return []stop{
		{"hand-over", func() { v.goes("/stratege/"); v.TwoPeople(); v.Wait(driver.Covered) }, "main"},
		{"empty set-up", func() {
			v.Uncover()
			v.Wait(`document.querySelectorAll('.kind').length === 6`)
		}, "main"},
		{"chosen in the set-up", func() {
			v.Hit("#act-preset-0")
			v.Wait(`document.querySelector('#act-ready:not([aria-disabled])')`)
			v.touches("e3")
		}, "main"},
		{"whether to forget a set-up", func() {
			keepAs(v.Tab, "Ma ruse")
			v.Reach("#act-drop-0")
			v.Wait(`document.activeElement.id === 'answer-no'`)
		}, "main"},
		{"memory", func() { v.Hit("#answer-no"); v.OpenPanel("setup") }, "#panel-setup"},
		{"attacks", func() {
			v.sits("stratege", strategeFrom(v.t, strategeMiddle, againstLevel1))
			v.WaitStatus(fr.YourTurn)
			v.touches("c8")
		}, "main"},
		{"nothing but to pass", func() {
			v.sits("stratege", strategeFrom(v.t, strategePass, [2]play.Seat{}))
			v.Uncover()
		}, "main"},
		{"all is shown", func() {
			v.Hit(`.choices [data-point="--"]`)
			v.Uncover()
			v.touches("c2", "c1")
			v.WaitStatus(driver.Wins("fr", "stratege", 1))
			v.OpenPanel("moves")
			v.Wait(`!document.querySelector('.eyes').hidden`)
		}, "main"},
	}
}
