package study

import (
	"maps"

	"tablier/rules"
)

// An Alternative is a legal move of a position, and the value of the position after it.
type Alternative struct {
	Move  rules.Move
	Value Value
	Ends  bool // the game is over there
}

// LearnMoves takes the values after each move of the position after ply moves, from an answer that gives them all.
func (s *Study) LearnMoves(ply int, moves []Alternative) {
	if s.alternatives == nil {
		s.alternatives = map[int][]Alternative{}
	}
	s.alternatives[ply] = moves
}

// dropAlternatives removes the alternatives of positions after a ply, which have left the line.
func (s *Study) dropAlternatives(common int) {
	maps.DeleteFunc(s.alternatives, func(ply int, _ []Alternative) bool { return ply > common })
}

// NotPlayed returns the known alternatives to the move to ply: all of them, or the best alone, whose value is that of
// the position.
func (s *Study) NotPlayed(ply int) (others []Alternative, all bool) {
	if ply < 1 || ply > len(s.moves) {
		return nil, false
	}
	played, before := s.moves[ply-1], s.At(ply-1)
	if !before.needsMachine() || !before.Known {
		return nil, false
	}
	if choices, ok := s.alternatives[ply-1]; ok {
		for _, a := range choices {
			if a.Move != played {
				others = append(others, a)
			}
		}
		return others, true
	}
	if before.Best == "" || before.Best == played {
		return nil, false
	}
	best := before.Value
	best.Best, best.Plies = "", max(0, best.Plies-1)
	return []Alternative{{before.Best, best, before.Plies == 1}}, false
}

// maxGap is the greatest number of plies between two positions of the same player in a round.
const maxGap = 4

// Seen returns the position after ply moves or, where the players know different things, the next one of the same
// round that was judged as eyes sees it; -1 for anybody.
func (s *Study) Seen(ply, eyes int) Point {
	if eyes < 0 {
		return s.At(ply)
	}
	for at := max(0, ply); at < min(ply+maxGap, len(s.points)); at++ {
		if p := s.points[at]; p.Eyes == eyes || p.Seat < 0 && p.looked || p.NewRound && at > ply {
			return p
		}
	}
	return unlooked
}
