package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablier/app/play"
)

// dominoTable opens the page with a table with these seats, the first of them opening, after some moves.
func dominoTable(t *testing.T, s *server, seed uint64, seats [2]play.Seat, moves ...string) *tab {
	t.Helper()
	p := open(t, desktop)
	p.keeps("domino", seed, seats, moves...)
	p.start(s.url("/domino/"))
	return p
}

// On five cells the machine at its best wins every game in which it is second, and takes no more than a second for a move.
func TestDominoSecondWins(t *testing.T) {
	s := serve(t, "/")
	for i, level := range []int{1, 3, 5} {
		p := dominoTable(t, s, uint64(i), [2]play.Seat{{Level: level}, {Level: 6}})
		p.do(runs(`(() => { window.laid = []; const note = () => {
			for (const n = document.querySelectorAll('.move').length; laid.length < n;) laid.push(performance.now());
			requestAnimationFrame(note); }; note(); })()`))
		p.click("#do-pause") // which a saved game of machines begins with
		p.wait(`document.querySelector('.status strong').textContent.includes('gagne')`)
		if end := p.text(".status strong"); !strings.HasPrefix(end, "Second") {
			t.Errorf("level %d: %s after %v", level, end, p.moves())
		}
		slowest := eval[float64](p, `Math.max(...laid.map((at, i) => i % 2 ? at - laid[i - 1] : 0))`)
		t.Logf("level %d: %d moves, the slowest answer after %.0f ms", level, len(p.moves()), slowest)
		if slowest > 1500 { // with what a busy machine adds
			t.Errorf("level %d: an answer took %.0f ms", level, slowest)
		}
	}
}

// Against the machine a person lays, and it answers; what it knows for sure it does not count in moves.
func TestDominoMachine(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.start(s.url("/domino/"))
	p.seat("one", "6", "seat0")
	p.waitFor(yourTurn)
	p.tap("#exact")
	p.do(runs(`(() => { window.tops = new Set(); const note = () => {
		tops.add(Math.round(document.querySelector('.tiles').getBoundingClientRect().top + scrollY)); requestAnimationFrame(note); }; note(); })()`))
	p.ghost(layByTouch, nineMoves[0])
	p.tap("#do-put")
	p.wait(`document.querySelectorAll('.move').length === 2`)
	p.waitFor(yourTurn)
	if tops := eval[[]int](p, `[...tops]`); len(tops) > 1 {
		t.Errorf("the tray has moved: it has stood at %v", tops)
	}
	p.wait(`document.querySelector('.value').innerText.includes('Ordi gagne')`)
	if value := p.text(".value"); !strings.Contains(value, "exact") || strings.Contains(value, "0 coup") {
		t.Errorf("the value is told so: %q", value)
	}
	p.tap("#do-hint")
	p.wait(`document.querySelector('.tile.hinted') !== null`)
	p.shot("hint")
	p.accessible()
}

// The machine finds where a game turned, names the last decisive move, and lists the moves that win.
func TestDominoStudy(t *testing.T) {
	s := serve(t, "/")
	p := dominoTable(t, s, 1, [2]play.Seat{}, nineMoves...)
	p.click("#act-study")
	p.settle()
	p.click("#study-run")
	p.wait(studied)
	got := p.turnings()
	decisive := 0
	for _, line := range got {
		decisive += strings.Count(line, "Dernier coup décisif, ici la partie bascule : il fallait ")
	}
	if decisive != 1 || !strings.Contains(got[len(got)-1], "décisif") {
		t.Errorf("turning points: %q", got)
	}
	p.settle()
	p.shot("study")
	p.accessible()
	p.click("#study-close")
	p.click("#walk-back")
	p.click("#exact")
	p.wait(`document.querySelector('.winners summary')?.textContent.includes('(exact)')`)
	p.click(".winners summary")
	p.settle()
	winners := eval[[]string](p, `[...document.querySelectorAll('.winners li')].map((e) => e.textContent)`)
	if summary := p.text(".winners summary"); !strings.HasPrefix(summary, fmt.Sprintf("%d coup", len(winners))) ||
		!slices.Contains(winners, listed(nineMoves[8:])[0]) {
		t.Errorf("%s: %q", summary, winners)
	}
	p.shot("winners")
	p.accessible()
}
