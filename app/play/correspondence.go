package play

import (
	"tablier/app/post"
	"tablier/rules"
)

// untold says whether a match has secrets that its record does not tell: it cannot be played on.
func untold(match *rules.Match) bool {
	return match.Spec().Secret && !match.Result().Over() && rules.Masked(match.Position().String())
}

// CanCorrespond says whether Correspond would do anything: the match is played here, and can be played by links from
// where it stands.
func (t *turns) CanCorrespond() bool {
	return post.Can(t.match) && !t.anySeat(Seat.away) && t.correspondent() >= 0
}

// correspondent returns the seat that stays here in a correspondence game, -1 when no person plays or neither side is
// to move: the person's against the machine, else the one that has just moved, or that to move when nobody has.
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

// comes says whether a link may bring a move or the resignation of a player.
func (t *turns) comes(p rules.Player) bool {
	seat := t.SeatOf(p)
	return p == rules.Chance || seat >= 0 && t.Seats()[seat].Away
}

// Correspond has somebody at another screen play on with the person here; it returns false where that cannot be.
// Without [Table.Invite] they send each other links of version 1.
func (t *Table) Correspond() bool {
	if !t.CanCorrespond() {
		return false
	}
	mine := t.correspondent()
	seats := t.Seats()
	seats[mine].Level = 0
	seats[1-mine] = Seat{Name: seats[1-mine].Name, Away: true}
	t.invite(seats)
	t.GoTo(t.match.Ply())
	return true
}

// Continue plays what a link of version 1 adds to this game: the moves of a record that begins as this one does and
// goes on. It returns false, having done nothing, when the record is of another game, breaks its rules, has nothing
// new or moves or gives up for somebody here.
func (t *Table) Continue(r rules.Record) bool {
	mine := t.match.Record()
	if t.links != nil || !mine.Begins(r) || mine.Resigned != "" || len(r.Moves) == len(mine.Moves) && r.Resigned == "" {
		return false
	}
	longer, err := rules.Registry{t.Game.Spec}.Replay(r)
	if err != nil {
		return false
	}
	for ply := len(mine.Moves); ply < len(r.Moves); ply++ {
		if !t.comes(longer.MoverAt(ply)) {
			return false
		}
	}
	loser := rules.PlayerNamed(r.Resigned)
	if loser != rules.Nobody && !t.comes(loser) {
		return false
	}
	for _, m := range r.Moves[len(mine.Moves):] {
		t.NextRound()
		if err := t.Play(m); err != nil {
			panic(err) // the record has been replayed
		}
	}
	if loser != rules.Nobody {
		t.Resign(t.SeatOf(loser))
	}
	return true
}
