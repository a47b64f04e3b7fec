//go:build !js

package write

import (
	"reflect"
	"strings"
	"testing"

	"tablier/ai/python/native"
	"tablier/app/i18n"
)

// sorted are the exercises whose lines are put in order first, in a language.
func sorted(t *testing.T, lang i18n.Lang) (list []Exercise) {
	t.Helper()
	all, err := All(lang)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if e.Sorted {
			list = append(list, e)
		}
	}
	if len(list) != 3 {
		t.Fatalf("%d exercises have lines to be put in order", len(list))
	}
	return list
}

// The first three exercises have their lines in the same disorder for everybody, in which they pass no test; in the
// order of the solution they pass all, in both languages.
func TestLinesInDisorder(t *testing.T) {
	native.Need(t)
	french := sorted(t, i18n.French)
	for _, lang := range i18n.Langs() {
		for i, e := range sorted(t, lang) {
			_, right := e.solved()
			laid := e.Disorder()
			if !reflect.DeepEqual(laid, e.Disorder()) || !reflect.DeepEqual(laid, french[i].Disorder()) {
				t.Errorf("%s: the disorder is another one each time, or in each language", e.ID)
			}
			if results, err := run(t, e, e.Program(laid)); passes(results, err) {
				t.Errorf("%s: the lines in disorder pass: %q", e.ID, e.Program(laid))
			}
			if results, err := run(t, e, e.Program(right)); !passes(results, err) {
				t.Errorf("%s: the lines in order: %v, %+v", e.ID, err, results)
			}
			for _, line := range e.Lines() {
				if len([]rune(line)) > 56 {
					t.Errorf("%s: %q is long for a phone", e.ID, line)
				}
			}
		}
	}
}

// Any order in which the tests pass is right: functions may stand the other way round. A line that is not indented as
// it must be passes nothing.
func TestAnyRightOrderPasses(t *testing.T) {
	native.Need(t)
	e := sorted(t, i18n.French)[2]
	_, right := e.solved()
	second := 1
	for right[second].Indent > 0 {
		second++
	}
	turned := append(append([]Laid{}, right[second:]...), right[:second]...)
	if results, err := run(t, e, e.Program(turned)); !passes(results, err) {
		t.Errorf("with the other function first: %v, %+v", err, results)
	}
	if at, _ := e.Misplaced(turned); at != -1 {
		t.Errorf("with the other function first line %d is called wrong", at)
	}
	shifted := append([]Laid{}, right...)
	last := len(shifted) - 1
	shifted[last].Indent++ // returns within the loop
	if results, err := run(t, e, e.Program(shifted)); passes(results, err) {
		t.Error("with a line indented too far it passes")
	}
	if at, indent := e.Misplaced(shifted); at != last || !indent {
		t.Errorf("line %d is called wrong, its indentation alone: %v", at, indent)
	}
}

// The first line that is out of place is found, and equal lines are one.
func TestMisplaced(t *testing.T) {
	e := Exercise{Solution: "def f():\n    a\n    b\n    a\n"}
	for _, c := range []struct {
		laid   []Laid
		at     int
		indent bool
	}{
		{[]Laid{{0, 0}, {1, 1}, {2, 1}, {3, 1}}, -1, false}, {[]Laid{{0, 0}, {3, 1}, {2, 1}, {1, 1}}, -1, false},
		{[]Laid{{0, 0}, {2, 1}, {1, 1}, {3, 1}}, 1, false}, {[]Laid{{0, 0}, {1, 1}, {2, 0}, {3, 1}}, 2, true},
		{[]Laid{{3, 0}, {1, 1}, {2, 0}, {0, 1}}, 0, false},
	} {
		if at, indent := e.Misplaced(c.laid); at != c.at || indent != c.indent {
			t.Errorf("%v: line %d, its indentation alone: %v", c.laid, at, indent)
		}
	}
}

// How a person has laid the lines is kept; what is of other lines, or cannot be, is left.
func TestLaidLinesAreKept(t *testing.T) {
	e := Exercise{ID: "x", Solution: "a\nb\nc"}
	mine := []Laid{{2, 0}, {0, 1}, {1, 2}}
	r, err := ReadRecord((&Record{Lines: mine}).encode(), most)
	if err != nil || !reflect.DeepEqual(e.Lay(r), mine) {
		t.Errorf("kept: %+v, %v", r, err)
	}
	for _, bad := range [][]Laid{
		nil, {{0, 0}, {1, 0}}, {{0, 0}, {1, 0}, {1, 0}}, {{0, 0}, {1, 0}, {3, 0}}, {{0, -1}, {1, 0}, {2, 0}},
		{{0, 0}, {1, MaxIndent + 1}, {2, 0}}, {{-1, 0}, {1, 0}, {2, 0}},
	} {
		if got := e.Lay(&Record{Lines: bad}); !reflect.DeepEqual(got, e.Disorder()) {
			t.Errorf("%v is laid as %v", bad, got)
		}
	}
	if got := e.Program(mine); got != "c\n    a\n        b\n" || strings.Count(got, "\n") != 3 {
		t.Errorf("they make %q", got)
	}
}
