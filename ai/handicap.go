package ai

// A Handicap is the weakness of a level against its engine's best play. The zero Handicap is none.
type Handicap struct {
	// Overlook is the share of moves that the player does not see, 0 to 1. Which moves those are follows from the seed,
	// the position and the last move alone, and those that are hard to see are among them more often: see [Sight]. In
	// package alphabeta it holds at every node, more of the other side's moves are overlooked than of the own, and it is
	// the chance that a usual move is overlooked; the other engines overlook moves of the root only. At least one move
	// is always seen.
	Overlook float64
	// Naive makes the player count the points on the board and none that may follow. Only Hyle's engine, package
	// ai/hyle, has such an evaluation; the others ignore it.
	Naive bool
}

// Replies returns the handicap as it is for moves of the other side that the player has to imagine.
func (h Handicap) Replies() Handicap {
	h.Overlook *= theirs / (1 + float64((theirs-1)*h.Overlook))
	return h
}

// Chances turns the odds of moves of one position, see [Sight], into the chances that they are overlooked, in place.
// The mean chance is Overlook.
func (h Handicap) Chances(odds []float64) {
	n, most := float64(len(odds)), 0.0
	for _, w := range odds {
		most = max(most, w)
	}
	if h.Overlook <= 0 || h.Overlook >= 1 {
		for i := range odds {
			odds[i] = h.Overlook
		}
		return
	}
	// Newton's method, which comes from below and never overshoots: the mean is concave in the factor.
	factor := h.Overlook / (1 - h.Overlook) / most
	for range 16 {
		sum, slope := 0.0, 0.0
		for _, w := range odds {
			part := 1 + float64(factor*w)
			sum += 1 - 1/part
			slope += w / float64(part*part)
		}
		gap := float64(n*h.Overlook) - sum
		if gap < 0.001*n {
			break
		}
		factor += gap / slope
	}
	for i, w := range odds {
		odds[i] = 1 - 1/(1+float64(factor*w))
	}
}

// Unseen says of each move of a position whether the player overlooks it, by its odds and its luck, which is a number
// from 0 up to 1. Of moves that are all overlooked the one that was nearest to being seen is seen.
func (h Handicap) Unseen(odds, luck []float64) []bool {
	h.Chances(odds)
	unseen := make([]bool, len(odds))
	seen, nearest := false, 0
	for i, chance := range odds {
		unseen[i] = luck[i] < chance
		seen = seen || !unseen[i]
		if luck[i]-chance > luck[nearest]-odds[nearest] {
			nearest = i
		}
	}
	if !seen {
		unseen[nearest] = false
	}
	return unseen
}

// See returns the moves that a player with a handicap does not overlook, in their order. Look returns what makes a move
// easy or hard to see, and its luck, as for [Handicap.Unseen].
func See[M any](h Handicap, moves []M, look func(M) (Sight, float64)) []M {
	if h.Overlook == 0 {
		return moves
	}
	odds, luck := make([]float64, len(moves)), make([]float64, len(moves))
	for i, m := range moves {
		sight, of := look(m)
		odds[i], luck[i] = sight.Odds(), of
	}
	seen := moves[:0:0]
	for i, unseen := range h.Unseen(odds, luck) {
		if !unseen {
			seen = append(seen, moves[i])
		}
	}
	return seen
}

// Fraction returns a number from 0 up to 1, without 1, from a hash.
func Fraction(hash uint64) float64 { return float64(hash>>11) / (1 << 53) }
