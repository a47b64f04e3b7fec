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

// A chance is what chance draws from: in this match, and in those to come.
type chance struct {
	id       string // of this match, unlike any other's
	seed     uint64 // of this match: see derive
	next     uint64 // what the next match's seed comes from
	shuffles uint64 // how often a list has been shuffled in this match
}

const seedMask = 1<<rules.SeedBits - 1

// derive draws a number from a seed. Neither the seed nor what else is drawn from it can be found from the number: IDs
// stand on pages, seeds of rounds in links, and the machine is told its own, while chance is still to draw.
func derive(seed, what uint64) uint64 {
	var key [32]byte
	binary.LittleEndian.PutUint64(key[:], seed)
	binary.LittleEndian.PutUint64(key[8:], what)
	return rand.NewChaCha8(key).Uint64()
}

// Shuffle brings a list, of fewer than a thousand, into an order drawn by chance, another each time.
func (c *chance) Shuffle(list []int) {
	c.shuffles++
	for i := len(list) - 1; i > 0; i-- {
		j := derive(c.seed, shuffled+c.shuffles<<10+uint64(i)) % uint64(i+1)
		list[i], list[j] = list[j], list[i]
	}
}

// ID returns the name of this match, unlike any other's.
func (c *chance) ID() string { return c.id }

// openingSeat returns the seat that opens the next match when chance decides that.
func (c *chance) openingSeat() int { return int(derive(c.next, opens) & 1) }

// sow gives the match that begins a seed of its own.
func (c *chance) sow() { c.seed, c.next = derive(c.next, nextMatch), derive(c.next, nextSeed) }

// start begins to draw for a match, which has the name that goes with its seed.
func (c *chance) start() { c.id, c.shuffles = idOf(c.seed), 0 }

// startAs begins to draw for a match of the past, which keeps its name, and its seed unless that is 0: unknown.
func (c *chance) startAs(id string, seed uint64) {
	c.id = id
	if seed != 0 {
		c.seed = seed
	}
}

// idOf returns the name of the match that has a seed.
func idOf(seed uint64) string { return strconv.FormatUint(derive(seed, name), 36) }

// MachineSeed is what the machine's choices in this match are drawn from: nothing that it is told leads to what
// chance will draw.
func (c *chance) MachineSeed() uint64 { return derive(c.seed, machine) }

// Seed returns what chance draws from in this match, for [Table.Reopen]: it stays on this device.
func (c *chance) Seed() uint64 { return c.seed }

// roundSeed returns what chance draws from in a round of a match.
func (c *chance) roundSeed(match *rules.Match, round int) uint64 {
	if match.SameDraw() {
		if seed, known := match.Seed(0); known {
			return seed
		}
		round = 0
	}
	// One of its own each: what is revealed of a round leads nobody to the draws of the next.
	return derive(c.seed, firstRound+uint64(round)) & seedMask
}

// draw returns the move that chance makes now in a match.
func (c *chance) draw(match *rules.Match) rules.Move {
	if match.SameDraw() && match.Round() > 0 {
		if _, known := match.Seed(0); !known {
			if m, ok := drawnBefore(match); ok {
				return m
			}
		}
	}
	return match.ChanceMove(c.roundSeed(match, match.Round()))
}

// drawnBefore returns what chance drew in the first round when it had acted as often as in this one: of a match that
// came from elsewhere the draws may be known without their seed.
func drawnBefore(match *rules.Match) (rules.Move, bool) {
	first, now := match.Draws(0), match.Draws(match.Round())
	if len(now) >= len(first) || !slices.Contains(match.Position().Moves(), first[len(now)]) {
		return "", false
	}
	return first[len(now)], true
}

// chancy says whether chance has acted in the first round of a match: in a game it does in each, or in none.
func chancy(match *rules.Match) bool { return len(match.Draws(0)) > 0 }

// reveal puts the seeds of the rounds of a match that have ended into its record, as far as it has them not yet. In a
// match that came from elsewhere chance may have drawn from another seed; its record then goes without, as does that of
// a game without chance.
func (c *chance) reveal(match *rules.Match) {
	ended := len(match.RoundOutcomes())
	if ended == 0 || !chancy(match) {
		return
	}
	for round := range ended {
		if _, known := match.Seed(round); !known && match.Reveal(round, c.roundSeed(match, round)) != nil {
			return
		}
	}
}
