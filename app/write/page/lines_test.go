package page

import (
	"strings"
	"testing"

	"tablier/app/write/workbench/fake"
)

// The first exercises show the lines of a solution first, and a mistake at its line; when all tests pass it is said
// that the program has yet to be written.
func TestLinesAreShown(t *testing.T) {
	m := words()
	s := arrive(t, "e=gagne")
	s.has(m.LinesLead)
	if n := strings.Count(s.html(), `role="option"`); n != 6 {
		t.Errorf("%d lines are shown", n)
	}
	s.act("run")
	s.Hear(`{"id":2,"event":"error","error":{"kind":"program","type":"IndentationError","line":2}}`)
	if strings.Count(s.html(), "in-0 wrong\"") != 1 {
		t.Error("no line is marked as wrong")
	}
	s.act("run")
	s.Hear(fake.AllPassed)
	s.has(m.LinesDone, m.Choice(2, "Gagne si tu peux", false, true, 0, 0))
	s.act("face write")
	s.hasNot(m.LinesDone)
}

// The controls move the chosen line; what it says, and where a walk is, is shown and read out.
func TestControlsOfLines(t *testing.T) {
	m := words()
	s := arrive(t, "e=gagne")
	lines := &s.session.Lines
	s.act("line down")
	s.act("line right")
	s.act("line right")
	s.act("line left")
	if s.said != m.LineSaid(2, 6, 1, lines.Text(1), false) {
		t.Errorf("said: %q", s.said)
	}
	if s.act("line up"); lines.Chosen() != 0 || lines.Laid()[0].Indent != 1 {
		t.Errorf("laid are %v", lines.Laid())
	}
	s.act("steps")
	s.Hear(`{"id":2,"event":"done","steps":[{"line":2,"function":"jouer"},{"line":1,"function":"jouer"}]}`)
	s.act("walk here")
	s.has("stepped")
	if s.session.Walk.At() != 1 {
		t.Errorf("at step %d", s.session.Walk.At())
	}
	if s.act("again"); lines.Laid()[0].Indent != 0 {
		t.Errorf("from the beginning: %v", lines.Laid())
	}
}

// Which line is the first out of place is said when asked, and not before; in an order that passes none is.
func TestWhereItIsWrong(t *testing.T) {
	m := words()
	s := arrive(t, "e=hasard")
	s.hasNot(`class="found"`)
	for place, line := range []int{0, 1, 2} {
		lines := &s.session.Lines
		for lines.Laid()[lines.Chosen()].Line != line {
			lines.Choose((lines.Chosen() + 1) % 3)
		}
		lines.MoveBy(place - lines.Chosen())
	}
	s.act("line wrong")
	s.has(m.Misindented(3, s.session.Lines.Text(2)))
	s.session.Lines.Choose(2)
	s.act("line up")
	s.hasNot(`class="found"`)
	s.act("line wrong")
	if want := m.OutOfPlace(2, s.session.Lines.Text(1)); s.said != want {
		t.Errorf("said: %q, want %q", s.said, want)
	}
	s.has(`>` + s.said + `<`)
	s.act("run")
	s.Hear(fake.AllPassed)
	if s.act("line wrong"); s.said != m.AllInPlace {
		t.Errorf("all tests pass, and said is %q", s.said)
	}
}
