package study

import (
	"maps"

	"tablier/rules"
)

// An Alternative is a move that can be made in a position, and the value of the position that it leads to.
type Alternative struct {
	Move  rules.Move
	Value Value
	Ends  bool // the game is over there
}

// LearnMoves takes what each move of the position after ply moves leads to, from an answer that says it of all.
func (s *Study) LearnMoves(ply int, moves []Alternative) {
	if s.choices == nil {
		s.choices = map[int][]Alternative{}
	}
	s.choices[ply] = moves
}

// forgetMoves forgets what is known of the moves of positions that are not on the line any more.
func (s *Study) forgetMoves(common int) {
	maps.DeleteFunc(s.choices, func(ply int, _ []Alternative) bool { return ply > common })
}

// NotPlayed returns the moves that could have been made in the place of the one to ply, as far as they are known: all
// of them, or the best alone, which is worth what the position was.
func (s *Study) NotPlayed(ply int) (others []Alternative, all bool) {
	if ply < 1 || ply > len(s.moves) {
		return nil, false
	}
	played, before := s.moves[ply-1], s.At(ply-1)
	if !before.asked() || !before.Known {
		return nil, false
	}
	if choices, ok := s.choices[ply-1]; ok {
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

// near is how many positions later the next one of the same player comes at most.
const near = 4

// Seen returns the position after ply moves, or, where the players know different things, the next one that was judged
// with some eyes, of the same round; -1 for anybody's.
func (s *Study) Seen(ply, eyes int) Point {
	if eyes < 0 {
		return s.At(ply)
	}
	for at := max(0, ply); at < min(ply+near, len(s.points)); at++ {
		if p := s.points[at]; p.Eyes == eyes || p.Seat < 0 && p.seen || p.Apart && at > ply {
			return p
		}
	}
	return unseen
}
