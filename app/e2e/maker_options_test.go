package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/asked"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
	"tablier/rules"
)

// isDispersed is a position of Entropy in which b3–b5 ends the game at once under the option, and not without it.
const isDispersed = "b1bw1/5/www1w/1bbb1/wbb1w w"

// A match under an option is set up, and made a puzzle: the page names the option, proves by it, and so does who solves
// the puzzle, also without a server.
func TestOptionsAreComposed(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.OpenInstalling(t, driver.Phone)
	p.Start(s.Address("/entropy/?lang=fr"))
	p.OpenPanel("setup")
	p.Hit("#option-immediate")
	p.ClosePanel()
	p.Restart()
	arranges(p)
	uses(p, "arrange-paste")
	p.Wait(`document.activeElement.id === 'arrange-text'`)
	p.Press(isDispersed)
	p.Click("#arrange-paste-it")
	says(p, fr.Dispose.Known)
	uses(p, "arrange-make")
	option := fr.Problems.By(driver.Words("fr", "entropy").Option("immediate"))
	p.Wait(making("ready") + ` && document.querySelector('.pm-by').textContent === ` + driver.Quote(option))
	p.Hit("#act-prove")
	p.Wait(making("made") + ` && ` + provedSo("Une seule réponse : b3–b5."))
	p.Settle()
	p.FitsWidth()
	p.Shot("made")
	p.Click("#pm-try")
	p.Wait(problem("play") + ` && document.querySelector('.idea p').textContent.includes(` + driver.Quote(option) + `)`)
	p.Offline()
	s.Unplug()
	p.Reload()
	p.Wait(problem("play"))
	p.Settle()
	p.FitsWidth()
	p.Shot("asked")
	driver.ByTouch(p, "b3")
	driver.ByTouch(p, "b5")
	p.Wait(problem("solved"))
}

// By the keyboard alone the board of a puzzle in the making is read as its pieces, and an address without options is
// played by the usual rules.
func TestNoOptionsAreComposed(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	usual := rules.Setup{Variant: "entropy"}
	p.Start(s.Address(nav.MakeRoute) + "?lang=en#" + asked.Position("entropy", usual, soonWon(t, "entropy")+" "))
	p.Wait(making("empty"))
	p.Start(s.Address(nav.MakeRoute) + "?lang=en#" + asked.Position("entropy", usual, isDispersed))
	p.Wait(making("ready") + ` && document.querySelector('.pm-by').hidden`)
	p.Wait(`document.querySelector('.pm-board').ariaLabel.startsWith('Entropy. a1, ')`)
	p.TabTo("pm-back")
	p.Press(kb.Enter)
	p.Wait(`document.querySelector('main.play.entropy')`)
}
