package block

import "math/bits"

// The contexts of a bit: indices of probabilities and of weights.
type contexts struct {
	trained [trained]int
	fresh   [fresh]uint32 // to be hashed
	weights [mixers]int
	last    int
}

const (
	trained = 6 // contexts with probabilities trained beforehand
	fresh   = 4 // contexts that learn within the block
	mixers  = 3 // sums of all contexts with weights of their own
)

// rooms are how many probabilities each trained context has, and choices how many lists of weights each sum.
var (
	rooms   = [trained]int{1 << 13, 1 << 14, 1 << 14, 10_000, 6400, 1 << 14}
	choices = [mixers]int{256, 1024, 400}
)

// lasts is how many lists of weights there are for the sums.
const lasts = 64

// fill looks at a position, given the counts of won and lost ones near it.
func (c *contexts) fill(b *board, v *view, s *step) {
	mobile, theirs := bits.OnesCount32(v.own.mobile), bits.OnesCount32(v.other.mobile)
	good, goodTheirs := bits.OnesCount32(v.own.good), bits.OnesCount32(v.other.good)
	slides, otherSlides := b.slides(v, s.other)
	near := uint32(v.race())
	race := 0 // whether a win is near
	if v.goal > 0 {
		race = 1
	}
	if v.threat > 0 {
		race |= 2
	}
	n := b.counts(s)
	won, lost := bucket(n.won), bucket(n.lost)
	both := won*8 + lost
	close := both*16 + coarse[bucket(n.wonBeside)]*4 + coarse[bucket(n.lostBeside)]
	share := fraction(n.won, n.all)*fractions + fraction(n.lost, n.all)
	shareBeside := fraction(n.wonBeside, n.beside)*fractions + fraction(n.lostBeside, n.beside)

	c.trained = [trained]int{
		((min(slides, 31)*16+min(otherSlides/2, 15))*4+min(mobile/2, 3))*4 + min(theirs/2, 3),
		close*16 + min(slides/4, 3)*4 + min(otherSlides/4, 3),
		(both*64+int(near))*4 + min(theirs/2, 3),
		share*fractions*fractions + shareBeside,
		(share*8+goodTheirs)*8 + good,
		s.seven,
	}
	base := uint32(mobile*8 + theirs)
	c.fresh = [fresh]uint32{
		b.seven(s.near)<<6 | near,
		v.other.mobile*spread1 ^ near,
		v.own.good*spread1 ^ v.other.good*spread2,
		(v.own.alone|v.other.alone)*spread1 ^ (base<<6|near)*spread2,
	}
	c.weights = [mixers]int{int(base)*4 + race, close, share*4 + min(n.all/20, 3)}
	c.last = both
}

// spread1 and spread2 are odd numbers that mix the bits of what makes up a context.
const (
	spread1 = 0x2545F491
	spread2 = 0x85EBCA6B
)
