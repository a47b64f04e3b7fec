// Package entropy makes puzzles of Entropy from the solved game: positions met in games at random in which one move
// alone wins, holds the draw or escapes.
package entropy

import (
	"math/bits"
	"math/rand/v2"

	"tablier/ai"
	"tablier/ai/entropy/exact"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/craft"
	prover "tablier/ai/puzzle/prove/entropy"
	"tablier/rules"
	"tablier/rules/entropy"
)

const (
	fewest, most = 6, 36 // moves to choose from
	shortest     = 4     // plies of a win, so that two moves at least are to be found
	longest      = 16
	turns        = 120 // of a game at random
)

// Make makes n puzzles, those that a seed chooses, out of so many positions that fit.
func Make(table *exact.Table, seed uint64, fitting, n int) []puzzle.Puzzle {
	j := NewJudge(table)
	rng, seen := rand.New(rand.NewPCG(seed, 0)), map[uint64]bool{}
	var list []puzzle.Puzzle
	for len(list) < fitting {
		s := entropy.Start()
		for turn := 0; turn < turns && !s.Over(false) && len(list) < fitting; turn++ {
			moves := s.AppendMoves(nil)
			if len(moves) >= fewest && len(moves) <= most && s.Passes == 0 && j.fits(s, moves) && !seen[prover.Least(s)] {
				seen[prover.Least(s)] = true
				if made, ok := craft.Make(j, "entropy", entropy.Position{State: s}); ok {
					list = append(list, made)
				}
			}
			s = s.Play(moves[rng.IntN(len(moves))])
		}
	}
	return craft.Spread(list, n, sortOf)
}

// fits says whether a position is worth a closer look: exactly one move keeps its value.
func (j *Judge) fits(s entropy.State, moves []entropy.Step) bool {
	value, plies := j.table.Value(s)
	if value == ai.Loss || value == ai.Win && (plies < shortest || plies > longest) {
		return false
	}
	keep := 0
	for _, m := range moves {
		if after, _ := j.table.Value(s.Play(m)); after <= ai.Win+ai.Loss-value {
			keep++
		}
		if keep > 1 {
			return false
		}
	}
	return true
}

// A sort is what puzzles are spread over.
type sort struct {
	kind  puzzle.Kind
	moves int // of the solver
	plies int // of a win
	turn  byte
}

func sortOf(p *puzzle.Puzzle) sort {
	s := sort{kind: p.Kind, moves: len(p.Line)/2 + 1, turn: p.Position[len(p.Position)-1]}
	for i, v := range p.Verdicts {
		if p.Right(i) {
			s.plies = v.Plies
		}
	}
	return s
}

// A Judge knows the values of the game. It implements craft.Judge.
type Judge struct{ table *exact.Table }

// NewJudge returns a judge that goes by a table of the game without the option immediate.
func NewJudge(table *exact.Table) *Judge { return &Judge{table} }

// Value implements craft.Judge.
func (j *Judge) Value(p rules.Position) (value ai.Value, plies int) {
	s := p.(entropy.Position).State
	if s.Winner(false) < 0 && s.Passes == 2 {
		return ai.Draw, 0
	}
	return j.table.Value(s)
}

// Appeal implements craft.Judge: how many more pawns are where they should be than those of the other side.
func (j *Judge) Appeal(p rules.Position) float64 {
	s := p.(entropy.Position).State
	return float64(placed(s.Other, s.Own) - placed(s.Own, s.Other))
}

// placed counts the pawns of a side that touch an enemy and no friend.
func placed(own, other entropy.Set) int {
	return bits.OnesCount32(own &^ entropy.Around(own) & entropy.Around(other))
}

// Plain implements craft.Judge: a win by the next move, which the other side's next does not prevent.
func (j *Judge) Plain(p rules.Position) bool {
	value, plies := j.Value(p)
	return value == ai.Win && plies <= 2
}
