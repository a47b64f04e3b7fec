package lesson_test

import (
	"fmt"

	"tablier/rules"
)

// A solver proves aims by looking at all that can be played. It knows the rules alone.
type solver struct {
	wins map[string]bool
	mean map[string]float64
}

func newSolver() *solver { return &solver{wins: map[string]bool{}, mean: map[string]float64{}} }

// forces says whether a player can win within so many plies, whatever the other does.
func (s *solver) forces(p rules.Position, player rules.Player, plies int) bool {
	if o := p.Outcome(); o.Over() || plies == 0 {
		return o.Winner == player
	}
	key := fmt.Sprint(p, player, plies)
	if known, ok := s.wins[key]; ok {
		return known
	}
	any := p.ToMove() == player
	result := !any
	for _, m := range p.Moves() {
		if s.forces(after(p, m), player, plies-1) == any {
			result = any
			break
		}
	}
	s.wins[key] = result
	return result
}

// expects returns by how many points a player leads in the end on average, when both play perfectly.
func (s *solver) expects(p rules.Position, player rules.Player) float64 {
	if o := p.Outcome(); o.Over() {
		return float64(o.Score[player.Index()] - o.Score[player.Other().Index()])
	}
	key := fmt.Sprint(p, player)
	if known, ok := s.mean[key]; ok {
		return known
	}
	sum, weight, best := 0.0, 0.0, 0.0
	odds, chance := p.(rules.Odds)
	for i, m := range p.Moves() {
		value := s.expects(after(p, m), player)
		switch {
		case chance && p.ToMove() == rules.Chance:
			sum, weight = sum+value*float64(odds.Odds()[i]), weight+float64(odds.Odds()[i])
		case i == 0, p.ToMove() == player && value > best, p.ToMove() != player && value < best:
			best = value
		}
	}
	if weight > 0 {
		best = sum / weight
	}
	s.mean[key] = best
	return best
}

// after plays a legal move.
func after(p rules.Position, m rules.Move) rules.Position {
	next, err := p.Play(m)
	if err != nil {
		panic(err)
	}
	return next
}
