package domino

import (
	"math/bits"

	"tablier/rules/domino"
)

// A set is of lays, by their numbers in a graph: bit v%64 of word v/64 for the lay with the number v.
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

// A graph holds the lays that may still come about from a node, and how they bear on one another. All that the rules
// ask can be asked of two lays at a time: whether they take different cells and different dominoes, whether their
// numbers may touch where they do, and whether both fit in the zone with what lies already. So what is left of a game
// is a set of lays, and a move only takes away from it: a game of removing vertices (as node Kayles, Schaefer 1978),
// but that some lays cannot be made before something lies beside them.
type graph[S set] struct {
	lays  []lay
	bars  []S      // by lay: those that it rules out, itself among them
	joins []S      // by lay: those that it touches and does not rule out; they are legal once it is made
	words []uint64 // by lay: a random word for its place
	index index[S] // by which the graph is made
	// numbers holds the number of each lay, by its identity; what is no lay of this graph has any number.
	numbers [identities]int16
	levels  [][]kid[S] // room for the kids of each ply
	signs   []uint64   // room for a sign of each lay
}

// A position is one in a graph.
type position[S set] struct {
	alive S     // the lays that may still come about
	legal S     // those of them that may be made now
	twins uint8 // numbers that are alike: other names for them make no difference
	heap  uint8 // matches of a heap beside it: a side may take some of them in the place of a lay, as in Nim
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
func (g *graph[S]) canEnd(p *position[S]) bool {
	for i := 0; i < len(p.legal); i++ {
		for w := p.legal[i]; w != 0; w &= w - 1 {
			if g.ends(p, member(i, w)) {
				return true
			}
		}
	}
	return false
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
func (g *graph[S]) key(p *position[S]) (key uint64) {
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
			key += word ^ word>>29
		}
	}
	return mix(key)
}

// identities is how many lays could have an identity.
const identities = domino.GridLen << 7

// identity tells a lay from all others.
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

// again says whether a lay is another one but for the names of twins: the lowest of them stand for all.
func (m lay) again(twins uint8) bool {
	used := (1<<m.a | 1<<m.b) & twins
	for ; used != 0; used &= used - 1 {
		if least := twins & -twins; used&-used != least {
			return true
		}
		twins &= twins - 1
	}
	return false
}
