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

// A search that crashes the page is not begun at the next visits: the match is there, and says so. It is when a person
// asks, and goes on by itself after a reload.
func TestCrashOfASearch(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Inject(driver.SlowEngine)
	p.Start(s.Address("/tapatan/"))
	p.Seat("one", driver.Best, "seat0")
	p.Slow(60_000)
	p.Play(driver.ByTouch, "a1")
	p.Wait(thinking)
	for range 2 {
		p = p.Crash()
		p.Inject(driver.SlowEngine)
		p.Start(s.Address("/tapatan/"))
		p.WaitStatus(fr.Held)
		p.Settle()
		if n := driver.Eval[int](p, `slow.searches`); n > 0 {
			t.Errorf("%d searches have begun", n)
		}
	}
	p.Shot("held")
	p.Slow(60_000)
	p.Click("#act-anyway")
	p.Wait(thinking)
	p.Reload()
	p.Ready()
	p.Wait(`slow.searches === 1`)
	p.WaitStatus(fr.YourTurn)
	if got := len(p.Moves()); got != 2 {
		t.Errorf("%d moves", got)
	}
}
