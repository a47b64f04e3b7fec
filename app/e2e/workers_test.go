package e2e

import (
	"testing"

	"tablier/ai/puzzle"
	"tablier/app/e2e/driver"
	"tablier/rules/all"
)

// goesOn says whether the game of a puzzle goes on after its line, so that the machine is asked how it ends.
func goesOn(t *testing.T, set *puzzle.Set, p *puzzle.Puzzle) bool {
	t.Helper()
	spec, err := all.Games().Find(set.Game)
	if err != nil {
		t.Fatal(err)
	}
	at, err := p.Open(spec)
	for _, m := range p.Line {
		if err == nil {
			at, err = at.Play(m)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return !at.Outcome().Over()
}

// A match and a puzzle ask one worker, and the match finds it again when a person comes back.
func TestPagesShareAWorker(t *testing.T) {
	set := puzzlesOf(t, "morris")
	q, id := firstOf(t, set, func(p *puzzle.Puzzle) bool { return aLine(p) && goesOn(t, set, p) })
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Inject(counting(4))
	p.Start(s.Address("/tapatan/"))
	p.Play(driver.ByMouse, "b2")
	p.WaitStatus(fr.YourTurn)
	asked := driver.Eval[int](p, `counted.searches`)
	p.GoTo(s.Address("/problemes/") + "#p=" + id)
	p.Wait(problem("play"))
	for i := 0; i < len(q.Line); i += 2 {
		mouse.make(p, q.Line[i])
		if i+2 < len(q.Line) {
			p.Wait(replied(q.Line[i+1]) + ` && ` + problem("play"))
			p.Settle()
		}
	}
	p.Wait(problem("solved"))
	p.Settle()
	if all := driver.Eval[int](p, `counted.searches`); asked == 0 || all == asked {
		t.Fatalf("the match has asked for %d searches, the puzzle for %d", asked, all-asked)
	}
	p.GoTo(s.Address("/tapatan/"))
	if most := driver.Eval[int](p, `counted.most`); most != 1 {
		t.Errorf("%d workers at once", most)
	}
}
