package write

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/sandbox"
	"tablier/app/write"
)

const allPassed = twoTests + "\n" + `{"id":2,"event":"test","index":0,"count":2,"state":"passed"}
{"id":2,"event":"done"}
{"id":2,"event":"test","index":1,"count":2,"state":"passed"}
{"id":2,"event":"done"}`

// keys presses keys in the list of lines; "S-" is Shift.
func (s *stage) keys(t *testing.T, keys ...string) {
	t.Helper()
	for _, key := range keys {
		key, shift := strings.CutPrefix(key, "S-")
		if !s.lineKey(key, shift) {
			t.Errorf("%s does nothing", key)
		}
	}
}

// order are the lines of the solution as they are laid.
func (s *stage) order() (order []int) {
	for _, l := range s.laid {
		order = append(order, l.Line)
	}
	return order
}

// The first exercises show the lines of a solution first; what they make runs, and when all tests pass it has yet to be
// written.
func TestLinesRun(t *testing.T) {
	m := i18n.Of(i18n.French).Programs
	s := arrive(t, "e=gagne")
	if !s.arranges() || !strings.Contains(s.html(), m.LinesLead) || strings.Count(s.html(), `role="option"`) != 6 {
		t.Fatalf("the lines are not there: %v", s.laid)
	}
	s.act("run")
	lines := s.exercise().Lines()
	got := s.last().sent[0].Program
	if !strings.HasPrefix(got, lines[s.laid[0].Line]+"\n") || strings.Count(got, "\n") != 6 {
		t.Errorf("what runs is %q", got)
	}
	s.say(`{"id":2,"event":"error","error":{"kind":"program","type":"IndentationError","line":2}}`)
	if s.explained.Program != s.source() || s.record().Tries != 0 || strings.Count(s.html(), "in-0 wrong\"") != 1 {
		t.Errorf("a mistake in the lines is explained by %q, %+v", s.explained.Program, s.record())
	}
	s.act("run")
	s.say(allPassed)
	if r := s.record(); !r.Ordered || r.Done || !strings.Contains(s.html(), m.LinesDone) {
		t.Errorf("in order: %+v", r)
	}
	if want := m.Choice(2, "Gagne si tu peux", false, true, 0, 0); !strings.Contains(s.html(), want) {
		t.Errorf("no %q", want)
	}
	s.act("face write")
	if s.arranges() || s.text != s.exercise().Guide || s.field != s.text || len(s.tests) != 0 {
		t.Errorf("there is %q to be written", s.text)
	}
}

// Lines are moved and indented by keys and by controls, and how they lie is kept; who goes back finds them as they lay.
func TestLinesAreMoved(t *testing.T) {
	s := arrive(t, "e=gagne")
	first := s.order()
	s.keys(t, "ArrowDown", " ", "ArrowDown", "ArrowDown", " ", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowLeft")
	want := []int{first[0], first[2], first[3], first[1], first[4], first[5]}
	if !slices.Equal(s.order(), want) || s.laid[2].Indent != 1 || s.chosen != 2 {
		t.Fatalf("laid are %v, want %v", s.laid, want)
	}
	s.keys(t, "Home", "S-ArrowDown", "S-ArrowUp", "S-ArrowUp", "ArrowLeft", "End", "ArrowDown", "Enter", "Escape")
	if s.chosen != 5 || s.lifted || !slices.Equal(s.order(), want) {
		t.Errorf("laid are %v, line %d is chosen", s.laid, s.chosen)
	}
	for range 9 {
		s.act("line right")
	}
	s.act("line up")
	s.act("line down")
	s.act("line left")
	if s.laid[5].Indent != write.MostIndent-1 || s.lineKey("x", false) || s.lineKey("Escape", false) {
		t.Errorf("laid are %v", s.laid)
	}
	if m := i18n.Of(i18n.French).Programs; s.said != m.LineSaid(6, 6, 4, s.lineText(5), false) {
		t.Errorf("said: %q", s.said)
	}
	laid := slices.Clone(s.laid)
	there := arrive(t, "e=gagne")
	there.site.Store = s.site.Store
	there.progress, _ = write.Open(s.site.Store, sandbox.MaxProgram)
	if there.Stored(write.Key("gagne")); !slices.Equal(there.laid, laid) {
		t.Errorf("another tab has %v, want %v", there.laid, laid)
	}
	s.act("steps")
	s.say(`{"id":2,"event":"done","steps":[{"line":1,"function":"jouer"},{"line":6,"function":"jouer"}]}`)
	if s.act("walk here"); s.step != 1 || !strings.Contains(s.html(), "stepped") {
		t.Errorf("from line %d to step %d", s.chosen+1, s.step)
	}
	s.act("face write")
	other := s.tab(t)
	other.act("face order")
	if !slices.Equal(other.laid, laid) {
		t.Errorf("kept are %v, want %v", other.laid, laid)
	}
	if other.act("again"); !slices.Equal(other.order(), first) || other.laid[2].Indent != 0 {
		t.Errorf("from the beginning: %v", other.laid)
	}
}

// A line goes with the pointer, to its place and as far in as the pointer has moved.
func TestLinesAreDragged(t *testing.T) {
	s := arrive(t, "e=gagne")
	first := s.order()
	s.chooseLine(0)
	s.drag = drag{on: true, x: 100}
	for _, c := range []struct {
		place  int
		x      float64
		indent int
		moved  bool
	}{{0, 105, 0, false}, {2, 100 + 2*indentWide - 5, 2, true}, {2, 100 + 2*indentWide, 2, false}, {1, 0, 0, true}} {
		if moved := s.dragTo(c.place, c.x); moved != c.moved || s.chosen != c.place || s.laid[s.chosen].Indent != c.indent {
			t.Errorf("at %+v: line %d, laid are %v", c, s.chosen, s.laid)
		}
	}
	if want := []int{first[1], first[0]}; !slices.Equal(s.order()[:2], want) {
		t.Errorf("laid are %v", s.laid)
	}
}

// Which line is the first out of place is said when asked, and not before; in an order that passes none is.
func TestWhereItIsWrong(t *testing.T) {
	m := i18n.Of(i18n.French).Programs
	s := arrive(t, "e=hasard")
	right := []write.Laid{{Line: 0}, {Line: 1}, {Line: 2}}
	s.laid = slices.Clone(right)
	if strings.Contains(s.html(), `class="found"`) && s.found != "" {
		t.Error("it is said unasked")
	}
	s.act("line wrong")
	if s.wrong != 2 || s.said != m.Misindented(3, s.lineText(2)) || !strings.Contains(s.html(), `>`+s.said+`<`) {
		t.Errorf("said: %q", s.said)
	}
	s.chooseLine(2)
	s.keys(t, "S-ArrowUp")
	if s.wrong != -1 {
		t.Error("a line is still called wrong after a move")
	}
	s.act("line wrong")
	if s.wrong != 1 || s.said != m.OutOfPlace(2, s.lineText(1)) {
		t.Errorf("said: %q", s.said)
	}
	s.act("run")
	s.say(allPassed)
	if s.act("line wrong"); s.wrong != -1 || s.said != m.AllInPlace {
		t.Errorf("all tests pass, and said is %q", s.said)
	}
}

// Who writes, who has written and who has been sent a program sees the editor.
func TestFaceOfWhoWrites(t *testing.T) {
	s := arrive(t, "e=gagne")
	s.edited("# mine")
	if s.arranges() || s.record().Program != "# mine" || s.record().Face != write.Write {
		t.Errorf("who writes is shown the lines: %+v", s.record())
	}
	s.act("face order")
	s.act("run")
	if got := s.last().sent[0].Program; got == "# mine" || s.text != "# mine" {
		t.Errorf("%q runs, and written is %q", got, s.text)
	}
	for _, opens := range []string{"e=minimax", "e=gagne&p=" + sandbox.Pack("x = 1")} {
		if s := arrive(t, opens); s.arranges() {
			t.Errorf("%s shows lines", opens)
		}
	}
	older := arrive(t, "e=gagne")
	older.site.Store.Set(write.Key("prudent"), `{"program":"# older"}`)
	older.opens = "e=prudent"
	older.list, older.lang = nil, ""
	if older.Arrive(nav.WriteRoute); older.arranges() || older.text != "# older" {
		t.Errorf("who has written before is shown %q", older.text)
	}
	older.act("face order")
	if older.html(); !older.arranges() {
		t.Error("who has written before cannot see the lines")
	}
}
