package alphabeta

// A places is an index of a list of positions by word: a hash table with open addressing, for Go's maps take twice
// the time.
type places struct {
	words []uint64
	after []int32 // index + 1 of the word; 0 where there is none
	n     int
}

const firstPlaces = 1 << 12

func (t *places) clear() {
	if t.words == nil {
		t.words, t.after = make([]uint64, firstPlaces), make([]int32, firstPlaces)
	}
	clear(t.after)
	t.n = 0
}

// get returns the index of a word, noNode for none.
func (t *places) get(word uint64) int32 { return t.after[t.slot(word)] - 1 }

// put sets the index of a new word.
func (t *places) put(word uint64, place int32) {
	if 2*t.n >= len(t.words) {
		t.grow()
	}
	i := t.slot(word)
	t.words[i], t.after[i] = word, place+1
	t.n++
}

// slot returns the slot of a word, or the free one for it.
func (t *places) slot(word uint64) int {
	mask := len(t.words) - 1
	i := int(word*0x9e3779b97f4a7c15>>32) & mask
	for t.after[i] != 0 && t.words[i] != word {
		i = (i + 1) & mask
	}
	return i
}

func (t *places) grow() {
	old := *t
	t.words, t.after = make([]uint64, 2*len(old.words)), make([]int32, 2*len(old.words))
	for i, place := range old.after {
		if place != 0 {
			j := t.slot(old.words[i])
			t.words[j], t.after[j] = old.words[i], place
		}
	}
}
