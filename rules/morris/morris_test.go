package morris

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
)

func TestConform(t *testing.T) {
	conform.Test(t, Spec(Boards()))
	conform.Test(t, Spec([]Board{orthogonal, alley, polite}))
}

func FuzzText(f *testing.F) { conform.Fuzz(f, Spec(append(Boards(), orthogonal, alley, polite))) }

// FuzzRead reads moves: one that is read is written the same, and a refusal is of the promised type.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"b2", "a1-b2", "a1-a1", "--", "", "-", "a1-", "-a1", "a1-b2-c3", "A1", "a1 b2", "a4"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := tapatan.Read(rules.Move(text))
		if err != nil {
			if illegal, ok := err.(*rules.Illegal); !ok || illegal.Fault != rules.BadMove {
				t.Fatalf("%q: error %v", text, err)
			}
			return
		}
		if got := tapatan.Text(m); text != string(rules.Pass) && got != rules.Move(text) {
			t.Fatalf("%q is read as %s", text, got)
		}
	})
}

func parse(t *testing.T, g *Game, text string) Position {
	t.Helper()
	p, err := g.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func match(t *testing.T, board Board, start string, moves ...rules.Move) *rules.Match {
	t.Helper()
	return conform.Match(t, Spec([]Board{board}), rules.Setup{}, start, moves...)
}

// Each fault, with the cells it blames.
func TestFaults(t *testing.T) {
	const (
		placing = "o...r.... o o2r2"
		moving  = "oo..r.ror o o0r0"
	)
	for _, c := range []struct {
		position string
		move     rules.Move
		fault    rules.Fault
		cells    []string
	}{
		{placing, "a1", Occupied, []string{"a1"}},
		{placing, "b2", Occupied, []string{"b2"}},
		{placing, "a1-b1", InHand, []string{"a1"}},
		{placing, "--", rules.NoPass, nil},
		{placing, "d1", rules.BadMove, nil},
		{placing, "A1", rules.BadMove, nil},
		{placing, "a1-", rules.BadMove, nil},
		{placing, "-a1", rules.BadMove, nil},
		{placing, "a1-b1-c1", rules.BadMove, nil},
		{placing, "", rules.BadMove, nil},
		{placing, rules.Move(strings.Repeat("a1-", 1<<20)), rules.BadMove, nil},
		{moving, "a2", AllPlaced, []string{"a2"}},
		{moving, "c1-c2", NoPawn, []string{"c1"}},
		{moving, "b2-c1", NotYours, []string{"b2"}},
		{moving, "a1-b2", Occupied, []string{"b2"}},
		{moving, "a1-b1", Occupied, []string{"b1"}},
		{moving, "a1-a1", Occupied, []string{"a1"}},
		{moving, "a1-c1", NotLinked, []string{"a1", "c1"}}, // no jump over b1
		{moving, "b1-a2", NotLinked, []string{"b1", "a2"}}, // rules/README.md §1: b1–a2 is not linked
		{moving, "b3-c2", NotLinked, []string{"b3", "c2"}},
		{moving, "--", rules.NoPass, nil},
		{"ooo.r.r.. r o0r1", "c3", rules.GameOver, nil},
		{"ooo.r.r.. r o0r1", "--", rules.GameOver, nil},
	} {
		_, err := parse(t, tapatan, c.position).Play(c.move)
		want := &rules.Illegal{Move: c.move, Fault: c.fault, Cells: c.cells}
		if got, ok := errors.AsType[*rules.Illegal](err); !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("%s %.20s: error %v, want %v", c.position, c.move, err, want)
		}
	}
}

// rules/README.md §1: three in line wins, also during placement; in each of the eight lines, for either side.
func TestLinesWin(t *testing.T) {
	for i, line := range tapatan.Lines() {
		var cells []string
		for _, p := range line {
			cells = append(cells, tapatan.Points()[p])
		}
		for side, winner := range []rules.Player{rules.First, rules.Second} {
			s := State{Turn: uint8(side ^ 1)}
			s.Pawns[side] = tapatan.masks[side][i]
			got := Position{tapatan, s}.Outcome()
			want := rules.Outcome{Reason: Line, Winner: winner, Cells: cells}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("outcome %+v, want %+v", got, want)
			}
		}
	}
}

func TestWinInPlacement(t *testing.T) {
	m := match(t, Boards()[0], "", "b2", "a1", "a3", "b1", "c1")
	want := rules.Outcome{Reason: Line, Winner: rules.First, Cells: []string{"c1", "b2", "a3"}}
	if got := m.Result().Outcome; !reflect.DeepEqual(got, want) || m.ToMove() != rules.Nobody {
		t.Errorf("outcome %+v, want %+v", got, want)
	}
	if p := m.Position(); p.String() != "rro.o.o.. r o0r1" || len(p.Moves()) != 0 {
		t.Errorf("%s has moves %v", p, p.Moves())
	}
}

// rules/README.md §1: the position after the sixth placement is its first occurrence, and the second is a draw.
func TestDrawAtTheSecondOccurrence(t *testing.T) {
	six := []rules.Move{"a1", "c1", "b1", "b2", "c2", "a2"}
	m := match(t, Boards()[0], "", append(six, "c2-c3", "b2-b3", "c3-c2")...)
	if m.Result().Over() {
		t.Fatalf("over too soon: %+v", m.Result())
	}
	if err := m.Play("b3-b2"); err != nil {
		t.Fatal(err)
	}
	want := rules.Result{Outcome: rules.Outcome{Reason: rules.Recurrence}, Since: 6}
	if got := m.Result(); !reflect.DeepEqual(got, want) {
		t.Errorf("result %+v, want %+v", got, want)
	}
}

// The side to move is part of the position: the same board with the other to move does not recur.
func TestSameBoardOtherSideIsNoRecurrence(t *testing.T) {
	const start = "o.rr.oor. o o0r0"
	m := match(t, Boards()[0], start, "a1-b1", "b3-c3", "b1-b2", "c3-b3", "b2-a1")
	if got := m.Position().String(); got != "o.rr.oor. r o0r0" || m.Result().Over() {
		t.Errorf("%s: %+v", got, m.Result())
	}
	back := match(t, Boards()[0], start, "a1-b1", "b3-c3", "b1-a1", "c3-b3")
	if got := back.Result(); got.Reason != rules.Recurrence || got.Since != 0 {
		t.Errorf("a start position counts as an occurrence: %+v", got)
	}
}

// Positions with a pawn in hand do not count for recurrence, and never come back: each placement adds one.
func TestPlacementDoesNotCount(t *testing.T) {
	spec := Spec(Boards())
	for s := range reachable(tapatan) {
		p := Position{tapatan, s}
		key, counts := spec.Key(p)
		if counts != (s.Hand == [2]uint8{}) || counts && key != p.String() {
			t.Fatalf("%s: key %q, %v", p, key, counts)
		}
	}
}

// rules/README.md §1: a blocked player loses. None is in Tapatan; in the alley the ends block themselves.
func TestBlockedLoses(t *testing.T) {
	m := match(t, alley, "", "a", "c", "b", "d")
	want := rules.Outcome{Reason: rules.Blocked, Winner: rules.Second}
	if got := m.Result().Outcome; !reflect.DeepEqual(got, want) || m.ToMove() != rules.Nobody ||
		len(m.Position().Moves()) != 0 {
		t.Errorf("outcome %+v, want %+v", got, want)
	}
	if m = match(t, alley, "", "a", "c", "d", "b", "d-e"); m.Result().Over() {
		t.Errorf("c can slide: %+v", m.Result())
	}
	// With four pawns a side on Tapatan's lines it happens: all that touch a2 are Second's.
	achi := byID(t, "achi").Board()
	achi.Passes = false
	if m = match(t, achi, "roo.rrroo o o0r0"); m.Result().Reason != rules.Blocked {
		t.Errorf("First can move: %+v", m.Result())
	}
}

func TestParseRefuses(t *testing.T) {
	for _, c := range []struct {
		text   string
		offset int
		need   string
	}{
		{"", 0, "., o or r for each of 9 points"},
		{".....", 5, "., o or r for each of 9 points"},
		{"x........ o o3r3", 0, "., o or r"},
		{".../.../... o o3r3", 3, "., o or r"},
		{"........é o o3r3", 8, "., o or r"},
		{".........", 9, "the side to move"},
		{".......... o o3r3", 9, "the side to move"},
		{"......... x o3r3", 10, "the side to move"},
		{"......... o", 11, "the side to move"},
		{"......... o r3o3", 12, "the side to move"},
		{"......... o o-r3", 13, "the side to move"},
		{"......... o o3r3 ", 16, "the end"},
		{"......... o o3r3" + strings.Repeat("x", 1<<20), 16, "the end"},
		{"......... o o9r3", 13, "3 pawns of o"},
		{"......... o o2r3", 13, "3 pawns of o"},
		{"oooo..... r o0r3", 13, "3 pawns of o"},
		{"o........ r o2r2", 15, "3 pawns of r"},
		{"......... r o3r3", 13, "hands that pawns placed in turn leave"},
		{"o........ o o2r3", 13, "hands that pawns placed in turn leave"},
		{"r........ o o3r2", 13, "hands that pawns placed in turn leave"},
		{"oo....... o o1r3", 13, "hands that pawns placed in turn leave"},
		{"ooo.rr.r. o o0r0", 10, "no line yet"},
		{"ooorrr... r o0r0", 10, "no line yet"},
	} {
		_, err := tapatan.Parse(c.text)
		bad, ok := errors.AsType[*rules.SyntaxError](err)
		if !ok || bad.Offset != c.offset ||
			!strings.HasPrefix(bad.Need, c.need) && !strings.HasSuffix(bad.Need, c.need) {
			t.Errorf("%.30q: error %v, want offset %d, %s", c.text, err, c.offset, c.need)
		}
	}
}

// Every text near that of a position is refused, or is that of another one.
func TestParseReadsOnlyWhatIsWritten(t *testing.T) {
	for _, text := range []string{"......... o o3r3", "o...r.... o o2r2", "oo.rr.ro. o o0r0"} {
		conform.Edits(t, Spec(Boards()), rules.Setup{}, text, "or.123 0é")
	}
}

// A whole game as text: see conform.Playthrough. It meets both phases and is drawn by recurrence.
func TestPlaythrough(t *testing.T) {
	m := match(t, Boards()[0], "", "a1", "c1", "b1", "b2", "c2", "a2", "c2-c3", "b2-b3", "c3-c2", "b3-b2")
	conform.Playthrough(t, m, "testdata/playthrough.txt")
}
