package page

import (
	"strings"
	"testing"

	"tablier/app/match"
	"tablier/app/match/page/moves"
)

// The walk through the moves says where it can go; the move shown is marked, and those undone are.
func TestMoveList(t *testing.T) {
	r := enter(t, "tapatan")
	if got := r.html(); !strings.Contains(got, "in-brief") || r.able("walk-first") {
		t.Error("a match without moves has a list to walk through")
	}
	r.touch("a1 b2 c3")
	walks := func(back, forward bool) {
		t.Helper()
		for id, can := range map[string]bool{"first": back, "back": back, "forward": forward, "last": forward} {
			if r.able("walk-"+id) != can {
				t.Errorf("at ply %d: #walk-%s can do something: %t, want %t", r.Table().Shown(), id, !can, can)
			}
		}
	}
	walks(true, false)
	r.do(match.WentTo{Ply: 1})
	walks(true, true)
	r.do(match.WentTo{Ply: 0})
	walks(false, true)
	r.do(match.WentTo{Ply: 3}, match.UndoPressed{})
	rows := moves.AllRows(r.Wording())
	for i, want := range []moves.Cell{
		{Ply: 1, Text: "a1", Class: "move"}, {Ply: 2, Text: "b2", Class: "move", Current: true},
		{Ply: 3, Text: "c3", Class: "move undone"},
	} {
		got := rows[i/2].First
		if i%2 == 1 {
			got = rows[i/2].Second
		}
		if got != want {
			t.Errorf("move %d is %+v, want %+v", i+1, got, want)
		}
	}
}

// The board has one button a point, named by what stands there, and the keyboard enters it at one of them.
func TestBoardIsButtons(t *testing.T) {
	r := enter(t, "tapatan")
	page := r.html()
	for _, want := range []string{
		`id="point-b2"`, `class="point x46 y46 r28"`, `data-point="b2"`, `aria-label="b2, libre"`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	if got := strings.Count(page, `class="point `); got != 9 {
		t.Errorf("%d points, want 9", got)
	}
	for range 2 { // before a move and after one
		if got := strings.Count(r.html(), `tabindex="0"`); got != 2 {
			t.Errorf("%d elements take the keyboard by tabindex, want the point b2 and the list of moves", got)
		}
		r.touch("a1")
	}
}
