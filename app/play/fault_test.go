package play_test

import "testing"

// A refusal says where it happened, so that the reason can stand there; that of a written word happened nowhere.
func TestFaultHasAPlace(t *testing.T) {
	table := twoPlayers()
	want := func(when, name string) {
		t.Helper()
		at := -1
		if name != "" {
			at = point(t, table, name)
		}
		if got := table.FaultAt(); got != at {
			t.Errorf("%s: the fault is at %d, want %d (%s)", when, got, at, name)
		}
	}
	want("nothing touched", "")
	touch(t, table, "a1 a1")
	want("a taken point touched", "a1")
	touch(t, table, "b2")
	want("a move played", "")
	move(t, table, "c3 c1 a2 b3")
	touch(t, table, "a2 c2")
	want("a point touched that is not linked", "c2")
	table.Drop(point(t, table, "b2"))
	want("dropped on a ball of the other side", "b2")
	table.Write("a2-c2")
	want("a word refused", "")
}
