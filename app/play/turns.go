package play

import (
	"reflect"

	"tablier/app/links/post"
	"tablier/rules"
)

// turns is a match and its seats: whose turn it is, who moved before, and whose the pieces are.
type turns struct {
	seating
	history
	links   *post.Match // nil for a match that is not played by links
	retaken bool        // see Retaken
}

// Turn returns the seat to move, -1 when neither is: the match is over, a round is, or chance is to act. In a match by
// links it is the other seat's as long as that has something to show.
func (t *turns) Turn() int {
	switch {
	case t.Between():
		return -1
	case t.awaitsLink():
		return t.SeatOf(t.links.Me().Other())
	}
	return t.SeatOf(t.match.ToMove())
}

// MachineTurn returns the machine's level when it is to move, else 0.
func (t *turns) MachineTurn() int {
	if turn := t.Turn(); turn >= 0 {
		return t.Seats()[turn].Level
	}
	return 0
}

// PersonTurn says whether a person at this screen is to move.
func (t *turns) PersonTurn() bool {
	turn := t.Turn()
	return turn >= 0 && t.Seats()[turn].Here()
}

// SettingsPending says whether the next game will have other rules or players than this one. Who plays a match by
// links plays none but that.
func (t *turns) SettingsPending() bool {
	return !reflect.DeepEqual(t.settings.setup(), t.match.Setup()) || t.links == nil && t.Chosen() != t.Seats()
}

// due returns the seat that opens the next game when the loser does: after a draw the player who did not open, and
// after an unfinished game, which nobody has lost, the one who did.
func (t *turns) due() int {
	result := t.Result()
	switch winner := t.SeatOf(result.Winner); {
	case !result.Over():
		return t.opener
	case winner >= 0:
		return 1 - winner
	}
	return 1 - t.opener
}

// personActs says whether a person moves after ply moves, or nobody does because both seats are machines.
func (t *turns) personActs(ply int) bool {
	seat := t.SeatOf(t.match.MoverAt(ply))
	return seat >= 0 && (t.Seats()[seat].Here() || t.MachinesOnly())
}

// actor returns the seat that moves in the position shown, -1 when none does, such as at the end of a round.
func (t *turns) actor() int {
	switch {
	case t.Live():
		return t.Turn()
	case t.match.Landed(t.shown).Outcome().Over():
		return -1
	}
	return t.SeatOf(t.match.MoverAt(t.shown))
}

// CanTakeBack says whether somebody here has made a move, or resigned, and could take that back.
func (t *turns) CanTakeBack() bool {
	if t.anySeat(Seat.away) {
		return false // the other screen has the move already
	}
	if t.revealed() {
		return false
	}
	if t.Result().Reason == rules.Resigned {
		return true // even where no move has been made
	}
	for ply := t.match.Ply() - 1; ply >= 0; ply-- {
		if t.personActs(ply) {
			return true
		}
	}
	return false
}

// Begun says whether a person has moved in the match, also where that was taken back, or it is over; of one between
// machines, whether anything has been played.
func (t *turns) Begun() bool {
	if t.Result().Over() {
		return true
	}
	for ply := range t.match.Plies() {
		if t.personActs(ply) {
			return true
		}
	}
	return false
}

// Owner returns the seat of a player of the position shown, -1 for nobody.
func (t *turns) Owner(p rules.Player) int { return t.ownerAt(t.roundPly(), p) }

// ownerAt returns the seat of a player of the position after ply moves, -1 for nobody.
func (t *turns) ownerAt(ply int, p rules.Player) int { return t.SeatOf(t.match.RoleAt(ply, p)) }

// Role returns the player of the position shown at a seat.
func (t *turns) Role(seat int) rules.Player {
	if t.Owner(rules.First) == seat {
		return rules.First
	}
	return rules.Second
}

// Colour returns the seat whose colour a player's pieces have in the position shown, -1 for nobody's.
func (t *turns) Colour(p rules.Player) int { return t.colourAt(t.roundPly(), p) }

// colourAt returns the seat whose colour a player's pieces have after ply moves, -1 for nobody's.
func (t *turns) colourAt(ply int, p rules.Player) int {
	switch {
	case p != rules.First && p != rules.Second:
		return -1
	case t.Game.SeatColours:
		return t.ownerAt(ply, p)
	}
	return p.Index()
}

// Chance says whether chance is to act here.
func (t *turns) Chance() bool {
	return !t.Between() && !t.Watched() && t.match.ToMove() == rules.Chance && !t.awaitsLink()
}

// revealed says whether the end of a match with secrets has revealed them: nothing can be taken back then.
func (t *turns) revealed() bool { return t.Game.Spec.Secret && t.Result().Over() }
