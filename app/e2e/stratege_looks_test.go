package e2e

import (
	"strings"
	"testing"

	"tablier/app/play"
)

// Two middles of a game that differ in strengths of Green that White does not know.
var strategeMiddles = [2]string{
	"g1(1)g3(3)w6!(1)g1(1)g2/g3(1)g2(2)g5!(2)g1(1)g3/(2)w4(4)g4(2)g5/(11)/(11)/(11)/(11)/(8)w2(1)w2/(1)w2(2)w6!w5(4)w6/g6!(1)w3(1)w1(1)w1(1)w3(1)w4 w 1 13455 244566",
	"g3(1)g1(3)w6!(1)g2(1)g1/g5(1)g4(2)g5!(2)g3(1)g3/(2)w4(4)g2(2)g1/(11)/(11)/(11)/(11)/(8)w2(1)w2/(1)w2(2)w6!w5(4)w6/g6!(1)w3(1)w1(1)w1(1)w3(1)w4 w 1 13455 244566",
}

// What White sees of a game, before and after a reload, hangs on nothing that White does not know.
func TestStrategeKeepsSecrets(t *testing.T) {
	abreast(t)
	for name, seats := range map[string][2]play.Seat{"two people": twoStrategists, "machine": againstLevel1} {
		t.Run(name, func(t *testing.T) {
			var known [2][]string
			s := serve(t, "/")
			for i, start := range strategeMiddles {
				p := strategeOf(t, s, desktop, strategeFrom(t, start, seats))
				look := func() { known[i] = append(known[i], p.known()) }
				for range 2 {
					if name == "two people" {
						p.wait(covered)
						look()
						p.uncover()
					}
					p.waitFor(map[string]string{"two people": "À Blanc de jouer.", "machine": yourTurn}[name])
					look()
					p.click("#point-i3")
					p.more("#do-describe")
					look()
					p.click("#do-share")
					look()
					p.reload()
					p.ready()
				}
			}
			for i, page := range known[0] {
				if page != known[1][i] {
					t.Errorf("at the %d. look hidden strengths make a difference: %s", i, difference(page, known[1][i]))
				}
			}
			if !strings.Contains(known[0][1], "g10, point noir du fond, pion blanc de force 6, montré, arrivé") {
				t.Error("what White knows is not in the page: the test is blind")
			}
		})
	}
}

// A game in its middle is accessible and fits, whoever looks at it and however.
func TestStrategeLooks(t *testing.T) {
	abreast(t)
	everyScreen(t, func(t *testing.T, p *tab, _ string) {
		p.kept("stratege", strategeFrom(t, strategeMiddles[0], againstLevel1))
		p.start(serve(t, "/").url("/stratege/"))
		p.waitFor(yourTurn)
		p.click("#point-i3")
		p.settle()
		p.shot("chosen")
		p.accessible()
		p.fits()
		p.click("#point-i3")
		p.click("#point-c8")
		p.settle()
		p.shot("attack")
		p.click("#point-c9")
		p.wait(`!document.querySelector('.duel').hidden`)
		p.do(runs(`new Promise((done) => setTimeout(done, 450))`))
		p.shot("duel")
	})
	p := strategeAt(t, narrow, strategeFrom(t, strategeMiddles[0], againstLevel1))
	p.waitFor(yourTurn)
	p.tap("#point-c8")
	p.settle()
	p.shot("middle")
	p.fits()
	p.accessible()
}

// The page of rules has a board for each example, and plays them.
func TestStrategeRules(t *testing.T) {
	abreast(t)
	everyScreen(t, func(t *testing.T, p *tab, _ string) {
		p.start(serve(t, "/").url("/stratege/regles"))
		if n := eval[int](p, `document.querySelectorAll('.demo').length`); n != 9 {
			t.Errorf("%d examples", n)
		}
		if backs := eval[int](p, `document.querySelector('.demo').querySelectorAll('use[href="#stratege-g"]').length`); backs > 0 {
			t.Errorf("%d pawns of an example are hidden", backs)
		}
		p.shot("top")
		p.do(runs(`document.querySelectorAll('.demo')[3].scrollIntoView({ block: 'center' })`))
		p.settle()
		p.shot("attacks")
		p.accessible()
		p.start(serve(t, "/").url("/"))
		p.do(runs(`document.querySelector('.board.stratege').scrollIntoView({ block: 'center' })`))
		p.settle()
		p.shot("home")
	})
}
