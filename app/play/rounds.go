package play

import "tablier/rules"

// Between says whether a round has ended and the next has not been begun: its end is on the board.
func (t *Table) Between() bool { return t.match.Round() > t.entered }

// NextRound begins the round that comes after the one that has ended.
func (t *Table) NextRound() {
	t.entered = t.match.Round()
	t.look = t.match.Ply()
	t.passScreen()
	t.Cancel()
}

// Chance says whether chance is to act here.
func (t *Table) Chance() bool {
	return !t.Between() && !t.Watched() && t.match.ToMove() == rules.Chance
}

// Draw lets chance act, by this match's seed.
func (t *Table) Draw() {
	if t.Chance() {
		if err := t.Play(t.draw()); err != nil {
			panic(err) // chance draws among the legal moves
		}
	}
}
