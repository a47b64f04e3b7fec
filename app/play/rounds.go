package play

import (
	"math/rand/v2"

	"tablier/rules"
)

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
		if err := t.Play(t.match.Draw(t.roundSeed(t.match.Round()))); err != nil {
			panic(err) // chance draws among the legal moves
		}
	}
}

// chancy says whether chance has acted in the first round: in a game it does in each, or in none.
func (t *Table) chancy() bool {
	for ply := range t.match.Ply() {
		if t.match.RoundAt(ply) > 0 {
			break
		}
		if t.match.MoverAt(ply) == rules.Chance {
			return true
		}
	}
	return false
}

const (
	seedMask   = 1<<53 - 1 // keeps a seed below 2⁵³, as records need it
	firstRound = 3         // the stream of the seed that is the first round's; other things are drawn from those before
)

// roundSeed returns what chance draws from in a round.
func (t *Table) roundSeed(round int) uint64 {
	if same := t.Game.Spec.SameDraw; same != "" && t.match.Setup().Has(same) {
		round = 0
	}
	// One of its own each: what is revealed of a round leads nobody to the draws of the next.
	return rand.New(rand.NewPCG(t.seed, firstRound+uint64(round))).Uint64() & seedMask
}

// reveal puts the seeds of the rounds that have ended into the record. In a match that came from elsewhere chance
// may have drawn from another seed; its record then goes without, as does that of a game without chance.
func (t *Table) reveal() {
	ended := len(t.match.RoundOutcomes())
	if ended == 0 || !t.chancy() {
		return
	}
	for round := range ended {
		if t.match.Reveal(round, t.roundSeed(round)) != nil {
			return
		}
	}
}
