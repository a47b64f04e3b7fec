package morris

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"tablier/rules"
)

// What the other boards refuse, with the cells that are to blame.
func TestFaultsOfTheFamily(t *testing.T) {
	for _, c := range []struct {
		board, position string
		move            rules.Move
		fault           rules.Fault
		cells           []string
	}{
		{"picaria-13", "............. o o3r3", "b2", Barred, []string{"b2"}},
		{"picaria-13", "o............ r o2r3", "a1", Occupied, []string{"a1"}},
		{"picaria-13", "oor.....rr..o o o0r0", "a1-b2", NotLinked, []string{"a1", "b2"}}, // m1 lies between them
		{"tsoro", "oor.rro o o0r0", "a1-c1", Occupied, []string{"c1"}},
		{"tsoro", "oorr.ro o o0r0", "a1-b2", Occupied, []string{"b2"}},
		{"tsoro", "oorrro. o o0r0", "a1-c3", "", nil}, // over b3
		{"tsoro", "ooro.rr o o0r0", "a1-c1", "", nil}, // over a pawn of one's own
		{"tsoro", "ororor. o o0r0", "c1-c3", "", nil}, // along the base
		{"tsoro", "ororor. o o0r0", "c1-b3", Occupied, []string{"b3"}},
		{"tsoro", "rorr.oo o o0r0", "b1-c3", Occupied, []string{"c3"}},
		{"neuf-trous", "oo..r.ror o o0r0", "a1-c3", Occupied, []string{"c3"}},
		{"neuf-trous", "oo..r.ror o o0r0", "b3-c1", "", nil},
		{"neuf-trous", "oo..r.ror o o0r0", "c1-a2", NoPawn, []string{"c1"}},
		{"shisima", ".ooo.rrr. o o0r0", "p0", AllPlaced, []string{"p0"}},
		{"shisima", ".ooo.rrr. o o0r0", "o", AllPlaced, []string{"o"}},
		{"shisima", ".ooo.rrr. o o0r0", "p0-p3", NotLinked, []string{"p0", "p3"}},
		{"shisima", ".ooo.rrr. o o0r0", "p0-p7", "", nil}, // the ring is closed
		{"achi", "roo.rrroo o o0r0", "--", "", nil},
		{"achi", "roo.rrroo o o0r0", "b1-a2", MustPass, nil},
		{"achi", "roo.rrroo o o0r0", "a2", MustPass, nil},
		{"achi", "oro.rrroo o o0r0", "--", rules.NoPass, nil},
		{"achi", "......... o o4r4", "--", rules.NoPass, nil},
	} {
		_, err := parse(t, byID(t, c.board), c.position).Play(c.move)
		if c.fault == "" {
			if err != nil {
				t.Errorf("%s %s %s: %v", c.board, c.position, c.move, err)
			}
			continue
		}
		want := &rules.Illegal{Move: c.move, Fault: c.fault, Cells: c.cells}
		if got, ok := errors.AsType[*rules.Illegal](err); !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("%s %s %s: error %v, want %v", c.board, c.position, c.move, err, want)
		}
	}
}

// There must be somebody to jump over, which with one free point there always is.
func TestNoJump(t *testing.T) {
	g := Compile(Board{ID: "leap", Points: "a b c d e", Lines: "a b c d e", Pawns: 1, Motion: Jump})
	p := parse(t, g, "o...r o o0r0")
	_, err := p.Play("a-c")
	if got, ok := errors.AsType[*rules.Illegal](err); !ok || got.Fault != NoJump ||
		!reflect.DeepEqual(got.Cells, []string{"a", "c", "b"}) {
		t.Errorf("a-c: %v", err)
	}
	if got := parse(t, g, "or... o o0r0").Moves(); !reflect.DeepEqual(got, []rules.Move{"a-c"}) {
		t.Errorf("moves %v", got)
	}
}

// A blocked player passes in Achi; the position with the other side to move is another one.
func TestPass(t *testing.T) {
	m := match(t, byID(t, "achi").Board(), "roo.rrroo o o0r0")
	if got := m.Position().Moves(); len(got) != 1 || got[0] != rules.Pass || m.ToMove() != rules.First {
		t.Fatalf("moves %v of %s", got, m.ToMove())
	}
	if err := m.Play(rules.Pass); err != nil {
		t.Fatal(err)
	}
	if got := m.Position().String(); got != "roo.rrroo r o0r0" || m.Result().Over() {
		t.Errorf("%s: %+v", got, m.Result())
	}
}

// Two players who both are blocked pass, and that is soon a draw.
func TestBothPass(t *testing.T) {
	wall := Board{ID: "wall", Points: "a b c d", Lines: "a b c d", Pawns: 2, Passes: true}
	m := match(t, wall, "", "a", "b", "c", "d", rules.Pass, rules.Pass)
	want := rules.Result{Outcome: rules.Outcome{Reason: rules.Recurrence}, Since: 4}
	if got := m.Result(); !reflect.DeepEqual(got, want) {
		t.Errorf("result %+v, want %+v", got, want)
	}
}

// In Tant Fant one's own starting row does not win, and the other side's does.
func TestOwnRowDoesNotWin(t *testing.T) {
	for text, want := range map[string]rules.Outcome{
		"ooo...rrr o o0r0": {},
		"ooo..rr.r r o0r0": {},
		"rrr.oo..o o o0r0": {Reason: Line, Winner: rules.Second, Cells: []string{"a1", "b1", "c1"}},
		"rr..r.ooo r o0r0": {Reason: Line, Winner: rules.First, Cells: []string{"a3", "b3", "c3"}},
		"r..ooo.rr r o0r0": {Reason: Line, Winner: rules.First, Cells: []string{"a2", "b2", "c2"}},
		"r.o.o.orr r o0r0": {Reason: Line, Winner: rules.First, Cells: []string{"c1", "b2", "a3"}},
	} {
		if got := parse(t, byID(t, "tant-fant"), text).Outcome(); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, want %+v", text, got, want)
		}
	}
}

// On a board with 13 points three neighbours on a long diagonal win, and three others on it do not.
func TestNeighboursOnADiagonalWin(t *testing.T) {
	g := byID(t, "picaria-13")
	for text, want := range map[string][]string{
		"orr.o....o... r o0r1": {"a1", "m1", "b2"},
		".rr.o...ro..o r o0r0": {"m1", "b2", "m4"},
		"o...o..rr.r.o r o0r0": nil, // m1 is missing
		"orr.r...oo... r o0r0": nil,
	} {
		p, err := g.Parse(text)
		if strings.HasSuffix(text, "r1") {
			if err == nil {
				t.Errorf("%s: a pawn on the centre while there are some to place", text)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Outcome().Cells; !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
	}
}

// A set start has nobody with pawns in hand, and a recurrence counts from it.
func TestSetStart(t *testing.T) {
	board := byID(t, "shisima").Board()
	m := match(t, board, "")
	if m.Position().String() != ".ooo.rrr. o o0r0" || m.Position().(Position).State.Placing() {
		t.Errorf("starts with %s", m.Position())
	}
	m = match(t, board, "", "p2-p3", "p6-p7", "p3-p2", "p7-p6")
	if got := m.Result(); got.Reason != rules.Recurrence || got.Since != 0 {
		t.Errorf("the start came back: %+v", got)
	}
	for text, need := range map[string]string{
		"......... o o3r3": "no pawn in hand", ".oo..rrr. r o1r0": "no pawn in hand", ".oo..rrr. r o0r0": "3 pawns of o",
	} {
		if _, err := byID(t, "shisima").Parse(text); err == nil || !strings.Contains(err.Error(), need) {
			t.Errorf("%s: %v, want %s", text, err, need)
		}
	}
}
