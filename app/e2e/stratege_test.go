package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/play"
	"tablier/rules"
)

// strategeFrom is the text of a table at which seat 0, White, is to begin from a position, after some moves.
func strategeFrom(t *testing.T, start string, seats [2]play.Seat, moves ...rules.Move) string {
	t.Helper()
	game := driver.Game("stratege")
	match, err := rules.NewMatch(game.Spec, rules.Setup{}, start)
	if err != nil {
		t.Fatal(err)
	}
	table := play.New(game, game.Levels, 1)
	table.Open(match, seats, 0)
	for _, m := range moves {
		if err := table.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return table.Save()
}

// againstLevel1 are the seats of a person who plays White against the machine.
var againstLevel1 = [2]play.Seat{{}, {Level: 1}}

// strategeAttack is a position in which White attacks c5–d5 and loses.
const strategeAttack = "(11)/(10)g1/g2(5)g5(4)/(11)/" +
	"(11)/(2)w2g3(7)/(11)/(6)w2(4)/(8)w6(2)/(11) w 0 111233344455566 11223344455666"

// A key or a click ends a duel at once and does what it does besides; the machine's attacks have one too.
func TestStrategeDuelSkipped(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.Keep("stratege", strategeFrom(t, strategeAttack, againstLevel1))
	p.Start(driver.Serve(t, "/").Address("/stratege/"))
	p.WaitStatus(fr.YourTurn)
	p.Run(`document.querySelector('.point[tabindex="0"]').focus()`) // the middle one, f5 or f6
	for range 3 {
		p.Press(kb.ArrowLeft)
	}
	if at := driver.Eval[string](p, `document.activeElement.dataset.point`); at == "c6" {
		p.Press(kb.ArrowDown)
	}
	p.WantFocus("point-c5")
	p.Press(kb.Enter)
	p.Press(kb.ArrowRight)
	p.WantFocus("point-d5")
	p.Press(kb.Enter)
	p.Wait(`!document.querySelector('.duel').hidden`)
	p.Press(kb.ArrowLeft)
	p.Wait(`document.querySelector('.duel').hidden`)
	p.WantFocus("point-c5")
	p.WaitStatus(fr.YourTurn)

	// Stepping back through the moves shows none.
	p.Run(`(window.shown = 0, new MutationObserver(() => { if (!document.querySelector('.duel').hidden) shown++; })
		.observe(document.querySelector('.duel'), { attributes: true }))`)
	for _, walk := range []string{"first", "forward", "forward"} {
		p.Click("#walk-" + walk)
		p.Settle()
	}
	if n := driver.Eval[int](p, `shown`); n > 0 {
		t.Errorf("%d duels in the past", n)
	}
}

// Who has asked for less motion sees the same, without any; it goes by itself.
func TestStrategeDuelWithoutMotion(t *testing.T) {
	p := driver.Open(t, driver.Phone)
	p.Prefer("prefers-reduced-motion", "reduce")
	p.Keep("stratege", strategeFrom(t, strategeAttack, againstLevel1))
	p.Start(driver.Serve(t, "/").Address("/stratege/"))
	p.WaitStatus(fr.YourTurn)
	p.Tap("#point-c5")
	p.Settle()
	p.Tap("#point-d5")
	p.Wait(`!document.querySelector('.duel').hidden`)
	const motions = `document.querySelector('.duel').getAnimations({ subtree: true }).length`
	if moving := driver.Eval[int](p, motions); moving > 0 {
		t.Errorf("%d things move", moving)
	}
	p.Shot("duel")
	p.Wait(`document.querySelector('.duel').hidden`)
}
