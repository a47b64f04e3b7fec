package domino

// A table stores winners by hash, in buckets of four words; a new word replaces the oldest of its bucket. Several
// searches may share one: a word is a whole fact, so that one search can at most lose what another has just stored.
type table struct {
	words []uint64 // the name of a hash with a fact in the place of its lowest bits; 0 is empty
	mask  uint64
}

const bucket = 4

// A hash identifies a position. One word is too short where 10^11 positions are looked up: of its 64 bits those that
// choose a bucket tell nothing apart in it.
type hash struct{ word, more uint64 }

// hashOf returns the hash of a position of which only a key is known.
func hashOf(key uint64) hash { return hash{key, mix(key + 1)} }

// split is how many bits of a bucket's number come from the key: in a table as large as that of play all.
const split = 20

// bucket returns the number of the first word of the hash's bucket, in a table so large.
func (h hash) bucket(mask uint64) uint64 {
	const low = 1<<split - 1
	return (h.word>>8&low | h.more<<split) & mask
}

// name returns the bits of a hash that a word has. They do not depend on those of the bucket's number, so that of 10^11
// hashes looked up in a full table one is taken for another with a probability of 4·10^-7, whatever its size.
func (h hash) name() uint64 { return (h.word ^ h.more>>(64-split)<<8) &^ facts }

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

// look returns the bucket of a hash, the index in it and the fact there.
func (t table) look(h hash) (words []uint64, i int, f fact, known bool) {
	at, name := h.bucket(t.mask), h.name()
	words = t.words[at : at+bucket]
	for i := range words {
		if word := read(&words[i]); word&^facts == name {
			return words, i, fact(word & facts), true
		}
	}
	return words, 0, 0, false
}

// find says whether the side to move wins a position beside a heap.
func (t table) find(h hash, heap uint8) (win, known bool) {
	_, _, f, known := t.look(h)
	if !known {
		return false, false
	}
	return f.wins(heap)
}

// nim returns the nim-value of a position that the table has; false where it has none.
func (t table) nim(h hash) (n uint8, known bool) {
	_, _, f, known := t.look(h)
	return uint8(f), known && f < some
}

// put stores who wins a position beside a heap. There is no room to note this of large heaps.
func (t table) put(h hash, heap uint8, win bool) {
	f := fact(heap)
	if win {
		f = some | 1<<heap
	}
	if heap >= some || f > facts {
		return
	}
	words, i, before, known := t.look(h)
	switch {
	case !known:
		for i := bucket - 1; i > 0; i-- {
			write(&words[i], read(&words[i-1]))
		}
	case before < some:
		return
	case win:
		f |= before
	}
	write(&words[i], h.name()|uint64(f))
}
