package entropy

import "tablier/rules/entropy"

// symmetries is how many maps of the board onto itself there are.
const symmetries = 8

// image returns where a map takes a cell.
func image(g, cell int) int {
	file, rank := cell/entropy.Size, cell%entropy.Size
	if g&1 != 0 {
		file = entropy.Size - 1 - file
	}
	if g&2 != 0 {
		rank = entropy.Size - 1 - rank
	}
	if g&4 != 0 {
		file, rank = rank, file
	}
	return entropy.Size*file + rank
}

// Least returns the smallest of all the images of a position, the same for positions that are alike, with the sides
// exchanged or not.
func Least(s entropy.State) uint64 {
	least := ^uint64(0)
	for g := range symmetries {
		var sides uint64
		for cell := range entropy.Cells {
			sides |= uint64(s.Own>>cell&1)<<(32+image(g, cell)) | uint64(s.Other>>cell&1)<<image(g, cell)
		}
		least = min(least, sides)
	}
	return least
}
