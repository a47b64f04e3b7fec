package play_test

import (
	"testing"

	"tablier/app/board"
	"tablier/app/play"
)

func TestLookingChangesNothing(t *testing.T) {
	table := twoPlayers()
	move(t, table, "a1 b2 c3 c1")
	turn := table.Turn()
	for _, c := range []struct{ ply, shown int }{{2, 2}, {-5, 0}, {0, 0}, {1, 1}, {99, 4}} {
		table.GoTo(c.ply)
		wantLook(t, table, c.shown, 4)
		if table.Live() != (c.shown == 4) || table.Turn() != turn || table.Result().Over() {
			t.Errorf("at ply %d: live %v, seat %d to move", c.shown, table.Live(), table.Turn())
		}
	}
	if got, want := table.View().String(), table.Match().Position().String(); got != want {
		t.Errorf("the last position looks like %s, want %s", got, want)
	}
	wantPlayed(t, table, "a1 b2 c3 c1")
}

// What is chosen in one position is not chosen in another.
func TestLookingLetsGo(t *testing.T) {
	table := twoPlayers()
	move(t, table, "a1 b2 c3 c1 a2 b3")
	touch(t, table, "a2")
	table.GoTo(3)
	if len(table.Selected()) > 0 {
		t.Error("a ball of the present is chosen in the past")
	}
}

func TestBranching(t *testing.T) {
	table := twoPlayers()
	move(t, table, "a1 b2 c3 c1 a2 b3")
	table.GoTo(2)
	if !table.CanTouch() {
		t.Fatal("nobody may move from an old position")
	}
	touch(t, table, "a3")
	wantPlayed(t, table, "a1 b2 a3")
	wantLook(t, table, 3, 3)
	if lines := table.Lines(); len(lines) != 1 || words(lines[0].Moves) != "a1 b2 c3 c1 a2 b3" ||
		table.DivergesAt(lines[0]) != 2 {
		t.Fatalf("the lines left are %v", lines)
	}
	move(t, table, "c1")
	table.Switch(0)
	wantPlayed(t, table, "a1 b2 c3 c1 a2 b3")
	if lines := table.Lines(); len(lines) != 1 || words(lines[0].Moves) != "a1 b2 a3 c1" {
		t.Errorf("after going back, the lines left are %v", lines)
	}
	table.Switch(7)
	table.Switch(-1)
	wantPlayed(t, table, "a1 b2 c3 c1 a2 b3")
	table.Restart()
	if len(table.Lines()) > 0 {
		t.Error("a new game has lines of the last one")
	}
}

// A move that is illegal in the position shown leaves everything as it is.
func TestBranchingWithAnIllegalMove(t *testing.T) {
	table := twoPlayers()
	move(t, table, "a1 b2 c3")
	table.GoTo(2)
	touch(t, table, "b2")
	if table.Write("a1") != board.Nothing || table.Fault() == nil {
		t.Error("an illegal move is not explained in an old position")
	}
	wantLook(t, table, 2, 3)
	if len(table.Lines()) > 0 {
		t.Error("an illegal move has left a line")
	}
}

// The move that was played already leads along the line and leaves none.
func TestTheSameMoveIsRedo(t *testing.T) {
	table := twoPlayers()
	move(t, table, "a1 b2 c3 c1")
	table.GoTo(2)
	touch(t, table, "c3")
	wantPlayed(t, table, "a1 b2 c3")
	if !table.CanRedo() || len(table.Lines()) > 0 {
		t.Errorf("redo %v, lines %v", table.CanRedo(), table.Lines())
	}
	table.Redo()
	wantPlayed(t, table, "a1 b2 c3 c1")
}

// Undone moves that another move replaces are kept as a line as well.
func TestUndoAndAnotherMove(t *testing.T) {
	table := twoPlayers()
	move(t, table, "a1 b2 c3 c1")
	table.Undo()
	table.Undo()
	move(t, table, "a2")
	if lines := table.Lines(); len(lines) != 1 || words(lines[0].Moves) != "a1 b2 c3 c1" {
		t.Errorf("the lines left are %v", lines)
	}
	if table.CanRedo() {
		t.Error("redo is offered after another move")
	}
}

// Of lines that another holds, only the longer one is kept; and not more than can be told apart.
func TestLinesAreFewAndDifferent(t *testing.T) {
	table := twoPlayers()
	move(t, table, "a1 b2 c3 c1")
	for range 2 {
		table.GoTo(1)
		touch(t, table, "c2") // leaves the line, which is kept once
		table.GoTo(1)
		touch(t, table, "b2") // leaves c2
		move(t, table, "c3 c1")
	}
	if got := len(table.Lines()); got != 2 {
		t.Errorf("%d lines, want a1 b2 c3 c1 and a1 c2", got)
	}
	for range 9 {
		for _, name := range []string{"a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"} {
			for _, second := range []string{"a2", "c3"} {
				if name != second {
					table.GoTo(1)
					touch(t, table, name+" "+second)
				}
			}
		}
	}
	lines := table.Lines()
	if len(lines) != 14 {
		t.Errorf("%d lines, want a1 and each of 7 others with one or two that follow, but the one that is played", len(lines))
	}
	for i, line := range lines {
		for j, other := range lines {
			if i != j && line.Begins(other) {
				t.Errorf("%v is kept beside %v", line.Moves, other.Moves)
			}
		}
	}
}

func TestBranchingAfterTheEnd(t *testing.T) {
	for _, end := range []func(*play.Table){
		func(table *play.Table) { move(t, table, "c1") },
		func(table *play.Table) { table.Resign(1) },
	} {
		table := twoPlayers()
		move(t, table, "a1 a3 b1 b3")
		end(table)
		wantScore(t, table, "at the end", [2]int{2, 0})
		table.GoTo(3)
		touch(t, table, "b2")
		wantPlayed(t, table, "a1 a3 b1 b2")
		wantScore(t, table, "after going another way", [2]int{})
		if table.Result().Over() || len(table.Lines()) != 1 {
			t.Errorf("result %+v, lines %v", table.Result(), table.Lines())
		}
	}
}

// A line that was resigned is gone back to as such, whatever had been undone before, and survives a save.
func TestResignedLine(t *testing.T) {
	table := twoPlayers()
	move(t, table, "a1 a3 b1 b3 c3")
	table.GoTo(4)
	touch(t, table, "c1") // the other line wins
	table.Undo()
	table.Resign(1)
	wantScore(t, table, "after the resignation", [2]int{2, 0})
	table.Switch(0)
	wantPlayed(t, table, "a1 a3 b1 b3 c3")
	wantScore(t, table, "on the line that goes on", [2]int{})
	restored, err := play.Restore(tapatan(), 6, table.Save())
	if err != nil {
		t.Fatal(err)
	}
	restored.Switch(0)
	if !restored.Result().Over() {
		t.Errorf("the line that was resigned goes on: %s", played(restored))
	}
	wantScore(t, restored, "on the line that was resigned", [2]int{2, 0})
}

func TestUndoAgainstTheMachineGoesBackToThePerson(t *testing.T) {
	table := againstMachine()
	touch(t, table, "a1")
	if table.MachineTurn() == 0 {
		t.Fatal("the machine is not to move after the person")
	}
	move(t, table, "b2")
	table.Undo()
	if table.Match().Ply() != 0 || table.MachineTurn() != 0 {
		t.Errorf("after undo: ply %d, machine level to move %d; want the person's first turn", table.Match().Ply(),
			table.MachineTurn())
	}
	if table.CanUndo() {
		t.Error("undo is offered at the start")
	}
	table.Redo()
	if got := table.Match().Ply(); got != 2 {
		t.Errorf("redo goes to ply %d, want 2, the person's next turn", got)
	}
	touch(t, table, "c3")
	table.Undo() // while the machine thinks
	wantPlayed(t, table, "a1 b2")
}

func TestUndoDoesNotReachBeforeTheMachinesOpening(t *testing.T) {
	table := play.New(tapatan(), 6, 1)
	configure(table, func(s *play.Settings) { s.Opening = play.AlwaysSecond })
	table.Restart()
	move(t, table, "b2")
	if table.CanUndo() {
		t.Error("undo is offered before the person has moved")
	}
	table.Undo()
	wantPlayed(t, table, "b2")
}

// Between machines one move is taken back at a time.
func TestUndoBetweenMachines(t *testing.T) {
	table := seated(tapatan(), 6, [2]play.Seat{{Level: 1}, {Level: 2}})
	move(t, table, "a1 b2 c3")
	table.Undo()
	wantPlayed(t, table, "a1 b2")
	if table.CanTouch() || !table.MachinesOnly() {
		t.Error("a person may move for a machine")
	}
}

// The machine's move does not tear a person away from the position that they look at.
func TestMachineMovesWhileOneLooksBack(t *testing.T) {
	table := againstMachine()
	move(t, table, "a1 b2 c3")
	table.GoTo(2)
	touch(t, table, "b2") // explains itself
	if err := table.Play("c1"); err != nil {
		t.Fatal(err)
	}
	wantLook(t, table, 2, 4)
	table.GoTo(4)
	move(t, table, "a2")
	wantLook(t, table, 5, 5)
}

// A person does not move for the machine in the past either, and goes another way only at their own turns.
func TestBranchingAgainstTheMachine(t *testing.T) {
	table := againstMachine()
	move(t, table, "a1 b2 c3 c1")
	table.GoTo(1)
	if table.CanTouch() {
		t.Error("a person may choose the machine's move of the past")
	}
	table.GoTo(2)
	touch(t, table, "a2")
	wantPlayed(t, table, "a1 b2 a2")
	if table.MachineTurn() == 0 {
		t.Error("the machine does not answer the other way")
	}
}

// Every line can be gone back to until the next game, as far as storage bears it.
func TestMostLines(t *testing.T) {
	table := twoPlayers()
	points := []string{"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"}
	for _, first := range points {
		for _, second := range points {
			for _, third := range []string{"b2", "c3"} {
				if first != second && first != third && second != third {
					table.GoTo(0)
					touch(t, table, first+" "+second+" "+third)
				}
			}
		}
	}
	if got := len(table.Lines()); got != 100 {
		t.Errorf("%d lines, want the last 100", got)
	}
}
