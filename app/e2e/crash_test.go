package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
)

// slowly takes a while for a move, which it counts before it is stopped.
const slowly = "def jouer(position):\n    for i in range(900000): pass\n    return position.coups()[0]\n"

// trialOf is an expression for what is said of a player of the cup.
func trialOf(player string) string {
	return `[...document.querySelectorAll('.entrants li')].find((row) => row.querySelector('b').firstChild.data === ` +
		driver.Quote(player) + `)?.querySelector('small').textContent`
}

// waitTrial waits until something is said of a player.
func waitTrial(p *driver.Tab, player, said string) {
	p.T.Helper()
	p.Wait(trialOf(player) + ` === ` + driver.Quote(said))
}

// noteTrials notes what is said of a player from then on, however short it stands there.
func noteTrials(player string) string {
	return `(() => {
		window.said = new Set();
		new MutationObserver(() => said.add(` + trialOf(player) + `))
			.observe(document, { childList: true, characterData: true, subtree: true });
	})()`
}

// A program that crashes the page in its trial is not tried at the next visits, which say which one it is; the others
// are. It is when a person asks for it, and goes on after a reload as before.
func TestCrashOfATrial(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	inCup(p, s, "?lang=fr")
	p.Run(driver.GiveFiles("#cup-files", map[string]string{"lent.py": slowly}))
	waitTrial(p, "lent", fr.Cup.Trying)
	p.Run(driver.GiveFiles("#cup-files", map[string]string{"zoe.py": firstMove}))
	waitTrial(p, "zoe", fr.Cup.Untried)
	for range 2 {
		p = p.Crash()
		p.Inject(noteTrials("lent"))
		inCup(p, s, "?lang=fr")
		p.ObserveTasks()
		p.Tasks() // forgets those of the start
		waitTrial(p, "zoe", fr.Cup.Tried)
		waitTrial(p, "lent", fr.Cup.Held)
		if got := p.Text(".entrants li .lack"); got != fr.Cup.HeldWhy("lent") {
			t.Errorf("of the program that has crashed the page: %q", got)
		}
		if driver.Eval[bool](p, `said.has(`+driver.Quote(fr.Cup.Trying)+`)`) {
			t.Error("it is tried by itself")
		}
	}
	p.FitsWidth()
	p.Shot("held")
	p.Click("#act-try-0")
	waitTrial(p, "lent", fr.Cup.Trying)
	p.Reload()
	p.Wait(driver.CupReady)
	waitTrial(p, "lent", fr.Cup.Trying)
	waitTrial(p, "lent", fr.Cup.Tried)
}
