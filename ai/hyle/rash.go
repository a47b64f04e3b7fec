package hyle

import "tablier/rules/hyle"

// rashness is how often Chaos takes Order to choose what earns most at once, instead of what is best for him: of two
// placements that a perfect Order would answer as well, Chaos prefers the one that tempts him. In matches on 25 cells, at
// four plies, a greedy Order makes 29.6 ± .2 points with 0.2, and 30.8 with 0. With an evaluation tried at that time, one
// who looked as far ahead made as much with 0.2 as with 0, but two points more with 0.4.
const rashness = 0.2

// rashly returns the value of the move among Order's that earns most at once, the first of several.
func (s *search) rashly(list []choice, depth int) float64 {
	var earned [2 * most]int
	for i := range s.N {
		earned[i], earned[most+i] = hyle.Worth(s.Lines[i], s.N), hyle.Worth(s.Lines[most+i], s.N)
	}
	var best choice
	highest := -tooMuch
	for _, c := range list {
		if gain := s.gain(c, &earned); gain > highest {
			highest, best = gain, c
		}
	}
	s.ply++
	value := s.slid(best, depth-1, -tooMuch, tooMuch)
	s.ply--
	return value
}

// gain returns the points that a move of Order earns at once; earned are those of the lines as they stand.
func (s *search) gain(c choice, earned *[2 * most]int) int {
	if c.From < 0 {
		return 0
	}
	touched := s.touched(int(c.From), int(c.To))
	gain := 0
	s.slide(int(c.From), int(c.To))
	for _, line := range touched {
		gain += hyle.Worth(s.Lines[line], s.N) - earned[line]
	}
	s.slide(int(c.To), int(c.From))
	return gain
}

// touched returns the three lines that a slide changes.
func (s *search) touched(from, to int) [3]int {
	if from/s.N == to/s.N {
		return [3]int{from / s.N, most + from%s.N, most + to%s.N}
	}
	return [3]int{most + from%s.N, from / s.N, to / s.N}
}
