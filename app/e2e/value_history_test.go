package e2e

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// wholeHistory returns what all rows of the history say, as they are about to be printed.
func wholeHistory(p *driver.Tab) []string {
	p.T.Helper()
	return driver.Eval[[]string](p, `new Promise((resolve) => {
		window.print = () => resolve([...document.querySelectorAll('#history .lane-row')].map((e) => e.innerText));
		document.getElementById('history-print').click();
	})`)
}

// controls is where each control of the analysis stands.
const controls = `[...document.querySelectorAll('#history .ply, #panel-study .bottom button, .tabs button')]
	.map((e) => {
	const box = e.getBoundingClientRect();
	return [e.id, box.x, box.y, box.width, box.height].join(' ');
}).join('\n')`

// valueHistory wants the rows to say and show what each move was worth, and one that is touched to show its position.
func valueHistory(t *testing.T, p *driver.Tab) {
	rows := driver.Eval[[]string](p, `[...document.querySelectorAll('#history .words')].map((e) => e.textContent)`)
	for row, want := range []string{
		fr.ValueWin(orange, 9), fr.ValueDraw, fr.ValueDraw, fr.ValueWin(red, 5), fr.ValueWin(orange, 1),
		fr.History.Won(orange),
	} {
		if row >= len(rows) || !strings.HasPrefix(rows[row], want) {
			t.Errorf("row %d says %q, want %q", row, rows, want)
		}
	}
	others, _, _ := strings.Cut(fr.History.Others(1, 0, 0), "1")
	if !strings.Contains(rows[1], fr.Study.Turned("win", "b2", false)) || !strings.Contains(rows[5], others) {
		t.Errorf("the rows say %q", rows)
	}
	roles := driver.Eval[string](p, `[...document.querySelectorAll('#history [role]')].map((e) => e.role).join(' ')`)
	if want := "table rowgroup row columnheader columnheader rowgroup" +
		strings.Repeat(" row cell cell", 6); roles != want {
		t.Errorf("to a screen reader it is %q, want %q", roles, want)
	}
	mistakes := driver.Eval[string](p, `[...document.querySelectorAll('#history .lane-row')].flatMap((e, ply) =>
		e.querySelector('.err') && e.querySelector('.slip') && e.querySelector('em').textContent ? [ply] : []).join(' ')`)
	if mistakes != "1 3 4" {
		t.Errorf("the moves %s are drawn as mistakes, want 1, 3 and 4", mistakes)
	}
	p.Shot("history")
	p.Hit("#row-1")
	p.WaitStatus(fr.LookingAt(1, 5))
	p.Wait(`document.getElementById('row-1').ariaCurrent === 'step'`)
}

// historyIsPrinted wants each row to say its value in words on paper, and nothing but the board and the history there.
func historyIsPrinted(t *testing.T, p *driver.Tab) {
	p.Do(driver.Call(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"}))
	p.Shot("print")
	for selector, want := range map[string]bool{
		"#row-1": true, "#row-5": true, ".lane .draw": true, ".lane .words": true, ".play > .board": true,
		".tabs": false, "#study-play": false, "#history-print": false, ".top": false,
	} {
		shown := driver.Eval[bool](p, `[...document.querySelectorAll(`+driver.Quote(selector)+`)].some((e) => {
			const box = e.getBoundingClientRect();
			return box.width > 20 && box.height > 5 && getComputedStyle(e).visibility === 'visible';
		})`)
		if shown != want {
			t.Errorf("%s is printed: %t", selector, shown)
		}
	}
	if driver.Eval[bool](p, `(() => { const box = document.getElementById('scroll-study');
		return box.scrollHeight > box.clientHeight + 1; })()`) {
		t.Error("some of the history is cut off")
	}
}

// Of a long history a window is drawn, wherever it is scrolled and while values arrive; all of it is printed.
func TestLongValueHistory(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.KeepOnce(driver.LongTable(t, longMatch, [2]play.Seat{}))
	p.Start(s.Address("/tapatan/"))
	p.OpenPanel("study")
	p.Wait(`document.getElementById('row-1')`)
	p.Run(`document.getElementById('scroll-study').scrollTop = 100 * document.querySelector('.lane-row').offsetHeight`)
	p.Wait(`document.getElementById('row-100')`)
	if n := driver.Eval[int](p, `document.querySelectorAll('#history .lane-row').length`); n > 60 {
		t.Errorf("%d rows are drawn", n)
	}
	where := func() float64 {
		return driver.Eval[float64](p, `document.getElementById('row-100').getBoundingClientRect().y`)
	}
	p.Settle()
	y := where()
	p.Click("#row-100")
	p.WaitStatus(fr.LookingAt(100, longMatch))
	p.Settle()
	if math.Abs(where()-y) > 1 {
		t.Errorf("the row that was touched has moved from %g to %g", y, where())
	}
	p.Click("#study-walk-last")
	p.Wait(fmt.Sprintf(`document.getElementById('row-%d').getBoundingClientRect().bottom <
		document.querySelector('#panel-study .bottom').getBoundingClientRect().top + 1`, longMatch))
	drawn := driver.Eval[int](p, `new Promise((resolve) => {
		let drawn = 0;
		const elements = (node) => 1 + (node.querySelectorAll?.('*').length ?? 0);
		const observer = new MutationObserver((changes) => {
			for (const { addedNodes } of changes) for (const node of addedNodes) drawn += elements(node);
			if (`+studied+`) { observer.disconnect(); resolve(drawn); }
		});
		observer.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
		document.getElementById('study-run').click();
	})`)
	if drawn > 10*longMatch {
		t.Errorf("%d nodes are drawn while %d values arrive", drawn, longMatch)
	}
	if got := len(wholeHistory(p)); got != longMatch+1 {
		t.Errorf("%d rows are printed, want %d", got, longMatch+1)
	}
}
