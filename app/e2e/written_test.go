package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// A move can be written; what is none is explained and stays in the field. The board can be turned: points, pieces and
// their names go round, arrows stay what they look like, and it is so after a reload.
func TestWrittenMovesAndTurnedBoard(t *testing.T) {
	p := placed(t, driver.Desktop)
	p.OpenWriting()
	p.Run(`(document.getElementById('written').value = '')`)
	p.Press("pion" + kb.Enter)
	p.Wait(`document.getElementById('write-problem').textContent === ` + driver.Quote(fr.NotAMove("pion")))
	if got := driver.Eval[string](p, `document.getElementById('written').value`); got != "pion" {
		t.Errorf("the field holds %q, want what is to be mended", got)
	}
	p.Run(`(document.getElementById('written').value = '')`)
	p.Press("a2–a3" + kb.Enter) // with the dash of the list
	p.WaitStatus(fr.TurnOf(red))
	p.Wait(`document.getElementById('written').value === ''`)
	p.WantFocus("written")
	p.ClosePanel()

	before, ball := p.Point("a1"), p.PieceAt("a1")
	p.More("#do-turn")
	p.Wait(`document.getAnimations().length === 0`)
	p.Settle()
	after := p.Point("a1")
	if after.X <= before.X || after.Y >= before.Y || p.PieceAt("a1").Far(after) > 2 || ball.Far(before) > 2 {
		t.Errorf("a1 was at %v with a ball at %v, is at %v with one at %v", before, ball, after, p.PieceAt("a1"))
	}
	if names := driver.Eval[[]string](p, `[...document.querySelectorAll('.board .coords text')].filter((e) =>
		Number(e.getAttribute('y')) > 500)
		.sort((a, b) => a.getAttribute('x') - b.getAttribute('x')).map((e) =>
			e.textContent)`); strings.Join(names, "") != "cba" {
		t.Errorf("the files are named %v from left to right, want c b a", names)
	}
	p.Run(`document.getElementById('point-a1').focus()`)
	p.Press(kb.ArrowDown)
	p.Wait(`document.activeElement.id === 'point-a2'`)
	p.Press(kb.ArrowLeft)
	p.Wait(`document.activeElement.id === 'point-b2'`)
	p.Play(driver.ByMouse, "b2-a2")
	p.Reload()
	p.Ready()
	if again := p.Point("a1"); again.Far(after) > 2 {
		t.Errorf("after a reload a1 is at %v, was at %v", again, after)
	}
}
