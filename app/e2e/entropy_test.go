package e2e

import (
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/links/link"
	"tablier/rules"
)

// entropyAt returns the address of a game of Entropy from a position, the usual start for none, after some moves.
func entropyAt(t *testing.T, s *driver.Server, start, moves string) string {
	t.Helper()
	record := rules.Record{Game: "entropy", Start: start}
	for move := range strings.FieldsSeq(moves) {
		record.Moves = append(record.Moves, rules.Move(move))
	}
	return s.Address("/entropy/") + "#" + driver.Fragment(t, link.Letter{Record: record})
}

// passing is a position in which Black can only pass.
const passing = "bwb1b/5/b1bww/1ww1b/wb2w b"

// Who can only pass does so by a button, with the keyboard too, which then is on the board.
func TestEntropyPass(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.Start(entropyAt(t, driver.Serve(t, "/"), passing, ""))
	p.TabTo("point---")
	p.Press(" ")
	p.WaitStatus(driver.Turn("fr", "entropy", 0))
	p.Wait(`document.getElementById('point---') === null && document.activeElement.dataset.point`)
	p.Play(driver.ByKeyboard, "d3-d5")
	p.WaitStatus(driver.Wins("fr", "entropy", 1))
}

// A puzzle of the rules page shows its solution step by step, and is played from its first move against the machine.
func TestEntropyPuzzles(t *testing.T) {
	s := driver.Serve(t, "/")
	say, puzzle := en, driver.Puzzle("en", "entropy", "c4-b3")
	p := driver.Open(t, driver.Phone)
	p.Start(s.Address("/entropy/regles/?lang=en"))
	p.Wait(`document.querySelector('.demo')`)
	const demo = `[...document.querySelectorAll('.demo')].at(-5)`
	p.Wait(demo + `.querySelector('[role=status]').textContent === ` + driver.Quote(puzzle[0]))
	driver.Eval[bool](p, `(`+demo+`.closest("section").scrollIntoView(), true)`)
	p.Shot("puzzle")
	p.Click("#" + driver.Eval[string](p, demo+`.querySelector('[id^="forward-"]').id`))
	p.Wait(demo + `.querySelector('[role=status]').textContent === ` + driver.Quote(puzzle[1]))
	try := "#" + driver.Eval[string](p, demo+`.querySelector('[id^="try-"]').id`)
	if got := p.Text(try); got != say.PlayPosition {
		t.Errorf("the button says %q", got)
	}
	p.Click(try)
	p.WaitStatus(say.YourTurn)
	levels := driver.Game("entropy").Levels
	if got := p.Text(".caption"); !strings.Contains(got, say.LevelAt(levels)) {
		t.Errorf("the table is titled %q", got)
	}
	p.Settle()
	p.Shot("table")
	p.Play(driver.ByTouch, "c4-b3")
	p.WaitStatus(say.YourTurn)
	if got := p.Moves(); len(got) != 2 {
		t.Errorf("moves %v, want the person's and the machine's", got)
	}
}

// On small screens nothing is cut, whatever the players are called, and every cell can be touched.
func TestEntropyFits(t *testing.T) {
	p := driver.Open(t, driver.Narrow)
	p.Start(entropyAt(t, driver.Serve(t, "/"), "wbbwb/2bw1/b4/w1b2/wbw1w w", ""))
	p.OpenPanel("setup")
	p.Choose("#name-0", strings.Repeat("W", 20))
	p.ClosePanel()
	p.Click("#point-d4")
	eachSize(p, []driver.Device{driver.Narrow, driver.Landscape, driver.Phone}, func() {
		p.Fits()
		if cut := driver.Eval[[]string](p, `[...document.querySelectorAll('.player small, .count b, .count small')]
			.filter((e) => e.scrollWidth > Math.max(e.clientWidth, e.offsetWidth)).map((e) => e.textContent)`); len(cut) > 0 {
			t.Errorf("cut: %q", cut)
		}
		if least := driver.Eval[float64](p, `Math.min(...[...document.querySelectorAll('.point')].map((e) =>
			e.getBoundingClientRect().width))`); least < 44 {
			t.Errorf("a cell is %v px wide", least)
		}
	})
}
