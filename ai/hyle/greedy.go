package hyle

// greedyShare is the probability, in Chaos's model of Order, of the move with the most points at once instead of the
// best one. Of two placements that a perfect Order would answer equally well, Chaos so prefers the one that misleads
// a greedy Order. ai/README.md has the measurements.
const greedyShare = 0.2

// greedyValue returns the value of Order's move with the most points at once, the first of several.
func (s *search) greedyValue(list []choice, depth int) float64 {
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
