package play_test

import (
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/boards/hyle"
	"tablier/app/play"
	"tablier/rules/all"
)

// hyleTable returns a table at which seat 0 places first and has the first pawn in hand.
func hyleTable(seats [2]play.Seat) *play.Table {
	table := seated(hyle.Game(all.Games()), 2, seats)
	goOn(table)
	return table
}

// wantMarked says whether going back has marked the match.
func wantMarked(t *testing.T, table *play.Table, when string, want bool) {
	t.Helper()
	if table.Retaken() != want {
		t.Errorf("%s: marked %t, want %t", when, table.Retaken(), want)
	}
}

// Against the machine a draw that has been seen can be taken back, at a price that is known before; what is taken back
// before the draw costs nothing.
func TestTakingADrawBack(t *testing.T) {
	table := hyleTable(alone)
	move(t, table, "c3")
	if table.UndoMarks() || table.Undo() != board.TakenBack {
		t.Error("a placement that nothing has followed cannot be taken back for nothing")
	}
	wantMarked(t, table, "before the draw", false)
	move(t, table, "c3 --")
	if table.UndoMarks() || table.Undo() != board.TakenBack {
		t.Error("a turn after which nothing has been drawn cannot be taken back for nothing")
	}
	move(t, table, "c3 --")
	goOn(table)
	if !table.UndoMarks() || table.Retaken() {
		t.Error("to take back a draw costs nothing")
	}
	if table.Undo() != board.TakenBack {
		t.Error("it cannot be done")
	}
	wantMarked(t, table, "after it", true)
	table.Redo()
	wantMarked(t, table, "done again", true)
	if table.UndoMarks() {
		t.Error("it is to cost something again")
	}
	wantMarked(t, again(t, table), "saved and restored", true)
	table.Restart()
	wantMarked(t, table, "in the next match", false)
	if strings.Contains(table.Save(), "retaken") {
		t.Errorf("a match without a mark is saved as %s", table.Save())
	}
}

// Between two people nobody goes back before a draw that both have seen: neither by undoing nor by another move from
// there, nor to another line.
func TestNobodyOfTwoTakesADrawBack(t *testing.T) {
	table := hyleTable(together)
	move(t, table, "c3")
	if table.Undo() != board.TakenBack {
		t.Error("a placement cannot be taken back")
	}
	move(t, table, "b2 --") // c3 is another line now
	goOn(table)
	if !table.UndoBarred() || table.CanUndo() || table.Undo() != board.Nothing {
		t.Error("a draw can be taken back")
	}
	if !table.SwitchBarred(0) || table.Switch(0) != board.Nothing {
		t.Error("it can by another line")
	}
	table.GoTo(1)
	if table.CanTouch() || table.Write("d4") != board.Nothing {
		t.Error("it can by another move")
	}
	if got := table.Match().Ply(); got != 4 {
		t.Errorf("after all that %d moves stand, want 4", got)
	}
	wantMarked(t, table, "nothing has been taken back", false)
	table.GoTo(table.Match().Ply())
	move(t, table, "a1")
	if table.UndoBarred() || table.Undo() != board.TakenBack {
		t.Error("what comes after it cannot be taken back either")
	}
}

// Another move from before a draw marks the match as well, and so does another line.
func TestBranchingBeforeADraw(t *testing.T) {
	table := hyleTable(alone)
	move(t, table, "c3 --")
	goOn(table)
	table.GoTo(1)
	if !table.BranchMarks() {
		t.Error("to play from there costs nothing")
	}
	touch(t, table, "a1")
	wantMarked(t, table, "after another move", true)

	table = hyleTable(alone)
	move(t, table, "c3")
	table.Undo()
	move(t, table, "b2 --")
	goOn(table)
	if !table.SwitchMarks(0) || table.Switch(0) != board.Replaced {
		t.Error("to go back to a line costs nothing, or cannot be done")
	}
	wantMarked(t, table, "after that", true)
}

// A marked match does not count in the score, however it ends; one that has been counted does no longer.
func TestMarkedMatchDoesNotCount(t *testing.T) {
	table := hyleTable(alone)
	move(t, table, "c3 --")
	goOn(table)
	table.Resign(1)
	wantScore(t, table, "at the end", [2]int{2, 0})
	table.Undo() // the resignation
	wantMarked(t, table, "given up and taken back", false)
	table.Undo()
	table.Redo()
	table.Resign(1)
	wantScore(t, table, "after a draw was taken back", [2]int{0, 0})
	if table.ResetScore(); !table.Retaken() {
		t.Error("the mark goes with the score")
	}
}

// Without chance or secrets there is nothing to reveal: taking back costs nothing.
func TestTakingBackCostsNothingWithoutSecrets(t *testing.T) {
	for _, seats := range [][2]play.Seat{together, alone} {
		table := seated(tapatan(), 6, seats)
		move(t, table, win)
		if table.UndoMarks() || table.UndoBarred() || table.Undo() != board.TakenBack || table.Retaken() {
			t.Errorf("at seats %v it costs something", seats)
		}
	}
}

// In a game with secrets an attack reveals what was hidden.
func TestTakingAnAttackBack(t *testing.T) {
	for _, barred := range []bool{true, false} {
		seats := alone
		if barred {
			seats = together
		}
		table := attacked(t, seats)
		if table.UndoBarred() != barred || table.CanUndo() == barred || !table.UndoMarks() {
			t.Errorf("barred %t, marks %t, want %t, true", table.UndoBarred(), table.UndoMarks(), barred)
		}
	}
}
