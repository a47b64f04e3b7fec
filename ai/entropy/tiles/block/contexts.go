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

// A sight is what the contexts are made of: small numbers, mostly grades.
type sight struct {
	mobile, mobileOther int // pawns that touch a friend
	good, goodOther     int // pawns that touch enemies only
	slides, slidesOther int
	race                int // view.race
	near, nearer        int // counts of won and lost positions near, and the same with those beside
	share, shareBeside  int
	all                 int // positions near that are known
}

func (b *board) look(v *view, s *step) sight {
	g := sight{
		mobile: bits.OnesCount32(v.own.mobile), mobileOther: bits.OnesCount32(v.other.mobile),
		good: bits.OnesCount32(v.own.good), goodOther: bits.OnesCount32(v.other.good),
		race: v.race(),
	}
	g.slides, g.slidesOther = b.slides(v, s.other)
	n := b.counts(s)
	g.all = n.all
	g.near = bucket(n.won)*8 + bucket(n.lost)
	g.nearer = g.near*16 + coarse[bucket(n.wonBeside)]*4 + coarse[bucket(n.lostBeside)]
	g.share = fraction(n.won, n.all)*fractions + fraction(n.lost, n.all)
	g.shareBeside = fraction(n.wonBeside, n.beside)*fractions + fraction(n.lostBeside, n.beside)
	return g
}

// fill finds the contexts of a position.
func (c *contexts) fill(b *board, v *view, s *step) {
	g := b.look(v, s)
	half := min(g.mobileOther/2, 3)
	c.trained = [trained]int{
		((min(g.slides, 31)*16+min(g.slidesOther/2, 15))*4+min(g.mobile/2, 3))*4 + half,
		g.nearer*16 + min(g.slides/4, 3)*4 + min(g.slidesOther/4, 3),
		(g.near*races+g.race)*4 + half,
		g.share*fractions*fractions + g.shareBeside,
		(g.share*8+g.goodOther)*8 + g.good,
		s.seven,
	}
	race, mobile := uint32(g.race), uint32(g.mobile*8+g.mobileOther)
	c.fresh = [fresh]uint32{
		b.seven(s.near)*races | race,
		v.other.mobile*spread1 ^ race,
		v.own.good*spread1 ^ v.other.good*spread2,
		(v.own.alone|v.other.alone)*spread1 ^ (mobile*races|race)*spread2,
	}
	c.weights = [mixers]int{int(mobile)*4 + v.close(), g.nearer, g.share*4 + min(g.all/20, 3)}
	c.last = g.near
}

// spread1 and spread2 are odd numbers that mix the bits of what makes up a context.
const (
	spread1 = 0x2545F491
	spread2 = 0x85EBCA6B
)
