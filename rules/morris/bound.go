package morris

import "strings"

// MostPositions returns how many positions a game has at most, with so many points and pawns a side, which are in place
// when it begins or are placed: all ways in which the pawns can stand, with the side to move. It counts, and searches
// nothing: lines that end the game early, and points that are closed, are not looked at.
func MostPositions(points, pawns int, inPlace bool) uint64 {
	whole := 2 * ways(points, pawns, pawns)
	if inPlace {
		return whole
	}
	for placed := range 2 * pawns {
		whole += ways(points, (placed+1)/2, placed/2)
	}
	return whole
}

// MostPositions returns how many positions a board has at most, see [MostPositions].
func (b *Board) MostPositions() uint64 {
	return MostPositions(len(strings.Fields(b.Points)), b.Pawns, b.Start != "")
}

// ways returns in how many ways so many pawns of each side stand on so many points.
func ways(points, first, second int) uint64 {
	return choose(points, first) * choose(points-first, second)
}

// choose returns in how many ways k of n things are chosen.
func choose(n, k int) uint64 {
	if k > n {
		return 0
	}
	c := uint64(1)
	for i := range uint64(k) {
		c = c * (uint64(n) - i) / (i + 1)
	}
	return c
}
