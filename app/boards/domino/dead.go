package domino

import "tablier/rules/domino"

// aliveIn returns the empty cells that may still be covered: a domino of the reserve fits there and on a neighbour,
// by the numbers around them. More contacts only ever forbid more, so the others are dead.
func aliveIn(s *domino.State) (alive [domino.GridLen]bool) {
	w := windowOf(s)
	for y := w.minY; y <= w.maxY; y++ {
		for x := w.minX; x <= w.maxX; x++ {
			c := domino.At(x, y)
			if x < w.maxX && couldLie(s, c, c+1) {
				alive[c], alive[c+1] = true, true
			}
			if y < w.maxY && couldLie(s, c, c+domino.Stride) {
				alive[c], alive[c+domino.Stride] = true, true
			}
		}
	}
	return alive
}

// couldLie says whether some domino of the reserve fits on two neighbouring cells.
func couldLie(s *domino.State, c, d domino.Cell) bool {
	for a := range domino.Numbers {
		if s.Open[c]>>a&1 != 0 && s.Left[a]&s.Open[d] != 0 {
			return true
		}
	}
	return false
}

// maxMoves returns an upper bound of the number of moves left: dominoes need two cells each, side by side and alive,
// and the reserve may run out.
func maxMoves(s *domino.State) int {
	if s.Over() {
		return 0
	}
	n, left := int(s.N), 0
	for a := range domino.Numbers {
		for b := a; b < domino.Numbers; b++ {
			left += int(s.Left[a] >> b & 1)
		}
	}
	room := (n*n - 2 - 2*int(s.Plies)) / 2
	if w := windowOf(s); w.wide() == n && w.high() == n {
		room = min(room, pairsIn(aliveIn(s)))
	}
	return min(room, left)
}

// pairsIn returns an upper bound of the number of disjoint pairs of neighbours among some cells.
func pairsIn(alive [domino.GridLen]bool) (pairs int) {
	for c := range alive {
		pairs += take(&alive, domino.Cell(c)) / 2
	}
	return pairs
}

// take counts the cells of a connected group, and removes them.
func take(alive *[domino.GridLen]bool, c domino.Cell) int {
	if !alive[c] {
		return 0
	}
	alive[c] = false
	n := 1
	for direction := range domino.Directions {
		n += take(alive, c.Beside(direction))
	}
	return n
}
