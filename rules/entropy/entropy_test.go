package entropy

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
)

func TestConform(t *testing.T) { conform.Test(t, Spec()) }

func FuzzText(f *testing.F) { conform.Fuzz(f, Spec()) }

// FuzzRead reads moves: one that is read is written the same, and a refusal is of the promised type.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"a2-c4", "--", "a1-a1", "", "-", "a1-", "-a1", "a1-b2-c3", "A1-b2", "a1 b2", "a1-f1",
		"a0-a1", "a1xb1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := Read(rules.Move(text))
		if err != nil {
			if illegal, ok := err.(*rules.Illegal); !ok || illegal.Fault != rules.BadMove ||
				illegal.Move != rules.Move(text) {
				t.Fatalf("%q: error %v", text, err)
			}
			return
		}
		if got := m.Text(); got != rules.Move(text) {
			t.Fatalf("%q is read as %s", text, got)
		}
	})
}

func parse(t *testing.T, text string) Position {
	t.Helper()
	p, err := Parse(text, false)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// match plays moves from a start, with the option immediate if that is among them.
func match(t *testing.T, options []string, start string, moves ...rules.Move) *rules.Match {
	t.Helper()
	return conform.Match(t, Spec(), rules.Setup{Options: options}, start, moves...)
}

func play(t *testing.T, m *rules.Match, moves ...rules.Move) {
	t.Helper()
	for _, move := range moves {
		if err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
}

// Each fault, with the cells it blames.
func TestFaults(t *testing.T) {
	const (
		restricted = "b1w1b/w3w/wbbwb/b4/2wwb w" // c5 is isolated
		several    = "w2wb/2bw1/bwbww/3b1/1w1bb w"
		stuck      = "bwb1b/5/b1bww/1ww1b/wb2w b" // e5 is isolated, and no other pawn may slide
		blocked    = "1b2w/w1w1b/4w/1bbbb/1bwww w"
		won        = "bwbwb/5/b1b1w/1ww1b/wb2w b"
	)
	for _, c := range []struct {
		position string
		move     rules.Move
		fault    rules.Fault
		cells    []string
	}{
		{restricted, "b5-b4", NoPawn, []string{"b5"}},
		{restricted, "a5-b5", NotYours, []string{"a5"}},
		{restricted, "c5-c4", Lonely, []string{"c5"}},
		{restricted, "a3-b3", Occupied, []string{"b3", "a3"}},
		{restricted, "a3-a4", Occupied, []string{"a4", "a3"}},
		{restricted, "a3-c4", NotLine, []string{"c4", "a3"}},
		{restricted, "d3-a1", NotLine, []string{"a1", "d3"}},
		{restricted, "a4-a1", InTheWay, []string{"a3", "a4", "a1"}},
		{restricted, "d3-b1", Isolated, []string{"d3", "c5"}},
		{restricted, "d3-a3", Occupied, []string{"a3", "d3"}},
		{restricted, "e4-b1", InTheWay, []string{"d3", "e4", "b1"}},
		{restricted, "d1-e2", Isolated, []string{"d1", "c5"}},
		{restricted, "--", rules.NoPass, nil},
		{several, "d4-e4", Isolated, []string{"d4", "a5", "b1"}},
		{stuck, "a5-a4", MustPass, []string{"e5"}},
		{stuck, "b5-b4", NotYours, []string{"b5"}},
		{stuck, "d1-d2", NoPawn, []string{"d1"}},
		{blocked, "c1-a1", InTheWay, []string{"b1", "c1", "a1"}},
		{blocked, "a4-a3", Lonely, []string{"a4"}},
		{won, "a5-a4", rules.GameOver, nil},
		{won, "--", rules.GameOver, nil},
		{won, "a1-a1", rules.BadMove, nil},
		{restricted, "", rules.BadMove, nil},
		{restricted, "-", rules.BadMove, nil},
		{restricted, "a3", rules.BadMove, nil},
		{restricted, "a3-a3", rules.BadMove, nil},
		{restricted, "A3-b4", rules.BadMove, nil},
		{restricted, "a3-a6", rules.BadMove, nil},
		{restricted, "a3-a0", rules.BadMove, nil},
		{restricted, "a3-f3", rules.BadMove, nil},
		{restricted, "a3xb4", rules.BadMove, nil},
		{restricted, "a3-b4-c5", rules.BadMove, nil},
		{restricted, rules.Move(strings.Repeat("a3-", 1<<20)), rules.BadMove, nil},
	} {
		_, err := parse(t, c.position).Play(c.move)
		want := &rules.Illegal{Move: c.move, Fault: c.fault, Cells: c.cells}
		if got, ok := errors.AsType[*rules.Illegal](err); !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("%s %.20s: error %v, want %v", c.position, c.move, err, want)
		}
	}
}

// A whole game as text: see conform.Playthrough. An isolated pawn is joined, another makes its player pass, and the
// winner's last pawn is freed by the other side.
func TestPlaythrough(t *testing.T) {
	m := match(t, nil, "", "d1-c2", "a5-d2", "c2-c3", "b5-a5", "b1-b5", "a4-c2", "a2-b3", "e4-d4", "b3-a2", "c5-c4",
		"e2-e3", "c2-b1", "a2-a3", "c4-c5", "--", "c5-b4")
	conform.Playthrough(t, m, "testdata/playthrough.txt")
}
