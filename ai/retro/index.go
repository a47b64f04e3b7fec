package retro

import "tablier/ai"

// An index numbers positions by their Word in the order in which they are added. It is a hash table with open
// addressing: a map takes several times as long, and that is most of what exploring costs.
type index struct {
	words []uint64 // of each position
	slots []int32  // numbers plus one, a hash table with linear probing; a power of two of them
}

// find returns the number of a position, -1 when it has none.
func (x *index) find(word uint64) int32 {
	if len(x.slots) == 0 {
		return -1
	}
	return x.slots[x.slot(word)] - 1
}

// slot returns where a word is, or would be.
func (x *index) slot(word uint64) int {
	mask := len(x.slots) - 1
	at := int(ai.Mix(word)) & mask
	for x.slots[at] != 0 && x.words[x.slots[at]-1] != word {
		at = (at + 1) & mask
	}
	return at
}

// add numbers a position that has no number yet.
func (x *index) add(word uint64) int32 {
	if 2*len(x.words) >= len(x.slots) {
		x.grow()
	}
	x.words = append(x.words, word)
	x.slots[x.slot(word)] = int32(len(x.words))
	return int32(len(x.words) - 1)
}

// grow makes room, so that no more than half of the slots are taken.
func (x *index) grow() {
	x.slots = make([]int32, max(1<<10, 2*len(x.slots)))
	for i, word := range x.words {
		x.slots[x.slot(word)] = int32(i + 1)
	}
}
