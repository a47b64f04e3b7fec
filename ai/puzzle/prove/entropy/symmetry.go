package entropy

import "tablier/rules/entropy"

// Least returns the smallest of all the images of a position, the same for positions that are alike, with the sides
// exchanged or not.
func Least(s entropy.State) uint64 {
	least := ^uint64(0)
	for g := range entropy.Symmetries {
		var sides uint64
		for cell := range entropy.Cells {
			sides |= uint64(s.Own>>cell&1)<<(32+entropy.Image(g, cell)) | uint64(s.Other>>cell&1)<<entropy.Image(g, cell)
		}
		least = min(least, sides)
	}
	return least
}
