package entropy

// Symmetries is how many maps of the board onto itself there are.
const Symmetries = 8

// Image returns where a symmetry of the board, from 0 to Symmetries-1, maps a cell. The first changes nothing.
func Image(g, cell int) int {
	file, rank := cell/Size, cell%Size
	if g&1 != 0 {
		file = Size - 1 - file
	}
	if g&2 != 0 {
		rank = Size - 1 - rank
	}
	if g&4 != 0 {
		file, rank = rank, file
	}
	return Size*file + rank
}
