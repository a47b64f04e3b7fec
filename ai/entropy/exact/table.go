// Package exact solves Carreño's Entropy (rules/README.md §3): the value and the distance to the end of each of its
// 15,297,796,800 positions. It is retrograde analysis (Ströhlein 1970; Thompson 1986) with counters: from the
// positions that are won, backwards move by move; what is never reached is a draw. Recurrence needs no thought then,
// and two passes in a row are a circle like any other.
//
// # Numbering
//
// A position is the set of the player to move and that of the player who waits. The waiting set, mapped to the
// representative of its class under the eight symmetries of the board, chooses one of 60,645 blocks; the other set's
// rank among the sets of seven of the 18 cells left, one of 31,824, the place in the block: 1,929,966,480 positions.
// (Where a set has symmetries of its own, some positions of its block stand for the same one; each is kept.)
//
// A move leaves the waiting set alone. So all moves from the positions of a block lead to positions in which the
// block's representative is the one to move, and the work of a step is done block by block: the positions just
// solved in which the representative is to move are a bit each, and their predecessors lie side by side, in 32 kB of
// counters. Only what is solved there is sent to another block, in which it is the waiting set that is to move: one
// bit somewhere in memory, for one position in 22.
//
// # Memory
//
// One byte a position is first the number of its moves that are not known to lose, then, once it is solved, the plies
// to its end; one bit says who wins; four more are the two frontiers, wins and losses apart: 3.2 GB in all, 2.2 GB of
// which are the result.
package exact

import (
	"tablier/ai"
	"tablier/ai/entropy/colex"
	"tablier/rules/entropy"
)

// A Table is the solved game.
type Table struct {
	atlas     *atlas
	immediate bool
	codes     []uint8 // below solved: moves not known to lose; from there on: plies to the end
	wins      []uint64
}

const (
	solved = 80  // from here on a code is plies: 173 at most, and no position has as many moves
	width  = 498 // words of bits that a block takes
)

// code returns the index of a position in codes.
func code(class, rank int) int { return class*blockSize + rank }

// Value returns the value of a position for the player to move, and, where it is no draw, the plies to the end: to
// the start of the winner's turn, or with the option immediate to the winning move.
func (t *Table) Value(s entropy.State) (value ai.Value, plies int) {
	class, own := t.atlas.home(s.Other, s.Own)
	return t.at(class, colex.Rank(own, t.atlas.reps[class]))
}

// Sound says whether the value of a position that has not ended, and the plies to its end, follow from those of its
// moves, as the rules list them.
func (t *Table) Sound(s entropy.State) bool {
	value, plies := t.Value(s)
	best, left := ai.Unknown, 0
	for _, m := range s.AppendMoves(nil) {
		reply, n := t.Value(s.Play(m))
		switch worth := ai.Win + ai.Loss - reply; {
		case worth > best, worth == best && (worth == ai.Win && n < left || worth == ai.Loss && n > left):
			best, left = worth, n
		}
	}
	return best == value && (value == ai.Draw || left+1 == plies)
}

func (t *Table) at(class, rank int) (value ai.Value, plies int) {
	c := t.codes[code(class, rank)]
	switch {
	case c < solved:
		return ai.Draw, 0
	case has(t.wins, class, rank):
		return ai.Win, int(c) - solved
	}
	return ai.Loss, int(c) - solved
}

// has and put read and write a bit of a block.
func has(words []uint64, class, rank int) bool {
	return words[class*width+rank>>6]>>(rank&63)&1 != 0
}

func put(words []uint64, class, rank int) { words[class*width+rank>>6] |= 1 << (rank & 63) }
