package play_test

import (
	"testing"

	"tablier/app/play"
	"tablier/rules"
)

func TestScoreOfWinsAndDraws(t *testing.T) {
	table := twoPlayers()
	move(t, table, win)
	wantScore(t, table, "after a win of seat 0", [2]int{2, 0})
	table.Undo()
	wantScore(t, table, "after the win is taken back", [2]int{0, 0})
	table.Redo()
	wantScore(t, table, "after the win is played again", [2]int{2, 0})
	table.Restart()
	move(t, table, draw)
	if result := table.Result(); result.Reason != rules.Recurrence || result.Since != 6 {
		t.Fatalf("result %+v, want a recurrence of the position after ply 6", result)
	}
	wantScore(t, table, "after a win and a draw", [2]int{3, 1})
}

// Whatever takes a result off the board takes it off the score, and whatever brings it back counts it, once.
func TestScoreFollowsTheLine(t *testing.T) {
	table := twoPlayers()
	move(t, table, win)
	table.GoTo(2)
	table.GoTo(5)
	wantScore(t, table, "after looking about", [2]int{2, 0})
	table.GoTo(4)
	touch(t, table, "c3")
	wantScore(t, table, "after going another way", [2]int{})
	table.Switch(0)
	wantScore(t, table, "back at the win", [2]int{2, 0})
	table.Switch(0)
	wantScore(t, table, "back at the other line", [2]int{})
	table.Resign(0)
	wantScore(t, table, "after seat 0 resigned", [2]int{0, 2})
	table.Undo()
	wantScore(t, table, "after the resignation is taken back", [2]int{})
}

// A result that a person has wiped off the score neither comes off it a second time nor makes the save unreadable.
func TestResetScoreAfterTheEnd(t *testing.T) {
	table := twoPlayers()
	move(t, table, win)
	table.ResetScore()
	wantScore(t, table, "after a reset", [2]int{})
	table.Undo()
	wantScore(t, table, "after a reset and an undo", [2]int{})
	if _, err := play.Restore(tapatan(), 6, table.Save()); err != nil {
		t.Fatal(err)
	}
	table.Redo()
	wantScore(t, table, "when the game ends after the reset", [2]int{2, 0})
	table.Sit([2]play.Seat{1: {Level: 2}})
	table.Undo()
	wantScore(t, table, "after the seats changed hands and an undo", [2]int{})
}

func TestResignation(t *testing.T) {
	table := twoPlayers()
	move(t, table, "b2 a1")
	table.GoTo(1)
	table.Resign(1)
	result := table.Result()
	if result.Reason != rules.Resigned || table.SeatOf(result.Winner) != 0 || table.Turn() != -1 {
		t.Fatalf("result %+v, seat %d to move", result, table.Turn())
	}
	wantLook(t, table, 2, 2)
	wantScore(t, table, "after a resignation", [2]int{2, 0})
	if err := table.Play("c1"); err == nil {
		t.Error("a move was played after the resignation")
	}
	table.Resign(0)
	wantScore(t, table, "after a second resignation", [2]int{2, 0})
	if !table.CanUndo() {
		t.Fatal("a resignation cannot be taken back")
	}
	table.Undo()
	wantPlayed(t, table, "b2 a1")
	if table.Result().Over() || table.Turn() != 0 {
		t.Errorf("after the resignation is taken back: %+v", table.Result())
	}
}

// A resignation before the first move, or while the machine has not moved yet, can be taken back too; what was undone
// before it comes back only then.
func TestResignationAtTheStart(t *testing.T) {
	table := twoPlayers()
	table.Resign(0)
	table.Undo()
	if table.Result().Over() || table.Turn() != 0 {
		t.Errorf("after the resignation is taken back: %+v", table.Result())
	}
	move(t, table, "b2")
	table.Undo()
	table.Resign(0)
	if table.CanRedo() {
		t.Error("redo is offered after a resignation")
	}
	table.Undo()
	if !table.CanRedo() {
		t.Error("redo is not offered after the resignation is taken back")
	}

	table = againstMachine()
	move(t, table, "b2")
	table.Resign(0) // while the machine thinks
	table.Undo()
	if !table.PersonTurn() || table.Match().Ply() != 0 {
		t.Errorf("after the resignation is taken back: ply %d, seat %d to move", table.Match().Ply(), table.Turn())
	}
}

// The score is that of who sits here: what guests unlike them win is a result, but not theirs.
func TestGuestsWinNothingForOthers(t *testing.T) {
	other := twoPlayers()
	move(t, other, "a1 a3 b1 b3")
	record := other.Match().Record()
	for _, c := range []struct {
		table *play.Table
		want  [2]int
	}{{againstMachine(), [2]int{}}, {twoPlayers(), [2]int{2, 0}}} {
		c.table.Open(replayed(t, c.table, record), [2]play.Seat{}, 0)
		if c.table.Counted() {
			t.Error("a game that goes on counts")
		}
		move(t, c.table, "c1")
		wantScore(t, c.table, "after guests have played", c.want)
		if !c.table.Counted() {
			t.Error("the result does not count in the statistics")
		}
		c.table.Restart()
		wantScore(t, c.table, "in the next game", c.want)
	}
}

// Seats that will change hands start the score again, not those of guests who leave.
func TestGuestsLeavingKeepTheScore(t *testing.T) {
	table := againstMachine()
	move(t, table, win)
	table.Open(replayed(t, table, rules.Record{Game: "tapatan"}), [2]play.Seat{}, 0)
	table.Sit(table.Settings().Seats)
	wantScore(t, table, "after the guests have left", [2]int{2, 0})
}
