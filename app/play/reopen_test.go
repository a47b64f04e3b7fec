package play_test

import "testing"

// A match of the past keeps its ID, and what it won then is not won again.
func TestReopen(t *testing.T) {
	table := twoPlayers()
	touch(t, table, "a1 a3 b1 b3 c1")
	id, match, seats := table.ID(), table.Match(), table.Seats()
	if !table.Counted() {
		t.Error("a match won here is not counted")
	}
	table.Restart()
	table.Reopen(id, 0, match, seats, 0)
	if table.ID() != id || table.Counted() || table.Score() != [2]int{2, 0} {
		t.Errorf("reopened as %s, counted %v, score %v", table.ID(), table.Counted(), table.Score())
	}
}
