package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// Of the longest link the page draws the moves that can be seen; each of the others is reached by the keyboard, by
// scrolling, and by the buttons. The match stays when the page is loaded anew, and its link is made again.
func TestLongestLink(t *testing.T) {
	match := driver.Longest(t, "entropy", "entropy", 10_000)
	fragment := driver.LongLink(t, match)
	p := driver.Open(t, driver.Desktop)
	s := driver.Serve(t, "/")
	p.Start(s.Address("/entropy/#" + fragment))
	drawn := func(ply int) {
		t.Helper()
		p.Wait(fmt.Sprintf(`document.querySelector('.move[data-ply="%d"]')`, ply))
		if n := driver.Eval[int](p, `document.querySelectorAll('.move').length`); n > 200 {
			t.Errorf("%d moves are drawn", n)
		}
	}
	drawn(10_000)
	p.Run(`document.getElementById('moves').focus()`)
	p.Press(kb.Home)
	drawn(1)
	p.Press(kb.ArrowRight)
	p.Wait(`document.querySelector('.move[data-ply="1"][aria-current]')`)
	p.Press(kb.End)
	p.Wait(`document.querySelector('.move[data-ply="10000"][aria-current]')`)
	p.Wait(`document.querySelectorAll('.move').length > 20`) // all rows of the window, and scrolled to the move
	p.Run(`(() => { const box = document.getElementById('moves'); box.scrollTop = -box.scrollHeight / 2; })()`)
	p.Wait(`(() => {
		const box = document.getElementById('moves').getBoundingClientRect();
		const row = document.elementFromPoint(box.left + 60, box.top + box.height / 2)?.closest('.move');
		return row && Math.abs(row.dataset.ply - 5000) < 300;
	})()`)
	p.Reload()
	p.Ready()
	drawn(10_000)
	p.OpenShare(driver.Clicking)
	p.Wait(`document.getElementById('shared').value.endsWith(` + driver.Quote(fragment) + `)`)
}

// A person may not want to wait for a long game: the one on the table stays.
func TestLongLinkIsGivenUp(t *testing.T) {
	match := driver.Longest(t, "entropy", "entropy", 10_000)
	p := driver.Open(t, driver.Desktop)
	p.Start(driver.Serve(t, "/").Address("/entropy/"))
	p.TwoPeople() // the machine might open
	p.Run(`new Promise((resolve) => {
		new MutationObserver((_, observer) => {
			const stop = document.getElementById('do-not-open');
			if (!stop?.checkVisibility()) return;
			observer.disconnect();
			stop.click();
			resolve();
		}).observe(document.querySelector('.app'), { subtree: true, childList: true, attributes: true });
		location.hash = ` + driver.Quote(driver.LongLink(t, match)) + `;
	})`)
	p.Wait(`!document.getElementById('do-not-open').checkVisibility()`)
	p.Settle()
	if n := driver.Eval[int](p, `document.querySelectorAll('.move').length`); n > 0 {
		t.Errorf("%d moves are drawn", n)
	}
}

// A parameter of any length is repeated short.
func TestLongParameter(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.Start(driver.Serve(t, "/").Address("/tapatan/?embed=1&record=" + strings.Repeat("A", 20_000)))
	p.WaitStatus(fr.Embed.Problem)
	if why := p.Detail(); len(why) > 200 || !strings.Contains(why, "AAAA…") {
		t.Errorf("%d characters: %.200s", len(why), why)
	}
}
