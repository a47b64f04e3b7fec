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
	nextSeed                 // the seed of the seeds of later matches
	opens                    // who opens
	name                     // the match's ID
	machine                  // the seed of the machine's choices
	firstRound               // the seed of chance in the first round; the following numbers are those of the later rounds
)

// firstShuffle is the number of a match's first shuffle; there are never so many rounds.
const firstShuffle uint64 = 1 << 32

// A chance is the seeds of this match and of those to come.
type chance struct {
	id       string // of this match, unlike any other's
	seed     uint64 // of this match: see derive
	next     uint64 // the seed of the next match
	shuffles uint64 // how many lists have been shuffled in this match
}

const seedMask = 1<<rules.SeedBits - 1

// derive returns the number that is derived from a seed for a purpose. Neither the seed nor what else is drawn from
// it can be found from the number: IDs stand on pages, seeds of rounds in links, and the machine is told its own,
// while chance is still to draw.
func derive(seed, what uint64) uint64 {
	var key [32]byte
	binary.LittleEndian.PutUint64(key[:], seed)
	binary.LittleEndian.PutUint64(key[8:], what)
	return rand.NewChaCha8(key).Uint64()
}

// Shuffle shuffles a list of fewer than a thousand, differently each time.
func (c *chance) Shuffle(list []int) {
	c.shuffles++
	for i := len(list) - 1; i > 0; i-- {
		j := derive(c.seed, firstShuffle+c.shuffles<<10+uint64(i)) % uint64(i+1)
		list[i], list[j] = list[j], list[i]
	}
}

// ID returns the match's ID, unlike any other's.
func (c *chance) ID() string { return c.id }

// openingSeat returns the seat that opens the next match when chance decides that.
func (c *chance) openingSeat() int { return int(derive(c.next, opens) & 1) }

// reseed gives the match that begins its seed.
func (c *chance) reseed() { c.seed, c.next = derive(c.next, nextMatch), derive(c.next, nextSeed) }

// start begins to draw for a match, with the ID that goes with its seed.
func (c *chance) start() { c.id, c.shuffles = idOf(c.seed), 0 }

// startAs begins to draw for a match of the past, which keeps its ID, and its seed unless that is 0: unknown.
func (c *chance) startAs(id string, seed uint64) {
	c.id = id
	if seed != 0 {
		c.seed = seed
	}
}

// idOf returns the ID of the match with a seed.
func idOf(seed uint64) string { return strconv.FormatUint(derive(seed, name), 36) }

// MachineSeed returns the seed of the machine's choices in this match, from which nobody can derive the draws of
// chance.
func (c *chance) MachineSeed() uint64 { return derive(c.seed, machine) }

// Seed returns the seed of chance in this match, for [Table.Reopen]: it stays on this device.
func (c *chance) Seed() uint64 { return c.seed }

// roundSeed returns the seed of chance in a round of a match.
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

// drawnBefore returns the first round's draw of the same number as the next one of this round: of a match that came
// from elsewhere the draws may be known without their seed.
func drawnBefore(match *rules.Match) (rules.Move, bool) {
	first, now := match.Draws(0), match.Draws(match.Round())
	if len(now) >= len(first) || !slices.Contains(match.Position().Moves(), first[len(now)]) {
		return "", false
	}
	return first[len(now)], true
}

// hasChance says whether chance has acted in the first round of a match: in a game it does in each, or in none.
func hasChance(match *rules.Match) bool { return len(match.Draws(0)) > 0 }

// reveal records the seeds of the rounds that have ended, as far as the record lacks them. In a match that came from
// elsewhere chance may have drawn from another seed; its record then goes without, as does that of a game without
// chance.
func (c *chance) reveal(match *rules.Match) {
	ended := len(match.RoundOutcomes())
	if ended == 0 || !hasChance(match) {
		return
	}
	for round := range ended {
		if _, known := match.Seed(round); !known && match.Reveal(round, c.roundSeed(match, round)) != nil {
			return
		}
	}
}
