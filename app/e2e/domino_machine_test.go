package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// dominoTable opens the page with a table with these seats, the first of them opening, after some moves.
func dominoTable(t *testing.T, s *driver.Server, seed uint64, seats [2]play.Seat, moves ...string) *driver.Tab {
	t.Helper()
	p := driver.Open(t, driver.Desktop)
	p.KeepTable("domino", seed, seats, moves...)
	p.Start(s.Address("/domino/"))
	return p
}

// On five cells the machine at its best wins every game in which it is second, and takes no more than a second for a
// move.
func TestDominoSecondWins(t *testing.T) {
	s := driver.Serve(t, "/")
	best := driver.Game("domino").Levels
	for i, level := range []int{1, best / 2, best - 1} {
		p := dominoTable(t, s, uint64(i), [2]play.Seat{{Level: level}, {Level: best}})
		p.Run(`(() => { window.laid = []; const note = () => {
			for (const n = document.querySelectorAll('.move').length; laid.length < n;) laid.push(performance.now());
			requestAnimationFrame(note); }; note(); })()`)
		p.Click("#do-pause") // which a saved game of machines begins with
		p.Wait(overStatus)
		if end := p.Status(); end != driver.Wins("fr", "domino", 1) {
			t.Errorf("level %d: %s after %v", level, end, p.Moves())
		}
		slowest := driver.Eval[float64](p, `Math.max(...laid.map((at, i) => i % 2 ? at - laid[i - 1] : 0))`)
		t.Logf("level %d: %d moves, the slowest answer after %.0f ms", level, len(p.Moves()), slowest)
		if slowest > 1500 { // with what a busy machine adds
			t.Errorf("level %d: an answer took %.0f ms", level, slowest)
		}
	}
}

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
			requestAnimationFrame(note); }; note(); })()`)
	ghost(p, layByTouch, nineMoves[0])
	p.Tap("#do-put")
	p.Wait(`document.querySelectorAll('.move').length === 2`)
	p.WaitStatus(fr.YourTurn)
	if tops := driver.Eval[[]int](p, `[...tops]`); len(tops) > 1 {
		t.Errorf("the tray has moved: it has stood at %v", tops)
	}
	p.Wait(driver.EvaluationHas(fr.ValueWin(fr.Machine, 0)))
	if value := driver.Eval[string](p, driver.EvaluationText); value != fr.ValueWin(fr.Machine, 0) {
		t.Errorf("the value is told so: %q", value)
	}
	p.Tap("#do-hint")
	p.Wait(`document.querySelector('.tile.hinted') !== null`)
	p.Shot("hint")
	p.Accessible()
}

// The machine finds where a game turned, names the last decisive move, and lists the moves that win.
func TestDominoStudy(t *testing.T) {
	s := driver.Serve(t, "/")
	p := dominoTable(t, s, 1, [2]play.Seat{}, nineMoves...)
	p.Click("#act-study")
	p.Settle()
	p.Click("#study-run")
	p.Wait(studied)
	got := turnings(p)
	last, _, _ := strings.Cut(fr.Study.Turned("game", "?", true), "?") // up to the better move
	decisive := 0
	for _, line := range got {
		if strings.Contains(line, last) {
			decisive++
		}
	}
	if decisive != 1 || !strings.Contains(got[len(got)-1], last) {
		t.Errorf("turning points: %q", got)
	}
	p.Settle()
	p.Shot("study")
	p.Accessible()
	p.ClosePanel()
	p.Click("#walk-back")
	p.Click("#exact")
	p.OpenPanel("study")
	p.Wait(`document.querySelector('.insight h2')?.textContent.includes('(exact)')`)
	p.Settle()
	winners := driver.Eval[[]string](p, `[...document.querySelectorAll('.winners li')].map((e) => e.textContent)`)
	if title := p.Text(".insight h2"); !strings.HasPrefix(title, fmt.Sprintf("%d coup", len(winners))) ||
		!slices.Contains(winners, listed(nineMoves[8:])[0]) {
		t.Errorf("%s: %q", title, winners)
	}
	p.Shot("winners")
	p.Accessible()
}
