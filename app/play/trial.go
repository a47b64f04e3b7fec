package play

import (
	"tablier/app/board"
	"tablier/rules"
)

// A trial is a match with a person's unplayed move, which the game's own part keeps, and with its set-up phase.
type trial struct {
	turns
	own board.Own // the game's own part
}

// Own returns the game's own part of the table.
func (t *trial) Own() board.Own { return t.own }

// Trying says whether the board shows a move that is tried and not yet played.
func (t *trial) Trying() bool { return t.own.Trying() != nil }

// SettingUp says whether the player to move is in the set-up phase, where the game stands.
func (t *trial) SettingUp() bool {
	return !t.Between() && !t.Result().Over() && t.SetUpAt(t.match.Ply())
}

// SetUpAt says whether the position after ply moves is one of the set-up phase.
func (t *trial) SetUpAt(ply int) bool {
	return t.match.At(ply).ToMove() != rules.Nobody && t.own.SettingUp(t.match.View(ply, t.match.MoverAt(ply)))
}

// SetUpMove says whether the move to ply was one of the set-up phase.
func (t *trial) SetUpMove(ply int) bool { return ply > 0 && t.SetUpAt(ply-1) }

// SetUp returns how many moves the set-up phase has, as far as it has come: play begins after them.
func (t *trial) SetUp() int {
	n := 0
	for n < t.match.Plies() && t.SetUpMove(n+1) {
		n++
	}
	return n
}

// Midway says whether a player had made some moves of the set-up phase after ply moves, and had more to make.
func (t *trial) Midway(ply int) bool {
	return t.SetUpMove(ply) && t.SetUpAt(ply) && t.match.MoverAt(ply-1) == t.match.MoverAt(ply)
}

// CanUndo says whether there is a tried act or a move that Undo can take back.
func (t *trial) CanUndo() bool {
	if t.Trying() {
		return t.own.CanUndo()
	}
	return t.CanTakeBack() && !t.barred(t.undoPly())
}

// UndoBarred says whether Undo is refused because of a move that has revealed something to two people.
func (t *trial) UndoBarred() bool {
	return !t.Trying() && t.CanTakeBack() && t.barred(t.undoPly())
}

// CanRedo says whether there is an act or a move that was taken back and that Redo can play again. In a match by links
// it would move for the other player.
func (t *trial) CanRedo() bool {
	if t.Trying() {
		return t.own.CanRedo()
	}
	return t.match.Ply() < t.match.Plies() && !t.Result().Over() && !t.anySeat(Seat.away)
}

// undoPly returns the ply to which Undo goes back: against the machine that of the person's own turn.
func (t *trial) undoPly() int {
	ply := t.match.Ply()
	if t.Result().Reason != rules.Resigned {
		ply--
	}
	for ply > 0 && t.match.RoundAt(ply) <= t.entered && (!t.personActs(ply) || t.Midway(ply)) {
		ply--
	}
	return max(ply, 0)
}

// stepBack takes the last move back, against the machine back to the person's own turn.
func (t *trial) stepBack() {
	t.backTo(t.undoPly())
	t.entered = min(t.entered, t.match.Round()) // a resignation may have been given between two rounds
}

// stepOn replays the moves that stepBack took back, up to the end of a round.
func (t *trial) stepOn() {
	t.entered = t.match.Round()
	for t.match.Redo() {
		if t.Result().Over() || t.Between() || t.personActs(t.match.Ply()) && !t.Midway(t.match.Ply()) {
			break
		}
	}
}

// ownOf returns the own part of a table's game.
func ownOf(t *Table) board.Own {
	if t.Game.Own == nil {
		return board.Plain{}
	}
	return t.Game.Own(t)
}
