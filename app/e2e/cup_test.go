package e2e

import (
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/ai/cup"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
	"tablier/app/sandbox"
	"tablier/rules/all"
)

// Programs of a class.
const (
	firstMove = "def jouer(position):\n    return position.coups()[0]\n"
	lastMove  = "def jouer(position):\n    return position.coups()[-1]\n"
	unsorted  = "def jouer(position):\n    for coup in set(position.coups()):\n        return coup\n"
	popped    = "def jouer(position):\n    return set(position.coups()).pop()\n"
	mistaken  = "def jouer(position):\n    valeur = 1\n    return valeu\n"
)

// inCup opens the room, and waits until programs can play.
func inCup(p *driver.Tab, s *driver.Server, what string) {
	p.T.Helper()
	p.Start(s.Address(nav.CupRoute) + what)
	p.Wait(driver.CupReady)
}

// join has programs take part, and waits until they have been tried.
func join(p *driver.Tab, files map[string]string) {
	p.T.Helper()
	before := driver.Eval[int](p, `document.querySelectorAll('.entrants li').length`)
	p.Run(driver.GiveFiles("#cup-files", files))
	p.Wait(`document.querySelectorAll('.entrants li').length === ` + strconv.Itoa(before+len(files)))
	p.Wait(`[...document.querySelectorAll('.entrants li small')].every((e) => ![` +
		driver.QuoteAll([]string{fr.Cup.Untried, fr.Cup.Trying}) + `].includes(e.textContent))`)
}

// A class plays: two programs and a level meet, the table says how, and every game is looked at.
func TestCup(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		inCup(p, s, "?lang=fr")
		p.Settle()
		p.FitsWidth()
		p.Shot("empty")
		join(p, map[string]string{"zoe.py": firstMove, "ali.py": lastMove})
		p.Click("#act-level-2")
		p.Wait(`document.querySelectorAll('.entrants li').length === 3`)
		p.Run(driver.Choose("#cup-pairs", "2"))
		p.Wait(`document.querySelector('.runner strong').textContent === ` + driver.Quote(fr.Cup.Waiting(3, 6)))
		p.Click("#cup-main")
		p.Wait(`document.querySelector('.runner strong').textContent === ` + driver.Quote(fr.Cup.Done(6)))
		if got := p.Text("#cup-said"); got != fr.Cup.Done(6) {
			t.Errorf("heard: %q", got)
		}
		p.Settle()
		p.FitsWidth()
		p.Shot("over")
		if driver.Eval[bool](p, `getComputedStyle(document.querySelector('.cross')).display === 'none'`) {
			p.Click(".ladder li:first-child .who")
			p.Click(".ladder li:first-child ul li:first-child button")
		} else {
			p.Click(".cross tbody tr:first-child td:nth-child(3) button")
		}
		p.Wait(`document.querySelectorAll('.plays button').length === 2`)
		p.Click("#act-step-first")
		p.Wait(`document.querySelector('.film .num').textContent.startsWith('0 /')`)
		p.Click("#act-step-on")
		p.Wait(`document.querySelector('.film .num').textContent.startsWith('1 /')`)
		p.Settle()
		p.FitsWidth()
		p.Shot("game")
		p.Click("#act-acts-0")
		p.Click("#act-link")
		p.Wait(`document.querySelector('#cup-code path')`)
		p.Settle()
		p.FitsWidth()
		p.Shot("link")
		p.Click("#act-remove")
		p.Wait(`document.querySelector('.question p').textContent === ` + driver.Quote(fr.Cup.Erase(6)))
		p.Click("#answer-no")
		p.Reload()
		p.Wait(`document.querySelector('.runner strong')?.textContent === ` + driver.Quote(fr.Cup.Done(6)))
	})
}

// The table of a whole class has the width of the page: at the width of many school computers nothing of it is cut off,
// and each column has its number.
func TestTableOfAClass(t *testing.T) {
	p := driver.Open(t, driver.Device{Name: "school", Width: 1366, Height: 768})
	p.BothThemes()
	inCup(p, driver.Serve(t, "/"), "?lang=fr")
	files := map[string]string{}
	for i := range 30 {
		files["eleve-"+strconv.Itoa(i+1)+".py"] = firstMove + strings.Repeat("#", i) + "\n"
	}
	p.Run(driver.GiveFiles("#cup-files", files))
	p.Wait(`document.querySelectorAll('.cross thead th').length === 31`)
	p.Settle()
	p.FitsWidth()
	p.Shot("thirty")
	const cut = `(() => {
		const cross = document.querySelector('.cross');
		const { scrollWidth, clientWidth } = cross;
		if (scrollWidth > clientWidth) return 'the table is ' + scrollWidth + ' px wide, of ' + clientWidth;
		return [...cross.querySelectorAll('th')].filter((e) => e.scrollWidth > e.clientWidth + 1)
			.map((e) => e.textContent).join(', ');
	})()`
	if got := driver.Eval[string](p, cut); got != "" {
		t.Errorf("cut off: %s", got)
	}
}

// With the keyboard alone: into the table by Tab, from cell to cell by arrows, and to the games by Enter.
func TestCupByKeyboard(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	inCup(p, driver.Serve(t, "/"), "?lang=fr")
	p.Run(driver.Choose("#cup-pairs", "2"))
	join(p, map[string]string{"a.py": firstMove, "b.py": lastMove})
	p.Run(`document.getElementById('cup-main').focus()`)
	p.Press(kb.Enter)
	p.Wait(`document.querySelector('.runner strong').textContent === ` + driver.Quote(fr.Cup.Done(2)))
	p.Wait(`document.querySelectorAll('.cross button[tabindex="0"]').length === 1`)
	p.Run(`document.querySelector('.cross button[tabindex="0"]').focus()`)
	before := driver.Eval[string](p, `document.activeElement.id`)
	p.Press(kb.ArrowDown)
	p.Wait(`document.activeElement.id !== ` + driver.Quote(before) + ` && document.activeElement.closest('.cross')`)
	p.Press(kb.Enter)
	p.Wait(`document.activeElement.getAttribute('aria-pressed') === 'true'`)
	p.Wait(`document.querySelectorAll('.plays button').length === 2`)
}

// A program with a mistake says its line; one whose moves hang on the order of a set is told so; one that comes by a
// link plays only when it is let in.
func TestCupTrials(t *testing.T) {
	p, s := driver.Open(t, driver.Desktop), driver.Serve(t, "/")
	inCup(p, s, "?lang=fr")
	join(p, map[string]string{
		"mistaken.py": mistaken, "popped.py": popped, "unsorted.py": unsorted, "first.py": firstMove,
	})
	shown := p.Text(".entrants ul")
	for part, times := range map[string]int{fr.Cup.Unordered: 2, "ligne 3": 1, fr.Cup.Tried: 3} {
		if got := strings.Count(shown, part); got != times {
			t.Errorf("%q is shown %d times in %q, want %d", part, got, shown, times)
		}
	}
	p.Click("#act-acts-2")
	p.Click("#act-link")
	p.Wait(`document.getElementById('cup-link')`)
	link := driver.Eval[string](p, `document.getElementById('cup-link').value`)
	other := driver.Open(t, driver.Desktop)
	other.Start(link)
	other.Wait(`document.querySelector('.offer pre')?.textContent.includes('def jouer')`)
	if n := driver.Eval[int](other, `document.querySelectorAll('.entrants li').length`); n != 0 {
		t.Errorf("%d players who were not let in", n)
	}
	other.Click("#act-accept")
	other.Wait(`document.querySelectorAll('.entrants li').length === 1`)
}

// The same players have the same games in the page as by the command.
func TestCupAsNative(t *testing.T) {
	driver.Parallel(t)
	want := driver.NativeCup(t, "../../ai/python/samples")
	p := driver.Open(t, driver.Desktop)
	inCup(p, driver.Serve(t, "/"), "")
	p.Run(driver.OpenCup(t, want))
	p.Wait(`document.querySelectorAll('.entrants li').length === 4`)
	p.Click("#cup-main")
	driver.AwaitCup(t, func(condition string) bool { return driver.Eval[bool](p, condition) })
	driver.WantSameCup(t, want, driver.Eval[string](p, driver.KeptCup))
}

// The cup stands in the page of a course.
func TestCupInAFrame(t *testing.T) {
	s := driver.Serve(t, "/")
	c := inCourse(t, driver.Phone, s, nav.CupRoute, url.Values{"lang": {"fr"}})
	c.Within(driver.CupReady)
	c.Within(`(` + driver.Choose("#cup-pairs", "2") + `, true)`)
	c.Within(`(` + driver.GiveFiles("#cup-files", map[string]string{"a.py": firstMove, "b.py": lastMove}) + `, true)`)
	c.Within(`document.querySelectorAll('.entrants li').length === 2`)
	c.Within(`(document.getElementById('cup-main').click(), true)`)
	c.Within(`document.querySelector('.runner strong').textContent === ` + driver.Quote(fr.Cup.Done(2)))
	c.Shot("framed")
}

// At every game programs that know nothing of it meet a level, and once more at the first.
func TestCupOfEveryGame(t *testing.T) {
	driver.Parallel(t)
	p := driver.Open(t, driver.Desktop)
	inCup(p, driver.Serve(t, "/"), "?lang=fr")
	config := cup.Config{Game: "tapatan", Games: 2, Seed: 7, Calls: sandbox.MoveCalls, Cap: 30}
	players := []cup.Player{{Name: "a", Kind: cup.Program, Program: firstMove}, {Name: "1", Kind: cup.Level, Level: 1}}
	begun, err := cup.New(all.Games(), config, players)
	if err != nil {
		t.Fatal(err)
	}
	p.Run(driver.OpenCup(t, begun))
	p.Wait(`document.querySelectorAll('.entrants li').length === 2`)
	for i, game := range []string{"hyle", "entropy", "domino", "stratege"} {
		p.Run(driver.Choose("#cup-game", game))
		if i > 0 {
			p.Click("#answer-yes") // the games of the one before are erased
		}
		p.Wait(`document.querySelector('.runner strong').textContent === ` + driver.Quote(fr.Cup.Waiting(2, 2)))
		p.Wait(`document.querySelector('.entrants small').textContent === ` + driver.Quote(fr.Cup.Tried))
		p.Click("#cup-main")
		driver.AwaitCup(t, func(condition string) bool { return driver.Eval[bool](p, condition) })
		p.Wait(`document.querySelector('.runner strong').textContent === ` + driver.Quote(fr.Cup.Done(2)))
		p.Click(".cross tbody tr:first-child td:nth-child(3) button")
		p.Wait(`document.querySelector('.replay .board')`)
		p.Click("#act-step-back")
		if i == 0 {
			p.Click("#cup-main") // once more
			p.Click("#answer-yes")
			p.Wait(`document.querySelector('.cup').dataset.running === 'true'`)
			driver.AwaitCup(t, func(condition string) bool { return driver.Eval[bool](p, condition) })
		}
	}
}
