package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
)

// Against the machine a person lays, and it answers; what it knows for sure it does not count in moves.
func TestDominoMachine(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address("/domino/"))
	p.Seat("one", driver.Best, "seat0")
	p.WaitStatus(fr.YourTurn)
	p.HitInMoves("#exact")
	p.Run(`(() => { window.tops = new Set(); const note = () => {
		tops.add(Math.round(document.querySelector('.tiles').getBoundingClientRect().top + scrollY));
			unnotedFrame(note); }; note(); })()`)
	ghost(p, layByTouch, nineMoves[0])
	p.Tap("#do-put")
	p.Wait(`document.querySelectorAll('.move').length === 2`)
	p.WaitStatus(fr.YourTurn)
	if tops := driver.Eval[[]int](p, `[...tops]`); len(tops) > 1 {
		t.Errorf("the tray has moved: it has stood at %v", tops)
	}
	p.Wait(driver.EvaluationText + ` === ` + driver.Quote(fr.ValueWin(fr.Machine, 0)))
	p.Tap("#do-hint")
	p.Wait(`document.querySelector('.tile.hinted') !== null`)
	p.Shot("hint")
}
