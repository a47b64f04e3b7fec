package play

import (
	"encoding/binary"
	"math/rand/v2"
	"slices"
	"strconv"

	"tablier/rules"
)

// What is drawn from a seed, each by a number of its own: the first three from what the next match comes from, the
// others from a match's seed.
const (
	nextMatch  uint64 = iota // the seed of the next match
	nextSeed                 // what the match after that one comes from
	opens                    // who opens
	name                     // the match's ID
	machine                  // what the machine's choices are drawn from
	firstRound               // what chance draws from in the first round, then in each later one
)

// shuffled is the number of the first thing that is drawn for an arrangement; there are never so many rounds.
const shuffled uint64 = 1 << 32

const seedMask = 1<<rules.SeedBits - 1

// derive draws a number from a seed. Neither the seed nor what else is drawn from it can be found from the number: IDs
// stand on pages, seeds of rounds in links, and the machine is told its own, while chance is still to draw.
func derive(seed, what uint64) uint64 {
	var key [32]byte
	binary.LittleEndian.PutUint64(key[:], seed)
	binary.LittleEndian.PutUint64(key[8:], what)
	return rand.NewChaCha8(key).Uint64()
}

// shuffle brings a list, of fewer than a thousand, into an order drawn by chance, another each time.
func (t *Table) shuffle(list []int) {
	t.shuffles++
	for i := len(list) - 1; i > 0; i-- {
		j := derive(t.seed, shuffled+t.shuffles<<10+uint64(i)) % uint64(i+1)
		list[i], list[j] = list[j], list[i]
	}
}

// sow gives the match that begins a seed of its own.
func (t *Table) sow() { t.seed, t.next = derive(t.next, nextMatch), derive(t.next, nextSeed) }

// idOf returns the name of the match that has a seed.
func idOf(seed uint64) string { return strconv.FormatUint(derive(seed, name), 36) }

// MachineSeed is what the machine's choices in this match are drawn from: nothing that it is told leads to what
// chance will draw.
func (t *Table) MachineSeed() uint64 { return derive(t.seed, machine) }

// Seed returns what chance draws from in this match, for [Table.Reopen]: it stays on this device.
func (t *Table) Seed() uint64 { return t.seed }

// sameDraw says whether every round draws as the first did.
func (t *Table) sameDraw() bool {
	same := t.Game.Spec.SameDraw
	return same != "" && t.match.Setup().Has(same)
}

// roundSeed returns what chance draws from in a round.
func (t *Table) roundSeed(round int) uint64 {
	if t.sameDraw() {
		if seed, known := t.match.Seed(0); known {
			return seed
		}
		round = 0
	}
	// One of its own each: what is revealed of a round leads nobody to the draws of the next.
	return derive(t.seed, firstRound+uint64(round)) & seedMask
}

// draw returns the move that chance makes now.
func (t *Table) draw() rules.Move {
	if t.sameDraw() && t.match.Round() > 0 {
		if _, known := t.match.Seed(0); !known {
			if m, ok := t.drawnBefore(); ok {
				return m
			}
		}
	}
	return t.match.ChanceMove(t.roundSeed(t.match.Round()))
}

// drawnBefore returns what chance drew in the first round when it had acted as often as in this one: of a match that
// came from elsewhere the draws may be known without their seed.
func (t *Table) drawnBefore() (rules.Move, bool) {
	first, now := t.draws(0), t.draws(t.match.Round())
	if len(now) >= len(first) || !slices.Contains(t.match.Position().Moves(), first[len(now)]) {
		return "", false
	}
	return first[len(now)], true
}

// draws returns what chance has drawn in a round.
func (t *Table) draws(round int) []rules.Move {
	var moves []rules.Move
	for ply := range t.match.Ply() {
		if t.match.RoundAt(ply) == round && t.match.MoverAt(ply) == rules.Chance {
			moves = append(moves, t.match.Move(ply+1))
		}
	}
	return moves
}

// chancy says whether chance has acted in the first round: in a game it does in each, or in none.
func (t *Table) chancy() bool { return len(t.draws(0)) > 0 }

// reveal puts the seeds of the rounds that have ended into the record, as far as it has them not yet. In a match that
// came from elsewhere chance may have drawn from another seed; its record then goes without, as does that of a game
// without chance.
func (t *Table) reveal() {
	ended := len(t.match.RoundOutcomes())
	if ended == 0 || !t.chancy() {
		return
	}
	for round := range ended {
		if _, known := t.match.Seed(round); !known && t.match.Reveal(round, t.roundSeed(round)) != nil {
			return
		}
	}
}
