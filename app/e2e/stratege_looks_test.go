package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
)

// strategeMiddle is the middle of a game.
const strategeMiddle = "g1(1)g3(3)w6!(1)g1(1)g2/g3(1)g2(2)g5!(2)g1(1)g3/(2)w4(4)g4(2)g5/(11)/" +
	"(11)/(11)/(11)/(8)w2(1)w2/(1)w2(2)w6!w5(4)w6/g6!(1)w3(1)w1(1)w1(1)w3(1)w4 w 1 13455 244566"

// A game in its middle is accessible and fits, however one looks at it.
func TestStrategeLooks(t *testing.T) {
	p := driver.Open(t, driver.Phone)
	p.BothThemes()
	p.Keep("stratege", strategeFrom(t, strategeMiddle, againstLevel1))
	p.Start(driver.Serve(t, "/").Address("/stratege/"))
	p.WaitStatus(fr.YourTurn)
	p.Click("#point-i3")
	eachSize(p, []driver.Device{driver.Phone, driver.Desktop, driver.Narrow}, func() {
		p.Fits()
	})
	p.Click("#point-i3")
	p.Click("#point-c8")
	p.Settle()
	p.Shot("attack")
	p.Click("#point-c9")
	p.Wait(`!document.querySelector('.duel').hidden`)
}
