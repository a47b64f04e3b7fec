package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/nav"
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

// What goes on in another tab is no crash: here the machine searches for the same match by itself.
func TestSearchInAnotherTab(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(driver.SlowEngine)
	p.Start(s.Address("/tapatan/"))
	p.Seat("one", driver.Best, "seat0")
	p.Slow(60_000)
	p.Play(driver.ByMouse, "a1")
	p.Wait(thinking)
	other := p.SameProfile()
	other.Start(s.Address("/tapatan/"))
	other.WaitStatus(fr.YourTurn)
	if got := len(other.Moves()); got != 2 {
		t.Errorf("%d moves", got)
	}
}

// The programs of a game of the cup that crashes the page wait at the next visit, and so does the cup; both go on when
// a person says so.
func TestCrashOfACupGame(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	inCup(p, s, "?lang=fr")
	p.Run(driver.Choose("#cup-pairs", "2"))
	join(p, map[string]string{"lent.py": slowly, "zoe.py": firstMove})
	p.Click("#cup-main")
	p.Wait(`document.querySelector('.cup').dataset.running === 'true'`)
	p = p.Crash()
	p.Inject(noteTrials("lent"))
	inCup(p, s, "?lang=fr")
	waitTrial(p, "lent", fr.Cup.Held)
	waitTrial(p, "zoe", fr.Cup.Held)
	p.Settle()
	if driver.Eval[bool](p, `said.has(`+driver.Quote(fr.Cup.Trying)+`) ||
		document.querySelector('.cup').dataset.running === 'true'`) {
		t.Error("something runs by itself")
	}
	p.FitsWidth()
	p.Click("#cup-main")
	driver.AwaitCup(t, func(condition string) bool { return driver.Eval[bool](p, condition) })
	waitTrial(p, "lent", fr.Cup.Tried)
	waitTrial(p, "zoe", fr.Cup.Tried)
}

// silentEngine has the machine never answer.
const silentEngine = `Object.defineProperty(window, 'tablier', { configurable: true, set(real) {
	Object.defineProperty(window, 'tablier', { value: real });
	real.engine = () => ({ send() {}, kill() {} });
} })`

// A run of a program, a search that is followed and a map that is coming: where the page has crashed over one, it says
// so at the next visit, and begins it when a person wants that.
func TestCrashInTheWorkshop(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	writing(t, p, s, "?lang=fr#e=gagne")
	p.Run(driver.TypeProgram("def jouer(position):\n    while True: pass\n"))
	p.Click("#act-run")
	p.Wait(`document.getElementById('act-stop')`)
	p = p.Crash()
	writing(t, p, s, "?lang=fr#e=gagne")
	p.Wait(`[...document.querySelectorAll('.editor .lack')].some((e) => e.textContent === ` +
		driver.Quote(fr.Programs.Held) + `)`)
	p.Settle()
	if driver.Eval[bool](p, `document.getElementById('act-stop') !== null`) {
		t.Error("the program runs by itself")
	}
	for address, room := range map[string]string{watchRoute + centred: ".watch", atlasRoute + trap: ".atlas"} {
		p = p.SameProfile()
		p.Inject(silentEngine)
		p.Start(s.Address(address))
		p.Wait(`document.querySelector('` + room + `').dataset.state === 'loading'`)
		p = p.Crash()
		p.Start(s.Address(address))
		p.Wait(`document.querySelector('` + room + `').dataset.state === 'held'`)
		p.Settle()
		p.FitsWidth()
		p.Shot("held" + room)
		p.Click("#act-anyway")
		p.Wait(`['shown', 'asked'].includes(document.querySelector('` + room + `').dataset.state)`)
		p.Reload()
		p.Wait(`['shown', 'asked'].includes(document.querySelector('` + room + `')?.dataset.state)`)
	}
}

// The longest task that blocks the page of a cup as it comes after a crash, and as what was held is tried.
func BenchmarkCupAfterACrash(b *testing.B) {
	s := driver.Serve(b, "/")
	p := driver.OpenInstalling(b, driver.Desktop)
	inCup(p, s, "?lang=fr")
	p.Run(driver.GiveFiles("#cup-files", map[string]string{"lent.py": slowly}))
	waitTrial(p, "lent", fr.Cup.Trying)
	p.Run(driver.GiveFiles("#cup-files", map[string]string{"zoe.py": firstMove}))
	waitTrial(p, "zoe", fr.Cup.Untried)
	longest := driver.Blocking{}
	for b.Loop() {
		p = p.Crash()
		p.Start(s.Address("/")) // from here on all that is to be downloaded is there, and the next page begins anew
		p.Start(s.Address(nav.CupRoute) + "?lang=fr")
		p.ObserveTasks()
		p.Tasks() // forgets those of the start, which every page has
		waitTrial(p, "zoe", fr.Cup.Tried)
		longest.During(p, "coming", 0, nil)
		longest.During(p, "trying", 1, func(int) {
			p.Click("#act-try-0")
			waitTrial(p, "lent", fr.Cup.Trying)
		})
	}
	longest.Report(b)
}
