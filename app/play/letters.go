package play

import (
	"slices"

	"tablier/rules"
)

// Letters says whether the game goes by letters: each player at a screen of their own sends the other links.
func (t *Table) Letters() bool { return t.guest(Seat.away) }

// SendLetters turns the game into one by letters, in which the seat to move stays here when nothing has been played,
// and else the one that has just moved. It returns false where that cannot be: the match is over, or has secrets.
func (t *Table) SendLetters() bool {
	if t.Game.Spec.Secret || t.Result().Over() || t.Letters() {
		return false
	}
	mine := t.Turn()
	if ply := t.match.Ply(); ply > 0 {
		if mover := t.SeatOf(t.match.MoverAt(ply - 1)); mover >= 0 {
			mine = mover
		}
	}
	if mine < 0 {
		return false
	}
	seats := t.Seats()
	seats[mine].Level = 0
	seats[1-mine] = Seat{Name: seats[1-mine].Name, Away: true}
	t.guests = &seats
	t.Look(t.match.Ply())
	return true
}

// Continue plays what a letter adds to this game: the moves of a record that begins as this one does and goes on. It
// returns false, having done nothing, when the record is of another game or has nothing new.
func (t *Table) Continue(r rules.Record) bool {
	mine := t.match.Record()
	if r.Game != mine.Game || r.Variant != mine.Variant || r.Start != mine.Start ||
		!slices.Equal(r.Options, mine.Options) || !starts(r.Moves, mine.Moves) || mine.Resigned != "" ||
		len(r.Moves) == len(mine.Moves) && r.Resigned == "" {
		return false
	}
	for _, m := range r.Moves[len(mine.Moves):] {
		if t.NextRound(); t.Play(m) != nil {
			return false
		}
	}
	if side := slices.Index([]string{rules.First.String(), rules.Second.String()}, r.Resigned); side >= 0 {
		t.Resign(t.SeatOf(rules.First + rules.Player(side)))
	}
	return true
}
