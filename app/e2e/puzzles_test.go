package e2e

import (
	"strings"
	"testing"

	"tablier/ai/puzzle"
	"tablier/app/e2e/driver"
	"tablier/rules"
	"tablier/rules/all"
)

// Puzzles of every kind, one after the other on one page: questions about points, strengths and odds, and a line that a
// person leaves.
func TestPuzzlesOfEveryKind(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/problemes/") + "#p=nothing")
	step(t, p, "unknown", func(*testing.T) { unknownPuzzle(p) })
	step(t, p, "beside the line", func(t *testing.T) { besideTheLine(t, p) })
	step(t, p, "points", func(t *testing.T) { puzzleOfPoints(t, p) })
	step(t, p, "odds", func(t *testing.T) { puzzleOfOdds(t, p) })
	onScreen(p, driver.Phone)
	step(t, p, "forces", func(t *testing.T) { puzzleOfForces(t, p) })
	step(t, p, "named", func(t *testing.T) { puzzleIsNamed(t, p) })
}

// toPuzzle goes to a puzzle by its address alone, as from a link.
func toPuzzle(p *driver.Tab, id string) {
	p.T.Helper()
	p.Run(`location.hash = ` + driver.Quote("p="+id))
	p.Wait(`document.querySelector('main').dataset.puzzle === ` + driver.Quote(id) + ` && ` + problem("play"))
}

// unknownPuzzle is what is not known: that is said, and leads to the list.
func unknownPuzzle(p *driver.Tab) {
	p.Wait(`document.querySelector('.notice')?.textContent.includes(` + driver.Quote(fr.Problems.Unknown) + `)`)
	p.Click(`main a`)
	p.Wait(`document.querySelector('.hub .sets')`)
}

// besideTheLine makes a move beside the line: it is judged by the machine, and so is what follows.
func besideTheLine(t *testing.T, p *driver.Tab) {
	q, id := firstOf(t, puzzlesOf(t, "morris"), aLine)
	toPuzzle(p, id)
	driver.ByMouse(p, string(q.Line[0]))
	p.Wait(replied(q.Line[1]) + ` && ` + problem("play"))
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	position, err := q.Open(spec)
	for i := 0; i < 2 && err == nil; i++ {
		position, err = position.Play(q.Line[i])
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range position.Moves() {
		if m != q.Line[2] {
			mouse.make(p, m)
			break
		}
	}
	p.Wait(`document.querySelector('main').dataset.state !== 'judging' && document.querySelector('.answer strong') &&
		(` + problem("wrong") + ` || document.querySelectorAll('.answer.right').length > 0)`)
}

// puzzleOfPoints plays a move that costs points, and then the one that does not.
func puzzleOfPoints(t *testing.T, p *driver.Tab) {
	q, id := firstOf(t, puzzlesOf(t, "hyle"), func(q *puzzle.Puzzle) bool {
		return q.Kind == puzzle.Points && strings.Contains(q.Position, " o")
	})
	toPuzzle(p, id)
	worst, best := -1, -1
	moves := movesOf(t, "hyle", q)
	for i, m := range moves {
		if m == rules.Pass {
			continue
		}
		if worst < 0 || q.Costs[i] > q.Costs[worst] {
			worst = i
		}
		if q.Costs[i] < 50 {
			best = i
		}
	}
	if q.Costs[worst] < 50 || best < 0 {
		t.Fatal("every move of this puzzle costs the same")
	}
	mouse.make(p, moves[worst])
	p.Wait(problem("wrong") + ` && document.querySelector('.scale svg')`)
	p.Shot("points-wrong")
	p.Press("\r")
	p.Wait(problem("play"))
	mouse.make(p, moves[best])
	p.Wait(problem("solved"))
	p.Shot("points")
}

// puzzleOfForces names the strengths of a force by touch.
func puzzleOfForces(t *testing.T, p *driver.Tab) {
	q, id := firstOf(t, puzzlesOf(t, "stratege"), func(q *puzzle.Puzzle) bool { return q.Kind == puzzle.Forces })
	toPuzzle(p, id)
	p.FitsWidth()
	for strength := range strings.SplitSeq("123456", "") {
		if !strings.Contains(q.Answer, strength) {
			p.Hit("#problem-choice-" + strength)
			break
		}
	}
	p.Hit("#problem-next")
	p.Wait(problem("wrong"))
	p.Shot("forces-wrong")
	p.Hit("#problem-next")
	p.Wait(problem("play"))
	p.Run(`document.querySelectorAll('.ask [aria-pressed=true]').forEach((b) => b.click())`)
	for strength := range strings.SplitSeq(q.Answer, "") {
		p.Hit("#problem-choice-" + strength)
	}
	p.Hit("#problem-next")
	p.Wait(problem("solved"))
	p.Shot("forces")
}

// puzzleOfOdds chooses one of several odds with the keyboard.
func puzzleOfOdds(t *testing.T, p *driver.Tab) {
	q, id := firstOf(t, puzzlesOf(t, "stratege"), func(q *puzzle.Puzzle) bool { return q.Kind == puzzle.Odds })
	toPuzzle(p, id)
	choice := "problem-choice-" + q.Answer
	p.TabTo(choice)
	p.Press(" ")
	p.Wait(`document.getElementById('` + choice + `').ariaPressed === 'true'`)
	p.TabTo("problem-next")
	p.Press("\r")
	p.Wait(problem("solved"))
	p.Shot("odds")
}

// puzzleIsNamed wants the band of a puzzle to be told whole on phones, whatever the game is called.
func puzzleIsNamed(t *testing.T, p *driver.Tab) {
	set := puzzlesOf(t, "domino")
	hard := set.Asked(puzzle.Hard)
	toPuzzle(p, hard[len(hard)-1].ID(set.Game))
	for _, d := range []driver.Device{driver.Phone, driver.Narrow} {
		onScreen(p, d)
		if cut := driver.Eval[bool](p, `[...document.querySelectorAll('.caption p')].some((e) =>
			e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 1)`); cut {
			t.Errorf("%s: cut off is %q", d.Name, p.Text(".caption"))
		}
		p.Shot("named")
		p.FitsWidth()
	}
}
