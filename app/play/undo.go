package play

import (
	"tablier/app/board"
	"tablier/rules"
)

// Undo takes back the last move, against the machine back to the person's own turn; during a set-up, the last change.
// The result of a game that was over leaves the score.
func (t *Table) Undo() board.Change {
	switch {
	case !t.CanUndo():
		return board.Nothing
	case t.Trying():
		return t.stepTried(t.own.Undo)
	}
	return t.TakeBack()
}

// TakeBack takes back moves as Undo does, and drops an unplayed one.
func (t *Table) TakeBack() board.Change {
	if !t.CanTakeBack() || t.barred(t.undoPly()) {
		return board.Nothing
	}
	t.leave(t.undoPly())
	t.uncount()
	t.stepBack()
	t.showLast()
	t.Cancel()
	return board.TakenBack
}

// Redo replays what Undo took back, up to the end of a round.
func (t *Table) Redo() board.Change {
	if !t.CanRedo() {
		return board.Nothing
	}
	if t.Trying() {
		return t.stepTried(t.own.Redo)
	}
	t.stepOn()
	t.showLast()
	t.Cancel()
	t.count()
	return board.Redone
}

// Switch goes back to the end of a line, and keeps the one that it leaves.
func (t *Table) Switch(i int) board.Change {
	left, ok := t.leavesAt(i)
	if !ok || t.barred(left) {
		return board.Nothing
	}
	marks := t.marks(left)
	if !t.switchTo(i) {
		return board.Nothing
	}
	t.retaken = t.retaken || marks
	t.uncount()
	t.frames.clear()
	t.reveal(t.match)
	t.showLast()
	t.Cancel()
	t.count()
	return board.Replaced
}

// branch plays a move in the position shown, before the end of the game: the game goes on from there.
func (t *Table) branch(m rules.Move) error {
	if _, err := t.match.At(t.shown).Play(m); err != nil {
		return err
	}
	t.leave(t.shown)
	t.uncount()
	t.backTo(t.shown)
	t.entered = t.match.Round()
	return t.Play(m)
}
