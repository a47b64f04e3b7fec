package block

import (
	"slices"
	"sync"

	"tablier/ai/entropy/colex"
	"tablier/rules/entropy"
)

const (
	free = entropy.Cells - entropy.Pawns
	// Entries is how many positions a block has: C(18, 7), one for each set of the player who waits.
	Entries = 31_824
	// Classes is how many blocks there are: sets of seven of the 25 cells up to symmetry.
	Classes = 60_645
)

// images[g][file] are the images by a symmetry of the board of the sets of cells of a file.
var images = func() (table [entropy.Symmetries][entropy.Size][1 << entropy.Size]entropy.Set) {
	for g := range table {
		for cell := range entropy.Cells {
			file, bit := cell/entropy.Size, 1<<(cell%entropy.Size)
			for x := range table[g][file] {
				if x&bit != 0 {
					table[g][file][x] |= 1 << entropy.Image(g, cell)
				}
			}
		}
	}
	return table
}()

// Image returns the image of a set by a symmetry of the board.
func Image(g int, x entropy.Set) (y entropy.Set) {
	for file := range images[g] {
		y |= images[g][file][x>>(file*entropy.Size)&(1<<entropy.Size-1)]
	}
	return y
}

// least says whether no image of a set is smaller.
func least(x entropy.Set) bool {
	for g := 1; g < entropy.Symmetries; g++ {
		if Image(g, x) < x {
			return false
		}
	}
	return true
}

// reps are the sets that stand for a class, each the smallest of it, ascending.
func reps() []entropy.Set {
	repsOnce.Do(makeReps)
	return repsList
}

func makeReps() {
	repsList = make([]entropy.Set, 0, Classes)
	for x := entropy.Set(1<<entropy.Pawns - 1); x <= entropy.All; x = colex.Following(x) {
		if least(x) {
			repsList = append(repsList, x)
		}
	}
}

// Package sync's OnceValue would be longer in the program that browsers load.
var (
	repsOnce, packedOnce sync.Once
	repsList             []entropy.Set
	packedList           []uint32
)

// Rep returns the set that stands for a class. Its block is of the positions in which that is the player to move.
func Rep(class int) entropy.Set { return reps()[class] }

// Find returns the class of the set of the player to move, and the rank in its block of the other player's.
func Find(own, other entropy.Set) (class, rank int) {
	smallest, with := own, other
	for g := 1; g < entropy.Symmetries; g++ {
		if x := Image(g, own); x < smallest {
			smallest, with = x, Image(g, other)
		}
	}
	class, _ = slices.BinarySearch(reps(), smallest)
	return class, colex.Rank(with, smallest)
}

// packed are the sets of seven of 18 cells by rank.
func packed() []uint32 {
	packedOnce.Do(makePacked)
	return packedList
}

func makePacked() {
	packedList = make([]uint32, 0, Entries)
	for x := uint32(1<<entropy.Pawns - 1); x < 1<<free; x = colex.Following(x) {
		packedList = append(packedList, x)
	}
}

// Others returns the sets of the player who waits by rank, in the block of a set of the player to move.
func Others(set entropy.Set) []entropy.Set {
	b := new(board)
	b.enter(set)
	list := make([]entropy.Set, Entries)
	for rank, x := range packed() {
		list[rank] = b.other(x)
	}
	return list
}
