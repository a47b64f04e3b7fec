package domino

import (
	"tablier/rules"
	"tablier/rules/domino"
)

// The faults of a gesture, beside those of the rules. The move of each begins with the numbers of the domino.
const (
	Unchosen rules.Fault = "unchosen" // a cell was touched before a domino
	Nowhere  rules.Fault = "nowhere"  // the domino fits nowhere
	Apart    rules.Fault = "apart"    // the two cells are no neighbours
)

// Fault returns why the touched points lead to no move.
func (s *skin) Fault(v rules.View, touched []int) *rules.Illegal {
	last := touched[len(touched)-1]
	switch {
	case last < domino.Pieces:
		return s.unusable(v, last)
	case touched[0] >= domino.Pieces:
		return &rules.Illegal{Fault: Unchosen}
	}
	if len(touched) == 2 {
		return s.likeliest(v, touched[0], last)
	}
	for turn := range turns {
		if g := s.preview(v, touched[0], touched[1], turn); g.path != nil && g.path[2] == last {
			return g.fault
		}
	}
	a, b := numbersOf(touched[0])
	return &rules.Illegal{Move: rules.Move(pieceName(a, b)), Fault: Apart}
}

// unusable returns why a domino of the reserve cannot be chosen.
func (s *skin) unusable(v rules.View, piece int) *rules.Illegal {
	a, b := numbersOf(piece)
	fault := Nowhere
	if there, _ := s.usable(v, piece); !there {
		fault = domino.Gone
	}
	return &rules.Illegal{Move: rules.Move(pieceName(a, b)), Fault: fault}
}

// likeliest returns why a piece cannot be laid at a point, however it is turned: of the faults of all turns the most
// telling one, a forbidden contact before a missing one, and either before the zone. It is nil when the piece can be
// laid.
func (s *skin) likeliest(v rules.View, piece, at int) *rules.Illegal {
	var fault *rules.Illegal
	rank := -1
	for turn := range turns {
		g := s.preview(v, piece, at, turn)
		if g.path != nil && g.path[1] != at {
			continue // a double, which another turn writes
		}
		r := 0
		switch {
		case g.fault == nil:
			return nil
		case g.fault.Fault == domino.Differ || g.fault.Fault == domino.Zeros:
			r = 2
		case g.fault.Fault == domino.NoTouch || g.fault.Fault == domino.Taken:
			r = 1
		}
		if r > rank {
			fault, rank = g.fault, r
		}
	}
	return fault
}
