package hyle

// rashness is how often Chaos takes Order to choose what earns most at once, instead of what is best for him: of two
// placements that a perfect Order would answer as well, Chaos prefers the one that tempts him. In matches on 25 cells, at
// four plies, a greedy Order makes 29.6 ± .2 points with 0.2, and 30.8 with 0. With an evaluation tried at that time, one
// who looked as far ahead made as much with 0.2 as with 0, but two points more with 0.4.
const rashness = 0.2

// rashly returns the value of the move among Order's that earns most at once, the first of several.
func (s *search) rashly(list []choice, depth int) float64 {
	best := list[0]
	for _, c := range list {
		if c.Gain > best.Gain {
			best = c
		}
	}
	s.ply++
	value := s.slid(best, depth-1, -tooMuch, tooMuch)
	s.ply--
	return value
}
