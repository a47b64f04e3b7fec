package alphabeta

// A bound is the relation of a score in the table to the true one.
type bound uint8

const (
	unbounded bound = iota // a move worth trying first, no score
	atLeast
	atMost
	exact
)

// An entry is the table's knowledge of a position: 16 bytes.
type entry struct {
	word  uint64
	move  uint32
	score int16 // counted from the position: a win in n plies is won-n
	depth uint8 // plies searched below; resolved when no estimate is behind the score
	flags uint8 // 2 bits of bound, then the age
}

// resolved is the depth of a score that rests on ends of the game alone: a deeper search finds no other.
const resolved = 255

func (e *entry) bound() bound { return bound(e.flags & 3) }

// A table is a transposition table: sets of four entries. The hash of a position chooses its set. Entries older than
// the present search count as empty.
type table struct {
	sets  [][ways]entry
	shift uint // the set of a position is the top bits of its hash
	age   uint8
}

const (
	ways      = 4  // four entries fill a cache line
	oldest    = 63 // the last age that fits the flags, above
	boundBits = 2
)

// newTable returns an empty table of 4·2^bits entries.
func newTable(bits uint) *table {
	return &table{sets: make([][ways]entry, 1<<bits), shift: 64 - bits}
}

// clear makes all entries invalid, by a new age; only one search in 63 pays for it.
func (t *table) clear() {
	t.age++
	if t.age > oldest {
		clear(t.sets)
		t.age = 1
	}
}

func (t *table) set(word uint64) *[ways]entry {
	return &t.sets[(word*0x9e3779b97f4a7c15)>>t.shift]
}

// find returns the entry of a position, or nil.
func (t *table) find(word uint64) *entry {
	set := t.set(word)
	for i := range set {
		if e := &set[i]; e.word == word && e.flags>>boundBits == t.age {
			return e
		}
	}
	return nil
}

// store stores an entry, in the place of the position's old one, else of the least valuable: an empty or old one,
// then the shallowest.
func (t *table) store(e entry, b bound) {
	e.flags = uint8(b) | t.age<<boundBits
	set := t.set(e.word)
	victim, worth := &set[0], int(resolved)+1
	for i := range set {
		old := &set[i]
		current := old.flags>>boundBits == t.age
		if current && old.word == e.word {
			victim = old
			break
		}
		w := int(old.depth)
		if !current {
			w = -1
		}
		if w < worth {
			victim, worth = old, w
		}
	}
	*victim = e
}
