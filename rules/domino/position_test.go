package domino_test

import (
	"errors"
	"reflect"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
	"tablier/rules/domino"
)

// What is refused is refused for the rule that it breaks, with the cells that show it.
func TestFaults(t *testing.T) {
	wide := []rules.Move{"36@2,0>3,0", "06@4,0>4,1"} // from 0 to 4: all the width there is, beside a zero
	for _, c := range []struct {
		moves []rules.Move
		move  rules.Move
		fault rules.Fault
		cells []string
	}{
		{nil, "36@2,0", rules.BadMove, nil},
		{nil, "63@2,0>3,0", rules.BadMove, nil},
		{nil, "33@3,0>2,0", rules.BadMove, nil},
		{nil, "36@2,0>4,0", rules.BadMove, nil},
		{nil, "37@2,0>3,0", rules.BadMove, nil},
		{nil, "36@2,00>3,0", rules.BadMove, nil},
		{nil, "36@-0,1>1,1", rules.BadMove, nil},
		{nil, "--", rules.BadMove, nil},
		{nil, "00@2,0>3,0", domino.Gone, nil},
		{wide, "36@0,1>1,1", domino.Gone, nil},
		{nil, "36@1,0>2,0", domino.Taken, []string{"1,0"}},
		{nil, "36@3,0>4,0", domino.NoTouch, []string{"3,0", "4,0"}},
		{nil, "03@2,0>3,0", domino.Zeros, []string{"2,0", "1,0"}},
		{[]rules.Move{"36@2,0>3,0"}, "45@3,1>4,1", domino.Differ, []string{"3,1", "3,0"}},
		{[]rules.Move{"36@2,0>3,0"}, "05@1,1>2,1", domino.Zeros, []string{"1,1", "1,0"}},
		{[]rules.Move{"36@2,0>3,0"}, "46@1,1>2,1", domino.Differ, []string{"2,1", "2,0"}},
		{wide, "36@-2,0>-1,0", domino.Gone, nil},
		{wide, "12@-2,0>-1,0", domino.Left, []string{"-2,0", "-1,0"}},
		{wide, "12@-1,0>-1,1", domino.Left, []string{"-1,0", "-1,1"}},
		{wide, "12@5,0>6,0", domino.Right, []string{"5,0", "6,0"}},
		{wide, "12@4,2>5,2", domino.Right, []string{"5,2"}},
		{wide, "12@0,4>0,5", domino.Above, []string{"0,5"}},
		{wide, "12@0,-4>0,-5", domino.Below, []string{"0,-4", "0,-5"}},
	} {
		p := after(t, 5, c.moves...)
		_, err := p.Play(c.move)
		if want := (&rules.Illegal{Move: c.move, Fault: c.fault, Cells: c.cells}); !reflect.DeepEqual(err, want) {
			t.Errorf("%s, %s: error %v, want %v", p, c.move, err, want)
		}
	}
}

// A zero may touch any other number, several different ones too; two zeros may not touch, as TestFaults has it.
func TestZeros(t *testing.T) {
	after(t, 5, "36@2,0>3,0", "33@2,1>2,2", "01@3,1>4,1")   // the zero above 6 and beside 3
	after(t, 5, "15@0,1>1,1", "06@-1,1>-1,0", "02@2,1>2,0") // both halves above the zeros, and zeros beside them
}

func TestText(t *testing.T) {
	for text, offset := range map[string]int{
		"":                        0,
		"N=6":                     0,
		"N=5 ":                    4,
		"N=5  36@2,0>3,0":         4,
		"N=536@2,0>3,0":           3,
		"N=5 63@2,0>3,0":          4,
		"N=5 03@2,0>3,0":          4,
		"N=5 36@2,0>3,0 ":         15,
		"N=5 36@2,0>3,0 36@2,1>1": 15,
	} {
		_, err := domino.Parse(text, 5)
		syntax := new(rules.SyntaxError)
		if !errors.As(err, &syntax) || syntax.Offset != offset {
			t.Errorf("%q: error %v, want one at byte %d", text, err, offset)
		}
	}
	text := "N=5 36@2,0>3,0 06@4,0>4,1"
	if p, err := domino.Parse(text, 5); err != nil || p.String() != text {
		t.Errorf("%v, error %v", p, err)
	}
}

// Every text near that of a position is refused, or is that of another one.
func TestParseReadsOnlyWhatIsWritten(t *testing.T) {
	text := "N=5 36@2,0>3,0 06@4,0>4,1 33@2,1>2,2"
	conform.Edits(t, domino.Spec(), rules.Setup{}, text, "N=0123567 @>,-+é")
}

// Who cannot lay a domino has lost.
func TestEnd(t *testing.T) {
	p := after(t, 3)
	turn := rules.First
	for !p.Outcome().Over() {
		if p.ToMove() != turn {
			t.Fatalf("%s: %v is to move", p, p.ToMove())
		}
		next, err := p.Play(p.Moves()[0])
		if err != nil {
			t.Fatal(err)
		}
		p, turn = next.(domino.Position), turn.Other()
	}
	if out := p.Outcome(); out.Winner != turn.Other() || out.Reason != rules.Blocked || p.ToMove() != rules.Nobody {
		t.Errorf("%s: %+v", p, out)
	}
	if _, err := p.Play("36@2,0>3,0"); !reflect.DeepEqual(err,
		&rules.Illegal{Move: "36@2,0>3,0", Fault: rules.GameOver}) {
		t.Errorf("after the end: %v", err)
	}
}
