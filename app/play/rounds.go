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

// Chance says whether chance is to act.
func (t *Table) Chance() bool { return !t.Between() && t.match.ToMove() == rules.Chance }

// Draw lets chance act, by this match's seed.
func (t *Table) Draw() {
	if t.Chance() {
		if err := t.Play(t.match.Draw(t.roundSeed(t.match.Round()))); err != nil {
			panic(err) // chance draws among the legal moves
		}
	}
}

// seedMask keeps a seed below 2⁵³, as records need it.
const seedMask = 1<<53 - 1

// roundSeed returns what chance draws from in a round.
func (t *Table) roundSeed(round int) uint64 {
	if same := t.Game.Spec.SameDraw; same != "" && t.match.Setup().Has(same) {
		round = 0
	}
	return (t.seed + uint64(round)*0x9e3779b97f4a7c15) & seedMask
}

// reveal puts the seeds of the rounds that have ended into the record. In a match that came from elsewhere chance
// may have drawn from another seed; its record then goes without.
func (t *Table) reveal() {
	for round := range len(t.match.RoundOutcomes()) {
		if t.match.Reveal(round, t.roundSeed(round)) != nil {
			return
		}
	}
}
