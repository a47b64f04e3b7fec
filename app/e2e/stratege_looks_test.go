package e2e

import (
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// Two middles of a game that differ in strengths of Green that White does not know.
var strategeMiddles = [2]string{
	"g1(1)g3(3)w6!(1)g1(1)g2/g3(1)g2(2)g5!(2)g1(1)g3/(2)w4(4)g4(2)g5/(11)/" +
		"(11)/(11)/(11)/(8)w2(1)w2/(1)w2(2)w6!w5(4)w6/g6!(1)w3(1)w1(1)w1(1)w3(1)w4 w 1 13455 244566",
	"g3(1)g1(3)w6!(1)g2(1)g1/g5(1)g4(2)g5!(2)g3(1)g3/(2)w4(4)g2(2)g1/(11)/" +
		"(11)/(11)/(11)/(8)w2(1)w2/(1)w2(2)w6!w5(4)w6/g6!(1)w3(1)w1(1)w1(1)w3(1)w4 w 1 13455 244566",
}

// What White sees of a game, before and after a reload, hangs on nothing that White does not know.
func TestStrategeKeepsSecrets(t *testing.T) {
	driver.Parallel(t)
	for name, seats := range map[string][2]play.Seat{"two people": twoStrategists, "machine": againstLevel1} {
		t.Run(name, func(t *testing.T) {
			var known [2][]string
			s := driver.Serve(t, "/")
			for i, start := range strategeMiddles {
				p := strategeOf(t, s, driver.Desktop, strategeFrom(t, start, seats))
				look := func() { known[i] = append(known[i], p.Known()) }
				for range 2 {
					if name == "two people" {
						p.Wait(driver.Covered)
						look()
						p.Uncover()
					}
					p.WaitStatus(map[string]string{"two people": driver.Turn("fr", "stratege", 0), "machine": fr.YourTurn}[name])
					look()
					p.Click("#point-i3")
					p.Describe()
					look()
					p.OpenPanel("share")
					look()
					p.Reload()
					p.Ready()
				}
			}
			for i, page := range known[0] {
				if page != known[1][i] {
					t.Errorf("at the %d. look hidden strengths make a difference: %s", i, driver.Difference(page, known[1][i]))
				}
			}
			if !strings.Contains(known[0][1], driver.Say(t, "fr", "stratege", "", strategeMiddles[0]).Label("g10", "")) {
				t.Error("what White knows is not in the page: the test is blind")
			}
		})
	}
}

// A game in its middle is accessible and fits, whoever looks at it and however.
func TestStrategeLooks(t *testing.T) {
	driver.Parallel(t)
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Keep("stratege", strategeFrom(t, strategeMiddles[0], againstLevel1))
		p.Start(driver.Serve(t, "/").Address("/stratege/"))
		p.WaitStatus(fr.YourTurn)
		p.Click("#point-i3")
		p.Settle()
		p.Shot("chosen")
		p.Accessible()
		p.Fits()
		p.Click("#point-i3")
		p.Click("#point-c8")
		p.Settle()
		p.Shot("attack")
		p.Click("#point-c9")
		p.Wait(`!document.querySelector('.duel').hidden`)
		p.Run(`new Promise((done) => setTimeout(done, 450))`)
		p.Shot("duel")
	})
	p := strategeAt(t, driver.Narrow, strategeFrom(t, strategeMiddles[0], againstLevel1))
	p.WaitStatus(fr.YourTurn)
	p.Tap("#point-c8")
	p.Settle()
	p.Shot("middle")
	p.Fits()
	p.Accessible()
}

// The page of rules has a board for each example, and plays them.
func TestStrategeRules(t *testing.T) {
	driver.Parallel(t)
	driver.EveryScreen(t, func(t *testing.T, p *driver.Tab) {
		p.Start(driver.Serve(t, "/").Address("/stratege/regles"))
		p.Wait(`document.querySelector('.demo')`)
		if n := driver.Eval[int](p, `document.querySelectorAll('.demo').length`); n != 9 {
			t.Errorf("%d examples", n)
		}
		const hidden = `document.querySelector('.demo').querySelectorAll('use[href="#stratege-g"]').length`
		if backs := driver.Eval[int](p, hidden); backs > 0 {
			t.Errorf("%d pawns of an example are hidden", backs)
		}
		p.Shot("top")
		p.Run(`document.querySelectorAll('.demo')[3].scrollIntoView({ block: 'center' })`)
		p.Settle()
		p.Shot("attacks")
		p.Accessible()
		p.Start(driver.Serve(t, "/").Address("/"))
		p.Run(`document.querySelector('.board.stratege').scrollIntoView({ block: 'center' })`)
		p.Settle()
		p.Shot("home")
	})
}
