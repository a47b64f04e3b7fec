package match

import (
	"slices"

	"tablier/rules"
)

// hostViewer returns the player whose knowledge of the match the host page has. That is the one it plays; Chance, who
// knows everything, where it plays both; of two people at the screen neither, and otherwise whoever the screen is
// for. All that it is told, and all that it may do, follows from that.
func (c *Controller) hostViewer() rules.Player {
	t := c.table
	seats := t.Seats()
	plays := func(seat int) bool { return seats[seat].Away && seats[seat].Level == 0 }
	switch {
	case !c.game.Spec.Secret, t.Result().Over(), plays(0) && plays(1):
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

// hostMoves says whether the host page may move for the player to move: not for a side with secrets that it does not
// see.
func (c *Controller) hostMoves() bool {
	sees := c.hostViewer()
	return sees == rules.Chance || sees == rules.Nobody || sees == c.table.Match().ToMove()
}

// hostAsks says whether the host page may ask the machine for a move: in a game with secrets, where it sees what the
// player to move does.
func (c *Controller) hostAsks() bool {
	m := c.table.Match()
	return c.evaluable(m.Ply()) && (!c.game.Spec.Secret || c.hostViewer() == m.ToMove())
}

// seatsFixed says whether nobody may change who plays: a match with secrets runs on from a position of the host page.
func (c *Controller) seatsFixed() bool {
	t := c.table
	return c.game.Spec.Secret && !t.Result().Over() &&
		(t.Match().Ply() < len(c.frame.requested) || !slices.Equal(t.Match().Moves(), c.frame.requested))
}
