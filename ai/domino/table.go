package domino

// A table stores winners by key, in buckets of four words; a new word replaces the oldest of its bucket.
type table struct {
	words []uint64 // the key with a fact in the place of its lowest bits; 0 is empty
	mask  uint64
}

const bucket = 4

// A fact is the knowledge of a position: below some, its nim-value, which is the size of the one heap beside which
// the side to move loses; else some and a bit for each of the heaps of 0 to 2 beside which the side to move wins.
type fact uint64

const (
	some  = 8
	facts = 15
)

// wins says whether the side to move wins beside a heap.
func (f fact) wins(heap uint8) (win, known bool) {
	if f < some {
		return f != fact(heap), true
	}
	return true, f&(some-1)>>heap&1 != 0
}

func newTable(bits int) table { return table{make([]uint64, 1<<bits), 1<<bits - bucket} }

func (t table) clear() { clear(t.words) }

// count counts the positions; it looks at every word.
func (t table) count() (n int) {
	for _, word := range t.words {
		if word != 0 {
			n++
		}
	}
	return n
}

// look returns the bucket of a key, the index in it and the fact there.
func (t table) look(key uint64) (words []uint64, i int, f fact, known bool) {
	at := key >> 8 & t.mask
	words = t.words[at : at+bucket]
	for i, word := range words {
		if (word^key)&^facts == 0 {
			return words, i, fact(word & facts), true
		}
	}
	return words, 0, 0, false
}

// find says whether the side to move wins a position beside a heap.
func (t table) find(key uint64, heap uint8) (win, known bool) {
	_, _, f, known := t.look(key)
	if !known {
		return false, false
	}
	return f.wins(heap)
}

// nim returns the nim-value of a position that the table has; false where it has none.
func (t table) nim(key uint64) (n uint8, known bool) {
	_, _, f, known := t.look(key)
	return uint8(f), known && f < some
}

// put stores who wins a position beside a heap. There is no room to note this of large heaps.
func (t table) put(key uint64, heap uint8, win bool) {
	f := fact(heap)
	if win {
		f = some | 1<<heap
	}
	if heap >= some || f > facts {
		return
	}
	words, i, before, known := t.look(key)
	switch {
	case !known:
		copy(words[1:], words)
	case before < some:
		return
	case win:
		f |= before
	}
	words[i] = key&^facts | uint64(f)
}
