package exact

import (
	"math/bits"

	"tablier/ai"
	"tablier/rules/entropy"
)

// A Count counts positions of the whole game by their value for the player to move.
type Count struct{ Wins, Draws, Losses uint64 }

// Positions returns how many positions were counted, whatever their value.
func (c Count) Positions() uint64 { return c.Wins + c.Draws + c.Losses }

func (c *Count) add(d Count) {
	c.Wins += d.Wins
	c.Draws += d.Draws
	c.Losses += d.Losses
}

// Shares are counts by how many pawns of the player to move, and of the other, touch a friend.
type Shares [entropy.Pawns + 1][entropy.Pawns + 1]Count

// A Tally is the counts of the whole game, positions that have ended included.
type Tally struct {
	Count
	Longest int // plies of the longest win
	Shares  Shares
	Plies   [mostPlies + 1]Count // by the plies to the end; draws are at 0
}

// mostPlies is the number of plies of the longest win, with the option immediate.
const mostPlies = 173

// Tally counts the positions of the whole game by their values.
func (t *Table) Tally() Tally {
	var parts []*Tally
	t.each(func() func(*block) {
		part := new(Tally)
		parts = append(parts, part)
		return func(b *block) { part.block(t, b) }
	})
	var all Tally
	for _, part := range parts {
		all.add(part.Count)
		all.Longest = max(all.Longest, part.Longest)
		for own := range part.Shares {
			for other, c := range part.Shares[own] {
				all.Shares[own][other].add(c)
			}
		}
		for plies, c := range part.Plies {
			all.Plies[plies].add(c)
		}
	}
	return all
}

// block counts the positions of a block, each as often as its images make different positions.
func (y *Tally) block(t *Table, b *block) {
	weight, waiting := t.atlas.weight(b.class), touching(b.rep)
	for rank := range blockSize {
		value, plies := t.at(b.class, rank)
		one := Count{Draws: weight}
		switch value {
		case ai.Win:
			one = Count{Wins: weight}
			y.Longest = max(y.Longest, plies)
		case ai.Loss:
			one = Count{Losses: weight}
		}
		y.add(one)
		y.Plies[plies].add(one)
		y.Shares[touching(b.set(rank))][waiting].add(one)
	}
}

// touching counts the pawns that touch a friend.
func touching(own entropy.Set) int { return bits.OnesCount32(own & entropy.Around(own)) }
