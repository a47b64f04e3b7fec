package play

import (
	"tablier/app/links/post"
	"tablier/rules"
)

// secretsMissing says whether a match has secrets that its record does not hold: it cannot be played on.
func secretsMissing(match *rules.Match) bool {
	return match.Spec().Secret && !match.Result().Over() && rules.Masked(match.Position().String())
}

// CanCorrespond says whether [Table.Invite] is possible: the match is played here, and can be played by links from
// where it stands.
func (t *turns) CanCorrespond() bool {
	return post.Can(t.match) && !t.anySeat(Seat.away) && t.correspondent() >= 0
}

// correspondent returns the seat that stays here in a match by links, -1 when no person plays or neither side is to
// move: the person's against the machine, else the one that has just moved, or that to move when nobody has.
func (t *turns) correspondent() int {
	seats, turn := t.Seats(), t.Turn()
	switch ply := t.match.Ply(); {
	case turn < 0 && ply > 0 || t.MachinesOnly():
		return -1
	case t.AgainstMachine() && seats[0].Here():
		return 0
	case t.AgainstMachine():
		return 1
	case ply > 0 && t.SeatOf(t.match.MoverAt(ply-1)) >= 0:
		return t.SeatOf(t.match.MoverAt(ply - 1))
	case turn < 0: // chance is to act first
		return t.opener
	}
	return turn
}
