// Package lanes draws the value of a match as a curve beside the list of its moves: one lane a move, time downwards.
// At the left edge the player of seat 0 has won, at the right edge that of seat 1; a won position stands as far from
// the edge as the end is away, a draw in the middle. The package knows no match and no browser: it turns values into
// places across a lane, and a lane into the markup of its drawing.
package lanes

import "math"

// Places across a lane, from the left edge.
const (
	Width  = 1000
	Middle = Width / 2
)

const (
	bandReach     = 400 // of wins, from the edges inwards, where draws have a band in the middle
	reach         = 480 // of wins where there is no band
	estimateReach = 450 // of estimates, from the middle outwards: one is never at an edge
	minFar        = 10  // the least range of a scale in plies
	evenFar       = 20  // plies up to which each is as wide as the others
	maxZoom       = 4
)

// A Worth is the value of a position as a lane shows it.
type Worth struct {
	Lead    float64 // expected result for seat 0, from -1 to 1
	Decided bool    // Lead is proved: 1, 0 or -1
	Ended   bool    // the game is over
	Plies   int     // to the end of a decided game, 0 where that is not known
}

// A Scale maps values to places. It depends on the longest way to an end, in few and large steps, so that hardly
// anything moves as values arrive.
type Scale struct {
	draws bool
	far   int
	zoom  float64 // the factor by which estimates are spread
}

// NewScale returns the scale for values whose ends are at most far plies away, with a band for draws or without.
func NewScale(far int, draws bool) Scale {
	s := Scale{draws, minFar, 1}
	for s.far < far {
		s.far *= 2
	}
	return s
}

// Spread returns the scale for a match in which no lead is greater than most, from 0 to 1. Where points are expected,
// and nothing is won before all are counted, leads are small.
func (s Scale) Spread(most float64) Scale {
	for s.zoom < maxZoom && 2*s.zoom*most <= 1 {
		s.zoom *= 2
	}
	return s
}

// Long says whether distances are shown by their square root: of many plies the last ones count most.
func (s Scale) Long() bool { return s.far > evenFar }

// At returns the place of a value.
func (s Scale) At(w Worth) int {
	if !w.Decided {
		return Middle - int(math.Round(max(-1, min(1, w.Lead*s.zoom))*estimateReach))
	}
	switch away := s.away(w); {
	case w.Lead > 0:
		return away
	case w.Lead < 0:
		return Width - away
	}
	return Middle
}

// away returns how far from the edge a won position stands: half of the greatest distance where the way to its end is
// not known.
func (s Scale) away(w Worth) int {
	most := reach
	if s.draws {
		most = bandReach
	}
	switch {
	case w.Ended:
		return 0
	case w.Plies <= 0:
		return most / 2
	}
	share := min(1, float64(w.Plies)/float64(s.far))
	if s.Long() {
		share = math.Sqrt(share)
	}
	return int(math.Round(share * float64(most)))
}
