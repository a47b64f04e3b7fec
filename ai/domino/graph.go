package domino

import (
	"math/bits"

	"tablier/rules/domino"
)

// A set is a set of lays, by their numbers in a graph: bit v%64 of word v/64 for the lay with the number v.
type set interface {
	[1]uint64 | [2]uint64 | [4]uint64 | [8]uint64
}

// widest is the largest number of lays that a set holds.
const widest = 8 * 64

func add[S set](s *S, v int)        { (*s)[v>>6] |= 1 << (v & 63) }
func has[S set](s *S, v int) bool   { return (*s)[v>>6]>>(v&63)&1 != 0 }
func member(i int, word uint64) int { return i<<6 | bits.TrailingZeros64(word) }
func merge[S set](s, t *S) {
	for i := 0; i < len(*s); i++ {
		(*s)[i] |= (*t)[i]
	}
}
func size[S set](s *S) (n int) {
	for i := 0; i < len(*s); i++ {
		n += bits.OnesCount64((*s)[i])
	}
	return n
}

// A graph is the lays that are still possible from a node, and their relations. All that the rules ask can be asked
// of two lays at a time: whether they take different cells and different dominoes, whether their numbers may touch
// where they do, and whether both fit in the zone with what lies already. So what is left of a game is a set of lays,
// and a move only takes away from it: a game of removing vertices (as node Kayles, Schaefer 1978), but that some lays
// cannot be made before something lies beside them.
type graph[S set] struct {
	lays  []lay
	bars  []S      // by lay: those that it rules out, itself among them
	joins []S      // by lay: those that it touches and does not rule out; they are legal once it is made
	words []uint64 // by lay: a random word for its place
	index index[S] // from which the relations are computed
	// numbers holds the number of each lay, by its identity; for lays outside the graph the number means nothing.
	numbers [identities]int16
	levels  []level[S] // by ply
	signs   []uint64   // room for a sign of each lay
}

// A position is a position in a graph.
type position[S set] struct {
	alive S     // the lays that are still possible
	legal S     // the legal ones of them
	twins uint8 // interchangeable numbers
	heap  uint8 // matches of a heap beside it: a side may take some of them instead of a lay, as in Nim
}

// play sets next to the position after a lay.
func (g *graph[S]) play(p *position[S], v int, next *position[S]) {
	m, bars, joins := &g.lays[v], &g.bars[v], &g.joins[v]
	next.twins, next.heap = p.twins&^(1<<m.a|1<<m.b), p.heap
	for i := 0; i < len(p.alive); i++ {
		alive := p.alive[i] &^ (*bars)[i]
		next.alive[i], next.legal[i] = alive, (p.legal[i]|(*joins)[i])&alive
	}
}

// canEnd says whether some lay leaves no other: without a heap, whether the side to move wins at once.
func (g *graph[S]) canEnd(p *position[S]) bool { return g.last(p) >= 0 }

// last returns a lay that leaves no other; -1 when there is none.
func (g *graph[S]) last(p *position[S]) int {
	for i := 0; i < len(p.legal); i++ {
		for w := p.legal[i]; w != 0; w &= w - 1 {
			if v := member(i, w); g.ends(p, v) {
				return v
			}
		}
	}
	return -1
}

// ends says whether a lay leaves no other.
func (g *graph[S]) ends(p *position[S], v int) bool {
	bars, joins := &g.bars[v], &g.joins[v]
	for i := 0; i < len(p.alive); i++ {
		if (p.legal[i]|(*joins)[i])&p.alive[i]&^(*bars)[i] != 0 {
			return false
		}
	}
	return true
}

// key identifies a position, whatever graph of the zone it is in, up to the names of the numbers 1 to 6: each number by
// where it may lie, and then each lay by its place and its numbers.
func (g *graph[S]) key(p *position[S]) (key hash) {
	h := [domino.Numbers]uint64{0: 0x1234567}
	for i := 0; i < len(p.alive); i++ {
		for w := p.alive[i]; w != 0; w &= w - 1 {
			v := member(i, w)
			m, word := &g.lays[v], g.words[v]
			if p.legal[i]&w&-w != 0 {
				word *= 5
			}
			h[m.a] += word
			h[m.b] += word * 3
		}
	}
	for a := range h {
		h[a] = mix(h[a])
	}
	for i := 0; i < len(p.alive); i++ {
		for w := p.alive[i]; w != 0; w &= w - 1 {
			v := member(i, w)
			m := &g.lays[v]
			word := g.words[v] ^ (h[m.a] + h[m.b]*3)
			word = (word ^ word>>32) * 0x94d049bb133111eb
			word ^= word >> 29
			key.word += word
			word *= 0xd6e8feb86659fd93
			key.more += word ^ word>>32
		}
	}
	key.word = mix(key.word)
	return key
}

// identities is how many lays could have an identity.
const identities = domino.GridLen << 7

// identity returns a number that is unique among all lays.
func (m lay) identity() int {
	id := int(m.c)<<7 | int(m.a)<<3 | int(m.b)
	if m.up {
		id |= 1 << 6
	}
	return id
}

// number returns the number of a lay, -1 when the graph does not hold it.
func (g *graph[S]) number(m lay) int {
	if v := int(g.numbers[m.identity()]); v < len(g.lays) && g.lays[v] == m {
		return v
	}
	return -1
}

// redundant says whether a lay equals another one up to the names of twins: the lowest of them stand for all.
func (m lay) redundant(twins uint8) bool {
	used := (1<<m.a | 1<<m.b) & twins
	for ; used != 0; used &= used - 1 {
		if least := twins & -twins; used&-used != least {
			return true
		}
		twins &= twins - 1
	}
	return false
}
