package alphabeta

// A past is the set of the words in [ai.Root]'s Drawn. Every node asks it, and the answer is nearly always no: a bit
// filter gives it without a look-up in the map.
type past struct {
	filter [1 << pastBits / 64]uint64
	words  map[uint64]bool
}

const pastBits = 12

func (p *past) fill(words map[uint64]bool) {
	clear(p.filter[:])
	p.words = words
	for w := range words {
		at := place(w)
		p.filter[at/64] |= 1 << (at % 64)
	}
}

func (p *past) has(word uint64) bool {
	at := place(word)
	return p.filter[at/64]>>(at%64)&1 != 0 && p.words[word]
}

func place(word uint64) uint64 { return word * 0x9e3779b97f4a7c15 >> (64 - pastBits) }
