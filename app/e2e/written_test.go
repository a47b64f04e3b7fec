package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
)

// A move can be written; what is none is explained and stays in the field.
func TestWrittenMoves(t *testing.T) {
	p := placed(t, driver.Desktop)
	p.OpenWriting()
	for _, c := range []struct{ text, why string }{
		{"a2-c2", tapatan(t, placedMoves...).Fault("a2-c2")},
		{"pion", fr.NotAMove("pion")},
	} {
		p.Run(`(document.getElementById('written').value = '')`)
		p.Press(c.text + kb.Enter)
		p.Wait(`document.getElementById('write-problem').textContent === ` + driver.Quote(c.why))
		if got := driver.Eval[string](p, `document.getElementById('written').value`); got != c.text {
			t.Errorf("the field holds %q, want %q to mend", got, c.text)
		}
	}
	p.Run(`(document.getElementById('written').value = '')`)
	p.Press("a2–a3" + kb.Enter) // with the dash of the list
	p.WaitStatus(fr.TurnOf(red))
	p.Wait(`document.getElementById('written').value === ''`)
	p.WantFocus("written")
	p.ClosePanel()
	p.Wait(`document.querySelectorAll('.move').length === 7`)
}

// The board can be turned: points, pieces and their names go round, arrows stay what they look like.
func TestTurnedBoard(t *testing.T) {
	p := placed(t, driver.Desktop)
	before, ball := p.Point("a1"), p.PieceAt("a1")
	p.More("#do-turn")
	p.Settle()
	p.Run(`new Promise((resolve) => setTimeout(resolve, 300))`)
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
	p.Shot("turned")
	p.Play(driver.ByMouse, "a2-a3")
	p.Reload()
	p.Ready()
	if again := p.Point("a1"); again.Far(after) > 2 {
		t.Errorf("after a reload a1 is at %v, was at %v", again, after)
	}
}

// The whole position can be heard, point by point.
func TestDescribedPosition(t *testing.T) {
	p := placed(t, driver.Desktop)
	p.Describe()
	p.Wait(`document.querySelector('#described').textContent !== ''`)
	said := p.Text("#described")
	line := tapatan(t, placedMoves...)
	for _, want := range []string{line.Label("a1", orange), line.Label("b2", red), line.Label("a3", "")} {
		if !strings.Contains(said, want) {
			t.Errorf("%q lacks %q", said, want)
		}
	}
	if got := strings.Count(said, ";"); got != 8 {
		t.Errorf("%q names %d points, want 9", said, got+1)
	}
}

// While the machine thinks a person may look around, take back or leave.
func TestFreeWhileTheMachineThinks(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	// A machine that never answers thinks for ever.
	p.Inject(`document.addEventListener('DOMContentLoaded', () => { const start = setInterval(() => {
		if (!window.tablier) return;
		clearInterval(start);
		tablier.engine = () => ({ send() {}, kill() {} });
	}, 1); })`)
	s := driver.Serve(t, "/")
	p.Start(s.Address("/tapatan/"))
	p.Seat("one", "3", "seat0")
	p.Play(driver.ByMouse, "b2")
	p.WaitStatus(fr.Thinking(fr.Machine))
	d := &driver.Pointer{Tab: p, Kind: input.DispatchMouseEventPointerTypeMouse}
	d.Down(p.Point("b2"))
	d.Glide(p.Point("a1"))
	d.Up()
	p.Settle()
	if got := p.Moves(); !slices.Equal(got, []string{"b2"}) {
		t.Fatalf("moves %v while the machine thinks", got)
	}
	p.Click("#walk-first")
	p.WaitStatus(fr.LookingAt(0, 0))
	p.Click("#walk-last")
	p.WaitStatus(fr.Thinking(fr.Machine))
	p.Click("#do-undo")
	p.WaitStatus(fr.YourTurn)
	p.Play(driver.ByMouse, "a1")
	p.Click(".brand")
	p.Wait(driver.AtPath("/"))
	p.Back()
	p.WaitStatus(fr.Thinking(fr.Machine))
}
