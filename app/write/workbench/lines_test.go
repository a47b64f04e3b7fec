package workbench_test

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/sandbox"
	"tablier/app/write"
	"tablier/app/write/workbench"
	"tablier/app/write/workbench/fake"
)

// keys presses keys in the list of lines; "S-" is Shift.
func (s *stage) keys(t *testing.T, keys ...string) {
	t.Helper()
	for _, key := range keys {
		key, shift := strings.CutPrefix(key, "S-")
		if !s.Lines.Key(key, shift) {
			t.Errorf("%s does nothing", key)
		}
	}
}

// order returns the lines of the solution as they are laid.
func (s *stage) order() (order []int) {
	for _, l := range s.Lines.Laid() {
		order = append(order, l.Line)
	}
	return order
}

// The first exercises show the lines of a solution first; what they make runs, and when all tests pass it has yet to be
// written.
func TestLinesRun(t *testing.T) {
	s := arrive(t, "e=gagne")
	if !s.Arranging() || len(s.Lines.Laid()) != 6 {
		t.Fatalf("the lines are not there: %v", s.Lines.Laid())
	}
	s.Test()
	got := s.Last().Sent[0].Program
	if !strings.HasPrefix(got, s.Lines.Text(0)+"\n") || strings.Count(got, "\n") != 6 {
		t.Errorf("what runs is %q", got)
	}
	s.Hear(`{"id":2,"event":"error","error":{"kind":"program","type":"IndentationError","line":2}}`)
	if f := s.Run.Fault(); f.Program != s.Program() || s.record().Tries != 0 {
		t.Errorf("a mistake in the lines is explained by %q, %+v", f.Program, s.record())
	}
	if s.Lines.MoveBy(1); s.Run.Fault() != nil {
		t.Error("the fault stays after a line has moved")
	}
	s.Test()
	s.Hear(fake.AllPassed)
	if r := s.record(); !r.Ordered || r.Done {
		t.Errorf("in order: %+v", r)
	}
	s.ShowFace(write.Write)
	if s.Arranging() || s.text() != s.exercise().Guide || s.Field != s.text() || s.Run.HasTests() {
		t.Errorf("there is %q to be written", s.text())
	}
}

// Who uses the solution while the lines are shown finds it in the editor, and writes on from there.
func TestSolutionTakesThePlaceOfLines(t *testing.T) {
	s := arrive(t, "e=gagne")
	s.Draft.UseSolution()
	if s.Arranging() || s.text() != s.exercise().Solution || s.Field != s.text() {
		t.Errorf("the editor shows %q, the program is %q", s.Field, s.text())
	}
}

// Lines are moved and indented by keys and by controls, and how they lie is kept; who goes back finds them as they lay.
func TestLinesAreMoved(t *testing.T) {
	s := arrive(t, "e=gagne")
	first := s.order()
	s.keys(t, "ArrowDown", " ", "ArrowDown", "ArrowDown", " ", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowLeft")
	want := []int{first[0], first[2], first[3], first[1], first[4], first[5]}
	if !slices.Equal(s.order(), want) || s.Lines.Laid()[2].Indent != 1 || s.Lines.Chosen() != 2 {
		t.Fatalf("laid are %v, want %v", s.Lines.Laid(), want)
	}
	s.keys(t, "Home", "S-ArrowDown", "S-ArrowUp", "S-ArrowUp", "ArrowLeft", "End", "ArrowDown", "Enter", "Escape")
	if s.Lines.Chosen() != 5 || s.Lines.Lifted() || !slices.Equal(s.order(), want) {
		t.Errorf("laid are %v, line %d is chosen", s.Lines.Laid(), s.Lines.Chosen())
	}
	for range 9 {
		s.Lines.IndentBy(1)
	}
	s.Lines.MoveBy(-1)
	s.Lines.MoveBy(1)
	s.Lines.IndentBy(-1)
	if s.Lines.Laid()[5].Indent != write.MaxIndent-1 || s.Lines.Key("x", false) || s.Lines.Key("Escape", false) {
		t.Errorf("laid are %v", s.Lines.Laid())
	}
	if s.Said.What != workbench.SayLine {
		t.Errorf("said: %v", s.Said)
	}
}

// How lines lie is kept, also for another tab that shows them, and when they are in disorder again.
func TestLaidLinesAreKept(t *testing.T) {
	s := arrive(t, "e=gagne")
	there, first := s.tab(t), s.order()
	s.keys(t, "S-ArrowDown", "ArrowRight")
	laid := slices.Clone(s.Lines.Laid())
	there.Lines.Drag(0)
	if there.Stored(write.Key("gagne")); !slices.Equal(there.order(), first) {
		t.Errorf("while a line goes with the pointer others move: %v", there.Lines.Laid())
	}
	there.Lines.Drop()
	if there.Stored(write.Key("gagne")); !slices.Equal(there.Lines.Laid(), laid) {
		t.Errorf("another tab has %v, want %v", there.Lines.Laid(), laid)
	}
	s.ShowFace(write.Write)
	other := s.tab(t)
	other.ShowFace(write.Order)
	if !slices.Equal(other.Lines.Laid(), laid) {
		t.Errorf("kept are %v, want %v", other.Lines.Laid(), laid)
	}
	if other.Restart(); !slices.Equal(other.order(), first) || other.Lines.Laid()[1].Indent != 0 {
		t.Errorf("from the beginning: %v", other.Lines.Laid())
	}
}

// In a walk the chosen line is where the person is, and a line that is moved ends the walk.
func TestWalkThroughLines(t *testing.T) {
	s := arrive(t, "e=gagne")
	s.Follow()
	s.Hear(`{"id":2,"event":"done","steps":[{"line":1,"function":"jouer"},{"line":6,"function":"jouer"}]}`)
	s.Lines.Choose(5)
	if s.GoToCaret(); s.Walk.At() != 1 {
		t.Errorf("from line %d to step %d", s.Lines.Chosen()+1, s.Walk.At())
	}
	if s.Lines.MoveBy(-1); s.Walk.Going() {
		t.Error("the steps of other lines stay")
	}
}

// A line goes with the pointer, to its place and as far in as the pointer has moved.
func TestLinesAreDragged(t *testing.T) {
	const width = workbench.IndentWidth
	s := arrive(t, "e=gagne")
	first := s.order()
	s.Lines.Press(0)
	s.Lines.Drag(100)
	for _, c := range []struct {
		place  int
		x      float64
		indent int
		moved  bool
	}{{0, 105, 0, false}, {2, 100 + 2*width - 5, 2, true}, {2, 100 + 2*width, 2, false}, {1, 0, 0, true}} {
		moved := s.Lines.DragTo(c.place, c.x)
		chosen := s.Lines.Chosen()
		if moved != c.moved || chosen != c.place || s.Lines.Laid()[chosen].Indent != c.indent {
			t.Errorf("at %+v: line %d, laid are %v", c, chosen, s.Lines.Laid())
		}
	}
	if want := []int{first[1], first[0]}; !slices.Equal(s.order()[:2], want) {
		t.Errorf("laid are %v", s.Lines.Laid())
	}
	if s.Lines.Drop(); s.Lines.Dragging() {
		t.Error("the line is not dropped")
	}
}

// Which line is the first out of place is found when asked, and not before; in an order that passes none is.
func TestFirstLineOutOfPlace(t *testing.T) {
	s := arrive(t, "e=hasard")
	want := func(what string, finding workbench.Finding, wrong int) {
		t.Helper()
		if f, at := s.Lines.Finding(); f != finding || at != wrong {
			t.Errorf("%s: finding %d at line %d", what, f, at)
		}
	}
	s.lay(t, 0, 1, 2)
	want("unasked", workbench.NotAsked, -1)
	s.FindWrong()
	want("a line that is not indented", workbench.Misindented, 2)
	s.Lines.Choose(2)
	s.keys(t, "S-ArrowUp")
	want("after a move", workbench.NotAsked, -1)
	s.FindWrong()
	want("a line too early", workbench.OutOfPlace, 1)
	s.Test()
	s.Hear(fake.AllPassed)
	s.FindWrong()
	want("an order that passes", workbench.AllInPlace, -1)
}

// lay puts the lines in an order, none of them indented.
func (s *stage) lay(t *testing.T, order ...int) {
	t.Helper()
	for place, line := range order {
		at := slices.Index(s.order(), line)
		s.Lines.Choose(at)
		s.Lines.MoveBy(place - at)
		s.Lines.IndentBy(-write.MaxIndent)
	}
	if !slices.Equal(s.order(), order) {
		t.Fatalf("laid are %v", s.order())
	}
}

// Who writes, who has written and who has been sent a program sees the editor.
func TestFaceOfWhoWrites(t *testing.T) {
	s := arrive(t, "e=gagne")
	s.Edited("# mine")
	if s.Arranging() || s.record().Program != "# mine" || s.record().Face != write.Write {
		t.Errorf("who writes is shown the lines: %+v", s.record())
	}
	s.ShowFace(write.Order)
	s.Test()
	if got := s.Last().Sent[0].Program; got == "# mine" || s.text() != "# mine" {
		t.Errorf("%q runs, and written is %q", got, s.text())
	}
	for _, opens := range []string{"e=minimax", "e=gagne&p=" + sandbox.Pack("x = 1")} {
		if s := arrive(t, opens); s.Arranging() {
			t.Errorf("%s shows lines", opens)
		}
	}
	w := fake.New(t, "e=prudent")
	w.Store.Set(write.Key("prudent"), `{"program":"# older"}`)
	older := visit(w)
	if older.Arranging() || older.text() != "# older" {
		t.Errorf("who has written before is shown %q", older.text())
	}
	if older.ShowFace(write.Order); !older.Arranging() {
		t.Error("who has written before cannot see the lines")
	}
}
