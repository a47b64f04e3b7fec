package match

import (
	"slices"

	"tablier/app/analysis"
	"tablier/rules"
)

// viewer returns the player whose knowledge of the match the host page has. That is the one it plays; Chance, who
// knows everything, where it plays both; of two people at the screen neither, and otherwise whoever the screen is
// for. All that it is told, and all that it may do, follows from that.
func (f *frame) viewer() rules.Player {
	t := f.table
	seats := t.Seats()
	plays := func(seat int) bool { return seats[seat].Away && seats[seat].Level == 0 }
	switch {
	case !f.game.Spec.Secret, t.Result().Over(), plays(0) && plays(1):
		return rules.Chance
	case plays(0):
		return t.PlayerOf(0)
	case plays(1):
		return t.PlayerOf(1)
	case seats[0].Level == 0 && seats[1].Level == 0:
		return rules.Nobody
	}
	return t.Viewer()
}

// moves says whether the host page may move for the player to move: not for a side with secrets that it does not
// see.
func (f *frame) moves() bool {
	sees := f.viewer()
	return sees == rules.Chance || sees == rules.Nobody || sees == f.table.Match().ToMove()
}

// asks says whether the host page may ask the machine for a move: in a game with secrets, where it sees what the
// player to move does.
func (f *frame) asks(a *analysis.Analysis) bool {
	m := f.table.Match()
	return a.Evaluable(m.Ply()) && (!f.game.Spec.Secret || f.viewer() == m.ToMove())
}

// seatsFixed says whether nobody may change who plays: a match with secrets runs on from a position of the host page.
func (f *frame) seatsFixed() bool {
	t := f.table
	return f.game.Spec.Secret && !t.Result().Over() &&
		(t.Match().Ply() < len(f.requested) || !slices.Equal(t.Match().Moves(), f.requested))
}
