package main

import (
	"math/rand/v2"

	"tablier/ai"
	"tablier/ai/entropy/exact"
	"tablier/rules"
	"tablier/rules/entropy"
)

// A judged position is what the table says of it and of each of its moves.
type judged struct {
	state entropy.State
	value ai.Value
	plies int
	moves []reply
}

// A reply is a move with what the position after it is for the player who has made it.
type reply struct {
	step  entropy.Step
	value ai.Value
	plies int // from the position before
}

// judge looks up a position that has not ended. The moves are in the order of their names.
func judge(t *exact.Table, s entropy.State) judged {
	j := judged{state: s}
	j.value, j.plies = t.Value(s)
	for _, m := range s.AppendMoves(nil) {
		value, plies := t.Value(s.Play(m))
		j.moves = append(j.moves, reply{m, ai.Win + ai.Loss - value, plies + 1})
	}
	return j
}

// with returns the moves that keep a value, as text.
func (j judged) with(value ai.Value) []rules.Move {
	moves := []rules.Move{}
	for _, r := range j.moves {
		if r.value == value {
			moves = append(moves, r.step.Text())
		}
	}
	return moves
}

// best returns the moves that keep the value and the plies to the end.
func (j judged) best() []rules.Move {
	moves := []rules.Move{}
	for _, r := range j.moves {
		if r.value == j.value && (j.value == ai.Draw || r.plies == j.plies) {
			moves = append(moves, r.step.Text())
		}
	}
	return moves
}

// text returns the position in notation.
func (j judged) text() string { return entropy.Position{State: j.state}.String() }

// wander plays at random from the start, game after game, and hands over the positions that have not ended.
func wander(rng *rand.Rand, immediate bool, see func(s entropy.State, ply int) (more bool)) {
	const longest = 160
	var buf [entropy.MostMoves]entropy.Step
	for {
		s := entropy.Start()
		for ply := 0; ply < longest && !s.Over(immediate); ply++ {
			if !see(s, ply) {
				return
			}
			moves := s.AppendMoves(buf[:0])
			s = s.Play(moves[rng.IntN(len(moves))])
		}
	}
}
